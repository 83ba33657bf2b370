package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Settings of play that are saved")
class SavedSettingsTest {
  private static final String HEAD = "# Settings of ./oxo play\ngame = \"tic-tac-toe\"\n";

  /** A value of each key but {@code game}, and what is saved of it. */
  private static final List<String> SAMPLES =
      List.of(
          "variant = 'misere'         > variant = \"misere\"",
          "position = 'XO./.../...'   > position = \"XO./.../...\"",
          "moves = '1. b2 a1'         > moves = \"b2 a1\"",
          "computer = false           > computer = false",
          "first = 'computer'         > first = \"computer\"",
          "computer-first = true      > first = \"computer\"",
          "human-first = true         > ",
          "first-move = 'b2'          > first-move = \"b2\"",
          "x = 'random'               > x = \"random\";o = \"computer\"",
          "o = 'mcts:simulations=20'  > x = \"human\";o = \"mcts:simulations=20\"",
          "engine = 'random'          > engine = \"random\"",
          "level = 2                  > level = 2",
          "time = 20                  > time = 20",
          "simulations = 30           > simulations = 30",
          "depth = 3                  > depth = 3",
          "neighbours = true          > neighbours = true",
          "random-bias = true         > random-bias = true",
          "deterministic = true       > deterministic = true",
          "seed = 0                   > seed = 0",
          "threads = 2                > threads = 2",
          "book = 'none'              > book = \"none\"",
          "memory = '8m'              > memory = \"8m\"",
          "table = false              > table = false",
          "moves-only = true          > moves-only = true",
          "verbose = true             > verbose = true",
          "json = true                > json = true");

  @TempDir Path folder;
  private Path saved;

  @BeforeEach
  void nameTheFile() {
    saved = folder.resolve("saved.toml");
  }

  private static Run play(String input, String... options) {
    return Run.withInput(
        input, Stream.concat(Stream.of("play"), Stream.of(options)).toArray(String[]::new));
  }

  static List<String> samples() {
    return SAMPLES;
  }

  @Test
  void thereIsASampleOfEachKey() {
    assertThat(SAMPLES.stream().map(sample -> sample.split(" ", 2)[0]))
        .containsExactlyInAnyOrderElementsOf(
            new PlayOptions()
                .settings().stream().map(Setting::key).filter(key -> !key.equals("game")).toList());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void eachKeyComesBack(String sample) throws IOException {
    String[] parts = sample.split(">");
    Path given = folder.resolve("given.toml");
    Files.writeString(given, "game = 'tic-tac-toe'\n" + parts[0]);
    Run first = play("", "--config", given.toString(), "--save-config", saved.toString());
    assertThat(first.status()).as(first.err()).isZero();
    String text = HEAD + parts[1].strip().replace(';', '\n');
    assertThat(Files.readString(saved).strip()).isEqualTo(text.strip());
    Path again = folder.resolve("again.toml");
    play("", "--config", saved.toString(), "--save-config", again.toString());
    assertThat(again).hasSameTextualContentAs(saved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tictactrains:modern --moves d4,d5 -C --simulations 40 --seed 5 | g4",
        "tictactrains --config CONF --seed 5 | c3",
        "tictactrains --config CONF --seed 5 -C --x random | c3",
        "squava 1,1 2,2 -D -d 2 -n | 3 3",
        "squava -B -n --seed 3 --engine random | 3 3",
        "squava -B -H --seed 3 --engine random | 2 2",
        "squava -B --x human --o mcts --simulations 20 --seed 3 | 2 2",
        "squava --no-book --level 1 --seed 2 --json | 2 2",
        "tic-tac-toe OX./.../O.. --to-move X --x human --o human | b2",
        "tic-tac-toe --x human -C --engine random --seed 1 | b2",
        "tic-tac-toe FILE --o random --seed 1 | c3",
        "yavalath:side4 d4 swap c3 -M e5 --engine random --seed 4 | b2",
        "connect4 44 --variant 5x4 -l 2 -D -N 2 --memory 8m --no-table | 1",
      })
  void theFilePlaysTheSame(String options, String move) throws IOException {
    Path conf = folder.resolve("ttt.conf");
    Files.writeString(conf, "RULES_TYPE = 4\nCOMPUTER_PLAYER = 1\nSIMULATIONS = 30\n");
    Path begun = folder.resolve("begun.txt");
    Files.writeString(begun, "b2 a1\n");
    String[] words =
        options
            .replace("CONF", conf.toString())
            .replace("FILE", begun.toString())
            .concat(" --save-config " + saved)
            .split(" ");
    String given = game(play(move + "\nmoves\n", words));
    Files.delete(begun);
    assertThat(game(play(move + "\nmoves\n", "--config", saved.toString()))).isEqualTo(given);
  }

  /** What a game prints, but for where its settings come from and go to. */
  private static String game(Run run) {
    assertThat(run.status()).as(run.err()).isZero();
    return run.out().replaceAll("Settings .*\n", "");
  }

  @Test
  void pathsAreSeenFromTheFileThatIsSaved() throws IOException {
    Path below = Files.createDirectory(folder.resolve("a \"name\" \\ ä"));
    Path game = below.resolve("tall.toml");
    Files.writeString(
        game,
        "name = \"Tall\"\nboard = { shape = \"square\", width = 3, height = 5 }\nline = { win = 3 }\n");
    play("", game.toString(), "--save-config", saved.toString());
    assertThat(saved).content().contains("game = \"a \\\"name\\\" \\\\ ä/tall.toml\"");
    assertThat(play("", "--config", saved.toString()).out()).contains("\nTall: ");
    Path deep = Files.createDirectory(folder.resolve("deep")).resolve("saved.toml");
    play("", game.toString(), "--save-config", deep.toString());
    assertThat(play("", "--config", deep.toString()).out()).contains("\nTall: ");
  }

  @Test
  void aFileThatIsThereStaysUnlessForced() throws IOException {
    Files.writeString(saved, "mine");
    String[] command = {"tic-tac-toe", "--save-config", saved.toString()};
    Run refused = play("", command);
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .isEqualTo("oxo: there is a file " + saved + " already; --force replaces it\n");
    assertThat(saved).hasContent("mine");
    assertThat(play("", command[0], command[1], command[2], "--force").out())
        .startsWith("Settings are saved to " + saved + ".\nTic-Tac-Toe: ");
    assertThat(saved).hasContent(HEAD);
  }

  @Test
  void whatASettingsFileCannotSayIsRefused() {
    Path started = folder.resolve("started");
    String bot = "cmd:touch " + started;
    Run program = play("", "tic-tac-toe", "--o", bot, "--save-config", saved.toString());
    assertThat(program.err())
        .isEqualTo(
            "oxo: settings cannot name a program, so --save-config does not go with '%s'\n"
                .formatted(bot));
    assertThat(program.status()).isEqualTo(2);
    assertThat(started).doesNotExist();
    String table = folder.resolve("table").toString();
    Run.oxo("table", "build", "tic-tac-toe", "-o", table);
    assertThat(play("", "tic-tac-toe", "--table", table, "--save-config", saved.toString()).err())
        .isEqualTo(
            "oxo: settings have no key for --table FILE, so --save-config does not go with it\n");
    assertThat(play("", "tic-tac-toe", "--engine", "nobody", "--save-config", "" + saved).status())
        .isEqualTo(2);
    assertThat(saved).doesNotExist();
  }
}
