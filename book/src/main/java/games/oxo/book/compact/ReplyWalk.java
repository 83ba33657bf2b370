package games.oxo.book.compact;

import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Move;
import games.oxo.game.input.InputException;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * The breadth-first walk through a tree of replies, which the encoder and the decoder take alike:
 * in positions where the book's player is to move it takes the book's reply, in the others it tries
 * all moves. The first move may be any, on either side. Each canonical position is visited once for
 * each side that the book's player may have. {@code docs/books.md#books-in-source-code} has every
 * step.
 */
final class ReplyWalk {
  /** A place that is still to be visited. */
  private record Visit(Place place, boolean inBook, int last, int context) {}

  /** Callback for each reply; an encoder or decoder adds what it stores besides the move. */
  interface Visitor {
    /**
     * Takes a reply.
     *
     * @param entry what the book has, null when it is being decoded
     * @param context what the visitor returned for the reply before, 0 for the first
     * @return a number for the next reply on the way
     */
    int reply(Place place, Move move, @Nullable Entry entry, int context);
  }

  private static final int FAR_OFF = 3;
  private static final int MOST_MOVES = 65;

  private final TreeRules rules;
  private final SymbolCoder coder;
  private final @Nullable BookReplies book;
  private final Visitor visitor;
  private final TreeSteps steps;
  private final ReplyModel model = new ReplyModel();
  private final ArrayDeque<Visit> queue = new ArrayDeque<>();
  private final PlaceSet known = new PlaceSet();
  private final long[] weights = new long[MOST_MOVES];
  private long visits;

  /**
   * @param book what to encode; null to decode
   */
  ReplyWalk(TreeRules rules, SymbolCoder coder, @Nullable BookReplies book, Visitor visitor) {
    this.rules = rules;
    this.coder = coder;
    this.book = book;
    this.visitor = visitor;
    steps = new TreeSteps(rules);
  }

  /**
   * Walks to the end.
   *
   * @param swaps whether to walk through the positions before a swap too
   * @param mostVisits how many places to visit at most
   * @return how many places were visited
   * @throws InputException when there are more
   */
  long run(boolean swaps, long mostVisits) {
    steps.roots(swaps).forEach(root -> visit(root, 0));
    for (Visit at = queue.poll(); at != null; at = queue.poll()) {
      if (++visits > mostVisits) {
        throw new InputException("the tree of replies does not end");
      }
      steps.leave(at.place);
      if (steps.isOwn(at.place)) {
        reply(at);
      } else {
        tryAll(at);
      }
    }
    return visits;
  }

  /** How many places were visited or asked about. */
  int places() {
    return known.size();
  }

  /** Comes back later to a place that is not known yet. */
  private void visit(Place place, int context) {
    if (known.add(place)) {
      queue.add(new Visit(place, false, -1, context));
    }
  }

  /** The book's player is to move. */
  private void reply(Visit at) {
    Place place = at.place;
    Entry entry = book == null ? null : book.entry(place);
    if (!at.inBook && !model.bit(coder, ReplyModel.HAS_REPLY + place.ply(), entry != null)) {
      return;
    }
    Move move = choose(at, entry == null ? Move.SWAP : entry.move());
    int context = visitor.reply(place, move, entry, at.context);
    if (move.isSwap()) {
      visit(place.swapped(), context);
    } else if (!steps.ends(place, move.cell())) {
      visit(steps.after(place, move.cell()), context);
    }
  }

  private Move choose(Visit at, Move actual) {
    long legal = steps.legal(at.place);
    int count = 0;
    int chosen = book == null ? 0 : -1;
    long sum = 0;
    for (long rest = legal; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      chosen = Move.at(cell) == actual ? count : chosen;
      weights[count] = model.weight(steps.facts(cell), nearLast(at, cell));
      sum += weights[count++];
    }
    if (steps.maySwap(at.place)) {
      chosen = actual.isSwap() ? count : chosen;
      weights[count++] = sum;
    }
    if (chosen < 0) {
      throw new IllegalArgumentException("the book has an illegal reply: " + actual);
    }
    int index = coder.code(weights, count, chosen);
    Move found = Move.SWAP;
    for (long rest = legal; rest != 0; rest &= rest - 1, index--) {
      int cell = Long.numberOfTrailingZeros(rest);
      found = index == 0 ? Move.at(cell) : found;
      model.sawCell(steps.facts(cell), nearLast(at, cell));
    }
    if (!found.isSwap()) {
      model.sawReply(steps.facts(found.cell()), nearLast(at, found.cell()));
    }
    return found;
  }

  private int nearLast(Visit at, int cell) {
    return at.last < 0 ? FAR_OFF : rules.near(at.last, cell);
  }

  /** The opponent is to move. */
  private void tryAll(Visit at) {
    Place place = at.place;
    if (steps.maySwap(place)) {
      visit(place.swapped(), at.context);
    }
    long moves = steps.goingOn(place);
    if (!model.bit(coder, ReplyModel.GOES_ON + place.ply(), anyWanted(place, moves))) {
      return;
    }
    int tried = 0;
    int found = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      Place next = steps.after(place, cell);
      if (known.add(next)) {
        int context = ReplyModel.child(steps.facts(cell), tried++, found);
        if (model.bit(coder, context, book != null && book.isWanted(next))) {
          queue.add(new Visit(next, true, steps.moved(cell), at.context));
          found++;
        }
      }
    }
  }

  private boolean anyWanted(Place place, long moves) {
    for (long rest = book == null ? 0 : moves; rest != 0; rest &= rest - 1) {
      Place next = steps.after(place, Long.numberOfTrailingZeros(rest));
      if (book != null && book.isWanted(next) && !known.contains(next)) {
        return true;
      }
    }
    return false;
  }
}
