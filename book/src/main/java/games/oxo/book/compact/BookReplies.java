package games.oxo.book.compact;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.board.Player;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The replies of a distilled book by the places of the walk. */
final class BookReplies {
  private final TreeRules rules;
  private final TreeSteps steps;
  private final Map<Place, Entry> entries = new HashMap<>();

  /** Places with the opponent to move, who moves more than once before some entry. */
  private final Set<Place> leading = new HashSet<>();

  BookReplies(TreeRules rules, DistilledBook book) {
    this.rules = rules;
    steps = new TreeSteps(rules);
    add(book.entries(), false);
    add(book.beforeSwap(), true);
  }

  private void add(List<Entry> added, boolean swapPending) {
    for (Entry each : added) {
      boolean bookIsX = rules.game().mover(each.key().ply()) == Player.X;
      Place place = new Place(each.key().x(), each.key().o(), bookIsX, swapPending);
      entries.put(place, each);
      stepBack(place);
    }
  }

  /** Notes the places of the opponent from which this place can be reached. */
  private void stepBack(Place place) {
    int ply = place.ply() - 1;
    if (ply < 1 || !isOpponents(ply, place) || !isOpponents(ply - 1, place)) {
      return;
    }
    for (long rest = place.bookIsX() ? place.o() : place.x(); rest != 0; rest &= rest - 1) {
      long stone = rest & -rest;
      Place before =
          steps.canonical(
              place.x() & ~stone, place.o() & ~stone, place.bookIsX(), place.swapPending());
      stepBackTo(before);
      if (ply <= rules.swapPly() && !place.swapPending()) {
        stepBackTo(new Place(before.x(), before.o(), before.bookIsX(), true));
      }
    }
  }

  private void stepBackTo(Place before) {
    if (leading.add(before)) {
      stepBack(before);
    }
  }

  private boolean isOpponents(int ply, Place place) {
    return (rules.game().mover(ply) == Player.X) != place.bookIsX();
  }

  @Nullable Entry entry(Place place) {
    return entries.get(place);
  }

  /** Whether a reply follows at this place or, where the opponent is to move again, behind it. */
  boolean isWanted(Place place) {
    return steps.isOwn(place) ? entries.containsKey(place) : leading.contains(place);
  }
}
