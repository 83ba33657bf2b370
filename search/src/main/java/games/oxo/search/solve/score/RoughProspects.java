package games.oxo.search.solve.score;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Kernel;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Prospects for frames with too many empty cells for an {@link EndTable}: each part of the rule is
 * bounded by itself, and results are kept in a small table. An instance serves one worker.
 */
final class RoughProspects implements Prospects {
  private static final int CACHE_BITS = 14;

  private final Frame frame;
  private final Board board;
  private final ScoreRule rule;
  private final ScoreRules rules;
  private final ScoreRules paths;
  private final long[][] runs;
  private final int total;

  /** The cells of a bonus, those that are worth least first. */
  private final int[] ascending;

  private final long even;

  private final long[][] cached = new long[2][1 << CACHE_BITS];
  private final int[][] margins = new int[2][1 << CACHE_BITS];

  RoughProspects(Kernel kernel, Frame frame) {
    this.frame = frame;
    board = kernel.game().board();
    rule = Objects.requireNonNull(kernel.game().definition().score());
    rules = new ScoreRules(board, rule);
    paths = new ScoreRules(board, new ScoreRule(List.of(), List.of(), rule.longestPath()));
    runs = rule.runs().stream().map(run -> board.runs(run.length())).toArray(long[][]::new);
    ascending =
        IntStream.range(0, rule.bonus().size())
            .boxed()
            .sorted(Comparator.comparing(rule.bonus()::get))
            .mapToInt(Integer::intValue)
            .toArray();
    total = rule.bonus().stream().mapToInt(Integer::intValue).sum();
    long evenCells = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      evenCells |= (board.column(cell) + board.row(cell)) % 2 == 0 ? 1L << cell : 0;
    }
    even = evenCells;
    for (long[] each : cached) {
      Arrays.fill(each, -1);
    }
  }

  @Override
  public int unit() {
    return 1;
  }

  @Override
  public long of(boolean x, long added) {
    int player = x ? 0 : 1;
    int place = (int) ((added * 0x9E3779B97F4A7C15L) >>> (64 - CACHE_BITS));
    if (cached[player][place] != added) {
      margins[player][place] = margin(x, added);
      cached[player][place] = added;
    }
    int sure = margins[player][place];
    return Prospects.pack(sure, sure);
  }

  private int margin(boolean x, long added) {
    long own = (x ? frame.x() : frame.o()) | frame.toBoard(added);
    int more = frame.stones(x) - Long.bitCount(added);
    long rest = board.all() & ~own;
    if (more == 0) {
      return rules.points(own) - rules.points(rest);
    }
    int restStones = Long.bitCount(rest) - more;
    int margin = bonus(own, more) + runs(own, more, restStones);
    return rule.longestPath() ? margin + paths.points(own) - longestIn(rest, restStones) : margin;
  }

  /** The player gets the cells that are worth least, the other one all better ones. */
  private int bonus(long own, int more) {
    int points = 0;
    int missing = more;
    for (int cell : ascending) {
      boolean has = (own >>> cell & 1) != 0;
      if (has || missing > 0) {
        points += rule.bonus().get(cell);
        missing -= has ? 0 : 1;
      }
    }
    return 2 * points - total;
  }

  /** The player completes what costs points, the other one what wins some. */
  private int runs(long own, int more, int restStones) {
    int points = 0;
    for (int i = 0; i < runs.length; i++) {
      int worth = rule.runs().get(i).points();
      int length = rule.runs().get(i).length();
      for (long run : runs[i]) {
        int missing = Long.bitCount(run & ~own);
        if (worth > 0) {
          points += missing == 0 ? worth : 0;
          points -= missing == length && length <= restStones ? worth : 0;
        } else {
          points += missing <= more ? worth : 0;
        }
      }
    }
    return points;
  }

  /** An upper bound for a path of so many stones within some cells. */
  private int longestIn(long cells, int stones) {
    int longest = 0;
    for (long left = cells; left != 0; ) {
      long area = left & -left;
      for (long edge = area; edge != 0; ) {
        long next = board.touching(Long.numberOfTrailingZeros(edge)) & cells & ~area;
        area |= next;
        edge = (edge & (edge - 1)) | next;
      }
      left &= ~area;
      int size = Long.bitCount(area);
      if (board.outline().hasColumns()) {
        // A path changes between even and odd cells with every step.
        int evens = Long.bitCount(area & even);
        size = Math.min(size, 2 * Math.min(evens, size - evens) + 1);
      }
      longest = Math.max(longest, size);
    }
    return Math.min(longest, stones);
  }
}
