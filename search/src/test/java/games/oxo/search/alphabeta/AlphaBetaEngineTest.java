package games.oxo.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.RandomDefinition;
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
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.value.RawValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaBetaEngineTest {
  private static AlphaBetaEngine engine(Game game, Pruning pruning, int depth) {
    return new AlphaBetaEngine(
        new SearchRules(game),
        new AlphaBetaEngine.Setup(pruning, depth, false, true, 1),
        WorkerPool.SINGLE);
  }

  private static void compare(Position position, Pruning pruning) {
    int free = position.game().board().cells() - position.ply();
    Analysis found =
        engine(position.game(), pruning, free)
            .think(position, SearchRequest.of(Limits.NONE), SearchListener.NONE);
    Minimax minimax = new Minimax();
    for (MoveValue each : found.moves()) {
      int truth = minimax.value(position, each.move());
      assertThat(ExactNumber.of(each.value())).isEqualTo(truth);
    }
    assertThat(minimax.value(position, found.best())).isEqualTo(minimax.value(position));
  }

  @ParameterizedTest
  @EnumSource
  void seesWhatTryingEverythingSees(Pruning pruning) {
    Dice dice = new Dice(3);
    for (String game :
        new String[] {
          "tic-tac-toe",
          "misere-tic-tac-toe",
          "squava",
          "yavalath:side4",
          "connect4",
          "fourtic",
          "tictactrains:modern"
        }) {
      for (int i = 0; i < 12; i++) {
        compare(LatePosition.of(Samples.game(game), 7, dice).orElseThrow(), pruning);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void seesItInRandomGamesToo(Pruning pruning) {
    Dice dice = new Dice(8);
    for (int i = 0; i < 120; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      LatePosition.of(game, 6, dice).ifPresent(position -> compare(position, pruning));
    }
  }

  private static Pruning pruning(String name) {
    return Arrays.stream(Pruning.values())
        .filter(each -> each.engine().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** No game of Connect Four ends with the sixth stone, so every sequence of moves is a leaf. */
  @Test
  void negamaxLooksAtEverySequenceOfMoves() {
    Position start = Samples.game("connect4").start();
    Analysis found =
        engine(start.game(), Pruning.NONE, 6)
            .think(start, SearchRequest.of(Limits.NONE), SearchListener.NONE);
    assertThat(found.nodes()).isEqualTo(117_649);
  }

  /** Fixed searches visit exactly these leaves; a change here must be meant. */
  @ParameterizedTest
  @CsvSource({
    "squava, alphabeta, 5",
    "squava, negascout, 5",
    "squava, negamax, 4",
    "fourtic, negamax, 3",
    "yavalath, alphabeta, 3",
    "connect4, negascout, 7",
    "fourtic, alphabeta, 4",
    "tictactrains:swiss, alphabeta, 2"
  })
  void leavesAreTheSameEveryTime(String game, String name, int depth) {
    Position start = Samples.game(game).start();
    Pruning pruning = pruning(name);
    Analysis first =
        engine(start.game(), pruning, depth)
            .think(start, SearchRequest.of(Limits.NONE), SearchListener.NONE);
    Analysis second =
        engine(start.game(), pruning, depth)
            .think(start, SearchRequest.of(Limits.NONE), SearchListener.NONE);
    assertThat(first.nodes()).isEqualTo(second.nodes());
    assertThat(first.best()).isEqualTo(second.best());
    String signature =
        "%s %s %d: %d %s %s"
            .formatted(
                game,
                name,
                depth,
                first.nodes(),
                new MoveNotation(start.game()).write(first.best()),
                RawValue.text(first.value()));
    assertThat(Samples.lines("signatures.txt")).contains(signature);
  }

  /** The value at the end of the expected play is the value of the move. */
  @ParameterizedTest
  @ValueSource(strings = {"squava", "connect4", "fourtic", "tictactrains:modern", "yavalath:side4"})
  void theExpectedPlayKeepsTheValue(String name) {
    Dice dice = new Dice(21);
    for (int i = 0; i < 10; i++) {
      Position position = LatePosition.of(Samples.game(name), 7, dice).orElseThrow();
      Analysis found =
          engine(position.game(), Pruning.NULL_WINDOWS, 64)
              .think(position, SearchRequest.of(Limits.NONE), SearchListener.NONE);
      Position at = position;
      for (Move move : found.line()) {
        assertThat(at.isLegal(move)).isTrue();
        at = at.play(move);
      }
      assertThat(at.outcome().isOver()).isTrue();
      Player mover = position.toMove().orElseThrow();
      Player winner = at.outcome().winner();
      int sign = winner == null ? 0 : winner == mover ? 1 : -1;
      assertThat(sign).isEqualTo((int) Math.signum(found.value().rank()));
      if (ExactNumber.plies(found.value()) > 0) {
        assertThat(found.line()).hasSize(ExactNumber.plies(found.value()));
      }
    }
  }

  @Test
  void theDepthGrowsAsTheBoardFills() {
    Game squava = Samples.game("squava");
    AlphaBetaEngine engine = engine(squava, Pruning.ALPHA_BETA, 0);
    assertThat(
            engine
                .think(squava.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE)
                .depth())
        .isEqualTo(4);
    Position eight = PositionReader.read(squava, "00 22 44 20 02 41 14 33");
    assertThat(engine.think(eight, SearchRequest.of(Limits.NONE), SearchListener.NONE).depth())
        .isEqualTo(6);
    Position thirteen = PositionReader.read(squava, "00 22 44 20 02 41 14 33 30 12 43 04 31");
    assertThat(engine.think(thirteen, SearchRequest.of(Limits.NONE), SearchListener.NONE).depth())
        .isEqualTo(10);
  }

  @Test
  void amongEqualMovesChanceDecidesUnlessItMayNot() {
    Game game = Samples.game("tic-tac-toe");
    java.util.Set<Object> played = new java.util.HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      AlphaBetaEngine lucky =
          new AlphaBetaEngine(
              new SearchRules(game),
              new AlphaBetaEngine.Setup(Pruning.ALPHA_BETA, 9, false, false, seed),
              WorkerPool.SINGLE);
      played.add(
          lucky.think(game.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE).best());
    }
    assertThat(played).hasSizeGreaterThan(4);
  }

  /** Workers share a limit of nodes, and it ends them all after the same depth. */
  @ParameterizedTest
  @ValueSource(strings = {"squava", "connect4", "tictactrains:modern"})
  void limitsOfNodesGiveTheSameWithAnyNumberOfWorkers(String name) {
    Game game = Samples.game(name);
    Dice dice = new Dice(8);
    for (int i = 0; i < 5; i++) {
      Position position = LatePosition.of(game, 16, dice).orElseThrow();
      SearchRequest request = SearchRequest.of(Limits.nodes(1000 + dice.below(10_000)));
      List<String> found = new ArrayList<>();
      for (int workers : new int[] {1, 2, 4}) {
        AlphaBetaEngine engine =
            new AlphaBetaEngine(
                new SearchRules(game),
                new AlphaBetaEngine.Setup(Pruning.ALPHA_BETA, 0, false, true, 1),
                ThreadWorkerPool.of(workers));
        Analysis analysis = engine.think(position, request, SearchListener.NONE);
        found.add(analysis.depth() + " " + analysis.moves());
      }
      assertThat(found).containsOnly(found.get(0));
    }
  }

  @Test
  void limitsOfTimeAndNodesGiveTheLastFinishedDepth() {
    Game game = Samples.game("yavalath");
    Analysis quick =
        engine(game, Pruning.ALPHA_BETA, 0)
            .think(game.start(), SearchRequest.of(Limits.nodes(5000)), SearchListener.NONE);
    assertThat(quick.depth()).isBetween(1, 3);
    assertThat(quick.nodes()).isBetween(1L, 6000L);
    Analysis one =
        engine(game, Pruning.ALPHA_BETA, 0)
            .think(game.start(), SearchRequest.of(Limits.nodes(1)), SearchListener.NONE);
    assertThat(game.start().isLegal(one.best())).isTrue();
  }
}
