package games.oxo.session.request;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An answer that grows")
class GrowingAnswerTest {
  private final List<String> told = new ArrayList<>();

  @Test
  void isToldWhenTheWorkLooksAtItsClock() {
    GrowingAnswer<String> answer = new GrowingAnswer<>(SearchControl.NONE, told::add);
    for (String news : List.of("one", "two", "three")) {
      told.clear();
      answer.accept("not " + news);
      answer.accept(news);
      assertThat(told).isEmpty();
      Await.until(
          "a report",
          () -> {
            assertThat(answer.stop()).isFalse();
            return !told.isEmpty();
          });
      answer.stop();
      assertThat(told).containsExactly(news);
    }
  }

  @Test
  void passesOnWhatControlsTheWork() {
    SearchControl control =
        new SearchControl() {
          @Override
          public boolean stop() {
            return true;
          }

          @Override
          public long heldNanos() {
            return 7;
          }
        };
    GrowingAnswer<String> answer = new GrowingAnswer<>(control, told::add);
    assertThat(answer.stop()).isTrue();
    assertThat(answer.heldNanos()).isEqualTo(7);
  }
}
