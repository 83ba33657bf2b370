package games.oxo.book;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A book with one move for each canonical position, the result of distilling. Immutable.
 *
 * <p>Where a swap is still to come there are entries of their own: which first stone to play so
 * that a swap gains nothing, and which first stones to swap.
 */
public final class DistilledBook implements OpeningBook {
  /**
   * The move for a position.
   *
   * @param key the position, without a swap to come
   * @param move the move where the position lies as in the key; only before a swap it may be one
   * @param value its value to the player who makes it
   * @param games in how many games of the book it was played, 0 when none were counted
   */
  public record Entry(CanonicalPosition key, Move move, Value value, long games) {}

  private final BookGame game;
  private final List<Entry> entries;
  private final List<Entry> beforeSwap;
  private final Map<CanonicalPosition, Entry> byKey = new HashMap<>();
  private final Map<CanonicalPosition, Entry> byKeyBeforeSwap = new HashMap<>();

  /**
   * @param entries for positions where no swap is to come, the most useful first
   * @param beforeSwap for positions where a swap is still to come; empty when the book knows
   *     nothing about swaps
   */
  public DistilledBook(BookGame game, List<Entry> entries, List<Entry> beforeSwap) {
    this.game = game;
    this.entries = List.copyOf(entries);
    this.beforeSwap = List.copyOf(beforeSwap);
    entries.forEach(each -> byKey.put(each.key(), each));
    beforeSwap.forEach(each -> byKeyBeforeSwap.put(each.key(), each));
  }

  public BookGame game() {
    return game;
  }

  /** For positions where no swap is to come, the most useful first. */
  public List<Entry> entries() {
    return entries;
  }

  /** For positions where a swap is still to come. */
  public List<Entry> beforeSwap() {
    return beforeSwap;
  }

  /** The entry for a key, or empty. */
  public Optional<Entry> entry(CanonicalPosition key) {
    return Optional.ofNullable(byKey.get(key));
  }

  @Override
  public Optional<MoveValue> reply(Position position) {
    CanonicalForm form = game.form(position);
    Entry entry = (position.swapPending() ? byKeyBeforeSwap : byKey).get(form.key());
    if (entry == null) {
      return Optional.empty();
    }
    Move move = form.fromKey(entry.move());
    return Optional.of(new MoveValue(move, entry.value(), entry.games(), List.of(move)));
  }
}
