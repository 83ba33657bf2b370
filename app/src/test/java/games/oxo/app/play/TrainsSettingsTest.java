package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The settings file of the original TicTacTrains program")
class TrainsSettingsTest extends WithSettings {
  TrainsSettingsTest() {
    super("ttt.conf");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "# nothing | classical rules, you move first, 10000 simulations | You are X against mcts-solver",
        "#;;  # later ;SIMULATIONS=300 | classical rules, you move first, 300 simulations | You are X",
        "RULES_TYPE = 2 | modern rules, you move first, 10000 simulations | Turns: XA, O1, O3, XA, OA, ...",
        "RULES_TYPE = Swiss | swiss rules, you move first, 10000 simulations | Turns: XA, O1, O2, O3, XA,",
        "COMPUTER_PLAYING = 0;COMPUTER_PLAYER = 1;SIMULATIONS = 9 | classical rules, two people play | X to move: ",
        "COMPUTER_PLAYER = 1;SIMULATIONS = 20 | classical rules, the computer moves first, 20 simulations | You are O",
        "SEARCH_ONLY_NEIGHBORS = 1 | classical rules, you move first, 10000 simulations, only cells beside a stone | You are X",
        "SIMULATIONS = 65535;STARTING_POSITION = d4 e4 | classical rules, you move first, 65535 simulations, after d4 e4 | X(O)",
        "COMPUTER_PLAYING = 1;STARTING_MOVES = d4e4, c4 d5 | classical rules, you move first, 10000 simulations, after d4 e4, c4 d5 | X X O",
        "STARTING_MOVES = | classical rules, you move first, 10000 simulations | You are X",
      })
  void whatTheFileSaysIsToldAndPlayed(String lines, String told, String shown) throws IOException {
    String out = out(lines, "", "tictactrains", "--seed", "1");
    assertThat(out).startsWith("Settings come from " + file + ": " + told + ".\n").contains(shown);
    assertThat(out(lines.replace(";", "\r;") + "\r", "", "--seed", "1")).isEqualTo(out);
  }

  @ParameterizedTest
  @CsvSource({
    "1, classical",
    "2, modern",
    "3, postmodern",
    "4, spanish",
    "5, swiss",
    "6, viennese",
    "7, mallorcan"
  })
  void ruleSetsHaveNumbersAndNames(String number, String name) throws IOException {
    String byNumber = out("COMPUTER_PLAYING = 0;RULES_TYPE = " + number, "d4\n");
    assertThat(byNumber)
        .contains(": " + name + " rules,")
        .isEqualTo(out("COMPUTER_PLAYING = 0;RULES_TYPE = " + name, "d4\n"))
        .endsWith(out("COMPUTER_PLAYING = 0", "d4\n", "tictactrains:" + name).split("\n", 2)[1]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "3 | # a;;RULE_TYPE = 1 | unknown key 'RULE_TYPE'; did you mean 'RULES_TYPE'?",
        "2 | RULES_TYPE = 1;simulations = 5 | unknown key 'simulations'; did you mean 'SIMULATIONS'?",
        "1 | SCORING_ALGORITHM = 1 | unknown key 'SCORING_ALGORITHM'; known: RULES_TYPE, COMPUTER_PLAYING, COMPUTER_PLAYER, SIMULATIONS, SEARCH_ONLY_NEIGHBORS, STARTING_POSITION, STARTING_MOVES",
        "2 | RULES_TYPE = 1;RULES_TYPE = 1 | the key 'RULES_TYPE' is given twice",
        "2 | STARTING_MOVES = d4;STARTING_POSITION = d4 | 'STARTING_MOVES' and 'STARTING_POSITION' exclude each other",
        "1 | COMPUTER_PLAYING = yes | 'COMPUTER_PLAYING' is 'yes'; it must be 0 or 1",
        "1 | COMPUTER_PLAYER = 2 | 'COMPUTER_PLAYER' is '2'; it must be 0 or 1",
        "1 | SEARCH_ONLY_NEIGHBORS = | 'SEARCH_ONLY_NEIGHBORS' is ''; it must be 0 or 1",
        "1 | RULES_TYPE = 0 | 'RULES_TYPE' is 0; it must be 1 to 7",
        "1 | RULES_TYPE = 8 | 'RULES_TYPE' is 8; it must be 1 to 7",
        "1 | RULES_TYPE = moderne | 'RULES_TYPE' is 'moderne'; it must be 1 to 7, or a name; did you mean 'modern'?",
        "1 | SIMULATIONS = 0 | 'SIMULATIONS' is 0; it must be 1 to 65535",
        "1 | SIMULATIONS = 65536 | 'SIMULATIONS' is 65536; it must be 1 to 65535",
        "1 | SIMULATIONS = 1e4 | 'SIMULATIONS' is '1e4'; it must be a whole number from 1 to 65535",
        "1 | SIMULATIONS = 5 # few | 'SIMULATIONS' is '5 # few'; it must be a whole number from 1 to 65535",
        "2 | RULES_TYPE = 1;SIMULATIONS 5 | expected KEY = value, found 'SIMULATIONS 5'",
        "1 | STARTING_MOVES = d4 d4 | move 2 ('d4'): d4 is taken by X",
        "2 | RULES_TYPE = 2;STARTING_MOVES = d4 g4 | move 2 ('g4'): this stone of O must go into ring 1: c5 d5 e5 c4 e4 c3 d3 e3",
        "1 | STARTING_POSITION = d4e | move 2 ('e'): 'e' is not a cell; a cell is a column a to g and a row 1 to 7, as in 'g1'",
      })
  void whatIsWrongIsSaidWithFileAndLine(int line, String lines, String sentence)
      throws IOException {
    Run run = play(lines, "", "tictactrains");
    assertThat(run.err()).isEqualTo("oxo: " + file + ":" + line + ": " + sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void theCommandLineGoesBeforeTheFile() throws IOException {
    String conf = "RULES_TYPE = 2;COMPUTER_PLAYER = 1;SIMULATIONS = 30;STARTING_MOVES = d4 d5";
    assertThat(out(conf, "", "-H", "--engine", "random"))
        .startsWith("Settings come from " + file + ": modern rules, 30 simulations, after d4 d5.\n")
        .contains("You are X against random.");
    assertThat(out(conf, "", "tictactrains:classical", "--moves", "c3 c4"))
        .startsWith("Settings come from " + file + ": the computer moves first, 30 simulations.\n")
        .contains("\nClassical TicTacTrains: ", "4  . .(O)");
    assertThat(out(conf, "g4\n", "-n", "--x", "human", "--o", "human")).endsWith("X to move: \n");
    assertThat(out("COMPUTER_PLAYING = 0;SIMULATIONS = 30", "", "-C", "-n"))
        .startsWith("My move: ")
        .contains(" [30]\n");
  }

  @Test
  void anotherGameIsRefused() throws IOException {
    Run run = play("RULES_TYPE = 1", "", "squava");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "oxo: %s has settings of the original TicTacTrains program, which are not for squava\n"
                .formatted(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"any.conf", "any.toml", "ttt.conf"})
  void theKeysTellTheFormatWhateverTheName(String name) throws IOException {
    file = folder.resolve(name);
    assertThat(out("\uFEFF;# a;RULES_TYPE=2", "")).contains(": modern rules, ");
    assertThat(out("# RULES_TYPE = 2;game = 'squava'", "")).contains("\nSquava: ");
  }
}
