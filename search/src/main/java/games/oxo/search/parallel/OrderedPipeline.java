package games.oxo.search.parallel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A parallel pipeline that keeps the order: several threads process items, and the results come out
 * in the order of the items. A separate thread reads the items from their iterator, so that results
 * come out while the next item is awaited.
 */
public final class OrderedPipeline<P, R> {
  private static final int PIECES_AHEAD = 16;
  private static final long WAIT_MILLIS = 200;

  private record Piece<P, R>(P work, CompletableFuture<R> result) {}

  private final int workers;
  private final BlockingQueue<Piece<P, R>> waiting;
  private final BlockingQueue<CompletableFuture<R>> results;

  /** Stands for the end of all results. */
  private final CompletableFuture<R> end = new CompletableFuture<>();

  public OrderedPipeline(int workers) {
    this.workers = workers;
    waiting = new LinkedBlockingQueue<>(PIECES_AHEAD * workers);
    results = new LinkedBlockingQueue<>();
  }

  /**
   * Does all pieces, or as many as the taker wants.
   *
   * @param hands makes what does a piece, once for each worker
   * @param taker receives each result and returns whether to continue
   * @param whileWaiting is called again and again while nothing comes out
   */
  public void run(
      Iterator<P> pieces,
      Supplier<Function<P, R>> hands,
      Predicate<R> taker,
      Runnable whileWaiting) {
    List<Thread> threads = new ArrayList<>();
    threads.add(start("oxo-pieces", () -> feed(pieces)));
    for (int i = 0; i < workers; i++) {
      Function<P, R> hand = hands.get();
      threads.add(start("oxo-worker", () -> work(hand)));
    }
    boolean goOn = true;
    try {
      while (goOn) {
        CompletableFuture<R> result = results.poll(WAIT_MILLIS, TimeUnit.MILLISECONDS);
        if (result == end) {
          return;
        }
        if (result == null) {
          whileWaiting.run();
        } else {
          goOn = taker.test(await(result, whileWaiting));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      threads.forEach(Thread::interrupt);
    }
  }

  /** All threads end with the program: one may sit and wait for a line that never comes. */
  private static Thread start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void feed(Iterator<P> pieces) {
    try {
      try {
        while (pieces.hasNext()) {
          Piece<P, R> piece = new Piece<>(pieces.next(), new CompletableFuture<>());
          waiting.put(piece);
          results.put(piece.result());
        }
      } catch (RuntimeException e) {
        results.put(CompletableFuture.failedFuture(e));
      }
      results.put(end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(Function<P, R> hand) {
    try {
      while (true) {
        Piece<P, R> piece = waiting.take();
        try {
          piece.result().complete(hand.apply(piece.work()));
        } catch (RuntimeException | Error e) {
          piece.result().completeExceptionally(e);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static <R> R await(CompletableFuture<R> result, Runnable whileWaiting)
      throws InterruptedException {
    while (true) {
      try {
        return result.get(WAIT_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        whileWaiting.run();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        if (e.getCause() instanceof RuntimeException wrong) {
          throw wrong;
        }
        throw new IllegalStateException(e.getCause());
      }
    }
  }
}
