package games.oxo.session.examples;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.RuleText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the examples that show the rules of a game. */
final class RuleExamplesTest {
  static List<String> games() {
    return BuiltInGames.ids();
  }

  private static List<RuleExample> of(String id) {
    return RuleExamples.of(BuiltInGames.load(id));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasExamplesThatItsRulesAllow(String id) {
    List<RuleExample> examples = of(id);
    assertThat(examples).hasSizeBetween(1, 4);
    for (RuleExample example : examples) {
      // The moves lead there by the rules.
      Position again = example.position().origin();
      for (var move : example.position().moves()) {
        again = again.play(move);
      }
      assertThat(again).isEqualTo(example.position());
      assertThat(example.text()).endsWith(".").doesNotContain("..");
    }
  }

  @Test
  void theSameGameAlwaysHasTheSameExamples() {
    assertThat(of("squava")).isEqualTo(of("squava"));
  }

  @Test
  void whatWinsAndWhatLosesIsShownByFewStones() {
    List<RuleExample> examples = of("squava");
    assertThat(examples).hasSize(2);
    Outcome win = examples.get(0).position().outcome();
    assertThat(win.reason()).isEqualTo(Outcome.Reason.WINNING_LINE);
    assertThat(win.winner()).isEqualTo(Player.X);
    assertThat(examples.get(0).position().ply()).isEqualTo(7);
    assertThat(examples.get(1).position().outcome().reason()).isEqualTo(Outcome.Reason.LOSING_LINE);
    assertThat(examples.get(1).position().ply()).isEqualTo(5);
    assertThat(Long.bitCount(examples.get(1).cells())).isEqualTo(3);
  }

  @Test
  void aBranchOfAPathDoesNotCount() {
    RuleExample example = of("tictactrains:modern").get(0);
    Position position = example.position();
    assertThat(position.points(Player.X)).isEqualTo(Long.bitCount(example.cells()));
    assertThat(position.stones(Player.X) & ~example.cells()).isNotZero();
    assertThat(example.text()).contains("branches off and does not count");
  }

  @Test
  void turnsAndTheSwapAreShownWhereTheRulesHaveThem() {
    assertThat(of("tictactrains:modern").get(1).text())
        .isEqualTo("O places two stones, this one in ring 1.");
    assertThat(of("yavalath")).hasSize(3);
    assertThat(of("yavalath").get(2).position().swapOffered()).isTrue();
    assertThat(of("yavalath:no-swap")).hasSize(2);
  }

  @Test
  void aScoreGameShowsItsEnd() {
    RuleExample example = of("fourtic").get(0);
    assertThat(example.text()).isEqualTo(RuleText.outcome(example.position()) + ".");
    Game game = example.position().game();
    assertThat(example.position().ply()).isEqualTo(game.board().cells());
  }
}
