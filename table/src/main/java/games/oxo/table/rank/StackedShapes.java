package games.oxo.table.rank;

import games.oxo.game.board.Board;

/**
 * Shapes under gravity, where a shape is the heights of the columns. They are numbered in the order
 * of the last column's height, then of the one before it, and so on.
 */
final class StackedShapes implements Shapes {
  private final long[] columns;

  /** For each column and height its stones. */
  private final long[][] stacks;

  private final int stones;

  /** For each number of first columns and of stones: the ways to fill them. */
  private final long[][] ways;

  /** For each column, stones in it and before it, and height: the shapes where it is lower. */
  private final long[][][] lower;

  StackedShapes(Board board, int stones) {
    this.stones = stones;
    int width = board.columns();
    int height = board.rows();
    columns = new long[width];
    stacks = new long[width][height + 1];
    for (int column = 0; column < width; column++) {
      for (int level = 1; level <= height; level++) {
        long cell = 1L << board.cell(height - level, column);
        stacks[column][level] = stacks[column][level - 1] | cell;
      }
      columns[column] = stacks[column][height];
    }
    ways = new long[width + 1][stones + 1];
    lower = new long[width][stones + 1][height + 2];
    ways[0][0] = 1;
    for (int column = 0; column < width; column++) {
      for (int sum = 0; sum <= stones; sum++) {
        for (int level = 0; level <= height; level++) {
          long here = level <= sum ? ways[column][sum - level] : 0;
          lower[column][sum][level + 1] = lower[column][sum][level] + here;
        }
        ways[column + 1][sum] = lower[column][sum][height + 1];
      }
    }
  }

  @Override
  public long size() {
    return ways[columns.length][stones];
  }

  @Override
  public long rank(long occupied) {
    long rank = 0;
    int left = stones;
    for (int column = columns.length - 1; left > 0; column--) {
      int height = Long.bitCount(occupied & columns[column]);
      rank += lower[column][left][height];
      left -= height;
    }
    return rank;
  }

  @Override
  public long unrank(long rank) {
    long shape = 0;
    long rest = rank;
    int left = stones;
    for (int column = columns.length - 1; left > 0; column--) {
      int height = 0;
      while (lower[column][left][height + 1] <= rest) {
        height++;
      }
      rest -= lower[column][left][height];
      shape |= stacks[column][height];
      left -= height;
    }
    return shape;
  }
}
