package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.OnlyInFullRun;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a copy of the project in which {@code mvn} is a stand-in that writes down its
 * calls and puts a jar where the real one would.
 */
@Tag("slow")
@Tag("programs")
class LauncherTest {
  private static final Path LAUNCHER = Path.of("..", "oxo").toAbsolutePath().normalize();

  /**
   * An archive of classes takes longer than most tests; this is how the launcher notes it has none.
   */
  private static final String NO_ARCHIVE =
      "; echo 0 >app/target/oxo.jsa.length; : >app/target/oxo.jsa;"
          + " touch -d '1 hour' app/target/oxo.jsa";

  @TempDir Path folder;
  private Path home;
  private Path calls;
  private String build;
  private Path source;

  @BeforeEach
  void copyTheProject() throws IOException {
    home = Files.createDirectories(folder.resolve("pro ject"));
    calls = folder.resolve("mvn-calls");
    Files.copy(LAUNCHER, home.resolve("oxo"));
    Files.writeString(home.resolve("pom.xml"), "");
    source = home.resolve("app/src/main/java/Some.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "");
    Files.writeString(home.resolve("app/pom.xml"), "");
    Path jar = folder.resolve("ready.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "games.oxo.app.Main");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    Path commands = Files.writeString(folder.resolve("commands"), LaunchOptions.lines());
    build =
        "echo \"$@\" >>'%s'; cp '%s' app/target/oxo.jar; cp '%s' app/target/oxo.commands"
            .formatted(calls, jar, commands);
    mvn(build + NO_ARCHIVE);
  }

  private static String classPath() {
    String[] entries = System.getProperty("java.class.path").split(":");
    return Stream.of(entries)
        .map(entry -> Path.of(entry).toUri().toString())
        .reduce((a, b) -> a + " " + b)
        .orElseThrow();
  }

  private void mvn(String script) throws IOException {
    Path mvn = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
    script(mvn, script);
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Run oxo(String... args) throws IOException, InterruptedException {
    return run(
        Map.of(), Stream.concat(Stream.of(home + "/oxo"), Stream.of(args)).toArray(String[]::new));
  }

  private Run run(Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("NO_COLOR");
    builder.environment().put("TERM", "xterm");
    builder.environment().put("OXO_JAVA_OPTS", Run.LONG_GRACE);
    builder.environment().putAll(environment);
    return Run.process(folder, builder);
  }

  /**
   * Asks a command to end while it works: by the signal that asks a program to end, since Ctrl-C's
   * may be ignored where tests are run. How long a machine needs to come so far is found by trying.
   *
   * @param atWork whether it had come so far
   */
  private Run asksToEnd(String command, Predicate<Run> atWork)
      throws IOException, InterruptedException {
    String script = "%s & oxo=$!; sleep %d; kill -TERM $oxo; wait $oxo; echo status $?";
    Run run;
    int seconds = 1;
    do {
      run = run(Map.of(), "sh", "-c", script.formatted(command.formatted(home), seconds));
      seconds *= 2;
    } while (!atWork.test(run) && seconds < Await.GUARD_SECONDS);
    return run;
  }

  /** What the launcher does before it starts Java for the first time. */
  private void buildOnly() throws IOException, InterruptedException {
    Path noJava = Files.createDirectories(folder.resolve("no-java/bin")).resolve("java");
    script(noJava, "echo 'version \"17\"'");
    run(Map.of("JAVA_HOME", folder.resolve("no-java").toString()), home + "/oxo", "games");
  }

  @Test
  void javaIsStartedAsEachCommandWants() throws Exception {
    buildOnly();
    Path java = folder.resolve("no-java/bin/java");
    script(java, "[ \"$1\" = -version ] && echo 'version \"17\"' || echo \"$@\"");
    Map<String, String> itself = Map.of("JAVA_HOME", folder.resolve("no-java").toString());
    String launcher = home + "/oxo";
    for (CommandRegistry each : CommandRegistry.values()) {
      assertThat(run(itself, launcher, each.word(), "squava").out())
          .startsWith(each.work().options() + " -XX:MaxRAMPercentage");
    }
    String others = CommandRegistry.Work.SHORT.options() + " -XX:MaxRAMPercentage";
    assertThat(run(itself, launcher).out()).startsWith(others);
    assertThat(run(itself, launcher, "*").out()).startsWith(others);
    assertThat(run(itself, launcher, "no such command").out()).startsWith(others);
  }

  private long builds() throws IOException {
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  @Test
  void buildsOnceThenNeverTouchesMavenAgain() throws Exception {
    Run first = oxo("games");
    assertThat(first.status()).as(first.err()).isZero();
    assertThat(first.out()).contains("squava");
    assertThat(first.err()).isEqualTo("oxo: building, this takes a minute the first time ...\n");
    assertThat(builds()).isEqualTo(1);
    mvn("echo touched >>'" + calls + "'; exit 1");
    Run second = oxo("games");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void buildsAgainWhenASourceIsNewerOrTheJarIsGone() throws Exception {
    oxo("games");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(oxo("games").err()).startsWith("oxo: building");
    assertThat(builds()).isEqualTo(2);
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(500)));
    oxo("games");
    assertThat(builds()).isEqualTo(2);
    Files.delete(home.resolve("app/target/oxo.jar"));
    oxo("games");
    assertThat(builds()).isEqualTo(3);
  }

  @OnlyInFullRun
  @Test
  void theModuleOfClusterCommandsIsBuiltWhenOneIsUsed() throws Exception {
    Run help = oxo("cluster", "start", "--help");
    assertThat(help.status()).as(help.err()).isZero();
    assertThat(help.out()).startsWith("Usage: oxo cluster");
    assertThat(Files.readString(calls)).doesNotContain("cluster");
    mvn(
        "echo \"$@\" >>'%s'; mkdir -p cluster/target; cp app/target/oxo.jar cluster/target/oxo-cluster.jar"
            .formatted(calls));
    Run first = oxo("cluster", "start");
    assertThat(first.err())
        .startsWith("oxo: building the cluster module, this fetches Spark the first time ...\n")
        .contains("the cluster commands are in a module of their own");
    assertThat(Files.readAllLines(calls)).hasSize(2);
    assertThat(Files.readAllLines(calls).get(1)).contains("-Pcluster -pl cluster -am package");
    oxo("cluster", "start");
    oxo("games");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void aFailedBuildShowsWhatMavenSaidAndIsTriedAgain() throws Exception {
    mvn("echo 'cannot compile'; exit 1");
    Run failed = oxo("games");
    assertThat(failed.status()).isEqualTo(1);
    assertThat(failed.err()).contains("cannot compile", "oxo: the build failed");
    assertThat(oxo("games").status()).isEqualTo(1);
  }

  @Test
  void aLockLeftBehindDoesNotStopIt() throws Exception {
    Path lock = Files.createDirectories(home.resolve("app/target/oxo.lock"));
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.writeString(lock.resolve("owner"), gone.pid() + "\n");
    assertThat(oxo("games").status()).isZero();
    Files.delete(home.resolve("app/target/oxo.jar"));
    Files.createDirectories(lock);
    Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minusSeconds(180)));
    assertThat(oxo("games").status()).isZero();
    assertThat(lock).doesNotExist();
  }

  @OnlyInFullRun
  @Test
  void anArchiveOfClassesThatIsCutOffIsMadeAgain() throws Exception {
    mvn(build);
    Run first = oxo("games");
    Path archive = home.resolve("app/target/oxo.jsa");
    long length = Files.size(archive);
    assertThat(length).isPositive();
    long[] cuts = FullRun.isOn() ? new long[] {5000, length - 1} : new long[] {length - 1};
    for (long cut : cuts) {
      assertThat(archive.toFile().setWritable(true)).isTrue();
      try (FileChannel channel = FileChannel.open(archive, StandardOpenOption.WRITE)) {
        channel.truncate(cut);
      }
      Run again = oxo("games");
      assertThat(again.status()).as(again.err()).isZero();
      assertThat(again.out()).isEqualTo(first.out());
      assertThat(Files.size(archive)).isGreaterThan(length / 2);
    }
  }

  /** Builds, makes the archive, runs; killed with all its children at any moment of that. */
  @OnlyInFullRun
  @Test
  void aFirstStartThatIsKilledDoesNoHarm() throws Exception {
    mvn(build);
    String expected = oxo("games").out();
    int moments = 50;
    Dice dice = new Dice(11);
    for (int i = 0; i < moments; i++) {
      for (String made : new String[] {"oxo.jar", "oxo.jsa", "oxo.jsa.length", "oxo.built"}) {
        Files.deleteIfExists(home.resolve("app/target").resolve(made));
      }
      String killed =
          "setsid '%s/oxo' games >/dev/null 2>&1 & oxo=$!; sleep %s; kill -9 -$oxo; wait $oxo; true";
      String delay = "%d.%03d".formatted(dice.below(3), dice.below(1000));
      run(Map.of(), "sh", "-c", killed.formatted(home, delay));
      Run again = oxo("games");
      assertThat(again.status()).as("after %s s: %s", delay, again.err()).isZero();
      assertThat(again.out()).isEqualTo(expected);
      assertThat(oxo("games").err()).isEmpty();
    }
  }

  @OnlyInFullRun
  @Test
  void closedAndFullOutputsAreNoticed() throws Exception {
    buildOnly();
    Run full = run(Map.of(), "sh", "-c", "'%s/oxo' games >/dev/full".formatted(home));
    assertThat(full.status()).isEqualTo(4);
    assertThat(full.err())
        .isEqualTo("oxo: the output could not be written: No space left on device\n");
    Run closed = run(Map.of(), "sh", "-c", "'%s/oxo' games >&-".formatted(home));
    assertThat(closed.status()).isEqualTo(4);
    assertThat(closed.err())
        .isEqualTo("oxo: the output could not be written: Bad file descriptor\n");
    Run head =
        run(
            Map.of(),
            "sh",
            "-c",
            "{ '%s/oxo' play squava -n --x random --o random; echo status $? >&2; } | head -n 1"
                .formatted(home));
    assertThat(head.out().lines()).hasSize(1);
    assertThat(head.err()).matches("status (0|141)\n");
    Run silent = run(Map.of(), "sh", "-c", "'%s/oxo' show chess 2>&-".formatted(home));
    assertThat(silent.status()).isEqualTo(2);
  }

  /** Java would open its own files in its place, and read commands from them. */
  @OnlyInFullRun
  @Test
  void aClosedInputIsAnEmptyOne() throws Exception {
    buildOnly();
    List<String> commands = List.of("engine", "solve tic-tac-toe -", "play tic-tac-toe");
    for (String command : commands.subList(0, FullRun.rounds(commands.size(), 1))) {
      Run closed = run(Map.of(), "sh", "-c", "'%s/oxo' %s <&-".formatted(home, command));
      Run empty = run(Map.of(), "sh", "-c", "'%s/oxo' %s </dev/null".formatted(home, command));
      assertThat(closed).isEqualTo(empty);
    }
  }

  @Test
  void worksThroughALinkAndPassesArgumentsAndStatusOn() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("my-oxo"), home.resolve("oxo"));
    Run run = run(Map.of(), link.toString(), "show", "squava", "1 1", "9 9");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .endsWith(
            "oxo: move 2 ('9 9'): '9 9' is not a cell; a cell is a row 0 to 4 and a column 0 to 4, as in '4 4'\n");
  }

