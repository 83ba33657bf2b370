package games.oxo.app.play;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.Forfeit;
import games.oxo.match.play.MoveBudget;
import games.oxo.match.play.ProgramLauncher;
import games.oxo.match.play.ProgramPlayer;
import games.oxo.match.play.Reply;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.EndReason;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Locale;

/**
 * An external program at the table, asked by the line protocol. It is never trusted: every wait has
 * an end, and a program that fails loses the game.
 */
final class ProgramEngine implements Engine, AutoCloseable {
  private static final String PREFIX = "cmd:";
  private static final long START_MILLIS = 10_000;

  private final String command;
  private final long seed;
  private final ProgramPlayer player;
  private SearchListener listener = SearchListener.NONE;
  private boolean told;

  /** The program has lost its game other than by the rules. */
  static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failed(String sentence) {
      super(sentence);
    }
  }

  /**
   * Starts a program.
   *
   * @param asked {@code cmd:} and its command line
   * @throws InputException when it does not start or does not speak the protocol
   */
  ProgramEngine(Game game, String asked, long seed) {
    command = asked.substring(PREFIX.length()).strip();
    this.seed = seed;
    player =
        new ProgramPlayer(
            new ProgramLauncher(), game, command, START_MILLIS, () -> listener.stop());
    try {
      player.begin(seed);
    } catch (Forfeit e) {
      player.close();
      throw new InputException(Text.format("%s: %s", asked, e.detail()));
    }
  }

  /** Whether somebody asks for a program rather than for an engine. */
  static boolean isAskedFor(String who) {
    return who.toLowerCase(Locale.ROOT).startsWith(PREFIX);
  }

  @Override
  public String name() {
    return command;
  }

  /** Whether the program told what its last move is worth. */
  boolean toldValue() {
    return told;
  }

  /**
   * {@inheritDoc}
   *
   * @throws Failed when no legal move comes in time
   */
  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener hears) {
    listener = hears;
    Limits limits = request.limits();
    long started = System.nanoTime();
    try {
      Reply reply = player.move(position, budget(limits));
      told = reply.value() != null;
      Value value = reply.value() == null ? new Points(0, Points.Unit.UNSTATED) : reply.value();
      MoveValue best = new MoveValue(reply.move(), value, 0, List.of(reply.move()));
      return Analysis.of(best, List.of())
          .withNodes(reply.nodes())
          .withMicros((System.nanoTime() - started) / 1000);
    } catch (Forfeit e) {
      throw new Failed(e.fault() == EndReason.TIME ? late(limits) + e.detail() : e.detail());
    } finally {
      listener = SearchListener.NONE;
    }
  }

  private static MoveBudget budget(Limits limits) {
    return new MoveBudget(
        limits, MoveBudget.Clock.NONE, limits.millis() + TimeControl.USUAL_MARGIN_MILLIS);
  }

  private static String late(Limits limits) {
    return Text.format(
        "its %d ms for a move and %d ms more are over, ",
        limits.millis(), TimeControl.USUAL_MARGIN_MILLIS);
  }

  /** {@inheritDoc} A program that has failed is started again. */
  @Override
  public void newGame() {
    try {
      player.begin(seed);
    } catch (Forfeit e) {
      throw new InputException(Text.format("%s%s: %s", PREFIX, command, e.detail()));
    }
  }

  @Override
  public void close() {
    player.close();
  }
}
