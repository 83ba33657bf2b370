package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Settings of play in a file")
class SettingsFileTest extends WithSettings {
  SettingsFileTest() {
    super("my.toml");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1 | variat = 'a' | unknown key 'variat'; did you mean 'variant'?",
        "2 | seed = 1;moves_only = true | unknown key 'moves_only'; did you mean 'moves-only'?",
        "1 | computer = 'yes' | 'computer' must be true or false, not text",
        "1 | time = 0 | 'time' is 0; it must be 1 to 1000000000000",
        "1 | time = 1.5 | 'time' must be a whole number, not a number with a fraction",
        "1 | simulations = -1 | 'simulations' is -1; it must be 1 to 1000000000000",
        "1 | depth = 65 | 'depth' is 65; it must be 1 to 64",
        "1 | depth = '3' | 'depth' must be a whole number, not text",
        "1 | seed = true | 'seed' must be a whole number, not true or false",
        "1 | moves = ['1 1'] | 'moves' must be a text in quotes, not a list",
        "1 | first = 'computr' | 'computr' is not a value of 'first'; did you mean 'computer'?",
        "1 | first = 'me' | 'me' is not a value of 'first'; known: human, computer",
        "2 | seed = 1;engine = 'alphabetta' | there is no engine 'alphabetta'; did you mean 'alphabeta'?",
        "1 | engine = 'mcts:police=sharp' | the engine 'mcts' has no option 'police'; did you mean 'policy'?",
        "1 | o = 'robot' | there is no engine 'robot'; known: best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random, level1 to level10",
        "2 | x = 'human';first = 'human' | 'first' and 'x' exclude each other",
        "1 | computer = false;o = 'human' | 'computer' and 'o' exclude each other",
        "1 | first = 'human';human-first = true | 'first' and 'human-first' exclude each other",
        "1 | computer-first = true;human-first = true | 'computer-first' and 'human-first' exclude each other",
        "2 | first = 'human';first-move = '1 1' | 'first-move' makes the computer begin, but you are to move first",
        "1 | computer = false;computer-first = true | the computer does not play, but is to begin",
        "1 | moves = '1,1 1,1' | move 2 ('1 1'): 1 1 is taken by X",
        "1 | position = 'XO' | the text has 1 row, but the board of Squava has 5",
        "1 | first-move = '9 9' | '9 9' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'",
        "1 | variant = 'small' | squava has no variant 'small'; known: swap",
        "1 | memory = 'lots' | --memory 'lots' is not a size such as 512m or 4g",
        "2 | seed = 1;seed = 2 | the key 'seed' is given twice",
        "1 | engine = random | 'random' is not a value; text must be in quotes: \"random\"",
        "1 | [play];seed = 1 | unknown key 'play'; known: book, computer, computer-first, depth, deterministic, engine, first, first-move, game, human-first, json, level, memory, moves, moves-only, neighbours, o, position, random-bias, seed, simulations, table, threads, time, variant, verbose, x",
        "1 | name = 'Mine';board = {} | 'name' is a key of a game's definition, but this file is read for the settings of play; a definition is played by './oxo play FILE' and has another name than oxo.toml",
      })
  void whatIsWrongIsSaidWithFileAndLine(int line, String settings, String sentence)
      throws IOException {
    Run run = play(settings, "", "squava");
    assertThat(run.err()).isEqualTo("oxo: " + file + ":" + line + ": " + sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aWrongGameIsBlamedOnTheFileOnlyWhenItStandsThere() throws IOException {
    assertThat(play("game = 'squav'", "").err())
        .isEqualTo("oxo: " + file + ":1: there is no game 'squav'; did you mean 'squava'?\n");
    assertThat(play("game = 'squava'", "", "squav").err())
        .isEqualTo("oxo: there is no game 'squav'; did you mean 'squava'?\n");
    assertThat(play("game = 'yavalath'; variant = 'sid4'", "").err())
        .isEqualTo("oxo: " + file + ":2: yavalath has no variant 'sid4'; did you mean 'side4'?\n");
  }

  @Test
  void aFileThatIsNamedMustExist() {
    String none = folder.resolve("none.toml").toString();
    assertThat(Run.oxo("play", "squava", "--config", none).err())
        .isEqualTo("oxo: there is no file " + none + "\n");
    assertThat(Run.oxo("play", "squava", "--config", folder.toString()).err())
        .isEqualTo("oxo: " + folder + " is a folder; a file is needed\n");
  }

  @Test
  void withoutAnyGameThereIsOneSentence() throws IOException {
    Run run = play("seed = 1", "");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "oxo: which game? './oxo play squava', say, or game = \"squava\" in "
                + file
                + "; './oxo games' lists them\n");
    assertThat(Run.oxo("play").err()).contains("in oxo.toml;");
  }

  @Test
  void aFileMaySayEverything() throws IOException {
    String settings =
        """
        game          = "yavalath"
        variant       = "side4"
        moves         = "d4 d5"
        first         = "computer"
        engine        = "mcts"
        simulations   = 30
        depth         = 2
        seed          = 4
        memory        = "16m"
        neighbours    = true
        deterministic = true
        random-bias   = true
        moves-only    = true
        """;
    String out = out(settings, "moves\n");
    assertThat(out).startsWith("My move: ").contains("Game:  1. d4 d5   2. ");
    assertThat(out(settings, "moves\n")).isEqualTo(out);
  }

  @Test
  void itIsSaidOnceWhereTheSettingsComeFrom() throws IOException {
    assertThat(out("engine = 'random'", "", "tic-tac-toe"))
        .startsWith(
            "Settings come from " + file + ".\nTic-Tac-Toe: Three in a row wins.\nYou are X");
    assertThat(out("engine = 'random'", "", "tic-tac-toe", "-n")).doesNotContain("Settings");
    assertThat(out("json = true", "a1\n", "tic-tac-toe", "--engine", "random"))
        .startsWith("{\"move\":\"a1\"");
    assertThat(out("# nothing", "", "tic-tac-toe")).startsWith("Tic-Tac-Toe: ");
  }

  @Test
  void twoPeopleOrTheComputerFirst() throws IOException {
    assertThat(out("computer = false", "", "squava", "-n")).startsWith("X to move: ");
    assertThat(out("computer = true", "", "squava", "-n")).startsWith("Your move: ");
    String first = "first = 'computer';engine = 'random'";
    assertThat(out(first, "", "squava", "-n")).startsWith("My move: ");
    assertThat(out("first-move = '1 1'", "", "squava", "-n")).startsWith("My move: 1 1\n");
    assertThat(out("x = 'computer';o = 'human';engine = 'random'", "", "squava", "-n"))
        .startsWith("My move: ");
    assertThat(out("x = 'random';o = 'random'", "", "squava", "-n")).startsWith("X random: ");
  }

  @Test
  void theCommandLineGoesBeforeTheFile() throws IOException {
    String first = "first = 'computer';engine = 'random'";
    assertThat(out(first, "", "squava", "-n", "-H")).startsWith("Your move: ");
    assertThat(out("human-first = true", "", "squava", "-n", "-M", "2 2"))
        .startsWith("My move: 2 2\n");
    assertThat(out("x = 'human';engine = 'random'", "", "squava", "-n", "-C"))
        .startsWith("My move: ");
    assertThat(out("computer = false", "", "squava", "-n", "-C", "--engine", "random"))
        .startsWith("My move: ");
    assertThat(out(first, "", "squava", "-n", "--x", "human")).startsWith("Your move: ");
    assertThat(out("engine = 'alphabeta'", "", "squava", "-n", "-C", "--engine", "random"))
        .contains("(0) [1]");
    String[] counted = {"squava", "-n", "-C", "--simulations", "20"};
    assertThat(out("time = 60000;engine = 'mcts'", "", counted)).contains(" [20]");
    assertThat(
            out("computer = false;moves = '1,1 2,2'", "moves\n", "squava", "-n", "--moves", "3,3"))
        .contains("Game:  1. 3,3\n");
  }

  @Test
  void whatTheFileSaysAboutItsGameIsNotForAnother() throws IOException {
    String yavalath = "game = 'yavalath';variant = 'side4';moves = 'd4 d5';engine = 'random'";
    assertThat(out(yavalath, "moves\n", "--moves-only")).contains("Game:  1. d4 d5");
    assertThat(out(yavalath, "moves\n", "Yavalath", "-n")).contains("Game:  1. d4 d5");
    Run other = play(yavalath, "moves\n", "connect4", "-n");
    assertThat(other.out()).isEqualTo("Your move: moves\nLegal: 1 2 3 4 5 6 7\nYour move: \n");
    assertThat(other.err())
        .isEqualTo(
            "oxo: " + file + " is for yavalath; not used for connect4: 'variant', 'moves'\n");
    assertThat(out(yavalath, "moves\n", "-n", "--variant", "no-swap")).contains(" e9 ", "d4 d5");
    assertThat(out("variant = 'side4'", "moves\n", "yavalath", "-n")).doesNotContain(" e9 ");
  }

  @Test
  void aVariantIsNoOtherGame() throws IOException {
    String trains = "game = 'tictactrains';moves = 'd4 d5';engine = 'random'";
    assertThat(out(trains, "moves\n", "tictactrains:modern", "-n")).contains("Game:  1. d4 d5");
    String modern = trains + ";variant = 'modern';seed = 1";
    assertThat(out(modern, "moves\n", "TicTacTrains:modern", "-n"))
        .isEqualTo(out(modern, "moves\n", "-n"));
    String whole = "game = 'tictactrains:modern';moves = 'd4 d5';engine = 'random'";
    assertThat(out(whole, "moves\n", "tictactrains", "-n")).contains("Game:  1. d4 d5");
    assertThat(play(trains, "", "yavalath:side4", "-n").err())
        .endsWith(" is for tictactrains; not used for yavalath:side4: 'moves'\n");
    String small = "game = 'yavalath';variant = 'side4';moves = 'd4 d5'";
    assertThat(out(small, "moves\n", "yavalath:no-swap", "-n")).contains(" e9 ", "d4 d5");
  }

  @Test
  void pathsAreSeenFromTheFile() throws IOException {
    Files.writeString(
        folder.resolve("tall.toml"),
        "name = \"Tall\"\nboard = { shape = \"square\", width = 3, height = 5 }\nline = { win = 3 }\n");
    Files.writeString(folder.resolve("begun.txt"), "a1 b2\n");
    assertThat(out("game = 'tall.toml';position = 'begun.txt'", "moves\n", "-n"))
        .contains("Game:  1. a1 b2");
    assertThat(play("game = 'tall.toml';variant = 'wide'", "").err())
        .endsWith(
            "my.toml:2: %s is a file with rules of its own; only built-in games have variants\n"
                .formatted(folder.resolve("tall.toml")));
  }
}
