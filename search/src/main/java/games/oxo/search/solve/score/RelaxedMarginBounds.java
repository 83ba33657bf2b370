package games.oxo.search.solve.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.PositionHash;
import games.oxo.game.rules.PointCounter;
import games.oxo.game.score.MarginBound;
import games.oxo.search.kernel.SearchRules;
import java.util.Arrays;

/**
 * Margin bounds for roots with too many empty cells for a {@link MarginTable}: each part of the
 * rule is bounded separately, and results are cached. An instance serves one worker.
 */
final class RelaxedMarginBounds implements MarginBounds {
  private static final int CACHE_BITS = 14;

  private final CompactRoot root;
  private final Board board;
  private final PointCounter counter;
  private final MarginBound[] parts;
  private final boolean canBeSlow;
  private boolean computed;

  private final long[][] cached = new long[2][1 << CACHE_BITS];
  private final int[][] margins = new int[2][1 << CACHE_BITS];

  RelaxedMarginBounds(CompactRoot root) {
    SearchRules rules = root.rules();
    this.root = root;
    board = rules.game().board();
    counter = rules.newCounter();
    canBeSlow = counter.canBeSlow();
    parts = rules.game().rules().newBounds().toArray(new MarginBound[0]);
    for (long[] each : cached) {
      Arrays.fill(each, -1);
    }
  }

  @Override
  public boolean tookLong() {
    boolean since = computed;
    computed = false;
    return since;
  }

  @Override
  public int unit() {
    return 1;
  }

  @Override
  public long of(boolean x, long added) {
    int player = x ? 0 : 1;
    int place = PositionHash.index(added, CACHE_BITS);
    if (cached[player][place] != added) {
      margins[player][place] = margin(x, added);
      computed = canBeSlow;
      cached[player][place] = added;
    }
    int sure = margins[player][place];
    return MarginBounds.pack(sure, sure);
  }

  private int margin(boolean x, long added) {
    long own = (x ? root.x() : root.o()) | root.toBoard(added);
    int more = root.stones(x) - Long.bitCount(added);
    if (more == 0) {
      return counter.points(own) - counter.points(board.all() & ~own);
    }
    int margin = 0;
    for (MarginBound part : parts) {
      margin += part.sure(own, more);
    }
    return margin;
  }
}
