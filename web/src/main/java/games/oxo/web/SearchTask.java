package games.oxo.web;

import games.oxo.session.api.ApiService;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A search for a client, run in slices by one thread at a time. */
final class SearchTask {
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
    } catch (OutOfMemoryError e) {
      call = null;
      reply.refuse(503, "the server has no memory left; try again later");
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      faults.accept(e);
      reply.refuse(500, "this is a fault of the server");
      return true;
    }
  }
}
