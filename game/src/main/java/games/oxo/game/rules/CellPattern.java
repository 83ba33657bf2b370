package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * Sets of cells that mean the same to the player who owns all cells of one of them, such as the
 * straight runs of four that win a game; and the words for such a set. Immutable.
 *
 * <p>The sets are data: whatever looks at lines asks for these, so that a game in which squares win
 * needs another pattern and no other code.
 */
public final class CellPattern {
  /** No sets at all. */
  static final CellPattern NONE =
      new CellPattern(new long[0], through(new long[0], Board.MAX_CELLS), 0, true, "");

  private final long[] sets;
  private final long[][] through;
  private final int length;
  private final boolean withEnds;
  private final String words;

  private CellPattern(long[] sets, long[][] through, int length, boolean withEnds, String words) {
    this.sets = sets;
    this.through = through;
    this.length = length;
    this.withEnds = withEnds;
    this.words = words;
  }

  /** All straight runs of this many cells; none of length 0. */
  public static CellPattern runs(Board board, int length) {
    if (length == 0) {
      return NONE;
    }
    long[] runs = board.runs(length);
    String words = Text.number(length) + " in a row";
    boolean withEnds = !board.features().isJoined();
    return new CellPattern(runs, through(runs, board.cells()), length, withEnds, words);
  }

  /**
   * Any sets of cells of a board.
   *
   * @param sets each with two cells at least, since searches take it for granted that the first
   *     stone of a player completes nothing
   * @param words for one of them: {@code a square of four}
   */
  public static CellPattern of(Board board, long[] sets, String words) {
    for (long set : sets) {
      if (Long.bitCount(set) < 2 || (set & ~board.all()) != 0) {
        throw new IllegalArgumentException("a set has two cells of the board at least");
      }
    }
    return sets.length == 0
        ? NONE
        : new CellPattern(sets.clone(), through(sets, board.cells()), 0, true, words);
  }

  /** The sets of both, each once. */
  CellPattern or(Board board, CellPattern other) {
    if (isNone()) {
      return other;
    }
    long[] all = LongStream.concat(Arrays.stream(sets), Arrays.stream(other.sets)).toArray();
    return of(
        board, Arrays.stream(all).sorted().distinct().toArray(), words + " or " + other.words);
  }

  private static long[][] through(long[] sets, int cells) {
    long[][] through = new long[cells][];
    for (int cell = 0; cell < cells; cell++) {
      long bit = 1L << cell;
      through[cell] = Arrays.stream(sets).filter(set -> (set & bit) != 0).toArray();
    }
    return through;
  }

  /** Whether there are no sets. */
  public boolean isNone() {
    return sets.length == 0;
  }

  /**
   * The number of cells if the sets are all the straight runs of one length on a board whose lines
   * have two ends, otherwise 0.
   */
  public int run() {
    return withEnds ? length : 0;
  }

  /** The number of cells in a row if that is what the sets are, otherwise 0. */
  public int inARow() {
    return length;
  }

  /** The number of cells of the smallest set; 0 where there is none. */
  public int smallest() {
    return Arrays.stream(sets).mapToInt(Long::bitCount).min().orElse(0);
  }

  /** The number of cells of the largest set; 0 where there is none. */
  public int largest() {
    return Arrays.stream(sets).mapToInt(Long::bitCount).max().orElse(0);
  }

  /** What a set is called: {@code four in a row}. */
  public String words() {
    return words;
  }

  /** The sets, in an array for the caller to keep. */
  public long[] sets() {
    return sets.clone();
  }

  /** For each cell the sets that hold it, in arrays for the caller to keep. */
  public long[][] through() {
    long[][] copy = new long[through.length][];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = through[cell].clone();
    }
    return copy;
  }

  /** Whether a stone on this cell completes a set; {@code own} holds it. */
  public boolean completed(long own, int cell) {
    for (long set : through[cell]) {
      if ((own & set) == set) {
        return true;
      }
    }
    return false;
  }

  /** The cells of all sets that hold this cell and are among these stones. */
  public long owned(long own, int cell) {
    return union(own, through[cell]);
  }

  /** The cells of all sets among these stones. */
  public long owned(long own) {
    return union(own, sets);
  }

  private static long union(long own, long[] sets) {
    long cells = 0;
    for (long set : sets) {
      cells |= (own & set) == set ? set : 0;
    }
    return cells;
  }

  /** Whether the sets are the same when the board is turned or mirrored so. */
  boolean isKeptBy(Symmetry symmetry) {
    return length > 0 || Arrays.stream(sets).map(symmetry::map).allMatch(this::contains);
  }

  private boolean contains(long cells) {
    return Arrays.stream(through[Long.numberOfTrailingZeros(cells)]).anyMatch(set -> set == cells);
  }

  /** A text that no other pattern on the same board has. */
  String fingerprint() {
    return length > 0 || isNone() ? Integer.toString(length) : Arrays.toString(sets);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellPattern that
        && words.equals(that.words)
        && Arrays.equals(sets, that.sets);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sets);
  }
}
