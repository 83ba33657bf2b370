package games.oxo.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("oxo match")
class MatchCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;

  private String log(String name) {
    return folder.resolve(name).toString();
  }

  private Run squava(String log, String... more) {
    List<String> words =
        new ArrayList<>(
            List.of("match", "squava", "mcts:simulations=60", "alphabeta:depth=2", "--log", log));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }

  /** The lines of a log without what a clock says. */
  private static List<String> untimed(String log) throws IOException {
    return Files.readString(Path.of(log))
        .replaceAll("\"micros\":[0-9]+|,\"check\":\"[0-9a-f]+\"", "")
        .lines()
        .toList();
  }

  @Test
  void saysWhoIsStrongerAndByHowMuch() throws IOException {
    Run run = squava(log("a"), "--games", "20");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("squava: mcts:simulations=60 against alphabeta:depth=2\n")
        .containsPattern("games +20: [0-9]+ won, [0-9]+ drawn, [0-9]+ lost")
        .containsPattern("pairs +10 by points: 0: [0-9]+, ½: [0-9]+, 1:")
        .containsPattern("Elo +[+-][0-9.]+ ± [0-9.]+, normalised")
        .containsPattern("LOS +[0-9.]+%")
        .containsPattern("first move +scores")
        .containsPattern("variety +[0-9]+ of 20 games");
    assertThat(untimed(log("a"))).hasSize(21);
  }

  @Test
  void reportsInJson() throws IOException {
    JsonNode out = JSON.readTree(squava(log("a"), "--games", "8", "--json").out());
    assertThat(out.get("games").intValue()).isEqualTo(8);
    assertThat(
            out.get("wins").intValue() + out.get("draws").intValue() + out.get("losses").intValue())
        .isEqualTo(8);
    assertThat(out.get("pairs")).hasSize(5);
    assertThat(out.get("complete").booleanValue()).isTrue();
    assertThat(out.get("log").textValue()).isEqualTo(log("a"));
  }

  @Test
  void isTheSameWithOneAndWithSeveralGamesAtOnce() throws IOException {
    Run one = squava(log("one"), "--games", "12", "--concurrency", "1", "--seed", "5");
    Run three = squava(log("three"), "--games", "12", "--concurrency", "3", "--seed", "5");
    assertThat(one.status()).isZero();
    assertThat(three.status()).isZero();
    assertThat(untimed(log("three"))).isEqualTo(untimed(log("one")));
  }

  @Test
  void hasOtherGamesWithAnotherSeed() throws IOException {
    squava(log("one"), "--games", "4", "--seed", "5");
    squava(log("two"), "--games", "4", "--seed", "6");
    assertThat(untimed(log("one")).subList(1, 5)).isNotEqualTo(untimed(log("two")).subList(1, 5));
  }

  @Test
  void goesOnFromALogThatWasBrokenOff() throws IOException {
    squava(log("whole"), "--games", "10");
    String text = Files.readString(Path.of(log("whole")));
    int half = text.length() / 2;
    Files.writeString(Path.of(log("half")), text.substring(0, half));
    Run resumed = Run.oxo("match", "--resume", log("half"));
    assertThat(resumed.status()).isZero();
    assertThat(untimed(log("half"))).isEqualTo(untimed(log("whole")));
  }

  @Test
  void goesOnAfterItWasKilled() throws Exception {
    String[] words = {
      "match", "squava", "alphabeta:depth=4", "alphabeta:depth=3", "--games", "30", "--log"
    };
    Path whole = folder.resolve("whole");
    Process calm = start(words, whole.toString());
    assertThat(Await.end(calm)).isZero();
    Dice dice = new Dice(12);
    int rounds = FullRun.isOn() ? 30 : 1;
    for (int round = 0; round < rounds; round++) {
      Path killed = folder.resolve("killed" + round);
      Process process = start(words, killed.toString());
      int games = 4 + dice.below(round + 1);
      while (process.isAlive()
          && !(Files.exists(killed) && untimed(killed.toString()).size() > games)) {
        Thread.sleep(1 + dice.below(5));
      }
      process.destroyForcibly().waitFor();
      assertThat(untimed(killed.toString()).size()).isBetween(2, 31);
      assertThat(Run.oxo("match", "--resume", killed.toString()).status()).isZero();
      assertThat(untimed(killed.toString())).isEqualTo(untimed(whole.toString()));
    }
  }

  private static Process start(String[] words, String log) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "games.oxo.app.Main"));
    command.addAll(List.of(words));
    command.add(log);
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  void playsMoreGamesOfAMatchThatIsOver() throws IOException {
    squava(log("long"), "--games", "8");
    squava(log("short"), "--games", "4");
    Run more = Run.oxo("match", "--resume", log("short"), "--games", "8");
    assertThat(more.status()).isZero();
    assertThat(untimed(log("short"))).isEqualTo(untimed(log("long")));
  }

  @Test
  void keepsGamesThatATestNeedsNoMore() throws IOException {
    String[] words = {"match", "tic-tac-toe", "level9", "random", "--games", "60", "--log"};
    Run.oxo(Stream.concat(Stream.of(words), Stream.of(log("a"))).toArray(String[]::new));
    List<String> before = untimed(log("a"));
    Run run = Run.oxo("match", "--resume", log("a"), "--sprt", "elo0=0,elo1=50");
    assertThat(run.out()).contains("H1 accepted");
    assertThat(untimed(log("a")).subList(1, 61)).isEqualTo(before.subList(1, 61));
  }

  @Test
  void putsASettingThatIsChangedIntoTheLogAtOnce() throws Exception {
    squava(log("a"), "--games", "4");
    String[] words = {"match", "--games", "20000", "--resume"};
    Process process = start(words, log("a"));
    Await.until("there are games", process, () -> untimed(log("a")).size() >= 8);
    process.destroyForcibly().waitFor();
    assertThat(untimed(log("a")).get(0)).contains("\"rounds\":\"10000\"");
    Run run = Run.oxo("match", "--resume", log("a"), "--games", "4");
    assertThat(run.err()).contains("the match would end with game 4");
    assertThat(untimed(log("a")).get(0)).contains("\"rounds\":\"10000\"");
  }

  @Test
  void leavesNoLogBehindWhenItCannotBegin() {
    Run run = Run.oxo("match", "squava", "deep", "depe", "--log", log("none"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(Path.of(log("none"))).doesNotExist();
  }

  @Test
  void isOneMatchAtATimeInALog() throws Exception {
    squava(log("a"), "--games", "4");
    Process process = start(new String[] {"match", "--games", "20000", "--resume"}, log("a"));
    Await.until("there are games", process, () -> untimed(log("a")).size() >= 8);
    Run run = Run.oxo("match", "--resume", log("a"));
    process.destroyForcibly().waitFor();
    assertThat(run.err()).contains("is being written by another match");
  }

  @Test
  void stopsWhenASequentialTestIsDecided() throws IOException {
    Run run =
        Run.oxo(
            "match",
            "tic-tac-toe",
            "level9",
            "random",
            "--sprt",
            "elo0=0,elo1=100",
            "--log",
            log("a"));
    assertThat(run.status()).isZero();
    assertThat(run.out()).containsPattern("SPRT +H1 accepted: ");
    assertThat(untimed(log("a")).size()).isBetween(5, 100);
  }

  @Test
  void showsEachMoveAndBoard() {
    Run run = squava(log("a"), "--games", "2", "--watch");
    assertThat(run.out())
        .containsPattern("Game 1: mcts:simulations=60 against alphabeta:depth=2\nOpening ")
        .containsPattern(
            "\nalphabeta:depth=2 <[0-4],[0-4]> \\((even|[+][0-9]+ for [XO]|[XO] wins in [12])\\)\n")
        .containsPattern("\nmcts:simulations=60 <[0-4],[0-4]> \\([0-9]+% for [XO]\\)\n")
        .containsPattern("\nmcts:simulations=60 wins\\. |alphabeta:depth=2 wins\\. |Drawn\\. ");
    String shown = Run.oxo("replay", log("a"), "1").out();
    assertThat(run.out())
        .contains(shown.substring(shown.indexOf("Opening"), shown.indexOf("wins")));
    assertThat(Run.oxo("replay", log("a"), "1", "--verbose").out())
        .containsPattern("\nalphabeta:depth=2 <[0-4],[0-4]> \\(-?[0-9]+\\) \\[[0-9]+]\n");
    assertThat(squava(log("b"), "--games", "2", "--watch", "--verbose").out())
        .containsPattern("\nalphabeta:depth=2 <[0-4],[0-4]> \\(-?[0-9]+\\) \\[[0-9]+]\n");
  }

  @Test
  void beginsWithTheOpeningsOfAFile() throws IOException {
    Path openings = folder.resolve("openings.txt");
    Files.writeString(openings, "# two\n1,1 2,2\n\n...../...../..X../...../.....\n");
    Run run = squava(log("a"), "--games", "4", "--openings", openings.toString());
    assertThat(run.status()).isZero();
    List<String> lines = untimed(log("a"));
    assertThat(lines.get(1)).contains("\"opening\":\"1,1 2,2\"");
    assertThat(lines.get(2)).contains("\"opening\":\"1,1 2,2\"");
    assertThat(lines.get(3)).contains("\"opening\":\"...../...../..X../...../.....\"");
    assertThat(Run.oxo("replay", log("a"), "3").out()).contains("Game 3: ").contains(" wins. ");
  }

  @Test
  void takesOnlyBalancedOpenings() throws IOException {
    Run run =
        Run.oxo(
            "match",
            "tic-tac-toe",
            "random",
            "random",
            "--openings",
            "2",
            "--balanced",
            "--games",
            "40",
            "--log",
            log("a"));
    assertThat(run.status()).isZero();
    assertThat(untimed(log("a")).stream().filter(line -> line.contains("\"opening\":\"a1 a2\"")))
        .isEmpty();
  }

  @Test
  void continuesWithTheBalancedOpeningsThatComeNext() throws IOException {
    String words = "match tic-tac-toe random random --openings 3 --balanced --seed 5 --games ";
    assertThat(Run.oxo((words + "24 --log " + log("whole")).split(" ")).status()).isZero();
    assertThat(Run.oxo((words + "10 --log " + log("part")).split(" ")).status()).isZero();
    Run resumed = Run.oxo("match", "--resume", log("part"), "--games", "24");
    assertThat(resumed.status()).isZero();
    assertThat(untimed(log("part"))).isEqualTo(untimed(log("whole")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match squava alphabeta | a match needs a game and two engines, not one",
        "match squava alphabta deep | there is no engine 'alphabta'; did you mean 'alphabeta'?",
        "match fourtic deep random | the engine 'deep' plays only games decided by a line",
        "match squava random random --games 7 | --games is 7; it must be an even number",
        "match squava random random --clock x | --clock is 'x'; it must be seconds for a game",
        "match squava random random --clock 1 --time 5 | --time and --clock cannot be used together",
        "match squava random random --first-time 5 | --first-time is the time for the first move of each player; give that for the others with --time",
        "match squava random random --first-time 5 --clock 1 | --first-time is the time for the first move of each player; give that for the others with --time",
        "match squava random random --first-time 5 --time 1 --clock 1 | --time and --clock cannot be used together",
        "match squava random random --openings 99 | --openings is 99; in Squava it must be 0 to 24",
        "match squava random random --openings no.txt | there is no file no.txt",
        "match squava random random --sprt elo0=5 | --sprt: elo1 is missing",
        "match squava random random --concurrency 1000 | --concurrency is 1000; it must be 1 to 256",
        "match squava ./bot best | there is no engine './bot'; a program is written cmd:./bot",
        "match squava random bot.py | there is no engine 'bot.py'; a program is written cmd:bot.py",
        "match squava random cmd:./nosuch | cmd:./nosuch does not start: './nosuch' cannot be started: No such file or directory",
        "tournament squava random best cmd:./nosuch | cmd:./nosuch does not start: './nosuch' cannot be started: No such file or directory",
        "match squava random cmd:/bin/true | cmd:/bin/true does not start: after 'ugi' it ended with exit code 0",
        "match squava random cmd: | the command line '' names no program",
        "match --resume no.jsonl | there is no file no.jsonl",
        "replay no.jsonl | there is no file no.jsonl"
      })
  void explainsWhatIsWrong(String words, String sentence) {
    Run run = Run.oxo(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("oxo: " + sentence);
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void keepsTheTimeOfFirstMovesInItsLogAndGoesOnWithIt() throws IOException {
    String[] times = {"--games", "2", "--time", "100", "--first-time", "1000"};
    Run run = squava(log("a"), times);
    assertThat(run.status()).isZero();
    String expected = "\"time\":\"100\",\"first-time\":\"1000\",";
    assertThat(Files.readString(Path.of(log("a")))).contains(expected);
    Run more = Run.oxo("match", "--resume", log("a"), "--games", "4", "--json");
    JsonNode out = JSON.readTree(more.out());
    assertThat(out.get("games").intValue()).isEqualTo(4);
    assertThat(out.get("settings").get("first-time").textValue()).isEqualTo("1000");
    assertThat(Files.readString(Path.of(log("a")))).contains(expected);
    assertThat(Run.oxo("match", "--resume", log("a"), "--first-time", "5").err())
        .isEqualTo("oxo: a resumed match keeps its settings; leave out --first-time\n");
  }

  @Test
  void keepsTheSettingsOfAMatchThatIsGoneOnWith() {
    squava(log("a"), "--games", "2");
    Run run = Run.oxo("match", "--resume", log("a"), "--time", "5", "--seed", "3");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("oxo: a resumed match keeps its settings; leave out --seed --time\n");
  }

  @Test
  void neverWritesOverALog() throws IOException {
    squava(log("a"), "--games", "2");
    List<String> before = untimed(log("a"));
    Run run = squava(log("a"), "--games", "4");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("oxo: there is a file %s already; --force replaces it%n".formatted(log("a")));
    assertThat(untimed(log("a"))).isEqualTo(before);
    assertThat(squava(log("a"), "--games", "4", "--force", "--openings", "none.txt").status())
        .isEqualTo(2);
    assertThat(untimed(log("a"))).as("nothing was played").isEqualTo(before);
    assertThat(squava(log("a"), "--games", "4", "--force").status()).isZero();
    assertThat(untimed(log("a"))).hasSize(5);
    assertThat(squava("/dev/null", "--games", "2").status()).isZero();
  }

  @Test
  void replaysAGame() throws IOException {
    squava(log("a"), "--games", "2");
    assertThat(Run.oxo("replay", log("a")).out()).startsWith(" game  first").contains("\n    2  ");
    JsonNode game = JSON.readTree(Run.oxo("replay", log("a"), "1", "--json").out());
    assertThat(game.get("moves").size()).isPositive();
    assertThat(Run.oxo("replay", log("a"), "7").err())
        .isEqualTo("oxo: %s has no game 7; there are 1 to 2%n".formatted(log("a")));
    assertThat(Files.readString(Path.of(log("a")), StandardCharsets.UTF_8)).isNotEmpty();
  }
}
