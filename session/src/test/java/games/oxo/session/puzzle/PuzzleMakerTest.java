package games.oxo.session.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome.Reason;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Puzzles")
@Tag("slow")
class PuzzleMakerTest {
  private static final int OF_EACH_GAME = FullRun.rounds(20, 2);
  private static final int WITH_A_WISH = FullRun.rounds(5, 1);
  private static final int MOST_FREE_TO_TRY_ALL = 10;

  /** How many times a search is stopped at another place. */
  private static final int STOPS = 50;

  /** How often a stopped search may ask once more. */
  private static final int FEW = 10;

  /** Line games of each kind, and games with what those do not have. */
  static Stream<Game> lineGames() {
    return Stream.concat(
        Samples.oneOfEachKind().filter(game -> game.rules().endsEarly()),
        Stream.of(
                "name = \"Tall\"\nboard = { shape = \"square\", width = 4, height = 5, gravity = true }\n"
                    + "line = { win = 4, lose = 3 }\n",
                "name = \"Small\"\nboard = { shape = \"square\", width = 4, height = 4 }\n"
                    + "line = { win = 4, lose = 3 }\nswap = true\n",
                "name = \"Cells\"\nboard = { shape = \"hexagon\", side = 3 }\n"
                    + "line = { win = 4, lose = 3 }\n",
                "name = \"Pairs\"\nboard = { shape = \"square\", width = 4, height = 4 }\n"
                    + "line = { win = 4 }\nturns = \"XA, (OA, OA, XA, XA), ...\"\n",
                "name = \"Rings\"\nboard = { shape = \"square\", width = 5, height = 4 }\n"
                    + "line = { win = 4, lose = 3 }\nturns = \"XA, O1, XA, O2, XA, OA, ...\"\n")
            .map(Samples::gameOf));
  }

  private static Optional<Puzzle> next(PuzzleMaker maker) {
    return maker.next(SearchControl.NONE, tried -> {});
  }

  private static List<Puzzle> make(Game game, long seed, int count) {
    PuzzleMaker maker =
        new PuzzleMaker(game, seed, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE);
    List<Puzzle> puzzles = new ArrayList<>();
    while (puzzles.size() < count && !maker.hasGivenUp()) {
      next(maker).ifPresent(puzzles::add);
    }
    return puzzles;
  }

  @ParameterizedTest
  @MethodSource("lineGames")
  void haveExactlyOneWinningMove(Game game) {
    List<Puzzle> puzzles = make(game, 7, OF_EACH_GAME);
    assertThat(puzzles).isNotEmpty();
    for (Puzzle each : puzzles) {
      Solver solver = new Solver(game, 64_000_000, WorkerPool.SINGLE, ExactValues.NONE);
      Position position = each.position();
      Solution found =
          solver.solve(position, SolveGoal.BEST.weakly(), Limits.NONE, SolveListener.NONE);
      assertThat(found.atLeast().result()).isEqualTo(Result.WIN);
      assertThat(found.best()).containsExactly(each.best());
      Solution exact = solver.solve(position, SolveGoal.VALUE, Limits.NONE, SolveListener.NONE);
      assertThat(exact.atLeast()).isEqualTo(new Ending(Result.WIN, each.plies()));
      assertThat(each.plies()).isGreaterThanOrEqualTo(PuzzleWish.SHORTEST);
      assertThat(safeMoves(position)).isGreaterThan(1);
      if (game.board().cells() - position.ply() <= MOST_FREE_TO_TRY_ALL) {
        checkByTryingEverything(each);
      }
      assertThat(each.grade()).isBetween(1, 10);
      assertThat(each.key()).isEqualTo(CanonicalForm.of(position).key().toString());
      assertThat(PositionReader.read(game, PositionWriter.rows(position))).isEqualTo(position);
    }
    Set<String> keys = new HashSet<>();
    puzzles.forEach(each -> assertThat(keys.add(each.key())).isTrue());
  }

