package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Dice;
import games.oxo.game.Samples;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Random changes of good command lines of every command, made from the registry: the status is one
 * of those in docs/commands.md, and what is wrong is said in one sentence.
 */
@Tag("slow")
@DisplayName("Whatever arguments are given, a command ends with a documented status")
class ArgumentMutationTest {
  /** Command lines that end soon; what is added to them must not make them long. */
  private static final List<String> GOOD =
      List.of(
          "games",
          "show squava 1,1 2,2",
          "show tic-tac-toe XO./.../... --to-move X",
          "play tic-tac-toe --x random --o level1 -n --seed 3",
          "serve --port 0 --for 9ms",
          "page --engine WASM -o SITE --force",
          "analyze tic-tac-toe a1 --engine alphabeta:depth=3",
          "solve tic-tac-toe a1 b1 --all",
          "prove tic-tac-toe a1 b1 -o PROOF --time 50",
          "results tic-tac-toe",
          "puzzles tic-tac-toe --count 1 --grade 1-9 --min-plies 3 --solutions -o PUZZLES",
          "match tic-tac-toe random random --games 2 --log LOG",
          "tournament tic-tac-toe random random --rounds 1 --log LOG",
          "playoff tic-tac-toe -1 N -2 A -d 2 -D",
          "replay OLD 1",
          "report OLD -o PAGE",
          "engine tic-tac-toe",
          "check tic-tac-toe --games 5",
          "balance tic-tac-toe --games 2 --ladder 0 --solve 1 --engine random",
          "invent --tries 1 --boards 3x3 --keys line.win --no-pages -o FOUND",
          "certificate check CERTIFICATE",
          "perft tic-tac-toe 3",
          "table build tic-tac-toe:2x2 -o TABLE",
          "table info tic-tac-toe --table NONE",
          "book grow tic-tac-toe --book GROWN --positions 3 --wall 100ms --nodes 50 --threads 1",
          "book deepen tic-tac-toe --solve 1000 --time 5 -o VALUES",
          "book show tic-tac-toe a1 --book NONE",
          "book browse tic-tac-toe --book NONE -o PAGES",
          "book export tic-tac-toe --book NONE -o PAGE",
          "learn nowhere.toml --attempts 1 --match-time 0",
          "compare tic-tac-toe --depth 3 --time 7",
          "bench --list",
          "bot tic-tac-toe --book NONE -o BOT --force",
          "cluster status",
          "completion");

  /** Words that mean something somewhere, and words that mean nothing anywhere. */
  private static final List<String> WORDS =
      List.of(
          "squava",
          "connect4:5x4",
          "connect4:80x7",
          "yavalath:side3",
          "a1",
          "1,1",
          "e5 swap",
          "swap",
          "XOX/.O./...",
          "X/",
          "/",
          "-",
          "--",
          "",
          " ",
          "0",
          "-1",
          "1",
          "7",
          "65",
          "1e3",
          "0x10",
          "99999999999999999999",
          "NaN",
          "cmd:",
          "cmd:/bin/false",
          "./bot",
          "random",
          "level3",
          "level0",
          "alphabeta:depth=1",
          "deep:depth=",
          "mcts:simulations=5,policy=sharp",
          "X",
          "O",
          "no.toml",
          "../x",
          "\u0000",
          "\u001b[2J",
          "é",
          "\uD83D",
          "%s%n",
          "4g",
          "1m",
          "10+0.1",
          "elo0=0,elo1=5",
          "@args",
          "'",
          "\"",
          "*",
          "tic-tac-toe:misere",
          "a1 a1",
          "4444 x");

