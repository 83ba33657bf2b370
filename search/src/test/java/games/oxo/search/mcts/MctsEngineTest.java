package games.oxo.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
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
import games.oxo.search.value.Chance;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class MctsEngineTest {
  private static final long MEMORY = 100_000_000;

  private static MctsEngine engine(Game game, boolean solver, long seed) {
    Policy policy = game.rules().endsEarly() ? Policy.SHARP : Policy.UNIFORM;
    MctsEngine.Setup setup = new MctsEngine.Setup(solver, policy, MEMORY, seed);
    return new MctsEngine(new SearchRules(game), setup, WorkerPool.SINGLE);
  }

  private static Analysis think(Position position, boolean solver, long simulations) {
    return engine(position.game(), solver, 1)
        .think(position, SearchRequest.of(Limits.simulations(simulations)), SearchListener.NONE);
  }

  @ParameterizedTest
  @CsvSource({"squava, 300, 200", "yavalath, 100, 20", "fourtic, 400, 120"})
  void whatTheSolverProvesIsTrue(String name, int positions, int atLeastProven) {
    Game game = Samples.game(name);
    List<String[]> rows = Samples.data(name + "_positions.txt");
    assertThat(rows).hasSize(positions);
    int proven = 0;
    for (String[] row : rows) {
      Analysis found = think(PositionReader.read(game, row[0]), true, 3000);
      if (found.value().isProven()) {
        proven++;
        String truth =
            game.rules().endsEarly()
                ? row[1]
                : Integer.parseInt(row[1]) > 0 ? "W" : Integer.parseInt(row[1]) < 0 ? "L" : "D";
        assertThat(ExactNumber.letter(found.value())).as(row[0]).isEqualTo(truth);
        if (!game.rules().endsEarly()) {
          assertThat(ExactNumber.of(found.value())).isEqualTo(Integer.parseInt(row[1]));
        }
      }
    }
    assertThat(proven).isGreaterThanOrEqualTo(atLeastProven);
  }

  @Test
  void lateScoreGamesAreSolvedWithTheRightMargin() {
    Dice dice = new Dice(6);
    for (String name : List.of("tictactrains", "tictactrains:swiss", "fourtic")) {
      for (int i = 0; i < 5; i++) {
        Position position = LatePosition.of(Samples.game(name), 5, dice).orElseThrow();
        Analysis found = think(position, true, 5000);
        assertThat(found.value().isProven()).isTrue();
        assertThat(ExactNumber.of(found.value())).isEqualTo(new Minimax().value(position));
        assertThat(new Minimax().value(position, found.best()))
            .isEqualTo(ExactNumber.of(found.value()));
      }
    }
  }

  @Test
  void provenMovesOfRandomGamesAreWhatMinimaxSays() {
    Dice dice = new Dice(12);
    int proven = 0;
    for (int i = 0; i < 60; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      Position position = LatePosition.of(game, 6, dice).orElse(null);
      if (position == null) {
        continue;
      }
      Minimax minimax = new Minimax();
      for (MoveValue each : think(position, true, 2000).moves()) {
        if (each.value().isProven()) {
          proven++;
          int truth = Integer.signum(minimax.value(position, each.move()));
          assertThat(ExactNumber.sign(each.value())).isEqualTo(truth);
        }
      }
    }
    assertThat(proven).isGreaterThan(80);
  }

  @ParameterizedTest
  @CsvSource({"connect4, 4", "tic-tac-toe, b2"})
  void manySimulationsFindTheGoodOpening(String name, String move) {
    Game game = Samples.game(name);
    Analysis found = think(game.start(), false, 60_000);
    assertThat(new MoveNotation(game).write(found.best())).isEqualTo(move);
  }

  @Test
  void theTreeIsKeptFromMoveToMove() {
    for (boolean solver : new boolean[] {false, true}) {
      Game game = Samples.game("squava");
      MctsEngine engine = engine(game, solver, 3);
      Position position = game.start();
      long simulations = 5000;
      while (!position.outcome().isOver()) {
        Analysis found =
            engine.think(
                position, SearchRequest.of(Limits.simulations(simulations)), SearchListener.NONE);
        long visits = found.moves().stream().mapToLong(MoveValue::visits).sum();
        boolean reused = visits > found.simulations();
        assertThat(reused || position.ply() == 0 || found.value().isProven()).isTrue();
        assertThat(found.moves()).hasSize(position.legalMoves().size());
        position = position.play(found.best());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"squava, mcts-solver", "yavalath:no-swap, mcts-solver", "tictactrains, mcts"})
  void aFewResultsDoNotMakeAMoveLookDecided(String name, String engineName) {
    Position start = Samples.game(name).start();
    List<MoveValue> rarelyTried =
        think(start, engineName.equals("mcts-solver"), 3000).moves().stream()
            .filter(each -> each.visits() < 10 && !each.value().isProven())
            .toList();
    assertThat(rarelyTried).isNotEmpty();
    assertThat(rarelyTried)
        .map(each -> ((Chance) each.value()).expected())
        .allMatch(chance -> chance > 0.2 && chance < 0.8);
  }

  @ParameterizedTest
  @CsvSource({
    "squava, mcts",
    "squava, mcts-solver",
    "yavalath, mcts-solver",
    "fourtic, mcts-solver",
    "tictactrains:modern, mcts",
    "connect4, mcts"
  })
  void sameSeedSameSearch(String name, String engineName) {
    Game game = Samples.game(name);
    boolean solver = engineName.equals("mcts-solver");
    Limits limits = Limits.simulations(2000);
    Analysis first =
        engine(game, solver, 7).think(game.start(), SearchRequest.of(limits), SearchListener.NONE);
    Analysis second =
        engine(game, solver, 7).think(game.start(), SearchRequest.of(limits), SearchListener.NONE);
    assertThat(first.moves()).isEqualTo(second.moves());
    Analysis other =
        engine(game, solver, 8).think(game.start(), SearchRequest.of(limits), SearchListener.NONE);
    assertThat(other.moves()).isNotEqualTo(first.moves());
    long checksum = 0;
    for (MoveValue each : first.moves()) {
      checksum = checksum * 31 + each.visits() * 100 + each.move().cell();
    }
    String signature = "%s %s: %x".formatted(name, engineName, checksum);
    assertThat(Samples.lines("signatures.txt")).contains(signature);
  }

  @Test
  void littleMemoryIsEnough() {
    Game game = Samples.game("yavalath");
    MctsEngine.Setup setup = new MctsEngine.Setup(true, Policy.SHARP, 1000, 1);
    MctsEngine engine = new MctsEngine(new SearchRules(game), setup, WorkerPool.SINGLE);
    Analysis found =
        engine.think(game.start(), SearchRequest.of(Limits.simulations(5000)), SearchListener.NONE);
    assertThat(found.simulations()).isEqualTo(5000);
    assertThat(game.start().isLegal(found.best())).isTrue();
  }

  @Test
  void aWinInOneIsProvenAtOnce() {
    Game game = Samples.game("connect4");
    Analysis found = think(PositionReader.read(game, "112233"), true, 10);
    assertThat(found.value().isWin()).isTrue();
    assertThat(new MoveNotation(game).write(found.best())).isEqualTo("4");
  }
}
