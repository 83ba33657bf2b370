package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Analysis;
import games.oxo.search.LatePosition;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What an engine says is proven is true, however early it is asked or stopped")
class EngineProofsTest {
  private static final int POSITIONS = 3;

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "tic-tac-toe:misere", "squava", "connect4:5x4", "fourtic"})
  void everyEngine(String name) {
    Dice dice = new Dice(23);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = LatePosition.of(Samples.game(name), 5 + i % 4, dice).orElseThrow();
      int truth = Integer.signum(new Minimax().value(position));
      for (EngineEntry entry : Engines.all()) {
        // The value of a careless level is that of the move that it makes.
        if (entry.serves(position.game()) && !entry.name().matches("level[1-9]")) {
          for (int effort : new int[] {1, 8, 64, 512}) {
            check(position, truth, entry.name(), effort, i % 2 == 0);
          }
        }
      }
    }
  }

  private static void check(
      Position position, int truth, String engine, int effort, boolean everyMove) {
    List<Analysis> found = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void found(Analysis analysis) {
            found.add(analysis);
          }

          @Override
          public boolean stop() {
            return false;
          }
        };
    SearchRequest request =
        SearchRequest.of(new Limits(0, effort, effort, effort))
            .withEveryMove(everyMove)
            .withReportMillis(0);
    found.add(EveryEngine.create(position.game(), engine).think(position, request, listener));
    for (Analysis each : found) {
      String told = engine + " with effort " + effort + " at " + position + ": " + each;
      if (each.value() instanceof Proven proven) {
        assertThat(proven.result().sign()).as(told).isEqualTo(truth);
      }
      boolean lost =
          each.moves().stream()
              .anyMatch(move -> move.move().equals(each.best()) && move.value().isLoss());
      assertThat(lost && each.moves().stream().map(MoveValue::value).anyMatch(v -> !v.isProven()))
          .as(told)
          .isFalse();
    }
  }
}
