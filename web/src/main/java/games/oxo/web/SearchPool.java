package games.oxo.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A bounded number of searches, each with a thread of its own, and the queue of those that wait.
 * Searches take turns on the processors, round robin. Clients take turns too: each has a queue of
 * its own, first in first out, and a share of the searches that it cannot exceed. No reply is
 * called while the pool is locked, since replies have locks of their own.
 */
final class SearchPool implements AutoCloseable {
  private static final long SLICE_NANOS = 10_000_000;
  private static final long SHUTDOWN_MILLIS = 1000;
  private static final long IDLE_SECONDS = 10;

  /** Three times as much as has been enough for every kind of request. */
  private static final long STACK_BYTES = 512 * 1024;

  /** What becomes of a new task. */
  enum Admission {
    TAKEN,
    /** The client has too many waiting already. */
    CLIENT_FULL,
    /** Too many are waiting. */
    FULL,
    CLOSED
  }

  /** A search that takes turns. */
  private record Active(SearchTask task, FairPermits.Turn turn) {}

  private final WebSettings settings;
  private final FairPermits permits;

  /** As many threads as there are active searches; one without a search ends after a while. */
  private final ExecutorService threads;

  /** Clients with tasks that wait, in the order of their turns. */
  private final Map<String, Deque<SearchTask>> waiting = new LinkedHashMap<>();

  /** How many searches of each client are taking turns. */
  private final Map<String, Integer> shares = new HashMap<>();

  private final List<Active> active = new ArrayList<>();
  private int waitingCount;
  private boolean closed;

  /**
   * @param name of its threads
   */
  SearchPool(String name, WebSettings settings) {
    this(settings, work -> thread(name, work));
  }