  /** By trying everything, on positions as the rules give them. */
  private static void checkByTryingEverything(Puzzle puzzle) {
    Minimax all = new Minimax();
    Position position = puzzle.position();
    List<Move> winning =
        position.legalMoves().stream().filter(move -> all.value(position, move) > 0).toList();
    assertThat(winning).containsExactly(puzzle.best());
    assertThat(Minimax.stonesToTheEnd(all.value(position))).isEqualTo(puzzle.plies());
  }

  /** How many moves neither lose at once nor let the other player win at once. */
  private static long safeMoves(Position position) {
    Player mover = position.toMove().orElseThrow();
    return position.legalMoves().stream()
        .map(position::play)
        .filter(after -> after.outcome().winner() == null)
        .filter(
            after ->
                after.legalMoves().stream()
                    .map(after::play)
                    .noneMatch(
                        next ->
                            next.outcome().reason() == Reason.WINNING_LINE
                                && next.outcome().winner() == mover.other()))
        .count();
  }

  @ParameterizedTest
  @MethodSource("lineGames")
  void areTheSameForTheSameSeed(Game game) {
    int count = FullRun.rounds(2, 1);
    assertThat(make(game, 5, count)).isEqualTo(make(game, 5, count));
  }

  /** Whatever it is busy with. */
  @Test
  void areNotLookedForAfterAStop() {
    Game game = Samples.game("squava");
    int[] looks = {0};
    SearchControl counting = () -> ++looks[0] < 0;
    PuzzleMaker whole = new PuzzleMaker(game, 1, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE);
    assertThat(whole.next(counting, tried -> {})).isPresent();
    int all = looks[0];
    for (int stop = 1; stop < all; stop += 1 + all / STOPS) {
      PuzzleMaker maker =
          new PuzzleMaker(game, 1, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE);
      looks[0] = -stop;
      SearchControl stopping = () -> ++looks[0] >= 0;
      assertThat(maker.next(stopping, tried -> {})).isEmpty();
      assertThat(maker.hasGivenUp()).isFalse();
      assertThat(looks[0]).as("looks after the stop").isLessThan(FEW);
    }
  }

  @Test
  void areLookedForAloud() {
    PuzzleMaker maker =
        new PuzzleMaker(
            Samples.game("squava"), 1, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE);
    List<Long> heard = new ArrayList<>();
    assertThat(maker.next(SearchControl.NONE, heard::add)).isPresent();
    assertThat(heard).isEqualTo(LongStream.rangeClosed(1, maker.tried()).boxed().toList());
  }

  @Test
  void areOthersForAnotherSeed() {
    Game game = Samples.game("squava");
    assertThat(make(game, 1, 3)).isNotEqualTo(make(game, 2, 3));
  }

  @Test
  void thatAreToBeAvoidedAreNotMade() {
    Game game = Samples.game("squava");
    List<String> keys = make(game, 1, 3).stream().map(Puzzle::key).toList();
    PuzzleMaker maker = new PuzzleMaker(game, 1, PuzzleWish.ANY, keys, EvaluationSupply.NONE);
    for (int i = 0; i < 5; i++) {
      assertThat(keys).doesNotContain(next(maker).orElseThrow().key());
    }
  }

  @Test
  void haveTheGradesAndLengthThatAreWanted() {
    PuzzleMaker maker =
        new PuzzleMaker(
            Samples.game("squava"),
            1,
            new PuzzleWish(5, 7, 9, 14),
            List.of(),
            EvaluationSupply.NONE);
    for (int i = 0; i < WITH_A_WISH; i++) {
      Puzzle made = next(maker).orElseThrow();
      assertThat(made.grade()).isBetween(5, 7);
      assertThat(made.plies()).isBetween(9, 14);
    }
  }

  /** A small game has few; the search ends when no new position turns up in play. */
  @Test
  void comeToAnEndInASmallGame() {
    Game game = Samples.game("tic-tac-toe");
    List<String> made = make(game, 1, Integer.MAX_VALUE).stream().map(Puzzle::key).toList();
    assertThat(made).hasSizeGreaterThan(10).isSubsetOf(byHand(game));
  }

