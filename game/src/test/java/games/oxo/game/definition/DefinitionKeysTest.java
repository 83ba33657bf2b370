package games.oxo.game.definition;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.library.BuiltInGames;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DefinitionKeysTest {
  @Test
  void aFileOfTheseKeysIsTheSameGame() {
    for (String id : BuiltInGames.ids()) {
      isSame(BuiltInGames.load(id).definition());
    }
  }

  @Test
  void soAreRandomGames() {
    Dice dice = new Dice(7);
    for (int i = 0; i < 300; i++) {
      isSame(BuiltInGames.define("random", RandomDefinition.text(dice)));
      isSame(BuiltInGames.define("unusual", RandomDefinition.unusual(dice)));
    }
  }

  private static void isSame(Definition definition) {
    StringBuilder text = new StringBuilder("name = \"Again\"\n");
    text.append("notation = \"").append(definition.notation().key()).append("\"\n");
    for (Map.Entry<String, String> key : DefinitionKeys.of(definition).entrySet()) {
      text.append(key.getKey()).append(" = ").append(key.getValue()).append('\n');
    }
    Definition again = BuiltInGames.define("again", text.toString());
    assertThat(RulesFingerprint.of(Game.of(again)))
        .as("%s", text)
        .isEqualTo(RulesFingerprint.of(Game.of(definition)));
    assertThat(again.swap()).isEqualTo(definition.swap());
  }
}
