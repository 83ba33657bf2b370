package games.oxo.app.play;

import games.oxo.app.option.PlayingBookOption;
import games.oxo.app.option.TableOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.ThreadsOption;
import games.oxo.cli.option.ToMoveOption;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.search.engines.Engines;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Options and settings of a game to play, from the command line or a settings file. A new option is
 * a field here and a line in {@link #settings()}.
 */
public final class PlayOptions {
  /** What the command line has when it names another game than the settings file. */
  static final String ANOTHER_GAME = "another GAME";

  /** What the command line has when it names a variant with the game. */
  static final String ITS_VARIANT = "GAME:VARIANT";

  private static final int DEFAULT_LEVEL = 5;
  private static final String HUMAN = "human";
  private static final String COMPUTER = "computer";

  @Mixin CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = GameParameter.MEANING + " May be left to the settings file.")
  String game = "";

  @Parameters(index = "1..*", paramLabel = "POSITION", description = PositionParameter.MEANING)
  List<String> position = List.of();

  @Mixin ToMoveOption toMove = new ToMoveOption();

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant of the game: yavalath --variant side4 is yavalath:side4.")
  String variant = "";

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Moves to start with, such as \"d4 d5\", after POSITION if there is one.")
  String moves = "";

  @Option(
      names = "--load",
      paramLabel = "FILE",
      description =
          "Go on with a saved game: its rules, its moves and variations, and who plays unless that is"
              + " said here.")
  String load = "";

  @Option(
      names = {"-C", "--computer-first"},
      description = "The computer makes the first move.")
  boolean computerFirst;

  @Option(
      names = {"-H", "--human-first"},
      description = "You make the first move (the default).")
  boolean humanFirst;

  @Option(
      names = {"-M", "--first-move"},
      paramLabel = "MOVE",
      description = "The computer begins with this move.")
  String firstMove = "";

  @Option(
      names = {"-D", "--deterministic"},
      description =
          "The computer always plays the same move in the same position; moves, not milliseconds, limit"
              + " it.")
  boolean deterministic;

  @Option(
      names = {"-r", "--random-bias"},
      description = "alphabeta (which this chooses) and negascout: give each cell a random bias.")
  boolean randomBias;

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "N",
      description =
          "alphabeta (which this chooses), negascout and deep (chosen where stones fall): look at most"
              + " N stones ahead, as far as --time allows (default: 3000).")
  @InRange(OptionRange.DEPTH)
  int depth;

  @Option(
      names = "--neighbours",
      description = "mcts-solver (which this chooses) and mcts: look only at cells beside a stone.")
  boolean neighbours;

  @Option(
      names = {"-n", "--moves-only"},
      description = "Do not draw the board, just print moves.")
  boolean movesOnly;

  @Option(
      names = "--verbose",
      description =
          "With each engine move: its value as the engine's own number, time, and size of the tree.")
  boolean verbose;

  @Option(
      names = {"-l", "--level"},
      paramLabel = "N",
      description = "How well the computer plays: 1 to 10 (default: " + DEFAULT_LEVEL + ").")
  @InRange(OptionRange.LEVEL)
  int level;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description = "The computer's engine, instead of a level.")
  String engine = "";

  @Option(
      names = "--x",
      paramLabel = "WHO",
      description =
          "Who plays X: human, computer, an engine, or a program of yours as in cmd:./bot. Both human:"
              + " two people.")
  String playerX = "";

  @Option(names = "--o", paramLabel = "WHO", description = "Who plays O.")
  String playerO = "";

  @Option(names = "--time", paramLabel = "MS", description = "Milliseconds for each engine move.")
  @InRange(OptionRange.MILLIS)
  long millis;

  @Option(names = "--simulations", paramLabel = "N", description = "Simulations for each move.")
  @InRange(OptionRange.SIMULATIONS)
  long simulations;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed gives the same engine moves (default: by the time of day).")
  @InRange(OptionRange.SEED)
  @Nullable Long seed;

  @Mixin ThreadsOption threads = new ThreadsOption();

  @Mixin PlayingBookOption book = new PlayingBookOption();

  @Mixin MemoryOption memory = new MemoryOption();

  @Mixin TableOption table = new TableOption();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Settings for what is not said here (default: oxo.toml, if it is there).")
  String config = "";

  @Option(
      names = "--save-config",
      paramLabel = "FILE",
      description = "Write the settings in force to this file, for --config.")
  String saveConfig = "";

  @Mixin ForceOption force = new ForceOption();

  /** Whether two people play; only a settings file says so in one word. */
  private boolean twoPeople;

  /** The keys of a settings file; {@code docs/play.md} describes each. */
  public List<Setting> settings() {
    String[] begins = {"--computer-first", "--human-first", "--first-move"};
    String[] seats = {"--x", "--o"};
    return List.of(
        Setting.textOrFile("game", value -> game = value, () -> game).unless("GAME"),
        Setting.text("variant", value -> variant = value, () -> variant)
            .unless(ANOTHER_GAME, ITS_VARIANT),
        Setting.textOrFile(
                "position", value -> position = List.of(value), () -> String.join(" ", position))
            .unless("POSITION", ANOTHER_GAME),
        Setting.text("moves", value -> moves = value, () -> moves).unless("POSITION", ANOTHER_GAME),
        Setting.flag("computer", value -> twoPeople = !value, () -> !twoPeople || seated())
            .unless(begins)
            .unless("--engine", "--level")
            .not("x", "o"),
        Setting.choice("first", List.of(HUMAN, COMPUTER), this::first, this::first)
            .unless(begins)
            .unless(seats)
            .not("computer-first", "human-first", "x", "o"),
        // 'first' says it.
        Setting.flag("computer-first", value -> computerFirst = value, () -> false)
            .unless(begins)
            .unless(seats)
            .not("human-first", "x", "o"),
        Setting.flag("human-first", value -> humanFirst = value, () -> false)
            .unless(begins)
            .unless(seats)
            .not("x", "o"),
        Setting.text("first-move", value -> firstMove = value, () -> firstMove)
            .unless(begins)
            .unless(seats)
            .unless("POSITION", ANOTHER_GAME),
        Setting.engine(
                "x",
                value -> playerX = value,
                () -> seated() ? seat(playerX, computerBegins()) : "")
            .unless(begins),
        Setting.engine(
                "o",
                value -> playerO = value,
                () -> seated() ? seat(playerO, !computerBegins()) : "")
            .unless(begins),
        Setting.engine("engine", value -> engine = value, () -> engine)
            .unless("--level")
            .not("level"),
        Setting.whole("level", OptionRange.LEVEL, value -> level = (int) value, () -> level)
            .unless("--engine"),
        Setting.whole("time", OptionRange.MILLIS, value -> millis = value, () -> millis)
            .unless("--simulations", "--deterministic"),
        Setting.whole(
                "simulations",
                OptionRange.SIMULATIONS,
                value -> simulations = value,
                () -> simulations)
            .unless("--time", "--depth", "--level"),
        Setting.whole("depth", OptionRange.DEPTH, value -> depth = (int) value, () -> depth),
        Setting.flag("neighbours", value -> neighbours = value, () -> neighbours)
            .unless("--depth", "--level"),
        Setting.flag("random-bias", value -> randomBias = value, () -> randomBias),
        Setting.flag("deterministic", value -> deterministic = value, () -> deterministic)
            .unless("--time"),
        Setting.whole("seed", OptionRange.SEED, value -> seed = value, this::seedOrNone),
        Setting.whole(
            "threads", OptionRange.THREADS, value -> threads.set((int) value), threads::number),
        Setting.textOrFile("book", book::set, book::text).unless("--book", "--no-book"),
        Setting.text("memory", memory::set, memory::text),
        Setting.flag("table", table::use, table::isUsed).unless("--table", "--no-table"),
        Setting.flag("moves-only", value -> movesOnly = value, () -> movesOnly),
        Setting.flag("verbose", value -> verbose = value, () -> verbose),
        Setting.flag("json", value -> common.json = value, () -> common.json));
  }

  private void first(String who) {
    computerFirst = who.equals(COMPUTER);
    humanFirst = who.equals(HUMAN);
  }

  /** Who begins, as far as neither seats nor a first move say so. */
  private String first() {
    return computerBegins() && !seated() && firstMove.isEmpty() ? COMPUTER : HUMAN;
  }

  private long seedOrNone() {
    Long given = seed;
    return given != null ? given : -1;
  }

  /**
   * Refuses what contradicts itself.
   *
   * @param from where the options come from that the command line does not have
   * @throws InputException in one sentence
   */
  void check(SettingsFile from) {
    if (computerFirst && humanFirst) {
      throw new InputException("-C and -H exclude each other: who moves first?");
    }
    if (humanFirst && !firstMove.isEmpty()) {
      throw from.blamed(
          "first-move",
          new InputException("'first-move' makes the computer begin, but you are to move first"));
    }
    if (twoPeople && computerBegins()) {
      throw from.blamed(
          "computer", new InputException("the computer does not play, but is to begin"));
    }
    if (deterministic && millis > 0) {
      throw from.blamed(
          "deterministic",
          new InputException(
              "-D and --time exclude each other: what an engine finds in a time is not always the same;"
                  + " limit it by --depth or --simulations"));
    }
    if (level > 0 && !engine.isEmpty()) {
      throw new InputException("--level and --engine exclude each other: a level is an engine");
    }
  }

  /**
   * A player as it was asked for.
   *
   * @param name {@code human}, or an engine as it is asked for
   * @param key the option that says so
   */
  record Who(String name, String key) {
    boolean isHuman() {
      return name.equalsIgnoreCase(HUMAN);
    }
  }

  Who whoPlaysX(Game game) {
    return who(game, playerX, "x", computerBegins());
  }

  Who whoPlaysO(Game game) {
    return who(game, playerO, "o", !computerBegins());
  }

  /** Whether somebody has been given a seat by name. */
  private boolean seated() {
    return !playerX.isEmpty() || !playerO.isEmpty();
  }

  /**
   * The saved game to go on with, or null; asked before a settings file fills in what was not said.
   */
  @Nullable GameFile loaded() {
    if (load.isEmpty()) {
      return null;
    }
    if (!(game.isEmpty() && position.isEmpty() && moves.isEmpty())) {
      throw new InputException(
          "--load goes on with the game in a file, so neither a game nor a position can be given");
    }
    GameFile file = GameFile.load(load);
    seat(file);
    return file;
  }

  /** Seats those who play a saved game, unless the other options do. */
  private void seat(GameFile file) {
    boolean said = seated() || computerFirst || humanFirst || level > 0;
    if (said || !engine.isEmpty() || !firstMove.isEmpty()) {
      return;
    }
    playerX = file.field("X").map(PlayOptions::engineIn).orElse("");
    playerO = file.field("O").map(PlayOptions::engineIn).orElse("");
  }

  /**
   * The engine that a file names, without options. A file may come from anywhere, so it cannot
   * start a program, and names no file.
   */
  private static String engineIn(String who) {
    String name = who.split("[ :]", 2)[0];
    return ProgramEngine.isAskedFor(who) ? HUMAN : name;
  }

  private boolean computerBegins() {
    return computerFirst || !firstMove.isEmpty() || (book.isAlone() && !humanFirst && !seated());
  }

  private String seat(String chosen, boolean computersSeat) {
    String otherwise = computersSeat && !twoPeople ? COMPUTER : HUMAN;
    return chosen.isEmpty() ? otherwise : chosen;
  }

  private Who who(Game game, String chosen, String key, boolean computersSeat) {
    String name = seat(chosen, computersSeat);
    return name.equalsIgnoreCase(COMPUTER) ? computer(game) : new Who(name, key);
  }

  /** The engine chosen, or the one that the other options are about. */
  private Who computer(Game game) {
    if (!engine.isEmpty()) {
      return new Who(engine, "engine");
    }
    if (level == 0 && (depth > 0 || randomBias)) {
      // Where stones fall, moves are few and wins far away: a transposition table sees them.
      boolean falling = game.board().gravity() && game.rules().endsEarly();
      return new Who(falling && !randomBias ? "deep" : "alphabeta", "depth");
    }
    if (level == 0 && (neighbours || simulations > 0)) {
      return new Who("mcts-solver", "simulations");
    }
    if (level == 0 && millis > 0) {
      return new Who("best", "time");
    }
    return new Who(Engines.level(level == 0 ? DEFAULT_LEVEL : level), "level");
  }

  /** The seed given, or one that nobody can foresee where chance is wanted. */
  long seed() {
    Long given = seed;
    return given != null ? given : deterministic ? 1 : System.nanoTime();
  }
}
