package games.oxo.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.learn.run.LearnRun.End;
import games.oxo.learn.sample.SampleFile;
import games.oxo.match.record.GameLog;
import games.oxo.match.stats.Elo;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearnRunTest {
  /** Learned in an instant, since what is made by hand is bad at it. */
  private static final Game GAME =
      Samples.gameOf(
          "name = \"Not three\"\nboard = { shape = \"square\", width = 4, height = 5 }\n"
              + "line = { lose = 3 }");

  private static final LearnPlan PLAN = new LearnPlan(1, 100, 500, 0);

  /** Here a run has made one attempt without being disturbed. */
  @TempDir private static Path quiet;

  private static final Ears HEARD = new Ears(Integer.MAX_VALUE);

  @TempDir private Path folder;

  @BeforeAll
  static void learnInPeace() {
    assertThat(learn(undisturbed(), PLAN, 1, 1, HEARD)).isEqualTo(End.TIME);
  }

  private static Path undisturbed() {
    return quiet.resolve("game.oxoeval");
  }

  private Path file() {
    return folder.resolve("game.oxoeval");
  }

  /** The same as if the run had been made in this test's own folder. */
  private void copy() throws IOException {
    Files.copy(undisturbed(), file());
    Files.createDirectory(LearnRun.workFolder(file()));
    try (Stream<Path> files = Files.list(LearnRun.workFolder(undisturbed()))) {
      for (Path each : files.toList()) {
        Files.copy(each, LearnRun.workFolder(file()).resolve(each.getFileName()));
      }
    }
  }

  /** Hears of everything, and stops a run after so many events. */
  private static final class Ears implements LearnListener {
    private final AtomicInteger left;
    private final List<Attempt> attempts = new ArrayList<>();
    private final List<String> events = new ArrayList<>();
    private final List<LearnSummary> summaries = new ArrayList<>();

    Ears(int events) {
      left = new AtomicInteger(events);
    }

    private void hear(String event) {
      left.decrementAndGet();
      if (events.isEmpty() || !events.get(events.size() - 1).equals(event)) {
        events.add(event);
      }
    }

    boolean stopped() {
      return left.get() <= 0;
    }

    @Override
    public void playing(int attempt, long positions, long wanted) {
      hear("playing " + attempt);
    }

    @Override
    public void fitting(int attempt, int done, int all) {
      hear("fitting " + attempt);
    }

    @Override
    public void matching(int attempt, GameLog log) {
      hear("matching " + attempt);
    }

    @Override
    public void ended(Attempt attempt) {
      attempts.add(attempt);
      hear("ended " + attempt.number());
    }

    @Override
    public void calibrating(long nodes, long positions, long wanted) {
      hear("calibrating " + nodes);
    }

    @Override
    public void comparing(GameLog log) {
      hear("comparing");
    }

    @Override
    public void finished(LearnSummary summary) {
      summaries.add(summary);
      hear("finished");
    }
  }

  private static End learn(Path file, LearnPlan plan, int threads, int attempts, Ears ears) {
    List<LearnRun> self = new ArrayList<>();
    LearnRun run =
        new LearnRun(
            GAME,
            plan,
            file,
            new LearnRun.Means(
                1 << 22, threads, ears::stopped, () -> self.get(0).attempts().size() >= attempts),
            ears);
    self.add(run);
    return run.run();
  }

  private static Ears patient() {
    return new Ears(Integer.MAX_VALUE);
  }

  private static LearnedEvaluation read(Path file) throws IOException {
    return EvaluationReader.read(GAME, Files.readAllBytes(file), file.toString());
  }

  @Test
  void aRunGoesThroughAllItsSteps() throws IOException {
    assertThat(HEARD.events)
        .containsExactly(
            "playing 1",
            "fitting 1",
            "matching 1",
            "ended 1",
            "calibrating 100",
            "calibrating 1600",
            "finished");
    LearnSummary summary = HEARD.summaries.get(0);
    assertThat(summary.attempts()).isEqualTo(HEARD.attempts).hasSize(1);
    assertThat(summary.calibrations()).hasSize(2);
    Attempt attempt = HEARD.attempts.get(0);
    assertThat(attempt.accepted()).isTrue();
    long played =
        SampleFile.read(GAME, LearnRun.workFolder(undisturbed()).resolve("1.games")).stream()
            .mapToLong(each -> each.samples().size())
            .sum();
    assertThat(played).isGreaterThanOrEqualTo(PLAN.positions());
    // Those that occur for the first time.
    assertThat(attempt.positions()).isBetween(PLAN.positions() * 9 / 10, played);
    LearnedEvaluation learned = read(undisturbed());
    assertThat(learned.scale().knots()).hasSize(2);
    assertThat(learned.stronger()).isEqualTo(Stronger.UNKNOWN);
    assertThat(learned.provenance())
        .isEqualTo(
            new Provenance(
                "Not three",
                PLAN.seed(),
                1,
                attempt.games(),
                attempt.positions(),
                List.of("generation 1: " + Elo.logistic(attempt.score()).text() + " Elo")));
  }

  @Test
  void nothingButWhatIsNamedIsLeft() throws IOException {
    try (Stream<Path> files = Files.walk(quiet)) {
      assertThat(files.filter(Files::isRegularFile).map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "game.oxoeval",
              "history.txt",
              "1.games",
              "1.fit",
              "1.oxoeval",
              "1.jsonl",
              "chances-1-100.games",
              "chances-1-1600.games");
    }
  }

  @Test
  void theSameSeedGivesTheSameBytesWithAnyNumberOfThreads() throws IOException {
    learn(file(), PLAN, 3, 1, patient());
    assertThat(file()).hasSameBinaryContentAs(undisturbed());
    assertThat(work(file())).isEqualTo(work(undisturbed()));
  }

  @Test
  void anotherSeedGivesOtherGames() throws IOException {
    learn(file(), new LearnPlan(2, PLAN.nodes(), PLAN.positions(), 0), 1, 1, new Ears(10));
    byte[] some = Files.readAllBytes(inWork("1.games"));
    byte[] others = Files.readAllBytes(LearnRun.workFolder(undisturbed()).resolve("1.games"));
    assertThat(some).isNotEqualTo(Arrays.copyOf(others, some.length));
  }

  /** Files of the work folder by name; logs of matches have times in them. */
  private static TreeMap<String, String> work(Path file) throws IOException {
    TreeMap<String, String> work = new TreeMap<>();
    try (Stream<Path> files = Files.list(LearnRun.workFolder(file))) {
      for (Path each : files.toList()) {
        String name = each.getFileName().toString();
        if (!name.endsWith(".jsonl")) {
          work.put(name, new String(Files.readAllBytes(each), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return work;
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 45})
  void stoppingAtAnyPointMakesNoDifference(int events) throws IOException {
    int stops = 0;
    // Each time it comes farther, since fits with different settings are not kept one by one.
    while (learn(file(), PLAN, 1, 1, new Ears(events + 20 * stops)) == End.STOPPED) {
      stops++;
    }
    assertThat(stops).isGreaterThan(1);
    assertThat(file()).hasSameBinaryContentAs(undisturbed());
    assertThat(work(file())).isEqualTo(work(undisturbed()));
  }

  @Test
  void whatWasStoppedBeforeTheFirstGenerationHasWrittenNoEvaluation() {
    assertThat(learn(file(), PLAN, 1, 1, new Ears(3))).isEqualTo(End.STOPPED);
    assertThat(file()).doesNotExist();
  }

  @Test
  void moreAttemptsGoOnFromTheLastOne() throws IOException {
    copy();
    Ears ears = patient();
    learn(file(), PLAN, 1, 2, ears);
    assertThat(ears.attempts).hasSize(1);
    assertThat(ears.events.get(0)).isEqualTo("playing 2");
    assertThat(ears.summaries.get(0).attempts()).startsWith(HEARD.attempts.get(0)).hasSize(2);
    boolean better = ears.attempts.get(0).accepted();
    assertThat(read(file()).provenance().generations()).isEqualTo(better ? 2 : 1);
  }

  private Path inWork(String name) {
    return LearnRun.workFolder(file()).resolve(name);
  }

  private void refused(String sentence) {
    assertThatThrownBy(() -> learn(file(), PLAN, 1, 3, patient()))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void aDamagedFolderHasOneSentence() throws IOException {
    copy();
    Path history = inWork("history.txt");
    String right = Files.readString(history);
    for (String line : List.of("2 accepted", "3 accepted 1 1 0.5 true 1.0 0.3 1 1 1", "x")) {
      Files.writeString(history, right + line + "\n");
      refused(history + " is damaged in the line '" + line + "'");
    }
    Files.writeString(history, "Dear diary\n");
    refused(history + " is not a history of learning");
    Files.writeString(history, right);
    Files.write(inWork("1.oxoeval"), new byte[100]);
    refused(inWork("1.oxoeval") + " is not an evaluation; './oxo learn' makes them");
    Files.delete(inWork("1.oxoeval"));
    refused(inWork("1.oxoeval") + " cannot be read: no such file");
  }

  @Test
  void damagedGamesHaveASentence() throws IOException {
    copy();
    byte[] games = Files.readAllBytes(inWork("1.games"));
    games[1000] ^= 1;
    Files.write(inWork("1.games"), games);
    refused(inWork("1.games") + " is damaged");
  }

  @Test
  void aFolderOfAnotherPlanIsRefused() {
    learn(file(), PLAN, 1, 1, new Ears(3));
    LearnPlan other = new LearnPlan(1, PLAN.nodes() + 1, PLAN.positions(), 0);
    assertThatThrownBy(() -> learn(file(), other, 1, 1, patient()))
        .isInstanceOf(InputException.class)
        .hasMessage(
            LearnRun.workFolder(file())
                + " was begun for other rules or with other options; give the same, or another"
                + " file with -o");
  }

  @Test
  void aFileInThePlaceOfTheFolderHasASentence() throws IOException {
    Files.writeString(LearnRun.workFolder(file()), "mine");
    refused(LearnRun.workFolder(file()) + " is a file; a folder is needed there");
  }

  @Test
  void aGameWhoseEndIsSeenFromTheOpeningIsTooSmall() {
    Game small = Samples.game("tic-tac-toe");
    LearnRun run =
        new LearnRun(
            small,
            new LearnPlan(1, 100_000, 1000, 0),
            file(),
            new LearnRun.Means(1 << 22, 2, () -> false, () -> false),
            patient());
    assertThatThrownBy(run::run)
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("tic-tac-toe is too small to be learned: ");
    assertThat(file()).doesNotExist();
  }

  @Test
  void aGameWithFewOpeningsIsTooSmall() {
    Game small =
        Samples.gameOf(
            "name = \"Tiny\"\nboard = { shape = \"square\", width = 2, height = 3 }\n"
                + "line = { win = 3 }");
    LearnRun run =
        new LearnRun(
            small,
            PLAN,
            file(),
            new LearnRun.Means(1 << 22, 2, () -> false, () -> false),
            patient());
    assertThatThrownBy(run::run)
        .isInstanceOf(InputException.class)
        .hasMessageMatching(".* is too small to be learned: a match needs 20 .* it has [0-9]+");
    assertThat(LearnRun.workFolder(file())).doesNotExist();
  }

  /** The match at the end is by time, and so takes its time. */
  @Tag("slow")
  @Test
  void theMatchAtTheEndDecidesWhichSearchIsStronger() throws IOException {
    Ears ears = patient();
    learn(file(), new LearnPlan(1, PLAN.nodes(), PLAN.positions(), 1), 2, 1, ears);
    assertThat(ears.events).contains("comparing", "finished");
    LearnedEvaluation learned = read(file());
    assertThat(learned.stronger()).isNotEqualTo(Stronger.UNKNOWN);
    assertThat(ears.summaries.get(0).againstTree().size()).isPositive();
    assertThat(learned.provenance().matches())
        .last()
        .asString()
        .startsWith("against mcts-solver at 1 ms: ");
  }
}
