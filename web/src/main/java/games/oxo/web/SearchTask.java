package games.oxo.web;

import games.oxo.session.api.ApiService;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A request of a client that takes its time, run in slices by one thread at a time. */
final class SearchTask {
  static final String NO_MEMORY = "the server has no memory left; try again later";
  static final String FAULT = "this is a fault of the server";

  private final String client;
  private final Reply reply;
  private final Supplier<ApiService.Call> start;
  private final Consumer<Throwable> faults;
  private ApiService.@Nullable Call call;

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

  /**
   * Begins or continues.
   *
   * @return whether all is done
   */
  boolean slice(BooleanSupplier pause) {
    try {
      return run(pause);
    } catch (OutOfMemoryError e) {
      return fail(e, 503, NO_MEMORY);
    } catch (RuntimeException | Error e) {
      return fail(e, 500, FAULT);
    }
  }

  private boolean run(BooleanSupplier pause) {
    if (reply.isOver()) {
      return true;
    }
    ApiService.Call running = call == null ? start.get() : call;
    call = running;
    if (running.run(() -> pause.getAsBoolean() || reply.isOver(), reply::answer)) {
      reply.end();
      return true;
    }
    return reply.isOver();
  }

  /** Ends with an error; whatever happens, the thread goes on with the next task. */
  private boolean fail(Throwable why, int status, String sentence) {
    call = null;
    try {
      faults.accept(why);
      reply.refuse(status, sentence);
    } catch (OutOfMemoryError e) {
      // There is not even the memory to say so.
    }
    return true;
  }
}
