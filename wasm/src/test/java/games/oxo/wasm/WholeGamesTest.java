package games.oxo.wasm;

import games.oxo.web.browser.Screen;
import games.oxo.web.browser.WholeGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests playing without a server and without a network. */
@Tag("slow")
@ExtendWith(InFile.class)
final class WholeGamesTest {
  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#idsOfEachKind")
  void everyGameIsPlayedToItsEndByClicks(String game, Screen screen) {
    WholeGame.play(game, screen);
  }
}
