package games.oxo.wasm;

import games.oxo.game.FullRun;
import games.oxo.game.Samples;
import games.oxo.web.browser.Screen;
import games.oxo.web.browser.WholeGame;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests playing without a server and without a network. */
@Tag("slow")
@ExtendWith(InFile.class)
final class WholeGamesTest {
  /** The page is the same as with a server, so a game with gravity and one with a swap will do. */
  static Stream<String> games() {
    return FullRun.isOn() ? Samples.idsOfEachKind() : Stream.of("connect4", "yavalath:side4");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayedToItsEndByClicks(String game, Screen screen) {
    WholeGame.play(game, screen);
  }
}
