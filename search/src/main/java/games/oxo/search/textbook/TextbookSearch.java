package games.oxo.search.textbook;

import games.oxo.game.Position;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.textbook.Technique.Algorithm;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Depth-limited search of a game tree as textbooks describe it, with one {@link Technique} or
 * another: all of them find the same value and differ in how many positions they visit.
 *
 * <ul>
 *   <li><b>Negamax</b> tries every move. The value of a position is that of its best move, and the
 *       value of a move is minus what the position after it is worth to the other side.
 *   <li><b>Alpha-beta</b> (Knuth and Moore 1975) has a window: alpha is what the side to move
 *       already has elsewhere, beta what the other side already has. Once a move reaches beta, the
 *       other side will not allow this position, and its other moves are cut.
 *   <li><b>PVS</b>, principal variation search (Marsland and Campbell 1982), expects the first move
 *       to be the best. The others are searched with a null window, from alpha to alpha + 1, which
 *       only tells whether they are better and so cuts most; if one is, it is searched again.
 *   <li><b>NegaScout</b> (Reinefeld 1983) does the same, but searches again only above the value
 *       that the null window has found, and not at all where that is exact.
 * </ul>
 *
 * <p>The search is fail-soft: a value outside of the window is a bound on the true one. Values are
 * for the side to move. An instance serves one thread.
 */
public final class TextbookSearch {
  /** Larger than every value. */
  public static final int INFINITE = 1_000_000_000;

  static final int NO_MOVE = -1;

  /** Positions with fewer stones to go are not worth an entry in the table. */
  private static final int TABLE_FROM = 2;

  private static final int POSITIONS_BETWEEN_LOOKS = 512;

  private final TextbookState[] stack;
  private final boolean prunes;
  private final boolean nullWindows;
  private final boolean negaScout;
  private final @Nullable MoveOrdering ordering;
  private final @Nullable TextbookTable table;

  /** The cells in the order in which they are tried: those of a group before those of the next. */
  private final long[] groups;

  private final LongPredicate stop;
  private int bestMove = NO_MOVE;
  private long nodes;
  private long leaves;
  private long leavesReported;
  private long nextLook = POSITIONS_BETWEEN_LOOKS;

  /**
   * @param bias part of the static evaluation
   * @param stop asked from time to time whether to give up, with the number of new leaves
   */
  public TextbookSearch(SearchRules rules, Technique technique, CellBias bias, LongPredicate stop) {
    stack = TextbookState.stack(rules, bias);
    prunes = technique.algorithm() != Algorithm.NEGAMAX;
    negaScout = technique.algorithm() == Algorithm.NEGASCOUT;
    nullWindows = negaScout || technique.algorithm() == Algorithm.PVS;
    ordering = technique.ordersMoves() ? new MoveOrdering(rules) : null;
    table = technique.table() ? new TextbookTable() : null;
    groups = technique.order().groups(rules.game().board());
    this.stop = stop;
  }

  /** A position that is not over, as one from which to search. */
  public TextbookState position(Position position) {
    TextbookState at = stack[position.ply()];
    at.set(position);
    return at;
  }

  /**
   * The value of a position that is not over: from the table if that is on and knows enough, and
   * otherwise by trying its moves.
   *
   * @param depth stones to look ahead, at least 1
   * @throws SearchStopped when told to give up
   */
  public int search(TextbookState at, int depth, int alpha, int beta) {
    nodes++;
    if (nodes + leaves >= nextLook) {
      look();
    }
    if (table == null || depth < TABLE_FROM) {
      return tryMoves(at, depth, alpha, beta, NO_MOVE);
    }
    int entry = table.find(at);
    if (table.decides(entry, alpha, beta)) {
      bestMove = table.move(entry);
      return table.value(entry);
    }
    int value = tryMoves(at, depth, alpha, beta, table.move(entry));
    table.store(at, value, TextbookTable.bound(value, alpha, beta), bestMove);
    return value;
  }

  /**
   * The value of the best move. Nearly all of the time goes into the last ply, whose positions are
   * evaluated without being made. This is one method, and too long for Java's compiler to unfold
   * into itself (325 bytes of bytecode): otherwise a fifth of the speed is lost.
   *
   * @param stored the move to try first if moves are ordered, or {@link #NO_MOVE}
   */
  private int tryMoves(TextbookState at, int depth, int alpha, int beta, int stored) {
    long legal = at.legal();
    if (ordering != null) {
      ordering.prepare(at.ply, legal, stored);
    }
    int best = -INFINITE;
    int bestCell = NO_MOVE;
    int high = beta;
    moves:
    for (long group : groups) {
      for (long rest = legal & group; rest != 0; ) {
        int cell =
            ordering == null ? Long.numberOfTrailingZeros(rest) : ordering.first(at.ply, rest);
        rest ^= 1L << cell;
        boolean isLeaf = depth == 1 || at.endsAt(cell);
        int value = isLeaf ? leaf(at, cell) : child(at, cell, depth, alpha, high);
        if (value > best) {
          if (high < beta && alpha < value && value < beta && !isExact(at, depth)) {
            if (isLeaf) {
              leaves++; // A second visit counts, but finds the same value.
            } else {
              value = child(at, cell, depth, negaScout ? value : alpha, beta);
            }
          }
          best = value;
          bestCell = cell;
          if (best >= beta) {
            break moves;
          }
          alpha = prunes ? Math.max(alpha, best) : alpha;
          high = nullWindows ? alpha + 1 : beta;
        }
      }
    }
    if (ordering != null && best >= beta) {
      ordering.credit(at.ply, bestCell, depth);
    }
    bestMove = bestCell;
    return best;
  }

  /**
   * The value, to the side to move, of a stone on a legal cell.
   *
   * @param depth stones to look ahead, this one included
   * @throws SearchStopped when told to give up
   */
  public int after(TextbookState at, int cell, int depth, int alpha, int beta) {
    return depth == 1 || at.endsAt(cell) ? leaf(at, cell) : child(at, cell, depth, alpha, beta);
  }

  private int leaf(TextbookState at, int cell) {
    leaves++;
    int value = at.valueAfter(cell);
    if (at.tookLong()) {
      look();
    }
    return value;
  }

  private int child(TextbookState at, int cell, int depth, int alpha, int beta) {
    TextbookState next = at.place(cell);
    return at.sidesChange
        ? -search(next, depth - 1, -beta, -alpha)
        : search(next, depth - 1, alpha, beta);
  }

  /**
   * Whether the value found with a null window needs no second search: two stones before the end
   * the reply has been compared with all others.
   */
  private boolean isExact(TextbookState at, int depth) {
    return negaScout && depth <= 2 && at.sidesChange;
  }

  /** Looks at the clock. */
  private void look() {
    nextLook = nodes + leaves + POSITIONS_BETWEEN_LOOKS;
    long more = leaves - leavesReported;
    leavesReported = leaves;
    if (stop.test(more)) {
      throw new SearchStopped();
    }
  }

  /** The best move of the position searched last. */
  public int bestMove() {
    return bestMove;
  }

  /** Positions visited that are not leaves. */
  public long nodes() {
    return nodes;
  }

  /** Positions at the depth limit, and ends of games. */
  public long leaves() {
    return leaves;
  }
}
