package games.oxo.search.compare;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.ExactNumber;
import games.oxo.search.LatePosition;
import games.oxo.search.MoveValue;
import games.oxo.search.textbook.Technique;
import games.oxo.search.textbook.Technique.Algorithm;
import games.oxo.search.textbook.Technique.Order;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class TechniqueStudyTest {
  static Stream<Technique> techniques() {
    return Technique.all().stream();
  }

  private static SearchCost measure(Position position, Technique technique, int depth) {
    return new TechniqueStudy(position).measure(technique, depth, () -> false);
  }

  private static MoveValue best(SearchCost cost) {
    return Objects.requireNonNull(cost.best());
  }

  private static void compareWithMinimax(Position position, Technique technique) {
    TechniqueStudy study = new TechniqueStudy(position);
    MoveValue found = best(study.measure(technique, study.mostDepth(), () -> false));
    Minimax minimax = new Minimax();
    int truth = minimax.value(position);
    assertThat(ExactNumber.of(found.value())).as("%s", position).isEqualTo(truth);
    assertThat(minimax.value(position, found.move())).as("%s", position).isEqualTo(truth);
  }

  @ParameterizedTest
  @MethodSource("techniques")
  void seesWhatTryingEverythingSees(Technique technique) {
    Dice dice = new Dice(5);
    for (String game :
        List.of("tic-tac-toe", "squava", "yavalath:side4", "connect4", "fourtic", "tictactrains")) {
      for (int i = 0; i < 3; i++) {
        compareWithMinimax(LatePosition.of(Samples.game(game), 7, dice).orElseThrow(), technique);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("techniques")
  void seesItInRandomGamesToo(Technique technique) {
    Dice dice = new Dice(6);
    for (int i = 0; i < 30; i++) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      LatePosition.of(game, 6, dice).ifPresent(each -> compareWithMinimax(each, technique));
    }
  }

  /** Before the end of the game too every technique finds the same value. */
  @ParameterizedTest
  @CsvSource({"squava, 4", "yavalath, 3", "connect4, 6", "fourtic, 4", "tictactrains:modern, 3"})
  void allTechniquesFindTheSameValue(String name, int depth) {
    Dice dice = new Dice(7);
    for (int i = 0; i < 5; i++) {
      Position position = LatePosition.of(Samples.game(name), 14, dice).orElseThrow();
      Value value = best(measure(position, Technique.all().get(0), depth)).value();
      assertThat(Technique.all())
          .allSatisfy(
              each -> assertThat(best(measure(position, each, depth)).value()).isEqualTo(value));
    }
  }

  /** Every sequence of up to five stones of Connect Four: 1 + 7 + ... + 7^5. */
  @Test
  void negamaxVisitsEverySequence() {
    Position start = Samples.game("connect4").start();
    Technique negamax = new Technique(Algorithm.NEGAMAX, Order.BOARD, false);
    assertThat(measure(start, negamax, 5).nodes()).isEqualTo(19_608);
  }

  @Test
  void eachHelpSavesPositionsInConnectFour() {
    Position position = PositionReader.read(Samples.game("connect4"), "44");
    long plain = nodes(position, false, false);
    assertThat(nodes(position, true, false)).isLessThan(plain);
    assertThat(nodes(position, false, true)).isLessThan(plain);
    assertThat(nodes(position, true, true))
        .isLessThan(nodes(position, true, false))
        .isLessThan(nodes(position, false, true));
    assertThat(plain)
        .isLessThan(
            measure(position, new Technique(Algorithm.NEGAMAX, Order.BOARD, false), 7).nodes());
  }

  private static long nodes(Position position, boolean ordering, boolean table) {
    Order order = ordering ? Order.PROMISING : Order.BOARD;
    return measure(position, new Technique(Algorithm.ALPHA_BETA, order, table), 7).nodes();
  }

  @Test
  void aSearchThatIsStoppedSaysSo() {
    Position start = Samples.game("squava").start();
    SearchCost stopped = new TechniqueStudy(start).measure(Technique.all().get(0), 6, () -> true);
    assertThat(stopped.complete()).isFalse();
    assertThat(stopped.nodes()).isBetween(512L, 1024L);
  }

  @ParameterizedTest
  @CsvSource({"squava, 5", "connect4, 8", "tic-tac-toe, 9", "yavalath, 3", "fourtic, 6"})
  void theUsualDepthIsQuick(String name, int depth) {
    assertThat(new TechniqueStudy(Samples.game(name).start()).usualDepth()).isEqualTo(depth);
  }
}
