package games.oxo.book.distill;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookValue;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.Proofs;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.WorkerPool;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Distills a book and attacks every move that would be kept, unless it is proven. What is refuted
 * is corrected in the book, and the book distilled again, until nothing new is kept; so each move
 * of the result has stood up to a probe.
 */
public final class Distrust {
  /** Shows how far it is. */
  public interface Listener {
    /**
     * Shows it.
     *
     * @param probed moves that were attacked
     * @param left moves of this round that are still to be attacked
     * @param refuted moves that fell
     */
    void progress(int probed, int left, int refuted);
  }

  private final BookStore store;
  private final DistillPlan plan;
  private final List<Probe> probes;
  private final WorkerPool pool;
  private final Set<Attacked> attacked = Collections.synchronizedSet(new HashSet<>());
  private final List<Refutation> refutations = new ArrayList<>();

  private record Attacked(CanonicalPosition key, int cell) {}

  /**
   * @param probes one for each worker of the pool
   */
  public Distrust(BookStore store, DistillPlan plan, List<Probe> probes, WorkerPool pool) {
    this.store = store;
    this.plan = plan;
    this.probes = List.copyOf(probes);
    this.pool = pool;
  }

  /** The moves that fell, in the order in which they did. */
  public List<Refutation> refutations() {
    return List.copyOf(refutations);
  }

  /** How many moves were attacked. */
  public int probed() {
    return attacked.size();
  }

  /**
   * Does the work.
   *
   * @param stop whether to end before all moves have been attacked
   * @return the book; when it was stopped, only the entries that are proven or have stood up to a
   *     probe
   */
  public DistilledBook run(Listener listener, BooleanSupplier stop) {
    while (true) {
      DistilledBook book = new Distiller(store, plan).distill();
      List<Entry> open = book.entries().stream().filter(each -> !isTrusted(each)).toList();
      if (open.isEmpty() || stop.getAsBoolean()) {
        return stop.getAsBoolean() ? onlyTrusted(book) : book;
      }
      List<Refutation> found = attack(open, listener, stop);
      refutations.addAll(found);
      if (!found.isEmpty()) {
        BookChange corrections = corrections(found);
        store.together(
            () -> {
              store.write(corrections, 0);
              Backup.correct(store);
            });
      }
    }
  }

  /** Whether a move is proven, or has been attacked already. */
  private boolean isTrusted(Entry entry) {
    return entry.value().isProven()
        || attacked.contains(new Attacked(entry.key(), entry.move().cell()));
  }

  private DistilledBook onlyTrusted(DistilledBook book) {
    return new DistilledBook(
        book.game(), book.entries().stream().filter(this::isTrusted).toList(), book.beforeSwap());
  }

  private List<Refutation> attack(List<Entry> open, Listener listener, BooleanSupplier stop) {
    List<Refutation> found = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger done = new AtomicInteger();
    pool.work(
        open.size(),
        (worker, number) -> {
          Entry entry = open.get(number);
          if (!stop.getAsBoolean()) {
            Optional<Refutation> refutation = probes.get(worker).attack(entry, stop);
            if (refutation.isPresent() || !stop.getAsBoolean()) {
              refutation.ifPresent(found::add);
              attacked.add(new Attacked(entry.key(), entry.move().cell()));
            }
          }
          listener.progress(
              attacked.size(),
              open.size() - done.incrementAndGet(),
              refutations.size() + found.size());
        });
    return List.copyOf(found);
  }

  /** Marks refuted moves, gives the positions after them their new values, and wants growth. */
  private BookChange corrections(List<Refutation> found) {
    Game game = store.game().plain();
    BookChange change = new BookChange();
    for (Refutation each : found) {
      Entry entry = each.entry();
      Position before = entry.key().position(game);
      Position after = before.play(entry.move());
      boolean same = game.mover(after.ply()) == game.mover(before.ply());
      PositionChange position = change.position(entry.key()).wanted(true);
      position.move(entry.move().cell()).refuted(true);
      PositionChange next = change.position(store.game().key(after));
      double chance = BookValue.chance(each.found());
      next.value(same ? chance : 1 - chance, each.effort());
      if (each.found() instanceof Proven proven) {
        position.move(entry.move().cell()).proven(proven);
        next.proven(Proofs.afterMove(proven, same));
      }
    }
    return change;
  }
}