  @Test
  void colourIsForTerminalsAndNeverWithNoColor() throws Exception {
    buildOnly();
    String show = "'" + home + "/oxo' show squava 1,1";
    assertThat(oxo("show", "squava", "1,1").out()).doesNotContain("\u001b");
    Run terminal = run(Map.of(), "script", "-qec", show, "/dev/null");
    assertThat(terminal.out()).contains("\u001b[1;36m");
    Run plain = run(Map.of("NO_COLOR", "1"), "script", "-qec", show, "/dev/null");
    assertThat(plain.out()).contains("X").doesNotContain("\u001b");
  }

  @Test
  void aGameOnATerminalIsTypedWithAHistory() throws Exception {
    buildOnly();
    // Somebody types when asked to, and stays until the game is over.
    String typing =
        "(until grep -q 'Your move' out; do sleep 0.1; done; printf '1 1\\rmoves\\rquit\\r';"
            + " until [ -e over ]; do sleep 0.1; done) | ";
    String play =
        "script -qec \"stty cols 90 rows 40; '%s/oxo' play squava --engine random; touch over\""
            + " /dev/null";
    Run run =
        run(
            Map.of("XDG_STATE_HOME", folder.resolve("state").toString()),
            "sh",
            "-c",
            ("cd '%s'; " + typing + play).formatted(folder, home));
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("You are X against random.", "Legal: ")
        .doesNotContain("WARNING", "jline");
    assertThat(folder.resolve("state/oxo/history")).hasContent("1 1\nmoves\nquit\n");
  }

