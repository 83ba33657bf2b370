package games.oxo.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Threads that share a bounded number of searches, and the queue of those that wait. Searches take
 * turns in slices, round robin. Clients take turns too: each has a queue of its own, first in first
 * out, and a share of the searches that it cannot exceed. No reply is called while the pool is
 * locked, since replies have locks of their own.
 */
final class SearchPool implements AutoCloseable {
  private static final long SLICE_NANOS = 40_000_000;
  private static final long PATIENCE_NANOS = 1_000_000_000;

  /** What becomes of a new task. */
  enum Admission {
    TAKEN,
    /** The client has too many waiting already. */
    CLIENT_FULL,
    /** Too many are waiting. */
    FULL,
    CLOSED
  }

  private final WebSettings settings;
  private final List<Thread> threads = new ArrayList<>();

  /** Clients with tasks that wait, in the order of their turns. */
  private final Map<String, Deque<SearchTask>> waiting = new LinkedHashMap<>();

  /** How many searches of each client are taking turns. */
  private final Map<String, Integer> shares = new HashMap<>();

  private final Deque<SearchTask> ready = new ArrayDeque<>();
  private final List<SearchTask> active = new ArrayList<>();
  private int waitingCount;
  private volatile boolean othersReady;
  private volatile boolean closed;

  /**
   * @param name of its threads
   */
  SearchPool(String name, WebSettings settings) {
    this.settings = settings;
    for (int i = 0; i < settings.threads(); i++) {
      Thread thread = new Thread(this::work, name + "-" + i);
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
  }

  /** Takes a task, to be run at once or when it is its turn. */
  Admission submit(SearchTask task) {
    int place;
    synchronized (this) {
      Admission admission = take(task);
      if (admission != Admission.TAKEN) {
        return admission;
      }
      admit();
      place = place(task);
    }
    tell(task, place);
    return Admission.TAKEN;
  }

  private Admission take(SearchTask task) {
    if (closed) {
      return Admission.CLOSED;
    }
    if (waitingCount >= settings.waiting() && !isRoomFor(task.client())) {
      return Admission.FULL;
    }
    Deque<SearchTask> queue = waiting.computeIfAbsent(task.client(), any -> new ArrayDeque<>());
    if (queue.size() >= settings.waitingPerClient()) {
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
    return active.size() < settings.analyses()
        && !waiting.containsKey(client)
        && shares.getOrDefault(client, 0) < settings.analysesPerClient();
  }

  /** Lets waiting tasks in while there is room; a client that got its turn goes to the end. */
  private void admit() {
    while (active.size() < settings.analyses()) {
      String client = nextClient();
      if (client == null) {
        return;
      }
      Deque<SearchTask> queue = waiting.remove(client);
      if (queue == null) {
        return;
      }
      SearchTask task = queue.remove();
      waitingCount--;
      if (!queue.isEmpty()) {
        waiting.put(client, queue);
      }
      shares.merge(client, 1, Integer::sum);
      active.add(task);
      ready.add(task);
      othersReady = true;
      notifyAll();
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

  private void work() {
    SearchTask task = next();
    while (task != null) {
      long end = System.nanoTime() + SLICE_NANOS;
      boolean done = task.slice(() -> closed || (othersReady && System.nanoTime() - end >= 0));
      putBack(task, done);
      task = next();
    }
  }

  private synchronized @Nullable SearchTask next() {
    while (ready.isEmpty() && !closed) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null;
      }
    }
    SearchTask task = closed ? null : ready.poll();
    othersReady = !ready.isEmpty();
    return task;
  }

  private synchronized void putBack(SearchTask task, boolean done) {
    if (done) {
      active.remove(task);
      shares.computeIfPresent(task.client(), (client, share) -> share == 1 ? null : share - 1);
      admit();
    } else {
      ready.add(task);
      othersReady = true;
      notifyAll();
    }
  }

  /** Looks after all connections and tells those who wait their places. */
  void tick(long nanoTime) {
    for (SearchTask each : all()) {
      each.reply().tick(nanoTime);
    }
    places().forEach(SearchPool::tell);
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
    List<SearchTask> all = new ArrayList<>(active);
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
      notifyAll();
    }
    all.forEach(task -> task.reply().refuse(503, "the server is shutting down"));
    try {
      long end = System.nanoTime() + PATIENCE_NANOS;
      for (Thread thread : threads) {
        TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(1, end - System.nanoTime()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
