package games.oxo.book.grow;

import games.oxo.book.BookChange;
import games.oxo.book.BookCounts;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.distill.Backup;
import games.oxo.book.store.BookStore;
import games.oxo.game.Dice;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.value.Proven;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Grows a book by games of an engine against itself that follow the book where it does well
 * (Meta-MCTS, Chaslot and others 2009). Every game is written at its end, in one transaction.
 */
public final class SelfPlay {
  private static final long SEED_STEP = 0xD1B54A32D192ED03L;

  private final TimedStore store;
  private final GrowPlan plan;
  private final Thinker.Source source;
  private final SelfPlayRules rules;
  private final GrowListener listener;
  private final BookCounts before;
  private final CanonicalPosition root;
  private final long started = System.nanoTime();
  private final AtomicLong begun = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong added = new AtomicLong();
  private final AtomicLong proven = new AtomicLong();
  private final AtomicInteger deepest = new AtomicInteger();
  private volatile boolean failed;

  /** Prepares games; nothing is played yet. */
  public SelfPlay(BookStore book, GrowPlan plan, SelfPlayRules rules, GrowListener listener) {
    this(book, plan, rules, (number, stop) -> new EngineThinker(plan, number, stop), listener);
  }

  /**
   * The same with others who think.
   *
   * @param source makes one for each thread
   */
  public SelfPlay(
      BookStore book,
      GrowPlan plan,
      SelfPlayRules rules,
      Thinker.Source source,
      GrowListener listener) {
    this.source = source;
    this.plan = plan;
    this.rules = rules;
    this.listener = listener;
    store = new TimedStore(book);
    before = book.counts();
    root = book.game().key(plan.from());
  }

  /**
   * Plays until the end is reached or it is stopped; a game that is stopped does not count.
   *
   * @throws InputException when the engine does not serve the game
   */
  public Growth run() {
    Thinker[] thinkers = new Thinker[plan.threads()];
    for (int i = 0; i < thinkers.length; i++) {
      thinkers[i] = source.create(i, this::stops);
    }
    ThreadWorkerPool.of(plan.threads())
        .work(plan.threads(), (worker, number) -> work(thinkers[number]));
    long nanos = System.nanoTime() - started;
    BookCounts now = store.ask(BookStore::counts);
    Growth last = growth();
    return new Growth(
        last.done(),
        last.added(),
        now.positions(),
        now.proven(),
        now.deepest(),
        last.value(),
        last.rootProven(),
        nanos,
        last.storeNanos(),
        false);
  }

  /**
   * Works out the values of a book that was also expanded: what games have proven changes them.
   * This reads the whole book, so it is done once, after all games.
   */
  public static void correctValues(BookStore book) {
    if (book.hasValues()) {
      Backup.correct(book);
    }
  }

  private boolean stops() {
    listener.grows(this::growth);
    return listener.stop()
        || failed
        || (plan.millis() > 0 && System.nanoTime() - started >= plan.millis() * 1_000_000);
  }

  /** The numbers of this program; those that others add meanwhile are not known. */
  private Growth growth() {
    Optional<BookPosition> stored = store.ask(book -> book.find(root));
    Proven value = stored.map(BookPosition::proven).orElse(null);
    return new Growth(
        done.get(),
        added.get(),
        before.positions() + added.get(),
        before.proven() + proven.get(),
        Math.max(before.deepest(), deepest.get()),
        stored.map(SelfPlay::rate).orElse(BookPosition.UNKNOWN),
        value,
        System.nanoTime() - started,
        store.nanos(),
        false);
  }

  /** The rate of the move that was played most. */
  private static double rate(BookPosition position) {
    return position.moves().stream()
        .filter(move -> move.games() > 0)
        .max(Comparator.comparingLong(BookMove::games))
        .map(BookMove::rate)
        .orElse(BookPosition.UNKNOWN);
  }

  private void work(Thinker thinker) {
    boolean sound = false;
    try {
      while (!stops()) {
        long number = begun.getAndIncrement();
        if (plan.most() > 0 && number >= plan.most()) {
          break;
        }
        play(thinker, number);
      }
      sound = true;
    } finally {
      failed |= !sound;
    }
  }

  private void play(Thinker thinker, long number) {
    thinker.newGame();
    Dice dice = new Dice(plan.seed() + (before.games() + number) * SEED_STEP);
    SelfPlayGame game = new SelfPlayGame(store, thinker, rules, plan.openings(), dice);
    Optional<BookChange> change = game.play(plan.from());
    if (change.isPresent()) {
      added.addAndGet(store.ask(book -> book.write(change.get(), 1)));
      done.incrementAndGet();
      proven.addAndGet(game.proven());
      deepest.accumulateAndGet(game.deepest(), Math::max);
    }
  }
}
