package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.match.play.ProgramLauncher.Grace;
import games.oxo.match.record.EndReason;
import games.oxo.search.Limits;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Points;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Programs outside, good and bad")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(Await.GUARD_SECONDS)
class ProgramPlayerTest {
  private static final Game GAME = Samples.game("tic-tac-toe");

  /** For what must come: a busy machine may take its time. */
  private static final long LONG = Await.GUARD_MILLIS;

  /** For what never comes. */
  private static final long SHORT = 300;

  private static final ProgramLauncher LONG_GRACE = new ProgramLauncher(new Grace(LONG, LONG));

  /** For programs that do not end, or leave something behind that does not. */
  private static final ProgramLauncher SHORT_GRACE = new ProgramLauncher(new Grace(SHORT, SHORT));

  @TempDir Path folder;

  private static MoveBudget budget(long millis) {
    return new MoveBudget(Limits.NONE, MoveBudget.Clock.NONE, millis);
  }

  private ProgramPlayer program(Bot bot) throws IOException {
    return program(LONG_GRACE, bot);
  }

  private ProgramPlayer program(ProgramLauncher launcher, Bot bot) throws IOException {
    return new ProgramPlayer(launcher, GAME, bot.in(folder), LONG, () -> false);
  }

  private static Position after(String moves) {
    return new MoveNotation(GAME).playList(GAME.start(), moves);
  }

  /** Begins a game, asks for a move, and gives back how that failed. */
  private Forfeit failure(Bot bot, Position position, long answerMillis) throws Exception {
    return failure(program(bot), position, answerMillis);
  }

  private Forfeit failure(ProgramPlayer player, Position position, long answerMillis)
      throws Exception {
    try (ProgramPlayer program = player) {
      program.begin(1);
      Forfeit forfeit =
          catchThrowableOfType(Forfeit.class, () -> program.move(position, budget(answerMillis)));
      assertThat(forfeit).isNotNull();
      // A program that has failed is gone, and not only when it is closed.
      assertNothingIsLeft();
      return forfeit;
    }
  }

  private Forfeit failureToBegin(String command, long startMillis) throws Exception {
    return failureToBegin(LONG_GRACE, command, startMillis);
  }

  private Forfeit failureToBegin(ProgramLauncher launcher, String command, long startMillis)
      throws Exception {
    try (ProgramPlayer program =
        new ProgramPlayer(launcher, GAME, command, startMillis, () -> false)) {
      Forfeit forfeit = catchThrowableOfType(Forfeit.class, () -> program.begin(1));
      assertThat(forfeit).isNotNull();
      assertNothingIsLeft();
      return forfeit;
    }
  }

  private static void check(Forfeit forfeit, EndReason fault, String detail) {
    assertThat(forfeit.detail()).isEqualTo(detail);
    assertThat(forfeit.fault()).isEqualTo(fault);
  }

  /** That the time was over; how far the program had come by then depends on the machine. */
  private static void checkTime(Forfeit forfeit, long millis) {
    assertThat(forfeit.fault()).isEqualTo(EndReason.TIME);
    assertThat(forfeit.detail()).matches("no '[a-z]+' within " + millis + " ms");
  }

  /** Asks with more and more time, until what the program said first is part of the answer. */
  private static void checkHeard(Question asked, EndReason fault, String detail) throws Exception {
    long millis = SHORT;
    Forfeit forfeit = asked.failure(millis);
    while (!forfeit.detail().equals(detail.formatted(millis)) && millis < LONG) {
      checkTime(forfeit, millis);
      millis *= 2;
      forfeit = asked.failure(millis);
    }
    check(forfeit, fault, detail.formatted(millis));
  }

  private interface Question {
    Forfeit failure(long answerMillis) throws Exception;
  }

  /** Whether a process still does something; one that nobody has buried yet does not. */
  private static boolean lives(ProcessHandle process) {
    try {
      String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      return process.isAlive() && !stat.contains(") Z ");
    } catch (IOException e) {
      return process.isAlive() && !Files.exists(Path.of("/proc/self"));
    }
  }

  private static List<ProcessHandle> children() {
    return ProcessHandle.current().descendants().filter(ProgramPlayerTest::lives).toList();
  }

