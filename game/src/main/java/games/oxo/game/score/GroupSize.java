package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import java.util.List;
import java.util.Optional;

/** A point for each cell of the largest group of own cells that are connected by their sides. */
public record GroupSize() implements ScorePart {
  /** {@code largest = "group"}. */
  static final Kind KIND =
      new Kind() {
        @Override
        public String key() {
          return "largest";
        }

        @Override
        public List<String> keys() {
          return List.of();
        }

        @Override
        public List<ScorePart> read(ScoreSettings settings) {
          if (!settings.has("largest")) {
            return List.of();
          }
          settings.word("largest", List.of("group"));
          return List.of(new GroupSize());
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
    return "largest group\n";
  }

  @Override
  public List<String> describe(Board board) {
    return List.of("the size of the largest group");
  }

  @Override
  public Optional<String> goalAlone() {
    return Optional.of("the largest group wins");
  }

  /** A group has no more cells than its owner has stones. */
  @Override
  public int mostPoints(Board board, int mostStones) {
    return mostStones;
  }

  @Override
  public void addTo(ScoreSheet sheet) {
    long[] touching = touching(sheet.board());
    sheet.addMeasure(
        () ->
            new CellMeasure() {
              @Override
              public int points(long own) {
                return Long.bitCount(largest(own, touching));
              }

              @Override
              public long cells(long own) {
                return largest(own, touching);
              }
            });
  }

  /** The player's group stays as it is, the other one gets the largest that may be. */
  @Override
  public MarginBound bound(Board board) {
    long[] touching = touching(board);
    return (own, more) -> {
      long rest = board.all() & ~own;
      int stones = Long.bitCount(rest) - more;
      int most = Math.min(stones, Long.bitCount(largest(rest, touching)));
      return Long.bitCount(largest(own, touching)) - most;
    };
  }

  private static long[] touching(Board board) {
    long[] touching = new long[board.cells()];
    for (int cell = 0; cell < touching.length; cell++) {
      touching[cell] = board.touching(cell);
    }
    return touching;
  }

  /** The largest group within some cells, the first of several. */
  private static long largest(long cells, long[] touching) {
    long largest = 0;
    long left = cells;
    while (Long.bitCount(left) > Long.bitCount(largest)) {
      long group = left & -left;
      for (long edge = group; edge != 0; ) {
        long next = touching[Long.numberOfTrailingZeros(edge)] & left & ~group;
        group |= next;
        edge = (edge & (edge - 1)) | next;
      }
      left &= ~group;
      largest = Long.bitCount(group) > Long.bitCount(largest) ? group : largest;
    }
    return largest;
  }
}
