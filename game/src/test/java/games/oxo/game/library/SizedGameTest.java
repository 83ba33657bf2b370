package games.oxo.game.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.definition.Definition;
import games.oxo.game.input.InputException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Built-in games on boards of other sizes")
class SizedGameTest {
  @ParameterizedTest
  @CsvSource({
    "connect4:8x7, connect4:8x7, 8x7",
    "Connect4:08X07, connect4:8x7, 8x7",
    "connect-four:8x7, connect4:8x7, 8x7",
    "squava:6x6, squava:6x6, 6x6",
    "tic-tac-toe:4x4, tic-tac-toe:4x4, 4x4",
    "tic-tac-toe:misere:4x3, tic-tac-toe:misere:4x3, 4x3",
    "fourtic:5x5, fourtic:5x5, 5x5",
    "tictactrains:5x5, tictactrains:5x5, 5x5",
    "tictactrains:modern:8x8, tictactrains:modern:8x8, 8x8",
    "yavalath:side3, yavalath:side3, hexagon of side 3",
    "yavalath:no-swap:side4, yavalath:no-swap:side4, hexagon of side 4"
  })
  void theRulesAreThoseOfTheGame(String name, String id, String board) {
    Definition sized = BuiltInGames.load(name).definition();
    assertThat(sized.id()).isEqualTo(id);
    assertThat(sized.board().describe()).isEqualTo(board);
    Definition base = BuiltInGames.load(id.substring(0, id.lastIndexOf(':'))).definition();
    assertThat(sized.line()).isEqualTo(base.line());
    assertThat(sized.turns()).isEqualTo(base.turns());
    assertThat(sized.swap()).isEqualTo(base.swap());
    assertThat(sized.notation()).isEqualTo(base.notation());
    assertThat(sized.board().gravity()).isEqualTo(base.board().gravity());
  }

  @Test
  void anIdThatWasStoredFindsTheSameRulesAgain() {
    Game game = BuiltInGames.load("Connect-Four:08x07");
    assertThat(BuiltInGames.load(game.id())).isEqualTo(game);
    assertThat(RulesFingerprint.of(BuiltInGames.load(game.id())))
        .isEqualTo(RulesFingerprint.of(game));
    assertThat(BuiltInGames.isId(game.id())).isTrue();
    assertThat(BuiltInGames.isId("connect4:08x07")).isFalse();
    assertThat(BuiltInGames.isId("connect4:9x9")).isFalse();
  }

  @Test
  void theUsualSizeHasTheUsualRules() {
    assertThat(RulesFingerprint.of(BuiltInGames.load("squava:5x5")))
        .isEqualTo(RulesFingerprint.of(BuiltInGames.load("squava")));
  }

  /** Named variants keep their names and files. */
  @Test
  void aNamedVariantComesFirst() {
    assertThat(BuiltInGames.load("yavalath:side4").name()).isEqualTo("Small Yavalath");
    assertThat(BuiltInGames.load("connect4:5x4").name()).isEqualTo("Connect Four, 5x4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "connect4:80x7 | connect4:80x7 cannot be played: 'board.width' is 80; it must be 1 to 64",
        "connect4:9x8 | connect4:9x8 cannot be played: a board of 9x8 has 72 cells; width times height must be 1 to 64",
        "connect4:0x7 | connect4:0x7 cannot be played: 'board.width' is 0; it must be 1 to 64",
        "connect4:3x3 | connect4:3x3 cannot be played: 'line.win' is 4, but the longest line on this board (3x3) has 3 cells",
        "yavalath:side6 | yavalath:side6 cannot be played: 'board.side' is 6; it must be 1 to 5",
        "yavalath:6x6 | 6x6 is not a size of yavalath; write yavalath:side4, for example",
        "squava:side4 | side4 is not a size of squava; write squava:6x6, for example",
        "connect4:8x7:8x7 | connect4 has no variant '8x7:8x7'; known: 5x4, 5x5, 6x5",
        "tictactrains:modern:5x5 | tictactrains:modern:5x5 cannot be played: the turn order names ring 3, but this board (5x5) has rings 1 to 2",
        "chess:8x8 | there is no game 'chess:8x8'; the built-in games are tic-tac-toe, squava, yavalath, connect4, fourtic, tictactrains",
        ":3x3 | there is no game ':3x3'; the built-in games are tic-tac-toe, squava, yavalath, connect4, fourtic, tictactrains"
      })
  void aSizeThatCannotBeIsRefused(String name, String message) {
    assertThatThrownBy(() -> BuiltInGames.load(name))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
