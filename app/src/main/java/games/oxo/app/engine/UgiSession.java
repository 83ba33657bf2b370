package games.oxo.app.engine;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.app.version.ProgramVersion;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.BookWins;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One conversation in the line protocol of {@code docs/bots.md#the-line-protocol}. The caller's
 * thread reads commands; a search runs in a thread of its own, so that it can be stopped. Whatever
 * is sent, the answer to nonsense is an {@code info string}.
 */
final class UgiSession implements AutoCloseable {
  private static final List<String> COMMANDS =
      List.of(
          "ugi",
          "isready",
          "setoption",
          "uginewgame",
          "position",
          "go",
          "stop",
          "query",
          "solve",
          "api",
          "quit");
  private static final Pattern OPTION =
      Pattern.compile("name\\s+(\\S+)\\s+value\\s+(.+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern POSITION =
      Pattern.compile("(startpos|fen\\s+(\\S+))(?:\\s+moves(?:\\s+(.*))?)?");
  private static final List<String> OPTIONS = List.of("game", "engine", "level", "threads", "seed");

  /** A solver gets this part of the memory, since an engine may still hold its own. */
  private static final int SHARES = 2;

  static final String OUT_OF_MEMORY =
      "Java ran out of memory; use fewer threads or set OXO_JAVA_OPTS=-Xmx…";

  private final PrintStream out;
  private final EngineMeans means;
  private OptionalTable table;
  private Game game;
  private String spec;
  private long seed = 1;
  private int threads = 1;
  private Position position;
  private boolean refused;
  private ConfiguredEngine configured;
  private @Nullable ProtocolWork work;
  private @Nullable SolveQueue solving;

  /**
   * @param spec the engine to begin with
   * @throws InputException when there is no such engine, or it does not play the game
   */
  UgiSession(PrintStream out, Game game, String spec, EngineMeans means) {
    this.out = out;
    this.means = means;
    table = means.tables().apply(game);
    this.game = game;
    this.spec = spec;
    position = game.start();
    configured = engine(game, spec);
  }

  private ConfiguredEngine engine(Game played, String wanted) {
    EngineContext context =
        EngineContext.of(seed, means.bytes())
            .withWorkers(ThreadWorkerPool.of(threads))
            .withTable(table.values())
            .withBooks(means.books())
            .withEvaluations(new PlayingEvaluations());
    return Engines.create(played, EngineSpec.parse(wanted), context);
  }

  /** Answers one line; false when the conversation is over. */
  boolean answer(String line) {
    String[] words = line.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1].strip() : "";
    try {
      switch (words[0]) {
        case "" -> {
          // Empty lines have no answer.
        }
        case "ugi" -> introduce();
        case "isready" -> say("readyok");
        case "setoption" -> set(rest);
        case "uginewgame" -> {
          idle("uginewgame");
          configured.engine().newGame();
          place(game.start());
        }
        case "position" -> place(rest);
        case "go" -> go(rest);
        case "stop" -> stop();
        case "query" -> query(rest);
        case "solve" -> solve(rest);
        case "api" -> api(rest);
        case "quit" -> {
          quit();
          return false;
        }
        default ->
            throw new InputException(
                Text.format("unknown command '%s'%s", words[0], Nearest.hint(words[0], COMMANDS)));
      }
    } catch (InputException e) {
      complain(e.getMessage());
    } catch (OutOfMemoryError e) {
      complain(OUT_OF_MEMORY);
    }
    return true;
  }

  /** Answers to a line that is no command, or cannot be done. */
  void complain(String sentence) {
    say("info string " + Text.printable(sentence, Terminal.LONGEST_SENTENCE));
  }

  private void introduce() {
    say("id name OXO " + ProgramVersion.number());
    say("option name game type string default " + game.id());
    say("option name engine type string default " + spec);
    say("option name level type spin default 10" + range(OptionRange.LEVEL));
    say("option name threads type spin default " + threads + range(OptionRange.THREADS));
    say("option name seed type spin default " + seed + range(OptionRange.PROTOCOL_SEED));
    say("ugiok");
  }

  private static String range(OptionRange option) {
    return Text.format(" min %.0f max %.0f", option.range().least(), option.range().most());
  }

  private void set(String text) {
    Matcher option = OPTION.matcher(text);
    if (!option.matches()) {
      throw new InputException("an option is set by 'setoption name NAME value VALUE'");
    }
    idle("setoption");
    String value = option.group(2).strip();
    switch (option.group(1).toLowerCase(Locale.ROOT)) {
      case "game" -> {
        change(UserGames.load(value));
      }
      case "engine" -> use(value);
      case "level" -> use(Engines.level((int) OptionRange.LEVEL.read("level", value)));
      case "threads" -> {
        threads = (int) OptionRange.THREADS.read("threads", value);
        closeQueue();
        use(spec);
      }
      case "seed" -> {
        seed = OptionRange.PROTOCOL_SEED.read("seed", value);
        use(spec);
      }
      default ->
          throw new InputException(
              Text.format(
                  "unknown option '%s'%s",
                  option.group(1), Nearest.hint(option.group(1), OPTIONS)));
    }
  }

  /** Plays another game from now on, unless the engine does not play it. */
  private void change(Game wanted) {
    OptionalTable opened = means.tables().apply(wanted);
    OptionalTable before = table;
    table = opened;
    try {
      configured = engine(wanted, spec);
    } catch (InputException e) {
      table = before;
      opened.close();
      throw e;
    }
    closeQueue();
    before.close();
    game = wanted;
    place(game.start());
  }

  /** Plays with another engine from now on, unless there is none such for the game. */
  private void use(String wanted) {
    configured = engine(game, wanted);
    spec = wanted;
  }

  private void place(Position valid) {
    position = valid;
    refused = false;
  }

  private void place(String text) {
    idle("position");
    // Until a position is valid there is none: the answer to 'go' must not be one for the last.
    refused = true;
    Matcher given = POSITION.matcher(text);
    if (!given.matches()) {
      throw new InputException("a position is 'startpos' or 'fen ROWS', then 'moves MOVE …'");
    }
    Position from =
        given.group(2) == null ? game.start() : PositionReader.read(game, given.group(2));
    String moves = given.group(3);
    place(moves == null ? from : new MoveNotation(game).playList(from, moves));
  }

  /** The position that was set last. */
  private Position position() {
    if (refused) {
      throw new InputException("there is no position: the last one was refused, send another");
    }
    return position;
  }

  private void go(String text) {
    idle("go");
    Position from = position();
    if (from.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    GoRequest request = GoRequest.read(text, from);
    ProtocolSearch started =
        new ProtocolSearch(from, configured.engine(), request.infinite(), this::say);
    work = started;
    started.start(SearchRequest.of(request.forEngine(configured, from)));
  }

  private void api(String text) {
    idle("api");
    ProtocolRequest started = new ProtocolRequest(means.service(), text, this::say);
    started.start();
    work = started;
  }

  /** Takes one more position; only other work must have ended. */
  private void solve(String text) {
    idle("solve", work);
    SolveLine line = SolveLine.read(text);
    SolveQueue queue = solving;
    if (queue == null) {
      queue = new SolveQueue(game, this::solver, this::say);
      queue.start(threads);
      solving = queue;
    }
    queue.add(line);
  }

  private Solver solver() {
    ExactValues values = table.values();
    // Without tables nothing else is looked up either.
    ExactValues known =
        values == ExactValues.NONE ? values : BookWins.after(values, BuiltInBooks.of(game));
    return new Solver(game, means.bytes() / SHARES / threads, WorkerPool.SINGLE, known);
  }

  private void closeQueue() {
    SolveQueue queue = solving;
    solving = null;
    if (queue != null) {
      queue.close();
    }
  }

  private void query(String what) {
    idle("query");
    Position at = position();
    Player winner = at.outcome().winner();
    switch (what) {
      case "p1turn" -> say("response " + at.toMove().equals(Optional.of(Player.X)));
      case "gameover" -> say("response " + at.outcome().isOver());
      case "result" ->
          say(
              "response "
                  + (!at.outcome().isOver()
                      ? "none"
                      : winner == null ? "draw" : winner == Player.X ? "p1win" : "p2win"));
      default -> throw new InputException("a query is p1turn, gameover or result");
    }
  }

  /**
   * Refuses a command that must wait until the search is over. A search that has answered is: who
   * reads the answer may be faster with the next command than the thread with its end.
   */
  private void idle(String command) {
    idle(command, work);
    idle(command, solving);
  }

  private static void idle(String command, @Nullable ProtocolWork running) {
    if (running != null) {
      if (running.isBusy()) {
        throw new InputException(
            Text.format("%s must wait: a search is running, send 'stop'", command));
      }
      running.join();
    }
  }

  private void stop() {
    stop(work);
    stop(solving);
  }

  private static void stop(@Nullable ProtocolWork running) {
    if (running != null) {
      running.end();
      running.join();
    }
  }

  /** Stops a search; who reads the answer is told that it had more time. */
  private void quit() {
    if (endsEarly(work) || endsEarly(solving)) {
      complain("'quit' ends the search before its limit");
    }
    stop();
  }

  private static boolean endsEarly(@Nullable ProtocolWork running) {
    return running != null && running.isBusy() && !running.isEndless();
  }

  private synchronized void say(String line) {
    out.println(line);
    out.flush();
  }

  /** Ends a search that has no end of its own, and waits for the answer of any other. */
  @Override
  public void close() {
    ProtocolWork running = work;
    if (running != null && running.isEndless()) {
      running.end();
    }
    if (running != null) {
      running.join();
    }
    if (solving != null) {
      solving.join();
    }
    closeQueue();
    table.close();
  }
}
