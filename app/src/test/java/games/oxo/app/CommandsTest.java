package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandsTest {
  @TempDir Path folder;

  private static JsonNode json(String... args) throws IOException {
    Run run = Run.oxo(args);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().lines()).hasSize(1);
    return new JsonMapper().readTree(run.out());
  }

  @Test
  void withoutACommandThereIsAnOverview() {
    Run run = Run.oxo();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("./oxo games", "./oxo show", "./oxo check", "./oxo perft");
  }

  @Test
  void gamesListsSixGamesAndTheirVariants() throws IOException {
    JsonNode games = json("games", "--json").get("games");
    assertThat(games).hasSize(6);
    assertThat(games.findValuesAsText("game"))
        .hasSize(21)
        .contains("squava", "tic-tac-toe:misere", "yavalath:side4", "tictactrains:mallorcan");
    assertThat(games.get(5).get("variants")).hasSize(7);
    assertThat(Run.oxo("games").out().lines().filter(line -> line.matches("[a-z].*"))).hasSize(6);
  }

  @Test
  void showTellsEverythingAboutAPosition() throws IOException {
    JsonNode shown = json("show", "yavalath", "e5", "--json");
    assertThat(shown.get("position").asText())
        .isEqualTo("...../....../......./......../....X..../......../......./....../.....");
    assertThat(shown.get("toMove").asText()).isEqualTo("O");
    assertThat(shown.get("moves").get(0).asText()).isEqualTo("e5");
    assertThat(shown.get("legal")).hasSize(61);
    assertThat(shown.get("legalCells")).hasSize(60);
    assertThat(shown.get("swapOffered").asBoolean()).isTrue();
    assertThat(shown.get("points").isNull()).isTrue();
    assertThat(shown.get("outcome").get("over").asBoolean()).isFalse();
    JsonNode ended = json("show", "fourtic", "OOXO/XXXX/OXOX/OOXO", "--json");
    assertThat(ended.get("moves").isNull()).isTrue();
    assertThat(ended.get("toMove").isNull()).isTrue();
    assertThat(ended.get("points").toString()).isEqualTo("{\"X\":14,\"O\":7}");
    assertThat(ended.get("outcome").toString())
        .isEqualTo(
            "{\"over\":true,\"winner\":\"X\",\"draw\":false,\"reason\":\"points\",\"cells\":[4,5,6,7,9,14],\"text\":\"X wins by 7: X 14, O 7\"}");
  }

  @Test
  void showReadsAFileOrStandardInput() throws IOException {
    Path file = folder.resolve("position.txt");
    Files.writeString(file, ".XOX\n.O.X\n..OX\nOXXO\n");
    Run fromFile = Run.oxo("show", "fourtic", file.toString());
    Run fromInput = Run.withInput(".XOX\n.O.X\n..OX\nOXXO\n", "show", "fourtic", "-");
    assertThat(fromFile.out()).isEqualTo(fromInput.out()).contains("O to move.");
    Files.writeString(file, ".XOX\n.O.X\n..OXX\nOXXO\n");
    Run wrong = Run.oxo("show", "fourtic", file.toString());
    assertThat(wrong.err())
        .isEqualTo("oxo: " + file + ": row 3 ('..OXX') has 5 cells; it should have 4\n");
  }

  @Test
  void checkPlaysAGameOfTheUsersOwn() throws IOException {
    Path file = folder.resolve("mine.toml");
    Files.writeString(
        file,
        "name = \"Mine\"\nboard = { shape = \"hexagon\", side = 4 }\nline = { win = 4 }\nswap = true\n");
    JsonNode report = json("check", file.toString(), "--games", "100", "--json");
    assertThat(report.get("ok").asBoolean()).isTrue();
    assertThat(report.get("games").asInt()).isEqualTo(100);
    assertThat(report.get("symmetries").asInt()).isEqualTo(12);
    assertThat(json("check", file.toString(), "--games", "100", "--json")).isEqualTo(report);
    assertThat(json("check", file.toString(), "--games", "100", "--seed", "2", "--json"))
        .isNotEqualTo(report);
    assertThat(Run.oxo("check", file.toString()).out()).contains("It works.");
  }

  @Test
  void checkSaysExactlyWhatIsWrong() throws IOException {
    Path file = folder.resolve("mine.toml");
    Files.writeString(file, "name = \"Mine\"\nboard = { shape = \"hexagon\", sid = 4 }\n");
    Run run = Run.oxo("check", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo("oxo: " + file + ":2: unknown key 'sid' in 'board'; did you mean 'side'?\n");
  }

  @Test
  void analyzeValuesEveryLegalMove() throws IOException {
    String[] command = {
      "analyze", "squava", "1 1", "--engine", "negascout:depth=3", "--seed", "4", "--json"
    };
    JsonNode last = lastLine(command);
    assertThat(last.get("final").asBoolean()).isTrue();
    assertThat(last.get("moves")).hasSize(24);
    assertThat(last.get("depth").asInt()).isEqualTo(3);
    assertThat(last.get("nodes").asLong()).isEqualTo(lastLine(command).get("nodes").asLong());
    JsonNode proven = lastLine("analyze", "connect4", "112233", "--simulations", "5", "--json");
    assertThat(proven.get("best").asText()).isEqualTo("4");
    assertThat(proven.get("value").get("type").asText()).isEqualTo("win");
    Run table = Run.oxo("analyze", "yavalath:side4", "d4", "--simulations", "500");
    assertThat(table.out()).contains("swap", "expected play", "500 simulations");
  }

  private static JsonNode lastLine(String... args) throws IOException {
    Run run = Run.oxo(args);
    assertThat(run.status()).as(run.err()).isZero();
    String last = run.out().lines().reduce((a, b) -> b).orElseThrow();
    return new JsonMapper().readTree(last);
  }

  private static Run play(String input, String... options) {
    String[] args =
        java.util.stream.Stream.concat(
                java.util.stream.Stream.of("play"), java.util.Arrays.stream(options))
            .toArray(String[]::new);
    Run run = Run.withInput(input, args);
    assertThat(run.status()).as(run.err()).isZero();
    return run;
  }

  @Test
  void aPersonPlaysTheComputer() {
    Run run =
        play(
            "1 1\n1 1\n9 9\nhint\nwhy\nmoves\nquit\n",
            "squava",
            "--engine",
            "alphabeta:depth=3",
            "-D");
    assertThat(run.out())
        .contains("Your move: 1 1\n")
        .startsWith("Squava: Four in a row wins, three loses.\nYou are X against alphabeta.\n")
        .contains("A move is typed as in '2 2'; 'help' lists what else you can type.\n")
        .containsPattern("My move: [0-4] [0-4] \\((even|[+][0-9]+ for [XO])\\)\n")
        .contains("That does not work: 1 1 is taken by X.")
        .contains("That does not work: '9 9' is not a cell;")
        .contains("Hint: ", "With 1,1", " 1. X's 1,1 lies on ", "Legal: 0,0 ", "Game:  1. 1,1 ");
  }

  @Test
  void undoTakesBackTheAnswerToo() {
    Run run = play("1 1\nundo\nmoves\nundo\n", "squava", "--engine", "random", "-n");
    assertThat(run.out())
        .contains("Legal: 0,0 0,1 0,2 0,3 0,4 1,0 1,1 ")
        .contains("That does not work: there is no move of yours to take back.");
  }

  @Test
  void aGameIsSavedAndLoaded() {
    String file = folder.resolve("game.txt").toString();
    play("1 1\n2 2\nsave " + file + "\n", "squava", "--x", "human", "--o", "human", "-n");
    Run loaded =
        play(
            "load " + file + "\nmoves\nload none.txt\n",
            "squava",
            "--x",
            "human",
            "--o",
            "human",
            "-n");
    assertThat(loaded.out())
        .contains("Game:  1. 1,1 2,2")
        .contains("That does not work: there is no file none.txt.");
  }

  @Test
  void twoPeoplePlayToTheEnd() {
    Run run = play("a1\nb1\na2\nb2\na3\n", "tic-tac-toe", "--x", "human", "--o", "human", "-n");
    assertThat(run.out())
        .endsWith("X wins with the line a1 a2 a3.\n1. a1 b1   2. a2 b2   3. a3\nGame over: \n");
  }

  @Test
  void afterASwapThePeopleHaveChangedColours() {
    Run run =
        play("swap\n", "yavalath", "e5", "--x", "random", "--o", "human", "-n", "--seed", "2");
    assertThat(run.out()).containsPattern("O to move|My move: [a-i][1-9]");
    assertThat(run.out().lines().filter(line -> line.startsWith("My move"))).hasSize(1);
  }

  @Test
  void twoEnginesPlayTheSameGameFromTheSameSeed() throws IOException {
    String[] options = {
      "squava", "--x", "alphabeta:depth=2", "--o", "mcts:simulations=50", "--seed", "3", "--json"
    };
    Run first = play("", options);
    assertThat(play("", options).out()).isEqualTo(first.out());
    String last = first.out().lines().reduce((a, b) -> b).orElseThrow();
    assertThat(new JsonMapper().readTree(last).get("over").asBoolean()).isTrue();
  }

  @Test
  void theComputerBeginsWithTheMoveItIsTold() {
    assertThat(play("", "squava", "-M", "1,1", "-n").out()).startsWith("My move: 1 1\n");
    assertThat(play("", "squava", "-C", "--engine", "alphabeta", "-d", "2", "-r", "-n").out())
        .startsWith("My move: ");
    assertThat(Run.oxo("play", "squava", "-C", "-H").err())
        .isEqualTo("oxo: -C and -H exclude each other: who moves first?\n");
  }

  @Test
  void perftCountsAsJson() throws IOException {
    JsonNode counted = json("perft", "tic-tac-toe", "9", "--json");
    assertThat(counted.get("ended").asLong()).isEqualTo(255168);
    assertThat(counted.get("complete").asBoolean()).isTrue();
    assertThat(json("perft", "tic-tac-toe", "9", "--distinct", "--json").get("total").asLong())
        .isEqualTo(765);
    JsonNode positions = json("perft", "tic-tac-toe", "9", "--distinct", "--no-symmetry", "--json");
    assertThat(positions.get("total").asLong()).isEqualTo(5478);
    assertThat(positions.get("plies").get(9).get("draws").asLong()).isEqualTo(16);
  }

  @Test
  void perftStopsWhereTheMemoryEndsAndKeepsWhatItHas() {
    Run run = Run.oxo("perft", "connect4", "12", "--distinct", "--memory", "1m");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).contains("positions in all");
    assertThat(run.err())
        .matches(
            "oxo: [0-9]+ stones: the distinct positions of this ply need more memory than allowed; --memory allows more\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shwo | there is no command 'shwo'; did you mean 'show'?",
        "show | show: missing required parameter: 'GAME'; see './oxo help show'",
        "show squav | there is no game 'squav'; did you mean 'squava'?",
        "show squava 9,9 | move 1 ('9 9'): '9 9' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'",
        "show squava --jsn | show has no option '--jsn'; did you mean '--json'?",
        "games extra | games does not take 'extra'; see './oxo help games'",
        "analyze squava --engine deepblue | there is no engine 'deepblue'; known: best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random, level1 to level10",
        "analyze squava --time -5 | --time is -5; it must be 1 to 1000000000000",
        "analyze tic-tac-toe a1 b1 a2 b2 a3 | there is nothing to analyze: X wins with the line a1 a2 a3",
        "play squava --time -5 | --time is -5; it must be 1 to 1000000000000",
        "play squava --engine alphabeta -d 99 | --depth is 99; it must be 1 to 64",
        "play squava --level 11 | --level is 11; it must be 1 to 10",
        "play squava --level 3 --engine mcts | --level and --engine exclude each other: a level is an engine",
        "play tictactrains -B builtin | there are no openings for tictactrains that come with OXO",
        "play squava -N 0 | --threads is 0; it must be 1 to 256",
        "analyze squava --threads 1000 | --threads is 1000; it must be 1 to 256",
        "analyze fourtic --engine deep | the engine 'deep' plays only games decided by a line; for fourtic use best, alphabeta, negascout, negamax, mcts, mcts-solver, random, level1 to level10",
        "play squava --x robot | there is no engine 'robot'; known: best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random, level1 to level10",
        "engine chess | there is no game 'chess'; the built-in games are tic-tac-toe, squava, yavalath, connect4, fourtic, tictactrains, or give the path of a definition file",
        "bench yavlath | there is no workload 'yavlath'; did you mean 'yavalath'?",
        "bench --threads 0 | --threads is 0; it must be 1 to 1024",
        "bench --threads two | --threads is 'two'; it must be a whole number from 1 to 1024",
        "bench --seconds 0 | --seconds is 0; it must be 0.01 to 3600",
        "play squava --level 0 | --level is 0; it must be 1 to 10",
        "play squava -d 0 | --depth is 0; it must be 1 to 64",
        "play squava --time 0 | --time is 0; it must be 1 to 1000000000000",
        "play squava --engine deep:depth=0 | deep:depth is 0; it must be 1 to 64",
        "play squava --engine level=0 | level is 0; it must be 1 to 10",
        "match squava random random --games 0 | --games is 0; it must be an even number from 2 to 2000000",
        "tournament squava random random --rounds 0 | --rounds is 0; it must be 1 to 1000000",
        "show squava 1,1 --to-move X | --to-move is X, but it is the turn of O",
        "show tic-tac-toe XO./... --to-move O | the text has 2 rows, but the board of Tic-Tac-Toe has 3",
        "show tic-tac-toe XXO/O../... --to-move Z | --to-move is 'Z'; it must be X or O",
        "bench --seconds NaN | --seconds is 'NaN'; it must be a number from 0.01 to 3600",
        "bench --seconds long | --seconds is 'long'; it must be a number from 0.01 to 3600",
        "check no.toml | there is no file no.toml",
        "show squava no.txt | there is no file no.txt",
        "show squava ./no.txt | there is no file ./no.txt",
        "show squava @no | move 1 ('@no'): '@no' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'",
        "show squava -V | show has no option '-V'; known: --help, --json, --rules, --to-move, -h",
        "help shwo | there is no command 'shwo'; did you mean 'show'?",
        "perft squava three | DEPTH is 'three'; it must be a whole number from 0 to 64",
        "check squava --games 0 | --games is 0; it must be 1 to 1000000",
        "check squava --games many | --games is 'many'; it must be a whole number from 1 to 1000000",
        "solve squav | there is no game 'squav'; did you mean 'squava'?",
        "solve squava --al | solve has no option '--al'; did you mean '--all'?",
        "solve squava no.txt | there is no file no.txt",
        "solve squava - no.txt | - is standard input and cannot be combined with files",
        "solve squava 9,9 | move 1 ('9 9'): '9 9' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'",
        "solve tic-tac-toe XXX/OO./... | there is nothing to solve: X wins with the line a1 b1 c1",
        "solve tic-tac-toe XXX/OO./... --json | there is nothing to solve: X wins with the line a1 b1 c1",
        "solve tic-tac-toe --all --value-only | --all and --value-only cannot be used together",
        "solve tic-tac-toe --check | --check compares with the values noted in files; name a file, or -",
        "solve squava --time -1 | --time is -1; it must be 1 to 1000000000000",
        "solve squava -N 0 | --threads is 0; it must be 1 to 256",
        "solve squava --memory lots | --memory 'lots' is not a size such as 512m or 4g",
        "results squva | there is no question 'squva'; did you mean 'squava'?",
        "results --compute | --compute needs the name of a question, as in ./oxo results --compute tic-tac-toe",
        "results squava --record x.toml | --record needs --compute",
        "results --markdown --json | --markdown shows recorded answers and cannot be used with --json or --compute",
        "perft squava | perft: missing required parameter: 'DEPTH'; see './oxo help perft'",
        "perft squava -1 | DEPTH is -1; it must be 0 to 64",
        "perft squava 26 | DEPTH is 26; it must be 0 to 25",
        "perft squava 3 --no-symmetry | --no-symmetry needs --distinct",
        "perft squava 3 --distinct --memory lots | --memory 'lots' is not a size such as 512m or 4g"
      })
  void badInputGetsOneClearSentenceAndStatus2(String command, String sentence) {
    Run run = Run.oxo(command.split(" "));
    assertThat(run.err()).isEqualTo("oxo: " + sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void endlessOrUnprintableInputIsRefusedInAShortSentence() {
    Run endless = Run.withInput("a".repeat(1_000_001), "show", "squava", "-");
    assertThat(endless.err()).isEqualTo("oxo: standard input is larger than 1000000 bytes\n");
    Run longWord = Run.oxo("show", "squava", "z".repeat(100_000));
    assertThat(longWord.err().length()).isLessThan(650);
    Run escape = Run.oxo("show", "squava", "\u001b[31m");
    assertThat(escape.err()).startsWith("oxo: move 1 ('?[31m')").doesNotContain("\u001b");
  }

  @Test
  void moreMemoryThanThereIsIsRefused() {
    Run run = Run.oxo("perft", "squava", "3", "--distinct", "--memory", "900t");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("oxo: --memory 900t is out of range; here it can be 1m to ");
  }

  @ParameterizedTest
  @CsvSource({"analyze", "bench", "play", "games", "show", "check", "perft", "solve", "results"})
  void everyCommandExplainsItselfAndKnowsJson(String command) {
    assertThat(Run.oxo("help", command).out())
        .startsWith("Usage: oxo " + command)
        .contains("--json");
    assertThat(Run.oxo(command, "--help").out()).isEqualTo(Run.oxo("help", command).out());
  }

  @Test
  void jsonTextIsEscaped() throws IOException {
    String nasty = "quote \" back \\ line \n tab \t bell \u0007 face \uD83D\uDE00 half \uD83D é";
    assertThat(new JsonMapper().readTree(Json.write(nasty)).asText()).isEqualTo(nasty);
    assertThat(Json.write(Json.object("a", null, "b", java.util.List.of(), "c", Json.object())))
        .isEqualTo("{\"a\":null,\"b\":[],\"c\":{}}");
  }
}
