package games.oxo.app;

import games.oxo.app.analyze.AnalyzeCommand;
import games.oxo.app.balance.BalanceCommand;
import games.oxo.app.bench.BenchCommand;
import games.oxo.app.book.BookCommand;
import games.oxo.app.bot.BotCommand;
import games.oxo.app.cluster.ClusterLoader;
import games.oxo.app.compare.CompareCommand;
import games.oxo.app.engine.EngineCommand;
import games.oxo.app.invent.InventCommand;
import games.oxo.app.learn.LearnCommand;
import games.oxo.app.match.MatchCommand;
import games.oxo.app.match.PlayoffCommand;
import games.oxo.app.match.ReplayCommand;
import games.oxo.app.match.ReportCommand;
import games.oxo.app.match.TournamentCommand;
import games.oxo.app.page.PageCommand;
import games.oxo.app.play.PlayCommand;
import games.oxo.app.prove.ProveCommand;
import games.oxo.app.puzzles.PuzzlesCommand;
import games.oxo.app.results.ResultsCommand;
import games.oxo.app.rules.CheckCommand;
import games.oxo.app.rules.GamesCommand;
import games.oxo.app.rules.PerftCommand;
import games.oxo.app.rules.ShowCommand;
import games.oxo.app.serve.ServeCommand;
import games.oxo.app.solve.CertificateCommand;
import games.oxo.app.solve.SolveCommand;
import games.oxo.app.table.TableCommand;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import java.util.Locale;
import java.util.Optional;

/**
 * The registry of commands, in the order of the overview. The overview, the help, the completion
 * and the launcher's choice of Java options are made from it; a test compares it with the table of
 * commands in docs/commands.md.
 */
enum CommandRegistry {
  GAMES(Work.SHORT, "games", "the games and their variants", "lists the games and their variants"),
  SHOW(
      Work.SHORT,
      "show squava 1,1 2,2",
      "draw a position: who is to move, what is legal",
      "draws a position and says who is to move, which moves are legal, or how the game ended"),
  PLAY(
      Work.LONG,
      "play squava",
      "play against the computer",
      "plays a game: you against the computer at one of ten levels, two people, or two engines"),
  SERVE(
      Work.STEADY,
      "serve",
      "play and analyze in the browser (docs/api.md)",
      "plays and analyzes in the browser, and answers your own programs over HTTP"),
  PAGE(
      Work.SHORT,
      "page -o oxo.html",
      "everything in one HTML file, without a server",
      "writes one HTML file with all games, engines and exact solving, which opens anywhere, without a network"),
  ANALYZE(
      Work.LONG,
      "analyze squava",
      "what an engine thinks of a position",
      "evaluates every legal move with an engine"),
  SOLVE(
      Work.LONG,
      "solve connect4 4444",
      "what a position is worth with perfect play",
      "finds the exact value of a position, or of every position in a file"),
  PROVE(
      Work.LONG,
      "prove GAME POS -o F",
      "prove a win that takes long (docs/proofs.md)",
      "proves that one side wins a position of a line game, however long it takes, and writes the proof"),
  RESULTS(
      Work.LONG,
      "results",
      "questions about the games, settled by computation",
      "lists questions about the games that were settled by computation"),
  LEARN(
      Work.LONG,
      "learn mygame.toml",
      "learn to evaluate its positions (docs/learn.md)",
      "learns to evaluate the positions of a game from games against itself, in hours or overnight"),
  PUZZLES(
      Work.LONG,
      "puzzles squava",
      "find the only winning move (docs/play.md)",
      "makes puzzles: positions in which exactly one move wins, graded from 1 to 10"),
  MATCH(
      Work.LONG,
      "match squava A B",
      "which of two engines is stronger? (docs/matches.md)",
      "tests which of two engines, or of your own programs, is stronger, by how much, and how certain that is"),
  TOURNAMENT(
      Work.LONG,
      "tournament GAME A B C",
      "ratings and a cross table of several engines",
      "rates several engines from their games against each other, with a cross table"),
  PLAYOFF(
      Work.LONG,
      "playoff squava",
      "one game of alpha-beta against NegaScout",
      "plays one game of alpha-beta against NegaScout, with the board after each two moves"),
  REPLAY(
      Work.SHORT,
      "replay F",
      "replay the games of a match, move by move",
      "replays the games of a match or a saved game, move by move"),
  REPORT(
      Work.LONG,
      "report squava",
      "all about a game, or a page of a match",
      "tells all about a game, or writes all games of a match to a page for the browser"),
  ENGINE(
      Work.LONG,
      "engine squava",
      "an engine for your own program (docs/bots.md)",
      "runs an engine for your own program, over a line protocol"),
  CHECK(
      Work.LONG,
      "check mygame.toml",
      "does your own game work? (docs/definition.md)",
      "checks that your own game works, or says exactly what is wrong with it"),
  BALANCE(
      Work.LONG,
      "balance mygame.toml",
      "is the game fair and lively? (docs/definition.md)",
      "measures whether a game is fair, lively and deep, with a page of charts for designers"),
  INVENT(
      Work.LONG,
      "invent -o FOLDER",
      "search for new games (docs/invent.md)",
      "searches for new games worth playing: draws, changes and crosses rules, and measures what comes out"),
  CERTIFICATE(
      Work.SHORT,
      "certificate check F",
      "does a proof of a win hold? (docs/proofs.md)",
      "checks a proof of a win"),
  PERFT(
      Work.LONG,
      "perft connect4 8",
      "how many games and positions the rules allow",
      "counts the move sequences or distinct positions that the rules allow"),
  TABLE(
      Work.LONG,
      "table build fourtic",
      "every position's value in a file (docs/solve.md)",
      "writes the value of every position to a file that engines play from; `info`, `query` and `verify` read it"),
  BOOK(
      Work.LONG,
      "book grow yavalath",
      "an opening book, grown overnight (docs/books.md)",
      "grows an opening book overnight; `distill`, `show`, `browse`, `export` and others make use of it"),
  BOT(
      Work.LONG,
      "bot yavalath -o F",
      "a complete bot as one source file (docs/bots.md)",
      "writes a complete bot for a line game as one source file in Java, C++, Python or JavaScript"),
  CLUSTER(
      Work.STEADY,
      "cluster table GAME",
      "more than one machine can do (docs/cluster.md)",
      "builds tables on a Spark cluster that are too much for one machine; `solve`, `prove`, `grow` and `learn` work there too, and `start` runs one here"),
  COMPARE(
      Work.LONG,
      "compare connect4",
      "what alpha-beta, move ordering and a table save",
      "compares how many positions negamax, alpha-beta, NegaScout and PVS visit"),
  BENCH(
      Work.LONG,
      "bench",
      "how fast the program is on this machine",
      "measures the program's speed on your machine"),
  COMPLETION(
      Work.SHORT,
      "completion",
      "a script for Tab completion in your shell",
      "prints a script for Tab completion in bash and zsh");

