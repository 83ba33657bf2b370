package games.oxo.app.play;

import games.oxo.cli.terminal.GameInterrupted;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.function.Function;

/**
 * Runs an engine in a game on the terminal: a person who waits sees that it thinks and for how
 * long, and Ctrl-C ends it cleanly.
 */
final class Thinking {
  private final GameScreen screen;

  Thinking(GameScreen screen) {
    this.screen = screen;
  }

  /**
   * @throws GameInterrupted when Ctrl-C has ended it
   * @throws ProgramEngine.Failed when it is a program that does not answer as it must
   */
  Analysis about(Position position, Engine engine, Limits limits) {
    try (Interrupt interrupt = watch()) {
      try {
        Analysis found =
            work(limits, control -> think(position, engine, limits, control), interrupt);
        checkGoesOn(interrupt);
        return found;
      } catch (ProgramEngine.Failed e) {
        // Ctrl-C ends the program too, which is not its fault.
        checkGoesOn(interrupt);
        throw e;
      }
    }
  }

  /**
   * Does work of any kind.
   *
   * @param limits how long it may take
   * @return what the work has found
   * @throws GameInterrupted when Ctrl-C has ended it
   */
  <T> T until(Limits limits, Function<SearchControl, T> work) {
    try (Interrupt interrupt = watch()) {
      T found = work(limits, work, interrupt);
      checkGoesOn(interrupt);
      return found;
    }
  }

  @SuppressWarnings("try") // The notice is there to be shown, not to be used.
  private <T> T work(Limits limits, Function<SearchControl, T> work, Interrupt interrupt) {
    try (GameScreen.Notice notice = screen.thinking(limits)) {
      return work.apply(interrupt::requested);
    }
  }

  private void checkGoesOn(Interrupt interrupt) {
    if (interrupt.requested()) {
      screen.say("");
      throw new GameInterrupted();
    }
  }

  private static Analysis think(
      Position position, Engine engine, Limits limits, SearchControl control) {
    return engine.think(position, SearchRequest.of(limits), SearchListener.controlledBy(control));
  }

  private static Interrupt watch() {
    try {
      return new Interrupt();
    } catch (IllegalStateException e) {
      // Ctrl-C came between two moves: the program is ending already.
      throw new GameInterrupted();
    }
  }
}
