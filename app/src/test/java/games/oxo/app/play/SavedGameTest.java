package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests games in files: with variations and notes, played on, and looked at. */
final class SavedGameTest {
  private static final String HEAD =
      "# tic-tac-toe\n# X: human\n# O: level3\n# date: 2026-11-19T06:05Z\n";

  private static final String MOVES =
      "{An opening.}   1. a1 b1   2. c1? {= loss 4 best b2} {Why?} (2. b2 c2) a2\n";

  @TempDir Path folder;

  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("game.txt"), HEAD + MOVES);
  }

  private String play(String typed, String... more) {
    String[] arguments = new String[more.length + 3];
    arguments[0] = "play";
    arguments[1] = "--load";
    arguments[2] = file.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return Run.withInput(typed, arguments).out();
  }

  @Test
  void aSavedGameGoesOnWithItsRulesAndPlayers() {
    assertThat(play("moves\n")).contains("You are X against level3.", "Game:  1. a1 b1   2. c1 a2");
    assertThat(play("", "--o", "human", "--x", "level2")).contains("You are O against level2.");
  }

  @Test
  void whatIsPlayedIsSavedBesideWhatWasThere() throws IOException {
    play("b2\nsave --force " + file + "\n", "--x", "human", "--o", "human");
    assertThat(file).hasContent(HEAD + MOVES.replace("a2\n", "a2   3. b2\n"));
    play("undo\nundo\nb3\nsave --force " + file + "\n", "--x", "human", "--o", "human");
    assertThat(Files.readString(file)).endsWith("(2. b2 c2) b3 (a2   3. b2)\n");
  }

  @Test
  void aFileStartsNoProgram() throws IOException {
    Files.writeString(file, "# tic-tac-toe\n# X: cmd:touch x\n# O: mcts:policy=sharp\na1 b1\n");
    assertThat(play("moves\n")).contains("You are X against mcts.");
  }

  @Test
  void aGameBringsItsOwnRules() throws IOException {
    Files.writeString(
        file,
        """
        # a game of one's own: Small
        #| name = "Small"
        #| board = { shape = "square", width = 3, height = 3 }
        #| line = { win = 3 }
        1. a1 b1
        """);
    assertThat(play("moves\n")).contains("Small: Three in a row wins.", "Game:  1. a1 b1");
  }

  @Test
  void aGameIsGoneOnWithOrBegunNotBoth() throws IOException {
    assertThat(Run.oxo("play", "squava", "--load", file.toString()).err())
        .isEqualTo(
            "oxo: --load goes on with the game in a file, so neither a game nor a position can be"
                + " given\n");
    Files.writeString(file, "1. a1 b1\n");
    assertThat(Run.oxo("play", "--load", file.toString()).err())
        .isEqualTo(
            "oxo: " + file + " does not begin with the game that it is of, as in '# squava'\n");
  }

  @Test
  void aSavedGameIsReplayed() {
    assertThat(Run.oxo("replay", file.toString()).out())
        .startsWith("Tic-Tac-Toe: human against level3\n   An opening.\n1. X <a1>\n")
        .contains("3. X <c1>? (loss 4 best b2)\n   Why?\n   or b2 c2\n4. O <a2>\n")
        .endsWith("Not finished.\n");
    assertThat(Run.oxo("replay", "--json", file.toString()).out())
        .contains("\"mark\":\"?\"", "\"note\":\"Why?\"");
    assertThat(Run.oxo("replay", file.toString(), "3").err())
        .isEqualTo("oxo: " + file + " is one game; it has no number\n");
  }

  @Test
  void theRulesAreShownOnSmallBoards() {
    assertThat(play("rules\n")).contains("X wins with the line ", "\n  1  .");
    assertThat(Run.oxo("show", "squava", "--rules").out())
        .contains("X wins with the line ", "X loses with the line ");
    assertThat(Run.oxo("show", "squava", "--rules", "--json").out())
        .startsWith("{\"examples\":[{\"text\":\"X wins with the line ");
  }
}
