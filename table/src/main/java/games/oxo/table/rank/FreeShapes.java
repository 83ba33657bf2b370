package games.oxo.table.rank;

/** Shapes on a board where a stone may lie on any cell. */
final class FreeShapes implements Shapes {
  private final Subsets subsets;
  private final int cells;
  private final int stones;
  private final long size;

  FreeShapes(int cells, int stones, Subsets subsets) {
    this.subsets = subsets;
    this.cells = cells;
    this.stones = stones;
    size = Binomials.choose(cells, stones);
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long rank(long occupied) {
    return subsets.rank(occupied);
  }

  @Override
  public long unrank(long rank) {
    return Subsets.unrank(rank, stones, cells);
  }

  /** The next larger number with as many bits: the lowest run of ones sends its top bit up. */
  @Override
  public long after(long occupied, long rank) {
    long lowest = occupied & -occupied;
    long carried = occupied + lowest;
    int dropped = Long.numberOfTrailingZeros(lowest) + 2;
    return carried | (dropped > 63 ? 0 : (occupied ^ carried) >>> dropped);
  }
}