  @Test
  void aGameEndsCleanlyWhileAnEngineThinks() throws Exception {
    buildOnly();
    Run run =
        asksToEnd(
            "'%s/oxo' play yavalath -n --x mcts --o mcts --time 1000000",
            each -> each.out().startsWith("\n"));
    assertThat(run.out()).isEqualTo("\nstatus 143\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void longWorkEndsCleanlyWhenAskedTo() throws Exception {
    buildOnly();
    Run run = asksToEnd("'%s/oxo' perft yavalath 8", each -> each.out().contains("12524520"));
    assertThat(run.out()).contains("12524520").endsWith("games ended\nstatus 143\n");
    assertThat(run.err()).contains("oxo: stopped while counting ");
  }

  @OnlyInFullRun
  @Test
  void longWorkWithFilesEndsCleanlyToo() throws Exception {
    buildOnly();
    Run check =
        asksToEnd(
            "'%s/oxo' check tictactrains --games 1000000", each -> each.out().contains("Stopped"));
    assertThat(check.out())
        .containsPattern("Stopped after [0-9]+ games, without a fault.\nstatus 143\n$");
    Run stopped =
        asksToEnd(
            "'%%s/oxo' table build squava -o '%s/squava.oxotable'".formatted(folder),
            each -> Files.exists(folder.resolve("squava.oxotable.part")));
    assertThat(stopped.out()).isEqualTo("status 143\n");
    assertThat(stopped.err()).endsWith("oxo: stopped; run the same command again to continue\n");
    assertThat(folder.resolve("squava.oxotable.part")).exists();
  }

  @OnlyInFullRun
  @Test
  void aLongSolveSaysWhatIsProvenWhenAskedToEnd() throws Exception {
    buildOnly();
    Path wide = folder.resolve("wide.toml");
    Files.writeString(
        wide,
        "name = \"Wide\"\nboard = { shape = \"square\", width = 8, height = 8 }\nline = { win = 8 }\n");
    Path set = folder.resolve("set.txt");
    Files.writeString(set, "a1\na2\n");
    Predicate<Run> says = each -> !each.out().startsWith("status");
    Run one = asksToEnd("'%%s/oxo' solve '%s'".formatted(wide), says);
    assertThat(one.out()).matches("(undecided|X ).*\nstatus 143\n");
    assertThat(one.err()).isEmpty();
    Run several = asksToEnd("'%%s/oxo' solve '%s' '%s'".formatted(wide, set), says);
    assertThat(several.out()).matches("(undecided|O ).*\nstatus 143\n");
    assertThat(several.err()).isEqualTo("oxo: stopped after 1 of 2 positions\n");
  }

  @OnlyInFullRun
  @Test
  void aMixedBenchmarkMeasuresEachInAJavaOfItsOwn() throws Exception {
    Run run = oxo("bench", "yavalath-playouts", "--mixed", "--seconds", "0.01");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().lines())
        .hasSize(2)
        .allMatch(line -> line.matches("yavalath-playouts-.* alone .* mixed .*% (slower|faster)"));
    Run stopped =
        asksToEnd(
            "'%s/oxo' bench yavalath-playouts --mixed --seconds 600",
            each -> !each.err().isEmpty());
    assertThat(stopped.out()).isEqualTo("status 143\n");
    assertThat(stopped.err()).isEqualTo("oxo: stopped during yavalath-playouts-uniform\n");
  }
}