  /** The keys of all positions that are puzzles, by trying everything. */
  private static Set<String> byHand(Game game) {
    Minimax all = new Minimax();
    all.value(game.start());
    Set<String> keys = new HashSet<>();
    for (Position each : all.known().keySet()) {
      List<Move> legal = each.legalMoves();
      List<Move> winning = legal.stream().filter(move -> all.value(each, move) > 0).toList();
      if (winning.size() == 1 && all.value(each) < 99 && safeMoves(each) > 1) {
        keys.add(CanonicalForm.of(each).key().toString());
      }
    }
    return keys;
  }

  private static List<Puzzle> ofKind(Game game, PuzzleKind kind, int rating, int count) {
    PuzzleMaker maker =
        new PuzzleMaker(
            game, 3, PuzzleWish.ANY.with(kind, rating), List.of(), EvaluationSupply.NONE);
    List<Puzzle> puzzles = new ArrayList<>();
    while (puzzles.size() < count) {
      puzzles.add(next(maker).orElseThrow());
    }
    return puzzles;
  }

  @Test
  void forBeginnersHaveOneMoveThatWinsAtOnceOrBlocks() {
    for (String name : List.of("squava", "yavalath", "connect4")) {
      Game game = Samples.game(name);
      for (Puzzle each : ofKind(game, PuzzleKind.AT_ONCE, 0, 5)) {
        Position from = each.position();
        Player mover = from.toMove().orElseThrow();
        assertThat(from.legalMoves())
            .filteredOn(move -> from.play(move).outcome().winner() == mover)
            .containsExactly(each.best());
      }
      for (Puzzle each : ofKind(game, PuzzleKind.BLOCK, 0, 5)) {
        assertThat(safeMoves(each.position())).isEqualTo(1);
        assertThat(safeMoves(each.position().play(each.best()))).isNotNegative();
        assertThat(each.traits().theme()).isEqualTo(PuzzleTraits.Theme.BLOCK);
      }
    }
  }

  @Test
  void ofScoreGamesHaveOneMoveWithTheBestMargin() {
    Game game = Samples.game("fourtic");
    for (Puzzle each : ofKind(game, PuzzleKind.POINTS, 0, 3)) {
      Minimax all = new Minimax();
      Position from = each.position();
      assertThat(from.legalMoves())
          .filteredOn(move -> all.value(from, move) == all.value(from))
          .containsExactly(each.best());
    }
  }

  @Test
  void areNearToARatingThatIsWanted() {
    for (Puzzle each : ofKind(Samples.game("squava"), PuzzleKind.WIN, 1500, 3)) {
      assertThat(each.traits().rating()).isBetween(1350, 1650);
      assertThat(each.traits().own()).isBetween(each.plies() / 2, (each.plies() + 1) / 2);
    }
  }

  @Test
  void haveRatingsThatTellThemApart() {
    List<Integer> ratings =
        ofKind(Samples.game("squava"), PuzzleKind.WIN, 0, 20).stream()
            .map(each -> each.traits().rating())
            .distinct()
            .toList();
    assertThat(ratings).hasSizeGreaterThan(10);
  }

  @Test
  void areNotMadeForScoreGames() {
    Game fourtic = Samples.game("fourtic");
    assertThatThrownBy(
            () -> new PuzzleMaker(fourtic, 1, PuzzleWish.ANY, List.of(), EvaluationSupply.NONE))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "puzzles are made only for games that a line decides; fourtic is decided by points");
  }

  @Test
  void aGameThatNobodyCanWinHasNone() {
    Game game =
        Samples.gameOf(
            "name = \"Narrow\"\nboard = { shape = \"square\", width = 3, height = 1 }\n"
                + "line = { win = 3 }\n");
    assertThat(make(game, 1, 1)).isEmpty();
  }
}