  /** How a command works, which decides the options of Java that the launcher takes. */
  enum Work {
    /** Starts fastest with the simple compiler. */
    SHORT("-XX:TieredStopAtLevel=1", Work.ONE_COLLECTOR),
    /** Needs the full compiler and a large heap. */
    LONG(Work.SEARCHES, Work.ONE_COLLECTOR),
    /** Long, and must not pause while the garbage of many threads is collected. */
    STEADY(Work.SEARCHES, "-XX:+UseG1GC");

    private static final String ONE_COLLECTOR = "-XX:+UseSerialGC -XX:PretenureSizeThreshold=16k";
    private static final String SEARCHES =
        "-XX:InitialRAMPercentage=25 -XX:+UseTransparentHugePages";

    private final String options;

    Work(String compiler, String collector) {
      options = compiler + " " + collector;
    }

    /** The options of Java. */
    String options() {
      return options;
    }
  }

  private final Work work;
  private final String example;
  private final String overview;
  private final String about;

  /**
   * @param example a use of the command, as it is written after {@code oxo}
   * @param overview what the example does, for the overview
   * @param about what the command does, for the table of the documents
   */
  CommandRegistry(Work work, String example, String overview, String about) {
    this.work = work;
    this.example = example;
    this.overview = overview;
    this.about = about;
  }

  /** The word after {@code oxo}. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  Work work() {
    return work;
  }

  /** The command's line of the overview. */
  String overviewLine() {
    return Text.format("  ./oxo %-21s  %s", example, overview);
  }

  /** What the command does, in Markdown. */
  String about() {
    return about;
  }

  /** The command with this name. */
  static Optional<CommandRegistry> of(String word) {
    for (CommandRegistry each : values()) {
      if (each.word().equals(word)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Makes the object that picocli runs. */
  Object create(Terminal terminal) {
    return switch (this) {
      case GAMES -> new GamesCommand(terminal);
      case SHOW -> new ShowCommand(terminal);
      case PLAY -> new PlayCommand(terminal);
      case SERVE -> new ServeCommand(terminal);
      case PAGE -> new PageCommand(terminal);
      case ANALYZE -> new AnalyzeCommand(terminal);
      case SOLVE -> new SolveCommand(terminal);
      case PROVE -> new ProveCommand(terminal);
      case RESULTS -> new ResultsCommand(terminal);
      case LEARN -> new LearnCommand(terminal);
      case PUZZLES -> new PuzzlesCommand(terminal);
      case MATCH -> new MatchCommand(terminal);
      case TOURNAMENT -> new TournamentCommand(terminal);
      case PLAYOFF -> PlayoffCommand.with(terminal);
      case REPLAY -> new ReplayCommand(terminal);
      case REPORT -> new ReportCommand(terminal);
      case ENGINE -> new EngineCommand(terminal);
      case CHECK -> new CheckCommand(terminal);
      case BALANCE -> new BalanceCommand(terminal);
      case INVENT -> new InventCommand(terminal);
      case CERTIFICATE -> CertificateCommand.with(terminal);
      case PERFT -> new PerftCommand(terminal);
      case TABLE -> TableCommand.with(terminal);
      case BOOK -> BookCommand.with(terminal);
      case BOT -> new BotCommand(terminal);
      case CLUSTER -> ClusterLoader.create(terminal);
      case COMPARE -> new CompareCommand(terminal);
      case BENCH -> new BenchCommand(terminal, Main.class);
      case COMPLETION -> new CompletionCommand(terminal);
    };
  }
}