  SearchPool(WebSettings settings, ThreadFactory factory) {
    this.settings = settings;
    permits = new FairPermits(settings.searches().threads(), SLICE_NANOS, System::nanoTime);
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            factory);
  }

  private static Thread thread(String name, Runnable work) {
    Thread thread = new Thread(null, work, name, STACK_BYTES);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Takes a task, to be run at once or when it is its turn.
   *
   * @throws OutOfMemoryError when there is no memory for a thread; the task is then not taken
   */
  Admission submit(SearchTask task) {
    int place;
    synchronized (this) {
      Admission admission = take(task);
      if (admission != Admission.TAKEN) {
        return admission;
      }
      Active admitted = admit();
      if (admitted != null) {
        start(admitted);
      }
      place = place(task);
    }
    tell(task, place);
    return Admission.TAKEN;
  }

  private Admission take(SearchTask task) {
    if (closed) {
      return Admission.CLOSED;
    }
    if (waitingCount >= settings.searches().waiting() && !isRoomFor(task.client())) {
      return Admission.FULL;
    }
    Deque<SearchTask> queue = waiting.computeIfAbsent(task.client(), any -> new ArrayDeque<>());
    if (queue.size() >= settings.searches().waitingPerClient()) {
      return Admission.CLIENT_FULL;
    }
    queue.add(task);
    waitingCount++;
    return Admission.TAKEN;
  }

  private static void tell(SearchTask task, int place) {
    if (place > 0) {
      task.reply().queued(place);
    }
  }

  private boolean isRoomFor(String client) {
    return active.size() < settings.searches().atOnce()
        && !waiting.containsKey(client)
        && shares.getOrDefault(client, 0) < settings.analysesPerClient();
  }

  /**
   * Lets a waiting task in if there is room; its client goes to the end. As long as this is called
   * whenever a task comes or ends, there is never room for two.
   */
  private @Nullable Active admit() {
    String client = active.size() < settings.searches().atOnce() && !closed ? nextClient() : null;
    Deque<SearchTask> queue = client == null ? null : waiting.remove(client);
    if (client == null || queue == null) {
      return null;
    }
    SearchTask task = queue.remove();
    waitingCount--;
    if (!queue.isEmpty()) {
      waiting.put(client, queue);
    }
    shares.merge(client, 1, Integer::sum);
    Active admitted = new Active(task, permits.queue());
    active.add(admitted);
    return admitted;
  }

  private void start(Active admitted) {
    boolean started = false;
    try {
      threads.execute(() -> work(admitted));
      started = true;
    } finally {
      if (!started) {
        remove(admitted);
      }
    }
  }

  private @Nullable String nextClient() {
    for (String client : waiting.keySet()) {
      if (shares.getOrDefault(client, 0) < settings.analysesPerClient()) {
        return client;
      }
    }
    return null;
  }

  /** The place of a task, from 1 on; 0 if it does not wait. */
  private int place(SearchTask task) {
    Deque<SearchTask> own = waiting.get(task.client());
    int before = 0;
    if (own != null) {
      for (SearchTask each : own) {
        if (each == task) {
          return 1 + before + beforeOfOthers(task.client(), before);
        }
        before++;
      }
    }
    return 0;
  }

  /** How many tasks of other clients come before one that has this many of its own before it. */
  private int beforeOfOthers(String client, int ownBefore) {
    int before = 0;
    boolean earlier = true;
    for (Map.Entry<String, Deque<SearchTask>> each : waiting.entrySet()) {
      if (each.getKey().equals(client)) {
        earlier = false;
      } else {
        before += Math.min(each.getValue().size(), ownBefore + (earlier ? 1 : 0));
      }
    }
    return before;
  }

  private void work(Active first) {
    Active each = first;
    while (each != null) {
      each.task().run(each.turn());
      each = next(each);
    }
  }

  /** What the thread of a search does after it. */
  private synchronized @Nullable Active next(Active ended) {
    remove(ended);
    return admit();
  }

  private void remove(Active ended) {
    ended.turn().end();
    active.remove(ended);
    shares.computeIfPresent(
        ended.task().client(), (client, share) -> share == 1 ? null : share - 1);
  }

  /** Looks after all connections and tells those who wait their places. */
  void tick(long nanoTime) {
    for (SearchTask each : all()) {
      each.reply().tick(nanoTime);
    }
    // Those with a permit notice by themselves that nobody wants their answer.
    active().stream()
        .filter(each -> each.task().reply().isOver())
        .forEach(each -> each.turn().cancel());
    places().forEach(SearchPool::tell);
  }

  private synchronized List<Active> active() {
    return List.copyOf(active);
  }

  /** The places of those who still wait. */
  private synchronized Map<SearchTask, Integer> places() {
    forgetDeserted();
    Map<SearchTask, Integer> places = new LinkedHashMap<>();
    for (Deque<SearchTask> queue : waiting.values()) {
      queue.forEach(task -> places.put(task, place(task)));
    }
    return places;
  }

  private void forgetDeserted() {
    Iterator<Deque<SearchTask>> queues = waiting.values().iterator();
    while (queues.hasNext()) {
      Deque<SearchTask> queue = queues.next();
      int before = queue.size();
      queue.removeIf(task -> task.reply().isOver());
      waitingCount -= before - queue.size();
      if (queue.isEmpty()) {
        queues.remove();
      }
    }
  }

  private synchronized List<SearchTask> all() {
    List<SearchTask> all = new ArrayList<>();
    active.forEach(each -> all.add(each.task()));
    waiting.values().forEach(all::addAll);
    return all;
  }

  /** How many searches take turns. */
  synchronized int running() {
    return active.size();
  }

  /** How many wait. */
  synchronized int waiting() {
    return waitingCount;
  }

  /** Ends all searches; those who wait for them are told. */
  @Override
  public void close() {
    List<SearchTask> all;
    synchronized (this) {
      closed = true;
      all = all();
    }
    all.forEach(task -> task.reply().refuse(503, "the server is shutting down"));
    active().forEach(each -> each.turn().cancel());
    threads.shutdown();
    try {
      threads.awaitTermination(SHUTDOWN_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
