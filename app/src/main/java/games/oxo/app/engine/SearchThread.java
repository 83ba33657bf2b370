package games.oxo.app.engine;

import games.oxo.session.AnalysisHost;
import org.jspecify.annotations.Nullable;

/** Runs each analysis in a thread of its own, one at a time. */
final class SearchThread implements AnalysisHost {
  private @Nullable Thread thread;

  @Override
  public void start(Work work) {
    join();
    Thread started = new Thread(() -> work.run(() -> false), "oxo-search");
    thread = started;
    started.start();
  }

  /** Waits until the analysis is over. */
  void join() {
    Thread running = thread;
    if (running != null) {
      try {
        running.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
