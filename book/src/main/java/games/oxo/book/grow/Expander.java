package games.oxo.book.grow;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.DistinctMoves;
import games.oxo.book.grow.ExpansionSearch.Children;
import games.oxo.book.store.BookStore;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.value.Proven;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Grows a book by best-first expansion (drop-out expansion, Lincke 2000): the next position to
 * expand is the one with the cheapest path from the root, where a move costs what it gives away and
 * a little besides. Its best move that is not in the book becomes part of it, and values and proofs
 * go up the graph.
 *
 * <p>The graph is in memory and every change is written at once, in one transaction. Other programs
 * may grow the same book: a position is claimed before it is expanded, and what others did is taken
 * over from time to time.
 */
public final class Expander {
  private static final Duration LEASE = Duration.ofMinutes(5);
  private static final long REFRESH_NANOS = 5_000_000_000L;

  /** Transactions may end later than others that began after them. */
  private static final long OVERLAP_MILLIS = 3_000;

  private static final int MOST_ROUNDS_AT_THE_END = 100;

  /** How the work on a position ended. */
  private enum End {
    /** It is expanded. */
    DONE,
    /** Another thread or program has changed it meanwhile. */
    CHANGED,
    /** Another thread or program is at work on it or on the position after its move. */
    TAKEN,
    /** It was given up. */
    STOPPED
  }

  private final BookGame game;
  private final GrowPlan plan;
  private final Thinker.Source source;
  private final TimedStore store;
  private final GrowListener listener;
  private final String owner = UUID.randomUUID().toString();
  private final BookGraph graph;
  private final ExpansionWriter writer;
  private final GraphNode root;
  private final ExpansionQueue queue;
  private final long started = System.nanoTime();

  private volatile boolean failed;

  // Guarded by the graph.
  private final Set<GraphNode> held = new LinkedHashSet<>();
  private long begun;
  private long done;
  private long added;
  private @Nullable InputException unwritten;
  private int busy;
  private boolean complete;
  private long refreshed;
  private long seenUntil;

  /**
   * Reads the book.
   *
   * @throws InputException when the engine does not serve the game
   */
  public Expander(BookStore book, GrowPlan plan, PathCosts costs, GrowListener listener) {
    this(book, plan, costs, (number, stop) -> new EngineThinker(plan, number, stop), listener);
  }

  /**
   * The same with others who think.
   *
   * @param source makes one for each thread
   */
  public Expander(
      BookStore book,
      GrowPlan plan,
      PathCosts costs,
      Thinker.Source source,
      GrowListener listener) {
    this.source = source;
    game = book.game();
    this.plan = plan;
    this.listener = listener;
    store = new TimedStore(book);
    graph = new BookGraph(game);
    writer = new ExpansionWriter(graph);
    seenUntil = store.ask(BookStore::now);
    book.forEach(graph::put);
    BookChange change = new BookChange();
    graph.updateAll(change);
    root = graph.node(game.key(plan.from()));
    queue = new ExpansionQueue(graph, graph.openings(root, plan.openings(), change), costs);
    write(change);
    refreshed = System.nanoTime();
  }

  /** Grows the book until its end is reached or it is stopped. */
  public Growth run() {
    Thinker[] thinkers = new Thinker[plan.threads()];
    for (int i = 0; i < thinkers.length; i++) {
      thinkers[i] = source.create(i, this::stops);
    }
    ThreadWorkerPool.of(plan.threads())
        .work(plan.threads(), (worker, number) -> work(thinkers[number]));
    synchronized (graph) {
      settle();
      return growth();
    }
  }

  private boolean stops() {
    listener.grows(this::growthNow);
    return listener.stop() || isTimeUp() || failed;
  }

  private boolean isTimeUp() {
    return plan.millis() > 0 && System.nanoTime() - started >= plan.millis() * 1_000_000;
  }

  private Growth growthNow() {
    synchronized (graph) {
      return growth();
    }
  }

