package games.oxo.app.match;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingBooks;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Progress;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.MatchListener;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.PlayerFactories;
import games.oxo.match.play.ProgramLauncher;
import games.oxo.match.play.Reply;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogFile;
import games.oxo.match.record.LogWriter;
import games.oxo.match.run.MatchSession;
import games.oxo.match.run.OpeningFile;
import games.oxo.search.engines.Knowledge;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs a match or tournament from the command line: the plan, the live line, the result. */
final class MatchRunner {
  private final Terminal terminal;
  private final MatchOptions options;
  private final Results results;
  private final WatchOptions watching;
  private final Summary summary;

  /** The summary of games between engines. */
  interface Summary {
    /** A few words while they are played. */
    String live(GameLog log);

    /** All there is to say in the end. */
    void print(GameLog log, MatchSession session, Path file);

    /** The same as a JSON line. */
    String json(GameLog log, MatchSession session, Path file, boolean complete);
  }

  MatchRunner(MatchOptions options, Results results, WatchOptions watching, Summary summary) {
    this.terminal = results.terminal();
    this.options = options;
    this.results = results;
    this.watching = watching;
    this.summary = summary;
  }

  /**
   * @param words the game and the engines of the command line
   * @param plan makes the plan of a new match
   * @param changed makes the plan of a resumed match from its log
   */
  int run(List<String> words, Supplier<MatchPlan> plan, Function<GameLog, MatchPlan> changed) {
    if (options.resume.isEmpty()) {
      MatchPlan wanted = plan.get();
      Game game = UserGames.load(wanted.game());
      Path file =
          options.log.isEmpty()
              ? NumberedFile.numbered(kind(wanted) + "-" + game.name(), ".jsonl")
              : UserPath.of(options.log);
      boolean fresh = !Files.exists(file);
      LogWriter writer = LogWriter.create(file, options.force.existing(), wanted.header());
      try (writer) {
        return run(wanted, game, file, writer);
      } catch (InputException e) {
        if (fresh && LogFile.read(file).games().isEmpty()) {
          NumberedFile.remove(file);
        }
        throw e;
      }
    }
    options.checkResume();
    Path file = UserPath.of(options.resume);
    try (LogWriter writer = LogWriter.append(file)) {
      GameLog log = writer.before().orElseThrow();
      MatchPlan wanted = changed.apply(log);
      checkSame(words, wanted);
      return run(wanted, UserGames.load(wanted.game()), file, writer);
    }
  }

  private int run(MatchPlan plan, Game game, Path file, LogWriter writer) {
    return LongWork.run(results, work -> run(plan, game, file, writer, work));
  }

  private int run(MatchPlan plan, Game game, Path file, LogWriter writer, LongWork work) {
    try (OptionalTable table = options.table.open(game, terminal);
        PlayingBooks books = options.book.open()) {
      MatchSession session =
          new MatchSession(
              plan,
              game,
              new MatchSession.Means(
                  options.memory.bytes(),
                  workers(),
                  Knowledge.NONE
                      .withTable(table.values())
                      .withBooks(books)
                      .withEvaluations(new PlayingEvaluations()),
                  name -> OpeningFile.read(game, UserPath.of(name)),
                  new ProgramLauncher()),
              writer.before().map(GameLog::games).orElse(List.of()),
              work,
              work::isStopped);
      if (work.isStopped()) {
        return work.stop("");
      }
      if (writer.before().map(log -> log.header().equals(plan.header())).orElse(true)) {
        return play(session, game, file, writer, work);
      }
      // What is new stands in the log before a game is played by it.
      LogWriter.rewrite(file, session.log());
      try (LogWriter another = LogWriter.append(file)) {
        return play(session, game, file, another, work);
      }
    }
  }

  /** How many games are played at once; a person can watch one. */
  private int workers() {
    return watching.watch ? 1 : options.concurrency.number();
  }

  private static String kind(MatchPlan plan) {
    return plan.kind() == MatchPlan.Kind.MATCH ? "match" : "tournament";
  }

  private static void checkSame(List<String> words, MatchPlan plan) {
    if (!words.isEmpty()
        && !(words.get(0).equals(plan.game())
            && PlayerFactories.labels(words.subList(1, words.size())).equals(plan.engines()))) {
      throw new InputException(
          Text.format(
              "the log is for %s with %s; leave out the game and the engines",
              plan.game(), String.join(", ", plan.engines())));
    }
  }

  private int play(MatchSession session, Game game, Path file, LogWriter writer, LongWork work) {
    long started = System.nanoTime();
    MatchPlan plan = session.plan();
    work.start(kind(plan));
    MatchListener shown =
        watching.watch && !work.isForPrograms()
            ? new Watched(new GamePrinter(terminal, game, watching.verbose), plan.engines())
            : (ended, end) -> true;
    Runnable idle = watching.watch ? () -> {} : () -> work.show(() -> live(session, started));
    GameLog log = session.play(writer, workers(), shown, idle, work::isStopped);
    tidy(file, log);
    boolean decided = session.test().isPresent() && session.test().get().isDecided();
    boolean complete = decided || log.games().size() == session.all();
    work.results()
        .print(
            () -> summary.json(log, session, file, complete),
            () -> {
              if (!log.games().isEmpty()) {
                summary.print(log, session, file);
              }
            });
    return complete
        ? ExitStatus.DONE
        : work.stop(
            Text.format(
                "stopped after %d of %d games; continue with --resume %s",
                log.games().size(), session.all(), file));
  }

  /** Puts the games of a log in order; if that fails, nothing is lost but the order. */
  private void tidy(Path file, GameLog log) {
    try {
      LogWriter.rewrite(file, log);
    } catch (InputException e) {
      terminal.err().println("oxo: the games could not be sorted: " + e.getMessage());
    }
  }

  private String live(MatchSession session, long started) {
    GameLog log = session.log();
    int done = log.games().size() - session.before();
    double seconds = (System.nanoTime() - started) / 1e9;
    double rate = done / seconds;
    double left = done == 0 ? Double.NaN : (session.all() - log.games().size()) / rate;
    String pace = String.format(Locale.ROOT, rate >= 1 ? "%.1f games/s" : "%.2f games/s", rate);
    return Text.format(
        "%d of %d games, %sabout %s left, %s, %s",
        log.games().size(),
        session.all(),
        session.isLookingForOpening() ? "looking for a balanced opening, " : "",
        Progress.duration(left),
        summary.live(log),
        pace);
  }

  /** Shows every move. */
  private static final class Watched implements MatchListener {
    private final GamePrinter printer;
    private final List<String> engines;
    private int moves;

    Watched(GamePrinter printer, List<String> engines) {
      this.printer = printer;
      this.engines = engines;
    }

    @Override
    public void began(ScheduledGame scheduled) {
      moves = 0;
      printer.begin(
          scheduled.number(),
          engines.get(scheduled.first()),
          engines.get(scheduled.second()),
          scheduled.opening().position());
    }

    @Override
    public void moved(String label, Position after, Reply reply, long micros) {
      printer.move(label, after, reply.valueText(), reply.nodes());
      moves++;
      if (moves % 2 == 0 || after.outcome().isOver()) {
        printer.board(after);
      }
    }

    @Override
    public boolean ended(GameRecord game, Position end) {
      printer.end(game, end);
      return true;
    }
  }
}
