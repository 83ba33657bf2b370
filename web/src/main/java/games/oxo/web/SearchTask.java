package games.oxo.web;

import games.oxo.search.SearchControl;
import games.oxo.session.api.ApiService;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A request of a client that takes its time, and takes turns with others on the processors. */
final class SearchTask {
  static final String NO_MEMORY = "the server has no memory left; try again later";
  static final String FAULT = "this is a fault of the server";

  private final String client;
  private final Reply reply;
  private final Supplier<ApiService.Call> start;
  private final Consumer<Throwable> faults;

  /**
   * @param start takes the request on, with all the memory that it needs
   * @param faults told of errors in the program
   */
  SearchTask(
      String client, Reply reply, Supplier<ApiService.Call> start, Consumer<Throwable> faults) {
    this.client = client;
    this.reply = reply;
    this.start = start;
    this.faults = faults;
  }

  String client() {
    return client;
  }

  Reply reply() {
    return reply;
  }

  /** Stops a search when nobody wants more answers; otherwise it is held up by its turns. */
  private record Control(Reply reply, FairPermits.Turn turn) implements SearchControl {
    @Override
    public boolean stop() {
      return reply.isOver() || turn.stop();
    }

    @Override
    public long heldNanos() {
      return turn.heldNanos();
    }
  }

  /** Answers the request, whenever it has a permit; whatever happens, nothing is thrown. */
  void run(FairPermits.Turn turn) {
    try {
      answer(new Control(reply, turn));
    } catch (OutOfMemoryError e) {
      fail(e, 503, NO_MEMORY);
    } catch (RuntimeException | Error e) {
      fail(e, 500, FAULT);
    }
  }

  private void answer(SearchControl control) {
    if (control.stop()) {
      return;
    }
    start.get().run(control, reply::answer);
    if (!reply.isOver()) {
      reply.end();
    }
  }

  private void fail(Throwable why, int status, String sentence) {
    quietly(() -> faults.accept(why));
    quietly(() -> reply.refuse(status, sentence));
  }

  private static void quietly(Runnable saying) {
    try {
      saying.run();
    } catch (RuntimeException | Error e) {
      // There is not even the memory to say so; the thread goes on with the next task.
    }
  }
}
