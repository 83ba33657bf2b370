package games.oxo.invent.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RuleGrammarTest {
  private static final RuleSpace ALL = new RuleSpace(RuleSpace.BOARDS, RuleSpace.KEYS);

  @Test
  void theSameDiceDrawTheSameRules() {
    RuleGrammar grammar = new RuleGrammar(ALL);
    assertThat(grammar.random(new Dice(5))).isEqualTo(grammar.random(new Dice(5)));
  }

  @Test
  void mostRulesThatAreDrawnCanBePlayed() {
    RuleGrammar grammar = new RuleGrammar(ALL);
    Dice dice = new Dice(1);
    int playable = 0;
    for (int i = 0; i < 200; i++) {
      playable += isPlayable(grammar.random(dice)) ? 1 : 0;
    }
    assertThat(playable).isGreaterThan(100);
  }

  @Test
  void everyKeyIsDrawnByAndBy() {
    RuleGrammar grammar = new RuleGrammar(ALL);
    Dice dice = new Dice(2);
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      RuleSet rules = grammar.random(dice);
      if (isPlayable(rules)) {
        drawn.addAll(rules.keys().keySet());
      }
    }
    assertThat(drawn).containsAll(RuleSpace.KEYS);
  }

  @Test
  void onlyWhatMayVaryVaries() {
    RuleSpace space = new RuleSpace(List.of("5x5"), List.of("line.win", "line.lose"));
    RuleGrammar grammar = new RuleGrammar(space);
    Dice dice = new Dice(3);
    RuleSet rules = RuleSet.of(BuiltInGames.load("squava").definition());
    for (int i = 0; i < 100; i++) {
      rules = grammar.mutate(rules, dice);
      assertThat(rules.boardName()).isEqualTo("5x5");
      assertThat(rules.keys().keySet())
          .isSubsetOf(
              "board.shape", "board.width", "board.height", "line.win", "line.lose", "swap");
    }
  }

  @Test
  void aCrossHasTheBoardOfOneAndMayHaveTheGoalOfTheOther() {
    RuleSet squava = RuleSet.of(BuiltInGames.load("squava").definition());
    RuleSet four = RuleSet.of(BuiltInGames.load("connect4").definition());
    RuleGrammar grammar = new RuleGrammar(ALL);
    Dice dice = new Dice(4);
    Set<String> found = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      RuleSet child = grammar.cross(squava, four, dice);
      found.add(child.boardName() + (child.keys().containsKey("line.lose") ? " lose" : ""));
    }
    assertThat(found).containsExactlyInAnyOrder("5x5", "5x5 lose", "7x6", "7x6 lose");
  }

  @Test
  void rulesAreWrittenAsAFileOfTheSameGame() {
    for (String id : BuiltInGames.ids()) {
      RuleSet rules = RuleSet.of(BuiltInGames.load(id).definition());
      assertThat(RuleSet.identity(rules.game("again")))
          .isEqualTo(RuleSet.identity(BuiltInGames.load(id)));
    }
  }

  @Test
  void distanceCountsKeys() {
    RuleSet squava = RuleSet.of(BuiltInGames.load("squava").definition());
    RuleSet four = RuleSet.of(BuiltInGames.load("connect4").definition());
    assertThat(squava.distance(squava)).isZero();
    // Another board, gravity, no losing line; four wins in both.
    double swap = squava.keys().containsKey("swap") ? 1 : 0;
    assertThat(squava.distance(four)).isEqualTo(2.5 + swap);
    assertThat(four.distance(squava)).isEqualTo(2.5 + swap);
  }

  @Test
  void aBoardOrKeyThatDoesNotExistIsNamed() {
    assertThatThrownBy(() -> new RuleSpace(List.of("5by5"), RuleSpace.KEYS))
        .isInstanceOf(InputException.class)
        .hasMessage("'5by5' is not a board; write 5x5 or hexagon:4, for example");
    assertThatThrownBy(() -> new RuleSpace(List.of("5x5"), List.of("line.wim")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("did you mean 'line.win'");
    assertThatThrownBy(() -> new RuleSpace(List.of("5x5"), List.of("swap")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("some key that decides the game must vary");
  }

  @Test
  void aNameFollowsFromTheRules() {
    assertThat(InventedName.of("abc")).isEqualTo(InventedName.of("abc"));
    assertThat(InventedName.of("abc")).matches("[A-Z][a-z]{3,9}");
  }

  private static boolean isPlayable(RuleSet rules) {
    try {
      rules.game("drawn");
      return true;
    } catch (InputException e) {
      return false;
    }
  }
}
