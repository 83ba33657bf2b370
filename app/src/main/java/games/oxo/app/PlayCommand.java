package games.oxo.app;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "play",
    description = {
      "Play a game against an engine, with another person, or watch two engines.",
      "In the game, 'help' lists what you can type."
    })
final class PlayCommand implements Callable<Integer> {
  private static final String HUMAN = "human";

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Option(
      names = {"-C", "--computer-first"},
      description = "The computer makes the first move.")
  private boolean computerFirst;

  @Option(
      names = {"-H", "--human-first"},
      description = "You make the first move (the default).")
  private boolean humanFirst;

  @Option(
      names = {"-M", "--first-move"},
      paramLabel = "MOVE",
      description = "The computer begins with this move.")
  private String firstMove = "";

  @Option(
      names = {"-D", "--deterministic"},
      description = "The computer always plays the same move in the same position.")
  private boolean deterministic;

  @Option(
      names = {"-r", "--random-bias"},
      description = "alphabeta and negascout: give each cell a random bias.")
  private boolean randomBias;

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "N",
      description = "alphabeta and negascout: look N stones ahead.")
  private int depth;

  @Option(
      names = {"-n", "--moves-only"},
      description = "Do not draw the board, just print moves.")
  private boolean movesOnly;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "mcts-solver",
      description = "The computer's engine (default: ${DEFAULT-VALUE}).")
  private String engine = "";

  @Option(
      names = "--x",
      paramLabel = "WHO",
      description = "Who plays X: human, or an engine. Both human: two people.")
  private String playerX = "";

  @Option(names = "--o", paramLabel = "WHO", description = "Who plays O.")
  private String playerO = "";

  @Option(names = "--time", paramLabel = "MS", description = "Milliseconds for each engine move.")
  private long millis;

  @Option(names = "--simulations", paramLabel = "N", description = "Simulations for each move.")
  private long simulations;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed gives the same engine moves (default: by the time of day).")
  private long seed = System.nanoTime();

  @Mixin private MemoryOption memory = new MemoryOption();

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (computerFirst && humanFirst) {
      throw new InputException("-C and -H exclude each other: who moves first?");
    }
    LimitOptions.check("--time", millis);
    LimitOptions.check("--simulations", simulations);
    Position start = given.read(terminal);
    Game loaded = start.game();
    boolean computerIsX = computerFirst || !firstMove.isEmpty();
    String whoX = !playerX.isEmpty() ? playerX : computerIsX ? engine : HUMAN;
    String whoO = !playerO.isEmpty() ? playerO : computerIsX ? HUMAN : engine;
    MoveNotation notation = new MoveNotation(loaded);
    TerminalGame.Setup setup =
        new TerminalGame.Setup(
            start,
            seat(loaded, whoX, 1),
            seat(loaded, whoO, 2),
            Optional.of(firstMove).filter(m -> !m.isEmpty()).map(m -> notation.read(start, m)));
    try (LineInput input = input()) {
      new TerminalGame(new GameScreen(terminal, loaded, movesOnly, common.json), input, setup)
          .play();
      return Oxo.DONE;
    } catch (GameInterrupted e) {
      return Interrupt.STATUS;
    }
  }

  private LineInput input() {
    Optional<LineInput> keyboard =
        terminal.editing() && !common.json
            ? KeyboardInput.open(
                HistoryFile.path(System.getenv(), System.getProperty("user.home", "")))
            : Optional.empty();
    return keyboard.orElseGet(() -> new PlainInput(terminal, common.json));
  }

  private Seat seat(Game loaded, String who, int number) {
    if (who.equalsIgnoreCase(HUMAN)) {
      return Seat.HUMAN;
    }
    EngineSpec spec = EngineSpec.parse(who);
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    boolean classic = spec.name().equals("alphabeta") || spec.name().equals("negascout");
    if (classic && randomBias) {
      options.putIfAbsent("bias", "random");
    }
    if (classic && depth != 0) {
      options.putIfAbsent("depth", Integer.toString(depth));
    }
    Engines.Context context = new Engines.Context(seed + number, memory.bytes() / 2, deterministic);
    Engines.Ready ready = Engines.create(loaded, new EngineSpec(spec.name(), options), context);
    return Seat.of(ready, millis, simulations);
  }
}
