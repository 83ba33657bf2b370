package games.oxo.session;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.ReportedSearch;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * An analysis in progress: one engine that searches one position at a time, reports what it finds,
 * and can be stopped. Its host decides when it runs; {@link #stop} may be called from any thread,
 * everything else from one.
 */
public final class AnalysisSession {
  private final Engine engine;
  private final AnalysisHost host;
  private volatile @Nullable Run current;

  /** A listener of an analysis; called on the thread on which the host runs it. */
  public interface Listener {
    /** There is something new; the last time it is what {@link #ended} gets too. */
    default void found(Analysis analysis) {}

    /** The analysis is over, by itself, by its limits or because it was stopped. */
    void ended(Analysis analysis);

    /** The analysis has failed; there will be no result. */
    void failed(Throwable cause);
  }

  public AnalysisSession(Engine engine, AnalysisHost host) {
    this.engine = engine;
    this.host = host;
  }

  /** Whether an analysis is running. */
  public boolean isRunning() {
    Run run = current;
    return run != null && !run.over;
  }

  /**
   * Starts to search a position that is not over.
   *
   * @throws IllegalStateException when an analysis is running
   * @throws IllegalArgumentException when the request allows no legal move
   */
  public void start(Position position, SearchRequest request, Listener listener) {
    if (isRunning()) {
      throw new IllegalStateException("an analysis is going on");
    }
    Run run = new Run(listener);
    run.search = new ReportedSearch(engine.start(position, request), request.reportMillis(), run);
    current = run;
    host.start(run);
  }

  /** Makes the analysis end soon with what it has found; no effect when there is none. */
  public void stop() {
    Run run = current;
    if (run != null) {
      run.stop = true;
    }
  }

  /** One search from its start to its end. */
  private static final class Run implements AnalysisHost.Work, SearchListener {
    private final Listener listener;
    private @Nullable ReportedSearch search;
    private volatile boolean stop;
    private volatile boolean over;

    Run(Listener listener) {
      this.listener = listener;
    }

    @Override
    public boolean run(BooleanSupplier pause) {
      ReportedSearch running = search;
      if (running == null) {
        throw new IllegalStateException("not started");
      }
      Analysis found;
      try {
        if (!running.run(pause)) {
          return false;
        }
        found = running.analysis();
      } catch (RuntimeException | Error e) {
        // What it has filled the memory with is not needed to say so.
        search = null;
        over = true;
        listener.failed(e);
        return true;
      }
      over = true;
      listener.ended(found);
      return true;
    }

    @Override
    public void found(Analysis analysis) {
      listener.found(analysis);
    }

    @Override
    public boolean stop() {
      return stop;
    }
  }
}