  /** Options whose work could take long, and flags that wait for somebody. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "--host",
          "--compute",
          "--sprt",
          "--clock",
          "--mixed",
          "--patience",
          "--balanced",
          "--record");

  private static final Set<Integer> DOCUMENTED = Set.of(0, 1, 2, 3);

  @TempDir Path folder;

  private static CommandSpec spec(CommandRegistry entry) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Terminal terminal = new Terminal(nowhere, nowhere, new ByteArrayInputStream(new byte[0]));
    return new CommandLine(new AllCommands())
        .addSubcommand(entry.create(terminal))
        .getSubcommands()
        .get(entry.word())
        .getCommandSpec();
  }

  @CommandLine.Command(name = "oxo")
  private static final class AllCommands {}

  /** The names of all options of a command and its sub-commands. */
  private static List<String> options(CommandSpec spec) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : spec.options()) {
      if (!LEFT_OUT.contains(option.longestName())) {
        names.addAll(List.of(option.names()));
      }
    }
    spec.subcommands().values().forEach(each -> names.addAll(options(each.getCommandSpec())));
    return names;
  }

  private String path(String word) {
    return switch (word) {
      case "LOG",
          "OLD",
          "PAGE",
          "PROOF",
          "CERTIFICATE",
          "TABLE",
          "VALUES",
          "GROWN",
          "PAGES",
          "SITE",
          "WASM",
          "BOT",
          "FOUND",
          "NONE" ->
          folder.resolve(word).toString();
      default -> word;
    };
  }

  private List<String> goodLine(CommandRegistry entry, Dice dice) {
    List<String> lines =
        GOOD.stream().filter(line -> line.split(" ")[0].equals(entry.word())).toList();
    assertThat(lines).as("a good command line of " + entry.word()).isNotEmpty();
    List<String> words = new ArrayList<>();
    for (String word : lines.get(dice.below(lines.size())).split(" ")) {
      words.add(path(word));
    }
    return words;
  }

  private static void mutate(List<String> line, List<String> options, Dice dice) {
    int at = 1 + dice.below(line.size());
    boolean end = at >= line.size();
    switch (dice.below(6)) {
      case 0 -> line.add(at, WORDS.get(dice.below(WORDS.size())));
      case 1 -> line.add(at, options.get(dice.below(options.size())));
      case 2 ->
          line.add(
              at,
              options.get(dice.below(options.size())) + "=" + WORDS.get(dice.below(WORDS.size())));
      case 3 -> {
        if (!end) {
          line.remove(at);
        }
      }
      case 4 -> {
        if (!end) {
          line.set(at, WORDS.get(dice.below(WORDS.size())));
        }
      }
      default -> {
        if (!end) {
          line.add(at, line.get(at));
        }
      }
    }
  }

  /** Files in the folder of the test, which a run may have written or spoiled. */
  private void prepare() throws IOException {
    for (String name :
        List.of(
            "LOG",
            "PAGE",
            "TABLE",
            "PROOF",
            "PROOF.parts",
            "CERTIFICATE",
            "OLD",
            "VALUES",
            "GROWN")) {
      Files.deleteIfExists(folder.resolve(name));
    }
    Run.oxo("match", "tic-tac-toe", "random", "random", "--games", "2", "--log", path("OLD"));
    Run.oxo("solve", "tic-tac-toe", "a1", "b1", "--certificate", path("CERTIFICATE"));
    Files.write(folder.resolve("WASM"), new byte[] {0, 'a', 's', 'm'});
  }

  /** Whether a command that writes a file has still been told to write it into the folder. */
  private boolean writesHere(List<String> line) {
    String option =
        switch (line.get(0)) {
          case "match", "tournament" -> "--log";
          case "invent", "page", "report", "table" -> "-o";
          default -> "";
        };
    int at = line.indexOf(option);
    return option.isEmpty()
        || line.contains("info")
        || (at > 0 && at + 1 < line.size() && line.get(at + 1).startsWith(folder.toString()));
  }

  /** Whether a line cannot work long, nor write anywhere else. */
  private boolean isHarmless(List<String> line) {
    boolean measures = line.get(0).equals("bench") && !line.contains("--list");
    int time = line.indexOf("--for");
    boolean serves = line.get(0).equals("serve") && !(time > 0 && line.indexOf("9ms") == time + 1);
    boolean learns = line.get(0).equals("learn") && !line.get(1).equals("nowhere.toml");
    boolean reports = line.get(0).equals("report") && !line.contains(path("OLD"));
    int tries = line.indexOf("--tries");
    boolean invents =
        line.get(0).equals("invent")
            && !(tries > 0
                && line.indexOf("1") == tries + 1
                && line.contains("--boards")
                && line.contains("--no-pages"));
    if (!writesHere(line)
        || measures
        || serves
        || learns
        || reports
        || invents
        || line.contains("--")) {
      return false;
    }
    for (int i = 1; i < line.size(); i++) {
      String word = line.get(i);
      boolean writes =
          word.matches("(-o|--output|--log|--html|--certificate|--resume|--config)(=.*)?")
              && !(i + 1 < line.size() && line.get(i + 1).startsWith(folder.toString()));
      boolean large = word.matches(".*[0-9]{2,}.*") && !word.startsWith(folder.toString());
      boolean slow =
          !word.equals("tic-tac-toe")
              && word.matches("(squava|connect4|yavalath).*(x4|3)?")
              && !List.of("games", "show", "replay").contains(line.get(0));
      boolean refused = word.contains("99999999999999999999") || word.contains("80x7");
      if (writes || (large && !refused) || (slow && !refused)) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource(CommandRegistry.class)
  void everyCommand(CommandRegistry entry) throws IOException {
    List<String> options = options(spec(entry));
    Dice dice = new Dice(entry.ordinal() + 1);
    int runs = Math.max(30, Samples.howMany("oxo.cases") / 300);
    prepare();
    for (int i = 0; i < runs; ) {
      List<String> line = goodLine(entry, dice);
      for (int changes = 1 + dice.below(3); changes > 0; changes--) {
        mutate(line, options, dice);
      }
      if (isHarmless(line)) {
        check(line);
        i++;
      }
    }
  }

  private static void check(List<String> line) {
    Run run = Run.withInput("quit\n", line.toArray(String[]::new));
    assertThat(run.status()).as("%s: %s", line, run.err()).isIn(DOCUMENTED);
    assertThat(run.err())
        .as("%s", line)
        .doesNotContain("\tat ")
        .doesNotContain("a fault of the program");
    if (run.status() == 2) {
      assertThat(run.err()).as("%s", line).startsWith("oxo: ").hasSizeLessThan(1000);
      assertThat(run.err().lines().filter(each -> each.startsWith("oxo: ")))
          .as("%s", line)
          .isNotEmpty();
    }
  }
}