  private Growth growth() {
    return new Growth(
        done,
        added,
        graph.size(),
        graph.proven(),
        graph.deepest(),
        root.negamax,
        root.proven,
        System.nanoTime() - started,
        store.nanos(),
        complete);
  }

  private void work(Thinker thinker) {
    ExpansionSearch search = new ExpansionSearch(game, thinker);
    boolean sound = false;
    try {
      for (GraphNode node = next(); node != null; node = next()) {
        End end = End.STOPPED;
        try {
          end = expand(node, search);
        } finally {
          end(node, end);
        }
      }
      sound = true;
    } finally {
      failed |= !sound;
    }
  }

  /** The next position to expand; null when there is none or it is time to end. */
  private @Nullable GraphNode next() {
    while (!stops()) {
      synchronized (graph) {
        refresh();
        if (plan.most() > 0 && begun >= plan.most()) {
          return null;
        }
        GraphNode node = queue.next();
        if (node != null) {
          node.setReplies(new DistinctMoves(node.key.position(game.plain())).firsts().size());
          node.busy = true;
          busy++;
          begun++;
          return node;
        }
        if (busy == 0 && held.isEmpty()) {
          complete = true;
          return null;
        }
        pause();
      }
    }
    return null;
  }

  /** Waits for others to finish. */
  private void pause() {
    try {
      graph.wait(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void end(GraphNode node, End end) {
    synchronized (graph) {
      busy--;
      if (end == End.DONE) {
        done++;
      } else {
        begun--;
      }
      if (end == End.TAKEN) {
        // It stays out of the queue until the changes of others have been read.
        held.add(node);
      } else {
        node.busy = false;
        queue.enterWithChildren(node);
      }
      graph.notifyAll();
    }
  }

  /** Expands a position unless another thread or program does or did. */
  private End expand(GraphNode node, ExpansionSearch search) {
    if (!claim(node.key)) {
      return End.TAKEN;
    }
    Reserved reserved = new Reserved();
    boolean written = false;
    try {
      Optional<BookPosition> stored = store.ask(book -> book.find(node.key));
      if (!isAsStored(node, stored)) {
        stored.ifPresent(this::takeOver);
        return End.CHANGED;
      }
      if (!isOpen(node)) {
        // Another thread has taken over meanwhile what another program did here.
        return End.CHANGED;
      }
      Optional<Expansion> found = think(node, search, reserved);
      if (found.isPresent()) {
        synchronized (graph) {
          BookChange change = writer.enter(node, found.get());
          keep(book -> book.writeAndRelease(change, node.key, owner));
        }
        written = true;
      }
      return written ? End.DONE : reserved.taken ? End.TAKEN : End.STOPPED;
    } finally {
      if (!written) {
        release(node.key);
      }
      reserved.release();
    }
  }

  private Optional<Expansion> think(GraphNode node, ExpansionSearch search, Children children) {
    List<Integer> booked = ExpansionSearch.booked(node);
    if (!node.isThought()) {
      return search.value(node.key, booked);
    }
    Proven proven = node.proven;
    if (proven == null) {
      return search.expand(node.key, booked, node.unbooked, children);
    }
    if (proven.isLoss()) {
      GraphEdge open = openReply(node);
      return open == null
          ? search.reply(node.key, booked, children)
          : search.follow(node.key, open.cell, children);
    }
    GraphEdge winning = node.winningEdge();
    return winning == null
        ? search.expand(node.key, booked, node.unbooked, children)
        : search.follow(node.key, winning.cell, children);
  }

  private static @Nullable GraphEdge openReply(GraphNode node) {
    for (GraphEdge edge : node.edges) {
      if (!edge.isCovered()) {
        return edge;
      }
    }
    return null;
  }

  private boolean isOpen(GraphNode node) {
    synchronized (graph) {
      return queue.isOpen(node);
    }
  }

  /** Whether memory has what the book says of a position, apart from games. */
  private static boolean isAsStored(GraphNode node, Optional<BookPosition> stored) {
    if (stored.isEmpty()) {
      return !node.isThought() && node.edges.length == 0;
    }
    BookPosition position = stored.get();
    return position.unbooked() == node.unbooked
        && Double.isNaN(position.value()) != node.isThought()
        && (position.proven() == null) == (node.proven == null)
        && ExpansionSearch.booked(position)
            .equals(ExpansionSearch.booked(node).stream().sorted().toList());
  }

  private boolean claim(CanonicalPosition key) {
    return store.ask(book -> book.claim(key, owner, LEASE));
  }

  /** Gives a claim back. If that fails, it runs out by itself. */
  private void release(CanonicalPosition key) {
    try {
      store.ask(
          book -> {
            book.release(key, owner);
            return 0;
          });
    } catch (InputException e) {
      // Whoever writes next finds out what is wrong, or has said so.
    }
  }

  /** Positions after a move that no other thread or program may add at the same time. */
  private final class Reserved implements Children {
    private @Nullable GraphNode node;
    private boolean taken;

    @Override
    public State ask(CanonicalPosition key) {
      State state = state(key);
      taken = state == State.TAKEN;
      return state;
    }

    private State state(CanonicalPosition key) {
      synchronized (graph) {
        GraphNode known = graph.find(key);
        if (known != null) {
          return known.isThought() || !known.busy ? State.KNOWN : State.TAKEN;
        }
      }
      if (!claim(key)) {
        return State.TAKEN;
      }
      Optional<BookPosition> stored = store.ask(book -> book.find(key));
      synchronized (graph) {
        if (stored.isPresent() || graph.find(key) != null) {
          stored.ifPresent(Expander.this::takeOver);
          Expander.this.release(key);
          return State.KNOWN;
        }
        node = graph.node(key);
        node.busy = true;
      }
      return State.NEW;
    }

    void release() {
      GraphNode held = node;
      if (held != null) {
        synchronized (graph) {
          held.busy = false;
          graph.forget(held);
        }
        Expander.this.release(held.key);
      }
    }
  }

  private void takeOver(BookPosition position) {
    synchronized (graph) {
      BookChange change = new BookChange();
      graph.takeOver(List.of(position), change);
      write(change);
    }
  }

  /** Takes over what other programs did, now and then. */
  private void refresh() {
    if (System.nanoTime() - refreshed >= REFRESH_NANOS) {
      takeOverChanges();
      held.forEach(node -> node.busy = false);
      held.clear();
      refreshed = System.nanoTime();
    }
  }

  /** Takes over what other programs did; whether anything follows from it. */
  private boolean takeOverChanges() {
    long now = store.ask(BookStore::now);
    List<BookPosition> changes = store.ask(book -> book.changedSince(seenUntil - OVERLAP_MILLIS));
    seenUntil = now;
    BookChange change = new BookChange();
    graph.takeOver(changes, change);
    write(change);
    return !change.isEmpty();
  }

  /** At the end values must be right with what others wrote meanwhile. */
  private void settle() {
    for (int round = 0; round < MOST_ROUNDS_AT_THE_END && takeOverChanges(); round++) {
      // Until nothing follows from the changes of others.
    }
  }

  private void write(BookChange change) {
    if (!change.isEmpty()) {
      keep(book -> book.write(change, 0));
    }
  }

  /**
   * Writes what the graph has already. If that fails, the graph knows more than the book, and
   * nothing that follows from it may be written: it would be values of moves that are not there.
   */
  private void keep(ToIntFunction<BookStore> write) {
    synchronized (graph) {
      if (unwritten != null) {
        throw unwritten;
      }
      try {
        added += store.ask(write::applyAsInt);
      } catch (InputException e) {
        unwritten = e;
        throw e;
      }
    }
  }
}
