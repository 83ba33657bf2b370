package games.oxo.app.engine;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.ValueText;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The search behind {@code go}, in a thread of its own: tells what it finds by {@code info} lines,
 * and ends with exactly one {@code bestmove}, whatever happens.
 */
final class ProtocolSearch implements ProtocolWork, SearchListener {
  private final Position position;
  private final Engine engine;
  private final MoveNotation notation;
  private final boolean endless;
  private final Consumer<String> out;
  private @Nullable Thread thread;
  private volatile boolean stopped;
  private boolean answered;

  /**
   * @param endless whether the answer waits for {@link #end}, also when all is known before
   * @param out prints a line
   */
  ProtocolSearch(Position position, Engine engine, boolean endless, Consumer<String> out) {
    this.position = position;
    this.engine = engine;
    this.endless = endless;
    this.out = out;
    notation = new MoveNotation(position.game());
  }

  void start(SearchRequest request) {
    try {
      Thread started = new Thread(() -> search(request), "oxo-search");
      started.start();
      thread = started;
    } catch (OutOfMemoryError e) {
      // This thread is the one that could hear 'stop', so it must not wait for it.
      end();
      failed(e);
    }
  }

  private void search(SearchRequest request) {
    Analysis last;
    try {
      last = engine.think(position, request, this);
    } catch (RuntimeException | Error e) {
      failed(e);
      return;
    }
    found(last);
    answer(last.best());
  }

  @Override
  public synchronized boolean isBusy() {
    return !answered;
  }

  @Override
  public boolean isEndless() {
    return endless;
  }

  @Override
  public synchronized void end() {
    stopped = true;
    notifyAll();
  }

  @Override
  public void join() {
    Thread running = thread;
    if (running != null) {
      try {
        running.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public boolean stop() {
    return stopped;
  }

  @Override
  public void found(Analysis found) {
    if (found.fromBook()) {
      out.accept("info string the move is from the opening book");
    }
    out.accept(
        Text.format(
            "info depth %d nodes %d nps %d time %d score %s pv %s",
            found.depth(),
            found.nodes() > 0 ? found.nodes() : found.simulations(),
            Math.round(found.rate()),
            found.micros() / 1000,
            ValueText.write(found.value()),
            found.line().stream().map(notation::writeInList).collect(Collectors.joining(" "))));
  }

  private void failed(Throwable cause) {
    try {
      out.accept("info string the search failed: " + cause);
    } finally {
      answer(position.legalMoves().get(0));
    }
  }

  private synchronized void answer(Move best) {
    // All may be known, but the answer to 'go infinite' waits for 'stop'.
    while (endless && !stopped) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        stopped = true;
      }
    }
    answered = true;
    out.accept("bestmove " + notation.writeInList(best));
  }
}
