package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.path.LongestPath;
import java.util.List;
import java.util.Optional;

/** A point for each cell on the longest simple path of own cells that share sides. */
public record PathLength() implements ScorePart {
  /** {@code longest = "path"}. */
  static final Kind KIND =
      new Kind() {
        @Override
        public String key() {
          return "longest";
        }

        @Override
        public List<String> keys() {
          return List.of();
        }

        @Override
        public List<ScorePart> read(ScoreSettings settings) {
          if (!settings.has("longest")) {
            return List.of();
          }
          settings.word("longest", List.of("path"));
          return List.of(new PathLength());
        }
      };

  @Override
  public boolean counts() {
    return true;
  }

  @Override
  public boolean isKeptBy(Symmetry symmetry) {
    return true;
  }

  @Override
  public String fingerprint() {
    return "longest path\n";
  }

  @Override
  public List<String> describe(Board board) {
    return List.of("the length of the longest path");
  }

  @Override
  public Optional<String> goalAlone() {
    return Optional.of("the longest path wins");
  }

  /** A path has no more cells than its owner has stones. */
  @Override
  public int mostPoints(Board board, int mostStones) {
    return mostStones;
  }

  @Override
  public void addTo(ScoreSheet sheet) {
    sheet.addMeasure(() -> measure(new LongestPath(sheet.board())));
  }

  private static CellMeasure measure(LongestPath paths) {
    return new CellMeasure() {
      @Override
      public int points(long own) {
        return paths.length(own);
      }

      @Override
      public long cells(long own) {
        return paths.cells(own);
      }

      @Override
      public long slowSets() {
        return paths.slowSets();
      }

      @Override
      public boolean canBeSlow() {
        return paths.canBeSlow();
      }
    };
  }

  /** The player's path stays as it is, the other one gets the longest that may be. */
  @Override
  public MarginBound bound(Board board) {
    LongestPath paths = new LongestPath(board);
    long even = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      even |= (board.column(cell) + board.row(cell)) % 2 == 0 ? 1L << cell : 0;
    }
    long evenCells = even;
    return (own, more) -> {
      long rest = board.all() & ~own;
      int stones = Long.bitCount(rest) - more;
      return paths.length(own) - Math.min(stones, longestWithin(board, rest, evenCells));
    };
  }

  /** An upper bound for a path within some cells: the largest area of cells that share sides. */
  private static int longestWithin(Board board, long cells, long even) {
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
      if (board.shape().hasColumns() && !board.features().isJoined()) {
        // A path changes between even and odd cells with every step.
        int evens = Long.bitCount(area & even);
        size = Math.min(size, 2 * Math.min(evens, size - evens) + 1);
      }
      longest = Math.max(longest, size);
    }
    return longest;
  }
}