  /** The processes that a bot has written down. */
  private List<ProcessHandle> noted() {
    try {
      Path file = folder.resolve("pids");
      return !Files.exists(file)
          ? List.of()
          : Files.readAllLines(file).stream()
              .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream())
              .filter(ProgramPlayerTest::lives)
              .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("oxo-program"))
        .toList();
  }

  @AfterEach
  void assertNothingIsLeft() {
    Await.until("no process is left", () -> children().isEmpty() && noted().isEmpty());
    Await.until("no thread is left", () -> threads().isEmpty());
  }

  @Test
  void aGoodProgramPlaysAWholeGame() throws Exception {
    try (ProgramPlayer program = program(new Bot())) {
      for (int game = 0; game < 3; game++) {
        program.begin(game);
        Position position = GAME.start();
        while (!position.outcome().isOver()) {
          Reply reply = program.move(position, budget(LONG));
          assertThat(reply.value()).isEqualTo(new Points(0.25, Points.Unit.UNSTATED));
          assertThat(reply.nodes()).isEqualTo(7);
          position = position.play(reply.move());
        }
        // The first free cell each time: X has a1, c1, b2 and then a3.
        assertThat(new MoveNotation(GAME).writeList(position.moves()))
            .isEqualTo("a1 b1 c1 a2 b2 c2 a3");
      }
      assertThat(children()).hasSize(1);
    }
  }

  @Test
  void itIsToldAllThatItNeeds() throws Exception {
    Bot bot =
        new Bot()
            .on(
                "ugi",
                """
                echo 'Welcome to my bot!'
                echo 'option name Game type string default chess'
                echo 'option name SEED type spin default 1 min 0 max 99'
                echo 'option name Hash type spin default 16 min 1 max 1024'
                seq 1 20000 | sed 's/.*/option name more& type string/'
                echo 'option name seed type spin default 1 min 7 max 7'
                echo ugiok
                """)
            .on("setoption", "echo \"setoption $rest\" >> \"$folder/log\"")
            .on("uginewgame", "echo uginewgame >> \"$folder/log\"")
            .on("position", "moves=\" $rest \"; echo \"position $rest\" >> \"$folder/log\"")
            .on("go", "echo \"go $rest\" >> \"$folder/log\"; echo bestmove c3");
    try (ProgramPlayer program = program(bot)) {
      program.begin(123);
      program.move(
          after("b2 a1"), new MoveBudget(Limits.nodes(500), new MoveBudget.Clock(9, 8, 7), LONG));
      program.begin(-1);
      Position read = GAME.position(1L << 4, 1L);
      program.move(read, new MoveBudget(Limits.time(5), MoveBudget.Clock.NONE, LONG));
    }
    assertThat(Files.readAllLines(folder.resolve("log")))
        .containsExactly(
            "setoption name Game value tic-tac-toe",
            "setoption name SEED value 23",
            "uginewgame",
            "position startpos moves b2 a1",
            "go nodes 500 p1time 9 p2time 8 p1inc 7 p2inc 7",
            "setoption name SEED value 99",
            "uginewgame",
            "position fen O../.X./...",
            "go movetime 5");
  }

  @Test
  void nothingIsStartedBeforeTheFirstGame() throws Exception {
    try (ProgramPlayer program = program(new Bot())) {
      assertThat(children()).isEmpty();
      assertThatThrownBy(() -> program.move(GAME.start(), budget(LONG)))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void anExecutableWithBlanksInItsNameIsStartedWithoutAShell() throws Exception {
    new Bot().first("echo \"$#:$1\" > \"$folder/log\"").in(folder);
    Path bot = folder.resolve("my bot");
    Files.copy(folder.resolve("bot.sh"), bot);
    Files.setPosixFilePermissions(bot, PosixFilePermissions.fromString("rwxr-xr-x"));
    String command = "\"" + bot + "\" '$HOME; exit 1'";
    try (ProgramPlayer program = new ProgramPlayer(LONG_GRACE, GAME, command, LONG, () -> false)) {
      program.begin(1);
    }
    assertThat(folder.resolve("log")).hasContent("1:$HOME; exit 1");
  }

  @Test
  void aWrongCommandLineIsRefusedAtOnce() {
    assertThatThrownBy(() -> new ProgramPlayer(LONG_GRACE, GAME, "bot \"x", LONG, () -> false))
        .isInstanceOf(InputException.class);
  }

  @Test
  void extrasAreUnderstood() throws Exception {
    Bot bot = new Bot().on("go", "echo 'thinking hard'; echo; echo '  bestmove  A3  ponder b1 '");
    try (ProgramPlayer program = program(bot)) {
      program.begin(1);
      assertThat(program.move(GAME.start(), budget(LONG)))
          .isEqualTo(new Reply(Move.at(6), null, 0));
    }
  }

  @Test
  void anAnswerTooManyIsNotTakenForTheNext() throws Exception {
    Bot bot = new Bot().on("go", Bot.FIRST_FREE + Bot.FIRST_FREE);
    try (ProgramPlayer program = program(bot)) {
      program.begin(1);
      assertThat(program.move(GAME.start(), budget(LONG)).move()).isEqualTo(Move.at(0));
      assertThat(program.move(after("a1 b1"), budget(LONG)).move()).isEqualTo(Move.at(2));
      program.begin(1);
      assertThat(program.move(GAME.start(), budget(LONG)).move()).isEqualTo(Move.at(0));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bestmove a1 | ILLEGAL_MOVE | it played 'a1': a1 is taken by X",
        "bestmove swap | ILLEGAL_MOVE | it played 'swap': Tic-Tac-Toe has no swap",
        "bestmove z9 | GARBAGE | it played 'z9': 'z9' is not a cell; a cell is a column a to c and a row 1 to 3, as in 'c3'",
        "bestmove b1 c1 | GARBAGE | it played 'b1 c1': 'b1 c1' is not a cell; a cell is a column a to c and a row 1 to 3, as in 'c3'",
        "bestmove | GARBAGE | it sent 'bestmove' without a move"
      })
  void aMoveThatIsNone(String answer, EndReason fault, String detail) throws Exception {
    Bot bot = new Bot().on("go", "echo '" + answer + "'");
    check(failure(bot, after("a1"), LONG), fault, detail);
  }

  @Test
  void whatItComplainedOfIsTold() throws Exception {
    Bot bot =
        new Bot()
            .on("position", "echo 'info string no such position'")
            .on("go", "echo bestmove a1");
    check(
        failure(bot, after("a1"), LONG),
        EndReason.ILLEGAL_MOVE,
        "it played 'a1': a1 is taken by X; its last message was 'info string no such position'");
  }

  @Test
  void aFullColumnIsAnIllegalMove() throws Exception {
    Game game = Samples.game("connect4");
    Position full = new MoveNotation(game).playList(game.start(), "444444");
    String command = new Bot().on("go", "echo bestmove 4").in(folder);
    try (ProgramPlayer program = new ProgramPlayer(LONG_GRACE, game, command, LONG, () -> false)) {
      program.begin(1);
      Forfeit forfeit = catchThrowableOfType(Forfeit.class, () -> program.move(full, budget(LONG)));
      check(forfeit, EndReason.ILLEGAL_MOVE, "it played '4': column 4 is full");
    }
  }

  @Test
  void crashesAtOnce() throws Exception {
    check(
        failureToBegin(new Bot().first("echo 'no licence' >&2; exit 3").in(folder), LONG),
        EndReason.CRASH,
        "after 'ugi' it ended with exit code 3, saying 'no licence'");
  }

  @Test
  void endsWithoutAWord() throws Exception {
    check(failureToBegin("true", LONG), EndReason.CRASH, "after 'ugi' it ended with exit code 0");
  }

  @Test
  void crashesInMidGameAndIsStartedAgain() throws Exception {
    Bot bot =
        new Bot()
            .on(
                "go",
                "if [ ! -e \"$folder/crashed\" ]; then touch \"$folder/crashed\"; kill -9 $$; fi\n"
                    + Bot.FIRST_FREE);
    try (ProgramPlayer program = program(bot)) {
      program.begin(1);
      Forfeit forfeit =
          catchThrowableOfType(Forfeit.class, () -> program.move(GAME.start(), budget(LONG)));
      check(forfeit, EndReason.CRASH, "after 'go' it ended with exit code 137");
      program.begin(2);
      assertThat(program.move(GAME.start(), budget(LONG)).move()).isEqualTo(Move.at(0));
    }
  }

  @Test
  void onlyClosesItsOutput() throws Exception {
    check(
        failure(
            program(SHORT_GRACE, new Bot().on("go", "exec >&-; exec sleep 1000")),
            GAME.start(),
            LONG),
        EndReason.CRASH,
        "after 'go' it closed its standard output");
  }

  @Test
  void endsBetweenGamesAndIsStartedAgain() throws Exception {
    Bot bot = new Bot().on("go", Bot.FIRST_FREE + "exit 0");
    try (ProgramPlayer program = program(bot)) {
      for (int game = 0; game < 2; game++) {
        program.begin(game);
        assertThat(program.move(GAME.start(), budget(LONG)).move()).isEqualTo(Move.at(0));
        Await.until("it has ended", () -> children().isEmpty());
      }
    }
  }

  @Test
  void doesNotExist() throws Exception {
    check(
        failureToBegin("'" + folder + "/nobody'", LONG),
        EndReason.CRASH,
        "'" + folder + "/nobody' cannot be started: No such file or directory");
  }

  @Test
  void isNotExecutable() throws Exception {
    new Bot().in(folder);
    check(
        failureToBegin("'" + folder + "/bot.sh'", LONG),
        EndReason.CRASH,
        "'" + folder + "/bot.sh' cannot be started: Permission denied");
  }

  @Test
  void neverAnswersTheGreeting() throws Exception {
    checkTime(failureToBegin(new Bot().on("ugi", ":").in(folder), SHORT), SHORT);
  }

  @Test
  void speaksAnotherLanguage() throws Exception {
    String bot = new Bot().on("ugi", "echo 'Error: what is ugi?'").in(folder);
    checkHeard(
        millis -> failureToBegin(bot, millis),
        EndReason.GARBAGE,
        "it answered 'ugi' with 'Error: what is ugi?' instead of 'ugiok'");
  }

  @Test
  void isNeverReady() throws Exception {
    String bot = new Bot().on("isready", "echo 'info string what is ready?'").in(folder);
    checkHeard(
        millis -> failureToBegin(bot, millis),
        EndReason.TIME,
        "no 'readyok' within %d ms; its last message was 'info string what is ready?'");
  }

  @Test
  void answersTooLate() throws Exception {
    Bot bot = new Bot().on("go", "sleep 1000; echo bestmove a1");
    checkTime(failure(bot, GAME.start(), SHORT), SHORT);
  }

  @Test
  void talksInsteadOfAnswering() throws Exception {
    Bot bot = new Bot().on("go", "printf 'I play\\033[2J a1\\n'");
    checkHeard(
        millis -> failure(bot, GAME.start(), millis),
        EndReason.GARBAGE,
        "it answered 'go' with 'I play?[2J a1' instead of 'bestmove'");
  }

  @Test
  void talksWithoutEnd() throws Exception {
    check(
        failure(new Bot().on("go", "yes hello"), GAME.start(), LONG),
        EndReason.GARBAGE,
        "it answered 'go' with 'hello' instead of 'bestmove'");
  }

  @Test
  void floodsWithoutNewline() throws Exception {
    check(
        failure(new Bot().on("go", "tr '\\0' x < /dev/zero"), GAME.start(), LONG),
        EndReason.GARBAGE,
        "it answered 'go' with an overlong line: '" + "x".repeat(100) + "…'");
  }

  @Test
  void floodsWithInfoLines() throws Exception {
    Bot bot = new Bot().on("go", "yes info depth 1 nodes 1 score 0.5");
    checkTime(failure(bot, GAME.start(), 1000), 1000);
  }

  @Test
  void manyInfoLinesAreNoFault() throws Exception {
    Bot bot = new Bot().on("go", "yes info nodes 3 score win 5 | head -n 200000; echo bestmove a1");
    try (ProgramPlayer program = program(bot)) {
      program.begin(1);
      assertThat(program.move(GAME.start(), budget(LONG)))
          .isEqualTo(new Reply(Move.at(0), Ending.win(5), 3));
    }
  }

  @Test
  void writesHugeErrors() throws Exception {
    Bot bot =
        new Bot()
            .first("head -c 5000000 /dev/zero | tr '\\0' e >&2")
            .on("go", "head -c 3000000 /dev/zero >&2; echo >&2; echo boom >&2; exit 1");
    check(
        failure(bot, GAME.start(), LONG),
        EndReason.CRASH,
        "after 'go' it ended with exit code 1, saying 'boom'");
  }

  @Test
  void answersWithoutReading() throws Exception {
    Bot bot = new Bot().first("echo ugiok; while :; do echo readyok; echo bestmove a1; done");
    try (ProgramPlayer program = program(SHORT_GRACE, bot)) {
      program.begin(1);
      // Far more than fits into a pipe.
      for (int i = 0; i < 3000; i++) {
        assertThat(program.move(GAME.start(), budget(LONG)).move()).isEqualTo(Move.at(0));
      }
    }
  }

  @Test
  void aFullPipeBlocksNobody() throws Exception {
    RunningProgram program = SHORT_GRACE.start(List.of("sleep", "1000"));
    program.send("x".repeat(5_000_000));
    assertThat(program.hear(Deadline.in(100)).kind()).isEqualTo(RunningProgram.Kind.NOTHING);
    program.quit();
  }

  @Test
  void willNotQuit() throws Exception {
    Bot bot =
        new Bot()
            .first("trap '' TERM INT HUP PIPE")
            .on("quit", ":")
            .last("while :; do sleep 1; done");
    ProgramPlayer program = program(SHORT_GRACE, bot);
    program.begin(1);
    program.close();
    program.close();
  }

  @Test
  void quitsInAnOrderlyWay() throws Exception {
    try (ProgramPlayer program =
        program(new Bot().on("quit", "echo bye > \"$folder/log\"; exit 0"))) {
      program.begin(1);
    }
    assertThat(folder.resolve("log")).hasContent("bye");
  }

  private static final String LEAVE_A_CHILD = "sleep 1000 & echo $! >> \"$folder/pids\"\n";

  @Test
  void leavesAChildBehindWhenItQuits() throws Exception {
    try (ProgramPlayer program = program(SHORT_GRACE, new Bot().first(LEAVE_A_CHILD))) {
      program.begin(1);
      assertThat(noted()).hasSize(1);
    }
    assertNothingIsLeft();
  }

  @Test
  void leavesAChildBehindWhenItCrashes() throws Exception {
    check(
        failure(
            program(SHORT_GRACE, new Bot().first(LEAVE_A_CHILD).on("go", "exit 1")),
            GAME.start(),
            LONG),
        EndReason.CRASH,
        "after 'go' it ended with exit code 1");
  }

  @Test
  void leavesAChildBehindBeforeAnybodyLooks() throws Exception {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "such a child is found by /proc");
    check(
        failureToBegin(SHORT_GRACE, new Bot().first(LEAVE_A_CHILD + "exit 1").in(folder), LONG),
        EndReason.CRASH,
        "after 'ugi' it ended with exit code 1");
  }

  @Test
  void aMatchThatIsStoppedDoesNotWait() throws Exception {
    AtomicBoolean stopped = new AtomicBoolean();
    String command = new Bot().on("go", "touch \"$folder/asked\"; sleep 1000").in(folder);
    try (ProgramPlayer program = new ProgramPlayer(LONG_GRACE, GAME, command, LONG, stopped::get)) {
      program.begin(1);
      Thread stopper =
          new Thread(
              () -> {
                Await.until("it is asked", () -> Files.exists(folder.resolve("asked")));
                stopped.set(true);
              });
      stopper.start();
      Forfeit forfeit =
          catchThrowableOfType(Forfeit.class, () -> program.move(GAME.start(), budget(LONG)));
      check(forfeit, EndReason.TIME, "the match was stopped");
      stopper.join();
    }
  }

  @Test
  void endsWhenJavaIsKilled() throws Exception {
    String bot =
        new Bot()
            .first("echo $$ >> \"$folder/pids\"\n" + LEAVE_A_CHILD)
            .last("while :; do sleep 1; done")
            .in(folder);
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                EndsWithJava.class.getName(),
                bot)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = java.inputReader()) {
      assertThat(out.readLine()).isEqualTo("begun");
      assertThat(noted()).hasSize(2);
      java.destroy();
      Await.end(java);
      Await.until("nothing is left", () -> noted().isEmpty());
    } finally {
      java.destroyForcibly();
    }
  }
}
