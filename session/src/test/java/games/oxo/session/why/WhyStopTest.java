package games.oxo.session.why;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.judge.PositionJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An explanation of a move grows step by step, and can be stopped")
class WhyStopTest {
  private static WhySearch search() {
    Position position = PositionReader.read(Samples.game("tic-tac-toe"), "b2");
    return new WhySearch(
        new PositionJudge(position.game(), 1 << 22, Knowledge.NONE),
        position,
        new MoveNotation(position.game()).read(position, "b1"),
        Limits.NONE);
  }

  @Test
  void eachStepIsHeardAndABetterMoveLast() {
    List<Why> heard = new ArrayList<>();
    Why last = search().run(SearchControl.NONE, heard::add).orElseThrow();
    assertThat(heard).extracting(why -> why.steps().size()).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(heard).allMatch(why -> why.better() == null);
    assertThat(last.steps()).isEqualTo(heard.get(5).steps());
    assertThat(last.better()).isNotNull();
  }

  @Test
  void whatIsKnownWhenItIsStoppedIsTheAnswer() {
    assertThat(search().run(() -> true, any -> {})).isEmpty();
    List<Why> heard = new ArrayList<>();
    Optional<Why> stopped = search().run(() -> heard.size() >= 3, heard::add);
    assertThat(stopped).isPresent();
    assertThat(heard).hasSize(3);
    assertThat(stopped.get().steps()).isEqualTo(heard.get(2).steps());
    assertThat(stopped.get().value()).isEqualTo(heard.get(0).value());
  }
}
