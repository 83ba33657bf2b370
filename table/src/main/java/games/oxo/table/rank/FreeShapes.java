package games.oxo.table.rank;

/** Shapes on a board where a stone may lie on any cell. */
final class FreeShapes implements Shapes {
  private final Combinations subsets;
  private final int cells;
  private final int stones;
  private final long size;

  FreeShapes(int cells, int stones, Combinations subsets) {
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
    return Combinations.unrank(rank, stones, cells);
  }

  @Override
  public long after(long occupied, long rank) {
    return Combinations.after(occupied);
  }
}
