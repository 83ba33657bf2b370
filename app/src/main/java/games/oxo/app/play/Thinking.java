package games.oxo.app.play;

import games.oxo.app.terminal.GameInterrupted;
import games.oxo.app.terminal.Interrupt;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.session.AnalysisHost;

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
        Analysis found = think(position, engine, limits, interrupt::requested);
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
   * Runs work of any kind to its end.
   *
   * @param limits how long it may take
   * @throws GameInterrupted when Ctrl-C has ended it
   */
  void until(Limits limits, AnalysisHost.Work work) {
    try (Interrupt interrupt = watch()) {
      work(limits, work, interrupt);
      checkGoesOn(interrupt);
    }
  }

  @SuppressWarnings("try") // The notice is there to be shown, not to be used.
  private void work(Limits limits, AnalysisHost.Work work, Interrupt interrupt) {
    try (GameScreen.Notice notice = screen.thinking(limits)) {
      work.run(interrupt::requested);
    }
  }

  private void checkGoesOn(Interrupt interrupt) {
    if (interrupt.requested()) {
      screen.say("");
      throw new GameInterrupted();
    }
  }

  @SuppressWarnings("try") // The notice is there to be shown, not to be used.
  private Analysis think(Position position, Engine engine, Limits limits, SearchListener listener) {
    try (GameScreen.Notice notice = screen.thinking(limits)) {
      return engine.think(position, SearchRequest.of(limits), listener);
    }
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
