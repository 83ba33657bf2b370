package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Analysis;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class PvsEngineTest {
  private static final Limits TO_THE_END = Limits.depth(64);

  private static SearchRules last = new SearchRules(Samples.game("tic-tac-toe"));

  private static PvsEngine engine(Game game, WorkerPool pool) {
    return new PvsEngine(
        TupleEvaluation.handMade(rules(game)), new PvsEngine.Setup(true, 4_000_000, 1), pool);
  }

  /** The one of the last game: making it takes longer than a short search. */
  private static SearchRules rules(Game game) {
    if (last.game() != game) {
      last = new SearchRules(game);
    }
    return last;
  }

  private static Analysis think(Position position, boolean everyMove, Limits limits) {
    return engine(position.game(), WorkerPool.SINGLE)
        .think(position, SearchRequest.of(limits).withEveryMove(everyMove), SearchListener.NONE);
  }

  private static void compare(Position position) {
    Minimax minimax = new Minimax();
    Analysis all = think(position, true, TO_THE_END);
    assertThat(all.moves()).hasSize(position.legalMoves().size());
    for (MoveValue each : all.moves()) {
      assertThat(ExactNumber.of(each.value()))
          .as(position + " " + each.move())
          .isEqualTo(minimax.value(position, each.move()));
    }
    if (position.legalMoves().size() == 1) {
      // An engine that is asked for a move alone does not look how the only one ends.
      return;
    }
    Analysis one = think(position, false, TO_THE_END);
    int truth = minimax.value(position);
    assertThat(Integer.signum(ExactNumber.of(one.value()))).isEqualTo(Integer.signum(truth));
    assertThat(Integer.signum(minimax.value(position, one.best())))
        .isEqualTo(Integer.signum(truth));
  }

  /** Whenever it is stopped: a loss is announced only when every move loses. */
  @ParameterizedTest
  @CsvSource({
    "yavalath:no-swap, b2 d7 b5 d4 d6 e4 b4 b3 e7 c5 g7 f7 g4 g5 f5 e6 i2 h3 f2",
    "squava, 1 1 2 2 1 3",
  })
  void neverPlaysAProvenLossWhileAnotherMoveIsOpen(String name, String moves) {
    Position position = PositionReader.read(Samples.game(name), moves);
    for (long seed = 0; seed < 8; seed++) {
      for (long nodes = 500; nodes <= 8_000; nodes += 500) {
        Analysis stopped = thinkAtRandom(position, seed, Limits.nodes(nodes));
        boolean allLose =
            stopped.depth() > 0 && stopped.moves().stream().allMatch(each -> each.value().isLoss());
        assertThat(stopped.value().isLoss()).as("%d nodes: %s", nodes, stopped).isEqualTo(allLose);
      }
    }
  }

  /** With the moves in a random order. */
  private static Analysis thinkAtRandom(Position position, long seed, Limits limits) {
    PvsEngine.Setup setup = new PvsEngine.Setup(false, 4_000_000, seed);
    return new PvsEngine(TupleEvaluation.handMade(rules(position.game())), setup, WorkerPool.SINGLE)
        .think(position, SearchRequest.of(limits), SearchListener.NONE);
  }

  @Test
  void seesWhatTryingEverythingSees() {
    Dice dice = new Dice(31);
    for (String name :
        List.of("tic-tac-toe", "misere-tic-tac-toe", "squava", "yavalath:side4", "connect4")) {
      for (int i = 0; i < 30; i++) {
        compare(LatePosition.of(Samples.game(name), 7, dice).orElseThrow());
      }
    }
  }

  @Test
  void seesItInRandomGamesToo() {
    Dice dice = new Dice(32);
    int compared = 0;
    int games = FullRun.rounds(400, 100);
    for (int i = 0; i < games; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      Position position =
          game.rules().endsEarly() ? LatePosition.of(game, 6, dice).orElse(null) : null;
      if (position != null) {
        compare(position);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(games / 4);
  }

  /**
   * Where a line loses, a player with no other cell left must complete one, and the other wins
   * without a stone of its own: that can come sooner than any line that it could make.
   */
  @OnlyInFullRun
  @Test
  void seesThatAPlayerMustLoseByItsOwnLine() {
    Game known =
        Samples.gameOf(
            "name = \"Narrow\"\nboard = { shape = \"square\", width = 3, height = 4 }\n"
                + "line = { win = 4, lose = 3 }");
    compare(PositionReader.read(known, "X../.X./O../O.X"));
    Dice dice = new Dice(33);
    int compared = 0;
    while (compared < 1000) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      LineRule rule = game.definition().line();
      if (rule == null || rule.lose() == 0 || game.board().cells() > 25) {
        continue;
      }
      for (int free = 2; free <= 7; free++) {
        Position position = LatePosition.of(game, free, dice).orElse(null);
        if (position != null) {
          compare(position);
          compared++;
        }
      }
    }
  }

  @Test
  void knowsResultAndDistanceOfSquavaPositions() {
    Game game = Samples.game("squava");
    for (String[] row : Samples.data("squava_positions.txt").subList(0, 150)) {
      Position position = PositionReader.read(game, row[0]);
      Value value = think(position, true, TO_THE_END).value();
      assertThat(ExactNumber.letter(value)).as(row[0]).isEqualTo(row[1]);
      if (!value.isDraw()) {
        assertThat(ExactNumber.plies(value)).as(row[0]).isEqualTo(Integer.parseInt(row[2]));
      }
    }
  }

  @Test
  void neverContradictsWhatIsKnownOfYavalathPositions() {
    Game game = Samples.game("yavalath");
    int proven = 0;
    for (String[] row : Samples.data("yavalath_positions.txt")) {
      Position position = PositionReader.read(game, row[0]);
      Analysis found = think(position, false, Limits.nodes(20_000));
      if (found.value().isProven()) {
        proven++;
        assertThat(ExactNumber.letter(found.value())).as(row[0]).isEqualTo(row[1]);
        if (!row[1].equals("L")) {
          assertThat(Arrays.asList(row[2].split(",")))
              .as(row[0])
              .contains(Integer.toString(found.best().cell()));
        }
      }
    }
    assertThat(proven).isGreaterThan(80);
  }

  @Test
  void theExpectedPlayIsLegalAndEndsAsProven() {
    Game game = Samples.game("squava");
    for (String[] row : Samples.data("squava_positions.txt").subList(150, 200)) {
      Position position = PositionReader.read(game, row[0]);
      Analysis found = think(position, false, TO_THE_END);
      Position at = position;
      for (Move move : found.line()) {
        assertThat(at.isLegal(move)).isTrue();
        at = at.play(move);
      }
      assertThat(found.line().get(0)).isEqualTo(found.best());
    }
  }

  /** Each win of Connect Four that is at most 25 stones away, in so many nodes, not seconds. */
  @ParameterizedTest
  @CsvSource({"connect4_positions.txt, 80", "connect4_tactical.txt, 10"})
  void takesAWinWithin25Stones(String data, int least) {
    Game game = Samples.game("connect4");
    ValueScale scale = new ValueScale(game);
    Limits limits = Limits.nodes(3_000_000).withDepth(25);
    int wins = 0;
    for (String[] row : Samples.data(data)) {
      Position position = PositionReader.read(game, row[0]);
      int slowest = scale.score(new Ending(Result.WIN, 25), position.ply()).orElseThrow();
      if (Integer.parseInt(row[2]) >= Math.max(1, slowest)) {
        Move played = think(position, false, limits).best();
        String score = row[3 + game.board().column(played.cell())];
        assertThat(Integer.parseInt(score)).as(row[0]).isPositive();
        wins++;
      }
    }
    assertThat(wins).isGreaterThan(least);
  }

  /** Fixed searches visit exactly these nodes; a change here must be meant. */
  @ParameterizedTest
  @CsvSource({"squava, 7", "yavalath, 4", "connect4, 11", "yavalath:side4, 5", "tic-tac-toe, 9"})
  void nodesAreTheSameEveryTime(String name, int depth) {
    Game game = Samples.game(name);
    Analysis first = think(game.start(), false, Limits.depth(depth));
    Analysis second = think(game.start(), false, Limits.depth(depth));
    assertThat(second.nodes()).isEqualTo(first.nodes());
    assertThat(second.line()).isEqualTo(first.line());
    String signature =
        "%s deep %d: %d %s %s"
            .formatted(
                name,
                depth,
                first.nodes(),
                new MoveNotation(game).write(first.best()),
                RawValue.text(first.value()));
    assertThat(Samples.lines("signatures.txt")).contains(signature);
  }

  @Test
  void severalThreadsOnOneTableFindTheSameResults() {
    Game game = Samples.game("squava");
    for (String[] row : Samples.data("squava_positions.txt").subList(200, 260)) {
      Position position = PositionReader.read(game, row[0]);
      Value value =
          engine(game, ThreadWorkerPool.of(3))
              .think(position, SearchRequest.of(TO_THE_END), SearchListener.NONE)
              .value();
      assertThat(ExactNumber.letter(value)).as(row[0]).isEqualTo(row[1]);
    }
  }

  @Test
  void aTableOfAlmostNothingIsEnough() {
    Game game = Samples.game("yavalath");
    PvsEngine engine =
        new PvsEngine(
            TupleEvaluation.handMade(new SearchRules(game)),
            new PvsEngine.Setup(true, 0, 1),
            WorkerPool.SINGLE);
    Analysis found =
        engine.think(game.start(), SearchRequest.of(Limits.nodes(20_000)), SearchListener.NONE);
    assertThat(found.depth()).isGreaterThan(1);
    assertThat(found.nodes()).isLessThan(21_000);
  }

  /** So few nodes that the first depth is not finished, and all moves that were tried lose. */
  @Test
  void aMoveThatWasNeverTriedIsWorthWhatThePositionLooksLike() {
    String rows = "...../...O../...X.../.OXOOXO./...O...X./..X.X.../.O...../....../.X..X";
    Game game = Samples.game("yavalath:no-swap");
    Position position = PositionReader.read(game, rows);
    TupleEvaluation evaluation = TupleEvaluation.handMade(rules(game));
    LineState at = LineState.stack(rules(game))[position.ply()];
    at.set(position);
    boolean moverIsX = rules(game).moverIsX(position.ply());
    int tuples = evaluation.tuples(position.stones(Player.X), position.stones(Player.O));
    int value = evaluation.of(at, tuples, moverIsX);

    Analysis found = think(position, false, Limits.nodes(300));

    assertThat(found.depth()).isZero();
    assertThat(found.value())
        .isNotEqualTo(Chance.EVEN)
        .isEqualTo(evaluation.chance(value, found.nodes(), position.ply()));
  }
}
