package games.oxo.book.compact;

import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.Player;
import java.util.ArrayList;
import java.util.List;

/** The steps from place to place in a tree of replies. An instance serves one thread. */
final class TreeSteps {
  private final TreeRules rules;
  private final Canonicalizer canonicalizer;
  private final int cells;
  private final int[] facts;

  TreeSteps(TreeRules rules) {
    this.rules = rules;
    canonicalizer = new Canonicalizer(rules.game().symmetryGroup());
    cells = rules.game().board().cells();
    facts = new int[cells];
  }

  /**
   * Where a tree of replies begins: the empty board with the book's player as X and as O, the same
   * with a swap to come, and each first stone that the book's player may find set for it.
   *
   * @param swaps whether there are replies before a swap
   */
  List<Place> roots(boolean swaps) {
    List<Place> roots = new ArrayList<>();
    for (boolean swapPending : swaps ? new boolean[] {false, true} : new boolean[] {false}) {
      roots.add(new Place(0, 0, true, swapPending));
      roots.add(new Place(0, 0, false, swapPending));
    }
    Place start = roots.get(0);
    if (cells > 1) {
      leave(start);
      for (long rest = legal(start); rest != 0; rest &= rest - 1) {
        roots.add(after(start, Long.numberOfTrailingZeros(rest)));
      }
    }
    return roots;
  }

  /**
   * Sets out from a place: the facts are those of its cells from now on, and moves are made in it.
   */
  void leave(Place place) {
    boolean moverIsX = moverIsX(place);
    canonicalizer.leave(place.x(), place.o());
    rules.facts(moverIsX ? place.x() : place.o(), moverIsX ? place.o() : place.x(), facts);
  }

  /** The facts about a cell of the place that was left. */
  int facts(int cell) {
    return facts[cell];
  }

  private boolean moverIsX(Place place) {
    return rules.game().mover(place.ply()) == Player.X;
  }

  /** Whether a free cell is left. */
  boolean isOpen(Place place) {
    return place.ply() < cells;
  }

  /** Whether the book's player is to move. */
  boolean isOwn(Place place) {
    return moverIsX(place) == place.bookIsX();
  }

  /** Whether the player to move may swap. */
  boolean maySwap(Place place) {
    return place.swapPending() && place.ply() == rules.swapPly();
  }

  long legal(Place place) {
    return rules.game().legalCells(place.occupied());
  }

  /** Whether a stone on a cell of the place that was left ends the game, or fills the board. */
  boolean ends(Place place, int cell) {
    return rules.ends(facts[cell]) || place.ply() + 1 == cells;
  }

  /** The legal cells of the place that was left where a stone does not end the game. */
  long goingOn(Place place) {
    long found = 0;
    for (long rest = legal(place); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      found |= ends(place, cell) ? 0 : 1L << cell;
    }
    return found;
  }

  /** The place after a stone in the place that was left. */
  Place after(Place place, int cell) {
    canonicalizer.foldWith(cell, moverIsX(place));
    return folded(place.bookIsX(), place.swapPending() && place.ply() < rules.swapPly());
  }

  /** The place where these stones are in their canonical place. */
  Place canonical(long x, long o, boolean bookIsX, boolean swapPending) {
    canonicalizer.fold(x, o);
    return folded(bookIsX, swapPending);
  }

  private Place folded(boolean bookIsX, boolean swapPending) {
    return new Place(canonicalizer.first(), canonicalizer.second(), bookIsX, swapPending);
  }

  /** Where a cell went when the last place was brought into its canonical place. */
  int moved(int cell) {
    return rules.game().symmetryGroup().get(canonicalizer.symmetry()).map(cell);
  }
}
