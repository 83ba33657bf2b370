package games.oxo.book.deepen;

import games.oxo.book.BookGame;
import games.oxo.book.deepen.DeepValue.Source;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The distinct first moves of a game, the distinct replies to each if they are asked for, and the
 * values that are known of them. With replies, a first move is worth what the best of them leaves
 * it. Any thread may add values and ask.
 */
public final class DeepStudy {
  private final BookGame game;
  private final List<OpeningKind> firsts;
  private final Map<CanonicalPosition, List<OpeningKind>> replies = new LinkedHashMap<>();
  private final Map<String, DeepValue> values = new LinkedHashMap<>();

  /**
   * @param plies 1 for first moves alone, 2 for replies too
   */
  public DeepStudy(BookGame game, int plies) {
    this.game = game;
    firsts = OpeningKind.of(game.plain().start());
    for (OpeningKind first : firsts) {
      boolean open = plies > 1 && !first.position().outcome().isOver();
      replies.put(first.key(), open ? OpeningKind.of(first.position()) : List.of());
    }
  }

  public BookGame game() {
    return game;
  }

  /** The distinct first moves. */
  public List<OpeningKind> firsts() {
    return firsts;
  }

  /** The distinct replies to a first move; none when they were not asked for. */
  public List<OpeningKind> replies(OpeningKind first) {
    return replies.getOrDefault(first.key(), List.of());
  }

  /** Whether replies are asked for. */
  public boolean hasReplies() {
    return firsts.stream().anyMatch(first -> !replies(first).isEmpty());
  }

  /** The moves to value, one for each position: without replies the first moves themselves. */
  public List<OpeningKind> moves() {
    List<OpeningKind> moves = new ArrayList<>();
    Set<CanonicalPosition> seen = new HashSet<>();
    for (OpeningKind first : firsts) {
      List<OpeningKind> own = replies(first);
      for (OpeningKind each : own.isEmpty() ? List.of(first) : own) {
        if (seen.add(each.key())) {
          moves.add(each);
        }
      }
    }
    return moves;
  }

  /** Enters a value that was found. */
  public synchronized void put(OpeningKind move, DeepValue value) {
    values.put(move.key().toString(), value);
  }

  /** Enters values that were kept, by the text of their keys. */
  public synchronized void putAll(Map<String, DeepValue> kept) {
    values.putAll(kept);
  }

  /** All values by the text of their keys, also those that this study does not ask for. */
  public synchronized Map<String, DeepValue> values() {
    return new LinkedHashMap<>(values);
  }

  /** Whether a move needs no more work: its value is proven, or was found with these settings. */
  public synchronized boolean isDone(OpeningKind move, String settings) {
    DeepValue value = values.get(move.key().toString());
    return value != null && (value.value().isProven() || value.settings().equals(settings));
  }

  /** The value of a first move or a reply; empty while it is not known. */
  public synchronized Optional<DeepValue> value(OpeningKind move) {
    List<OpeningKind> own = move.position().ply() == 1 ? replies(move) : List.of();
    return own.isEmpty()
        ? Optional.ofNullable(values.get(move.key().toString()))
        : fromReplies(move, own);
  }

  private Optional<DeepValue> fromReplies(OpeningKind move, List<OpeningKind> own) {
    List<DeepValue> found = own.stream().flatMap(each -> value(each).stream()).toList();
    if (found.size() < own.size()) {
      return Optional.empty();
    }
    DeepValue best = found.stream().max(Comparator.comparingDouble(v -> v.value().rank())).get();
    boolean same = own.get(0).mover() == move.mover();
    return Optional.of(
        new DeepValue(
            DeepValue.ofMove(best.value(), same),
            Source.REPLIES,
            best.depth() == 0 ? 0 : best.depth() + 1,
            found.stream().mapToLong(DeepValue::nodes).sum(),
            found.stream().mapToLong(DeepValue::simulations).sum(),
            found.stream().mapToLong(DeepValue::micros).sum(),
            best.settings()));
  }

  /** The moves whose value is known, best first. */
  public List<OpeningKind> sorted(List<OpeningKind> moves) {
    return moves.stream()
        .filter(each -> value(each).isPresent())
        .sorted(Comparator.comparingDouble(each -> -value(each).orElseThrow().value().rank()))
        .toList();
  }
}
