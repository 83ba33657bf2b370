package games.oxo.game.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.library.BuiltInGames;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Names are short and can be printed")
class NamesTest {
  @Test
  void aLongOneIsRefused() {
    assertThat(Names.fault("it", "x".repeat(200))).isEmpty();
    assertThat(Names.fault("it", "x".repeat(201)))
        .get()
        .hasToString(
            "games.oxo.game.input.InputException: it has 201 characters; at most 200 are allowed");
    assertThatThrownBy(() -> BuiltInGames.load("a".repeat(130_000)))
        .isInstanceOf(InputException.class)
        .hasMessage("the name of the game has 130000 characters; at most 200 are allowed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava\u0000", "\u0000squava", "squ\u0007ava", "\tsquava", "squava\n"})
  void oneWithAControlCharacterIsRefused(String name) {
    assertThat(BuiltInGames.find(name)).isEmpty();
    assertThatThrownBy(() -> BuiltInGames.load(name))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "the name of the game has a control character \\(code \\d+\\), which is not allowed");
    assertThatThrownBy(() -> BuiltInGames.define("own", "extends = '''" + name + "'''"))
        .isInstanceOf(InputException.class);
  }
}
