package games.oxo.session.review;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import games.oxo.session.judge.PositionJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Reviews of games")
class ReviewSearchTest {
  private static final long BYTES = 1 << 22;
  private static final int GAMES = 200;
  private static final int MOST_CELLS = 10;

  private static Review review(Position end) {
    return search(end, Limits.nodes(1_000_000)).run(SearchControl.NONE, any -> {});
  }

  private static ReviewSearch search(Position end, Limits limits) {
    PositionJudge judge = new PositionJudge(end.game(), BYTES, Knowledge.NONE);
    return new ReviewSearch(judge, end, limits);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | b2 b1 a1 c3 a2 c2 a3 | O's b1 is a blunder: O loses in 6. With a1: draw.",
        "tic-tac-toe | a1 b1 b2 c3 c1 a3 b3"
            + " | O's b1 is a blunder: O loses in 6. With b2: draw."
            + " X's c1 throws the win away: draw. With a2: X wins in 3.",
        "tic-tac-toe | a1 b2 c3 b1 b3 | ",
        "tic-tac-toe:misere | b2 a1 b1 | X's b1 is a blunder: X loses in 7. With c3: draw.",
      })
  void tellMistakesApart(String game, String moves, @Nullable String told) {
    Position end = PositionReader.read(Samples.game(game), moves);
    ReviewText text = new ReviewText(end.game());
    String all =
        review(end).mistakes().stream().map(text::sentence).collect(Collectors.joining(" "));
    assertThat(all).startsWith(told == null ? "" : told);
    assertThat(all.isEmpty()).isEqualTo(told == null);
  }

  @Test
  void ofSmallGamesAgreeWithExhaustiveSearch() {
    Dice dice = new Dice(31);
    int reviewed = 0;
    while (reviewed < GAMES) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      if (game.board().cells() <= MOST_CELLS && !game.definition().swap()) {
        Position end = randomGame(game, dice);
        Review review = review(end);
        assertThat(review.moves()).hasSize(end.moves().size());
        review.moves().forEach(each -> check(end, each));
        reviewed++;
      }
    }
  }

  private static Position randomGame(Game game, Dice dice) {
    Position position = game.start();
    while (!position.outcome().isOver()) {
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(dice.below(legal.size())));
    }
    return position;
  }

  private static void check(Position end, ReviewedMove move) {
    Position before = end;
    while (before.moves().size() >= move.ply()) {
      before = before.previous().orElseThrow();
    }
    Minimax minimax = new Minimax();
    int best = Integer.signum(minimax.value(before));
    int made = Integer.signum(minimax.value(before, move.move()));
    int side = move.player() == Player.X ? 1 : -1;
    assertThat(side * sign(move.before())).isEqualTo(best);
    assertThat(side * sign(move.after())).isEqualTo(made);
    boolean points =
        move.before() instanceof Margin
            && minimax.value(before) > minimax.value(before, move.move());
    Mistake expected =
        best > 0 && made <= 0
            ? Mistake.LOST_WIN
            : best == 0 && made < 0 ? Mistake.BLUNDER : points ? Mistake.POINTS : null;
    assertThat(move.mistake()).isEqualTo(expected);
    if (expected != null) {
      Move better = move.kind().isPresent() ? move.best() : null;
      assertThat(better).isNotNull();
      assertThat(Integer.signum(minimax.value(before, better))).isEqualTo(best);
      if (points) {
        assertThat(minimax.value(before, better)).isEqualTo(minimax.value(before));
      }
    }
  }

  private static int sign(Value value) {
    return ((Proven) value).result().sign();
  }

  @Test
  void areKnownMoveByMoveAndWhenTheyAreStopped() {
    Position end = PositionReader.read(Samples.game("squava"), "1,1 2,2 1,4 1,3 4,1 2,1 3,2 2,3");
    Limits limits = new Limits(0, 0, 20_000, 200);
    List<Review> whole = new ArrayList<>();
    Review last = search(end, limits).run(SearchControl.NONE, whole::add);
    assertThat(whole).hasSize(8).endsWith(last);
    assertThat(last.moves()).hasSize(8);
    for (int known = 0; known < 8; known++) {
      List<Review> heard = new ArrayList<>();
      int most = known;
      Review stopped = search(end, limits).run(() -> heard.size() >= most, heard::add);
      assertThat(heard).isEqualTo(whole.subList(0, known));
      assertThat(stopped.moves()).isEqualTo(last.moves().subList(8 - known, 8));
      assertThat(stopped.of()).isEqualTo(8);
    }
  }

  @Test
  void pointsThatAreGivenAwayAreAMistake() {
    assertThat(MistakeFinder.find(new Margin(5), new Margin(2))).contains(Mistake.POINTS);
    assertThat(MistakeFinder.find(new Margin(-1), new Margin(-4))).contains(Mistake.POINTS);
    assertThat(MistakeFinder.find(new Margin(3), new Margin(0))).contains(Mistake.LOST_WIN);
    assertThat(MistakeFinder.find(new Margin(0), new Margin(-1))).contains(Mistake.BLUNDER);
    assertThat(MistakeFinder.find(new Margin(2), new Margin(2))).isEmpty();
    assertThat(MistakeFinder.find(new Chance(0.9), new Margin(2))).isEmpty();
  }

  @Test
  void anEstimateThatDropsIsDoubtful() {
    assertThat(MistakeFinder.find(new Chance(0.6), new Chance(0.35))).contains(Mistake.DOUBTFUL);
    assertThat(MistakeFinder.find(new Chance(0.6), new Chance(0.5))).isEmpty();
    assertThat(MistakeFinder.find(new Chance(0.6), Ending.loss(4))).contains(Mistake.BLUNDER);
    assertThat(MistakeFinder.find(new Chance(0.1), Ending.loss(4))).isEmpty();
    assertThat(MistakeFinder.find(Ending.win(5), new Chance(0.6))).contains(Mistake.DOUBTFUL);
    assertThat(MistakeFinder.find(Ending.win(5), Ending.loss(2))).contains(Mistake.LOST_WIN);
    assertThat(MistakeFinder.find(Ending.loss(5), Ending.loss(2))).isEmpty();
  }
}
