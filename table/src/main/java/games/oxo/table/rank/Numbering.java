package games.oxo.table.rank;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.SymmetryGroup;

/**
 * Ranks and unranks the positions of a game with one number of stones, in canonical form. Symmetric
 * positions have the same number. Immutable; one instance serves all threads.
 *
 * <p>A position is split into its shape, the occupied cells whoever owns them, and its colouring,
 * the occupied cells that are X's. Of its images the one with the smallest shape counts, and of
 * those the one with the smallest set of X's stones, both compared as numbers without sign. With
 * {@code c} ways to colour a shape,
 *
 * <pre>
 *   number = number of the shape * c + number of the colouring
 *
 *   shape      . X .      colouring, cell by cell: X O X -> 101, which is
 *              O . X      number 1 of the ways to choose two of three
 * </pre>
 *
 * <p>Shapes are counted through by their numeric value, under gravity by the heights of the
 * columns, and unless there are more than 2^25 only those that are the least of their images. Not
 * every number belongs to a position that a game can reach: shapes that are their own image leave
 * gaps, and so do positions in which a line has ended the game.
 */
public final class Numbering {
  private final SymmetryGroup symmetries;
  private final Combinations subsets;
  private final Shapes shapes;
  private final long colourings;
  private final int stones;
  private final int stonesOfX;
  private final boolean countable;

  Numbering(Game game, int stones, Combinations subsets) {
    symmetries = game.symmetryGroup();
    this.subsets = subsets;
    Board board = game.board();
    this.stones = stones;
    stonesOfX = game.stonesOfX(stones);
    colourings = Binomials.choose(stones, stonesOfX);
    Shapes all =
        board.gravity()
            ? new StackedShapes(board, stones)
            : new FreeShapes(board.cells(), stones, subsets);
    shapes =
        all.size() <= CanonicalShapes.MOST && symmetries.size() > 1
            ? new CanonicalShapes(all, symmetries)
            : all;
    countable =
        shapes.size() >= 0 && colourings > 0 && shapes.size() <= Long.MAX_VALUE / colourings;
  }

  /** Whether the numbers fit into 63 bits; otherwise nothing else here may be used. */
  public boolean isCountable() {
    return countable;
  }

  /** All numbers are below this. */
  public long size() {
    return shapes.size() * colourings;
  }

  /** How many successive numbers belong to each shape. */
  public long colourings() {
    return colourings;
  }

  /** The number of a position. */
  public long of(long x, long o) {
    long occupied = x | o;
    Canonicalizer least = new Canonicalizer(symmetries);
    least.fold(occupied, x);
    return shapes.rank(least.first()) * colourings
        + subsets.rank(BitExtract.extract(least.second(), least.first()));
  }

  /**
   * Iterates over the positions of ascending numbers; fast if the numbers ascend in small steps. An
   * instance serves one thread.
   */
  public final class Cursor {
    /** Up to this it is quicker to go from one colouring to the next than to begin anew. */
    private static final long SMALL_STEP = 8;

    private long first = 1;
    private long end;
    private long shape;
    private long colouring;
    private long squeezed;

    /** Forgets where it is: the next number counts as one of another shape. */
    public void reset() {
      end = 0;
      first = 1;
    }

    /**
     * Goes to a number below {@link Numbering#size()}.
     *
     * @return whether its shape is another than that of the number before
     */
    public boolean to(long number) {
      boolean otherShape = number < first || number >= end;
      if (otherShape) {
        long shapeNumber = number / colourings;
        shape = shapes.unrank(shapeNumber);
        first = shapeNumber * colourings;
        end = first + colourings;
      }
      long wanted = number - first;
      long step = wanted - colouring;
      if (otherShape || step < 0 || step > SMALL_STEP) {
        squeezed = Combinations.unrank(wanted, stonesOfX, stones);
      } else {
        for (; step > 0; step--) {
          squeezed = Combinations.after(squeezed);
        }
      }
      colouring = wanted;
      return otherShape;
    }

    /** The occupied cells. */
    public long shape() {
      return shape;
    }

    /** The stones of X. */
    public long x() {
      return BitExtract.deposit(squeezed, shape);
    }
  }

  /** Tells the positions of numbers. */
  public Cursor cursor() {
    return new Cursor();
  }

  /**
   * Numbers the positions of one shape faster than {@link #of} does: what depends only on the shape
   * is computed once. An instance serves one thread.
   */
  public final class OneShape {
    private final int[] ways = new int[symmetries.size()];
    private int count;
    private long least;
    private long first;

    /** Positions of this shape are to be numbered from now on. */
    public void set(long shape) {
      least = shape;
      ways[0] = 0;
      count = 1;
      for (int i = 1; i < symmetries.size(); i++) {
        long image = symmetries.image(shape, i);
        int order = Long.compareUnsigned(image, least);
        if (order < 0) {
          least = image;
          count = 0;
        }
        if (order <= 0) {
          ways[count++] = i;
        }
      }
      first = shapes.rank(least) * colourings;
    }

    /** The first number of positions of this shape. */
    public long first() {
      return first;
    }

    /** The numbers of positions of this shape are below this. */
    public long end() {
      return first + colourings;
    }

    /** The number of the position in which X has these stones. */
    public long number(long x) {
      long leastX = symmetries.image(x, ways[0]);
      for (int i = 1; i < count; i++) {
        long image = symmetries.image(x, ways[i]);
        leastX = Long.compareUnsigned(image, leastX) < 0 ? image : leastX;
      }
      return first + subsets.rank(BitExtract.extract(leastX, least));
    }
  }

  /** A quick way to number many positions that have few shapes. */
  public OneShape oneShape() {
    return new OneShape();
  }
}
