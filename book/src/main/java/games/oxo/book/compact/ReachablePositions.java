package games.oxo.book.compact;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The positions of a book that its own player can reach: by playing the book's replies on one side
 * while the opponent plays anything, after any first move. All other entries are of no use.
 */
public final class ReachablePositions {
  private record Next(Place place, Entry entry, int rank) {}

  private final BookReplies replies;
  private final TreeSteps steps;
  private final IdentityHashMap<Entry, Integer> ranks = new IdentityHashMap<>();
  private final Set<Place> known = new HashSet<>();
  private final PriorityQueue<Next> queue = new PriorityQueue<>(Comparator.comparing(Next::rank));

  private ReachablePositions(DistilledBook book) {
    TreeRules rules = new TreeRules(book.game().plain());
    replies = new BookReplies(rules, book);
    steps = new TreeSteps(rules);
    book.beforeSwap().forEach(each -> ranks.put(each, ranks.size()));
    book.entries().forEach(each -> ranks.put(each, ranks.size()));
  }

  /**
   * The entries that can be reached, in the order in which a tree of replies visits them: by the
   * number of stones, with the book's player as X before O.
   */
  public static DistilledBook breadthFirst(DistilledBook book) {
    TreeRules rules = new TreeRules(book.game().plain());
    List<Entry> entries = new ArrayList<>();
    List<Entry> beforeSwap = new ArrayList<>();
    ReplyWalk.Visitor visitor =
        (place, move, entry, context) -> add(place, entry, entries, beforeSwap);
    new ReplyWalk(rules, SymbolCoder.NONE, new BookReplies(rules, book), visitor)
        .run(!book.beforeSwap().isEmpty(), Long.MAX_VALUE);
    return new DistilledBook(book.game(), entries, beforeSwap);
  }

  private static int add(
      Place place, @Nullable Entry entry, List<Entry> entries, List<Entry> beforeSwap) {
    if (entry != null) {
      (place.swapPending() ? beforeSwap : entries).add(entry);
    }
    return 0;
  }

  /**
   * The entries that can be reached, in the book's own order as far as each comes after one that
   * leads to it. So the first entries, however many, can all be reached without the others.
   */
  public static DistilledBook mostUsefulFirst(DistilledBook book) {
    return new ReachablePositions(book).inOrder(book);
  }

  private DistilledBook inOrder(DistilledBook book) {
    List<Entry> entries = new ArrayList<>();
    List<Entry> beforeSwap = new ArrayList<>();
    steps.roots(!book.beforeSwap().isEmpty()).forEach(this::arrive);
    for (Next next = queue.poll(); next != null; next = queue.poll()) {
      add(next.place, next.entry, entries, beforeSwap);
      if (next.entry.move().isSwap()) {
        arrive(next.place.swapped());
      } else {
        int cell = next.entry.move().cell();
        steps.leave(next.place);
        if (!steps.ends(next.place, cell)) {
          arrive(steps.after(next.place, cell));
        }
      }
    }
    return new DistilledBook(book.game(), entries, beforeSwap);
  }

  private void arrive(Place place) {
    if (!known.add(place)) {
      return;
    }
    if (steps.isOwn(place)) {
      Entry entry = replies.entry(place);
      if (entry != null) {
        queue.add(new Next(place, entry, ranks.getOrDefault(entry, 0)));
      }
      return;
    }
    if (steps.maySwap(place)) {
      arrive(place.swapped());
    }
    steps.leave(place);
    List<Place> wanted = new ArrayList<>();
    for (long rest = steps.goingOn(place); rest != 0; rest &= rest - 1) {
      Place after = steps.after(place, Long.numberOfTrailingZeros(rest));
      if (replies.isWanted(after)) {
        wanted.add(after);
      }
    }
    wanted.forEach(this::arrive);
  }
}
