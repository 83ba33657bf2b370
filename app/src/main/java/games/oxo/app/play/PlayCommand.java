package games.oxo.app.play;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingBooks;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.option.PositionArgument;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.GameInterrupted;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LineInput;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.Seat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    description = {
      "Play a game against an engine, with another person, or watch two engines.",
      "In the game, 'help' lists what you can type."
    })
public final class PlayCommand implements Callable<Integer> {
  private static final String VARIANT_MARK = ":";

  private final Terminal terminal;

  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec
  private CommandSpec command;

  @Mixin private PlayOptions options = new PlayOptions();

  /** The game to go on with, or null for a new one. */
  private @Nullable GameFile loaded;

  public PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    loaded = options.loaded();
    SettingsFile settings = SettingsFile.read(options.config);
    String asked = options.game;
    if (settings.isOfTrains() && isAnother(asked, settings.text("game"))) {
      throw new InputException(
          Text.format(
              "%s has settings of the original TicTacTrains program, which are not for %s",
              settings.name(), asked));
    }
    settings.apply(options.settings(), name -> isOnCommandLine(name, asked, settings));
    settings
        .leftOut(PlayOptions.ANOTHER_GAME)
        .ifPresent(keys -> terminal.err().println(leftOut(settings, keys)));
    options.check(settings);
    Position start = loaded != null ? loaded.end() : start(settings);
    try (OptionalTable table = options.table.open(start.game(), terminal);
        PlayingBooks books = options.book.open()) {
      return play(settings, start, new Knowledge(table.values(), books, new PlayingEvaluations()));
    }
  }

  private String leftOut(SettingsFile settings, String keys) {
    return Text.format(
        "oxo: %s is for %s; not used for %s: %s",
        settings.name(), settings.text("game"), options.game, keys);
  }

  private int play(SettingsFile settings, Position start, Knowledge known) {
    long seed = options.seed();
    List<ProgramEngine> programs = new ArrayList<>();
    try {
      return play(settings, start, known, seed, programs);
    } finally {
      programs.forEach(ProgramEngine::close);
    }
  }

  private int play(
      SettingsFile settings,
      Position start,
      Knowledge known,
      long seed,
      List<ProgramEngine> programs) {
    Optional<SavedSettings> toSave =
        Optional.of(options.saveConfig)
            .filter(name -> !name.isEmpty())
            .map(name -> SavedSettings.of(options, start, UserPath.of(name)));
    TerminalGame.Setup setup =
        new TerminalGame.Setup(
            start,
            seat(
                settings, start.game(), options.whoPlaysX(start.game()), seed + 1, known, programs),
            seat(
                settings, start.game(), options.whoPlaysO(start.game()), seed + 2, known, programs),
            firstMove(settings, start),
            known,
            file(start));
    GameScreen screen =
        new GameScreen(
            terminal,
            start.game(),
            new GameScreen.Style(options.movesOnly, options.verbose, options.common.json));
    toSave.ifPresent(SavedSettings::write);
    if (!settings.isEmpty() && (terminal.keyboard() || !options.movesOnly)) {
      screen.say(settings.sentence());
    }
    toSave.ifPresent(saved -> screen.say(Text.format("Settings are saved to %s.", saved.file())));
    Optional<Path> history = HistoryFile.path(System.getenv(), System.getProperty("user.home", ""));
    try (LineInput input = LineInput.open(terminal, options.common.json, history)) {
      new TerminalGame(screen, input, setup).play();
      return ExitStatus.DONE;
    } catch (GameInterrupted e) {
      return Interrupt.STATUS;
    }
  }

  /** What is saved of a game that begins. */
  private Supplier<GameFile> file(Position start) {
    GameFile begun = loaded;
    return begun != null
        ? () -> begun
        : () ->
            GameFile.of(
                start,
                options.whoPlaysX(start.game()).name().toLowerCase(Locale.ROOT),
                options.whoPlaysO(start.game()).name().toLowerCase(Locale.ROOT));
  }

  private boolean isOnCommandLine(String name, String askedGame, SettingsFile settings) {
    ParseResult line = command.commandLine().getParseResult();
    return switch (name) {
      case "GAME" -> !askedGame.isEmpty();
      case "POSITION" -> line.hasMatchedPositional(1);
      case PlayOptions.ANOTHER_GAME -> isAnother(askedGame, settings.text("game"));
      case PlayOptions.ITS_VARIANT -> askedGame.contains(VARIANT_MARK);
      default -> line.hasMatchedOption(name);
    };
  }

  /** Whether two names are of different games; those of variants are of the same one. */
  private static boolean isAnother(String asked, String usual) {
    return !asked.isEmpty() && !usual.isEmpty() && !family(asked).equalsIgnoreCase(family(usual));
  }

  private static String family(String name) {
    String plain = name.split(VARIANT_MARK, 2)[0];
    return BuiltInGames.isId(plain.toLowerCase(Locale.ROOT)) ? plain : name;
  }

  private Position start(SettingsFile settings) {
    Game plain = game(settings);
    Game game = settings.located("variant", () -> variant(plain));
    Position start =
        settings.located(
            "position",
            () -> PositionArgument.read(game, options.position, options.toMove, terminal));
    return settings.located("moves", () -> new MoveNotation(game).playList(start, options.moves));
  }

  private Game game(SettingsFile settings) {
    if (options.game.isEmpty()) {
      throw new InputException(
          Text.format(
              "which game? './oxo play squava', say, or game = \"squava\" in %s; './oxo games' lists them",
              settings.name()));
    }
    return settings.located("game", () -> UserGames.load(options.game));
  }

  private Game variant(Game game) {
    if (options.variant.isEmpty()) {
      return game;
    }
    if (!BuiltInGames.isId(game.id())) {
      throw new InputException(
          Text.format(
              "%s is a file with rules of its own; only built-in games have variants", game.id()));
    }
    if (game.id().contains(":")) {
      throw new InputException(
          Text.format(
              "%s is a variant already; to choose another, give the game's own name", game.id()));
    }
    return UserGames.load(game.id() + ":" + options.variant);
  }

  private Optional<Move> firstMove(SettingsFile settings, Position start) {
    MoveNotation notation = new MoveNotation(start.game());
    return Optional.of(options.firstMove)
        .filter(move -> !move.isEmpty())
        .map(move -> settings.located("first-move", () -> notation.read(start, move)));
  }

  private Seat seat(
      SettingsFile settings,
      Game game,
      PlayOptions.Who who,
      long seed,
      Knowledge known,
      List<ProgramEngine> programs) {
    if (who.isHuman()) {
      return Seat.PERSON;
    }
    if (ProgramEngine.isAskedFor(who.name())) {
      ProgramEngine program = new ProgramEngine(game, who.name(), seed);
      programs.add(program);
      long millis = options.millis > 0 ? options.millis : Seat.DEFAULT_MILLIS;
      Limits wanted = new Limits(millis, options.depth, 0, options.simulations);
      return Seat.of(ConfiguredEngine.of(program, wanted), Limits.NONE);
    }
    long bytes = settings.located("memory", options.memory::bytes) / 2;
    return settings.located(
        who.key(),
        () -> {
          EngineChoice choice = EngineChoice.of(options, who.name());
          EngineContext context =
              EngineContext.of(seed, bytes)
                  .withDeterministic(options.deterministic)
                  .withWorkers(workers(choice))
                  .withKnowledge(known);
          return Seat.of(Engines.create(game, choice.spec(), context), choice.limits());
        });
  }

  private WorkerPool workers(EngineChoice choice) {
    if (!choice.alone()) {
      return options.threads.pool();
    }
    terminal
        .err()
        .println(
            Text.format(
                "oxo: with -D %s thinks with one thread, since several do not always find the same",
                choice.spec().name()));
    return WorkerPool.SINGLE;
  }
}
