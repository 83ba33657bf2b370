package games.oxo.match.play;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.match.record.EndReason;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A player that uses an external program through the line protocol of {@code
 * docs/bots.md#the-line-protocol}. The program is started when its first game begins; after a fault
 * it is killed and started again for the next game. Whatever it does, no call lasts much longer
 * than allowed, and no processes are left behind.
 */
public final class ProgramPlayer implements MatchPlayer {
  private static final String GAME = "game";
  private static final String SEED = "seed";
  private static final List<String> OPTIONS = List.of(GAME, SEED);

  /** Some programs name the move that they would like to think about next. */
  private static final Pattern PONDER = Pattern.compile("\\s+ponder\\b.*");

  private final ProgramLauncher launcher;
  private final Game game;
  private final List<String> words;
  private final long startMillis;
  private final BooleanSupplier stopped;
  private final MoveNotation notation;
  private @Nullable ProtocolClient talk;
  private Optional<ProgramOption> seedOption = Optional.empty();

  /**
   * Nothing is started yet.
   *
   * @param launcher starts the program
   * @param commandLine the program and what it is given, as in {@code ./mybot --fast}; quotes and
   *     backslashes keep blanks, and there is no shell
   * @param startMillis how long it may take to begin a game, its start included
   * @param stopped whether the match is to end at once; then a call that waits fails with a {@link
   *     EndReason#TIME} that is not the program's fault
   * @throws InputException when the command line has no program or a quote too few
   */
  public ProgramPlayer(
      ProgramLauncher launcher,
      Game game,
      String commandLine,
      long startMillis,
      BooleanSupplier stopped) {
    this.launcher = launcher;
    this.game = game;
    words = CommandLineWords.of(commandLine);
    this.startMillis = startMillis;
    this.stopped = stopped;
    notation = new MoveNotation(game);
  }

  @Override
  public void begin(long seed) throws Forfeit {
    Deadline deadline = Deadline.in(startMillis);
    try {
      if (talk == null || !hasBegun(talk, seed, deadline)) {
        newGame(start(deadline), seed, deadline);
      }
    } catch (Forfeit e) {
      end();
      throw e;
    }
  }

  /** Begins a game with a program that has played before; false when it has ended meanwhile. */
  private boolean hasBegun(ProtocolClient program, long seed, Deadline deadline) throws Forfeit {
    try {
      newGame(program, seed, deadline);
      return true;
    } catch (Forfeit e) {
      if (e.fault() != EndReason.CRASH) {
        throw e;
      }
      end();
      return false;
    }
  }

  private void newGame(ProtocolClient program, long seed, Deadline deadline) throws Forfeit {
    if (seedOption.isPresent()) {
      program.tell(seedOption.get().set(seed));
    }
    program.tell("uginewgame");
    program.ask("isready", "readyok", deadline, line -> {});
    program.program().look();
  }

  private ProtocolClient start(Deadline deadline) throws Forfeit {
    ProtocolClient program = new ProtocolClient(launch(), stopped);
    talk = program;
    // Only these are kept, however many it announces.
    Map<String, ProgramOption> known = new HashMap<>();
    program.ask(
        "ugi",
        "ugiok",
        deadline,
        line ->
            ProgramOption.read(line)
                .filter(option -> OPTIONS.contains(lower(option)))
                .ifPresent(option -> known.putIfAbsent(lower(option), option)));
    Optional.ofNullable(known.get(GAME)).ifPresent(option -> program.tell(option.set(game.id())));
    seedOption = Optional.ofNullable(known.get(SEED));
    return program;
  }

  private RunningProgram launch() throws Forfeit {
    try {
      return launcher.start(words);
    } catch (IOException e) {
      // Java says: Cannot run program "x": error=2, No such file or directory.
      String why = String.valueOf(e.getMessage()).replaceFirst(".*error=[0-9]+, ", "");
      throw new Forfeit(
          EndReason.CRASH,
          Text.format("%s cannot be started: %s", OutputExcerpt.of(words.get(0)), why));
    }
  }

  private static String lower(ProgramOption option) {
    return option.name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The program is asked whether it is ready first, so that what it said late about an earlier
   * position is not taken for an answer.
   */
  @Override
  public Reply move(Position position, MoveBudget budget) throws Forfeit {
    ProtocolClient program = talk;
    if (program == null) {
      throw new IllegalStateException("no game has begun");
    }
    Deadline deadline = Deadline.in(budget.answerMillis());
    SearchReport report = new SearchReport();
    try {
      program.tell(UgiText.position(position));
      program.ask("isready", "readyok", deadline, line -> {});
      String answer = program.ask(UgiText.go(position, budget), "bestmove", deadline, report::hear);
      return new Reply(read(position, answer, program.remark()), report.value(), report.nodes());
    } catch (Forfeit e) {
      end();
      throw e;
    }
  }

  private Move read(Position position, String answer, String remark) throws Forfeit {
    String text = PONDER.matcher(answer).replaceFirst("");
    if (text.isEmpty()) {
      throw new Forfeit(EndReason.GARBAGE, "it sent 'bestmove' without a move");
    }
    try {
      return notation.read(position, text);
    } catch (InputException e) {
      boolean isMove = notation.isMove(text);
      throw new Forfeit(
          isMove ? EndReason.ILLEGAL_MOVE : EndReason.GARBAGE,
          Text.format(
              "it played %s: %s%s",
              OutputExcerpt.of(text), OutputExcerpt.sentence(e.getMessage()), remark));
    }
  }

  /** Ends the program for what it did. */
  private void end() {
    ProtocolClient program = talk;
    talk = null;
    if (program != null) {
      program.program().kill();
    }
  }

  /** {@inheritDoc} The program is asked to quit, and killed if it has not ended soon. */
  @Override
  public void close() {
    ProtocolClient program = talk;
    talk = null;
    if (program != null) {
      program.program().quit();
    }
  }
}
