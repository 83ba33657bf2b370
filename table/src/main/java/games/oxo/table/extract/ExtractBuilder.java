package games.oxo.table.extract;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.BuildListener;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Makes an extract: finds all positions with up to some number of stones, and asks a source of
 * exact values for each of them once. The source is a table, or {@link SolvedOpenings}.
 *
 * <p>Values are on the game's {@link games.oxo.search.solve.ValueScale}. Where the source knows no
 * value, the extract has none. Only one of positions that are images of each other is asked for,
 * and the positions with most stones come first.
 */
public final class ExtractBuilder {
  /** More numbers do not fit into the arrays. */
  private static final long MOST_NUMBERS = 1L << 28;

  private final Game game;
  private final int stones;
  private final ExactValues values;
  private final BuildListener listener;
  private final Numberings numberings;

  /**
   * @param stones the most stones of the positions
   * @param values asked from the thread that builds
   * @throws InputException when there are too many positions
   */
  public ExtractBuilder(Game game, int stones, ExactValues values, BuildListener listener) {
    this.game = game;
    this.stones = Math.min(stones, game.board().cells() - 1);
    this.values = values;
    this.listener = listener;
    numberings = new Numberings(game);
    for (int ply = 0; ply <= this.stones; ply++) {
      Numbering numbering = numberings.of(ply);
      if (!numbering.isCountable() || numbering.size() > MOST_NUMBERS) {
        throw new InputException(
            Text.format("there are too many positions with %d stones for an extract", ply));
      }
    }
  }

  /**
   * Finds the positions and their values.
   *
   * @throws SearchStopped when the listener stops it
   */
  public Extract build() {
    List<BitSet> found = new ArrayList<>();
    long all = 0;
    BitSet here = new BitSet();
    here.set((int) numberings.of(0).of(0, 0));
    for (int ply = 0; ply <= stones; ply++) {
      found.add(here);
      all += here.cardinality();
      here = ply < stones ? after(here, ply) : here;
    }
    listener.begins(BuildListener.Stage.EXTRACTING, stones);
    ArrayDeque<ExtractLayer> layers = new ArrayDeque<>();
    long done = 0;
    for (int ply = stones; ply >= 0; ply--) {
      layers.addFirst(layer(found.get(ply), ply, done, all));
      done += found.get(ply).cardinality();
    }
    return new Extract(game, numberings, List.copyOf(layers));
  }

  /** The positions after a stone was placed in these, unless it ended the game. */
  private BitSet after(BitSet here, int ply) {
    Numbering next = numberings.of(ply + 1);
    Numbering.Cursor cursor = numberings.of(ply).cursor();
    boolean moverIsX = game.mover(ply) == Player.X;
    BitSet after = new BitSet((int) next.size());
    for (int number = here.nextSetBit(0); number >= 0; number = here.nextSetBit(number + 1)) {
      cursor.to(number);
      long x = cursor.x();
      long o = cursor.shape() ^ x;
      for (long rest = game.legalCells(x | o); rest != 0; rest &= rest - 1) {
        long bit = rest & -rest;
        long mine = (moverIsX ? x : o) | bit;
        if (!game.rules().ends(mine, Long.numberOfTrailingZeros(bit))) {
          after.set((int) (moverIsX ? next.of(mine, o) : next.of(x, mine)));
        }
      }
    }
    return after;
  }

  private ExtractLayer layer(BitSet found, int ply, long before, long all) {
    int[] stored = new int[(int) numberings.of(ply).size()];
    Arrays.fill(stored, ExtractLayer.NONE);
    Numbering.Cursor cursor = numberings.of(ply).cursor();
    long done = before;
    for (int number = found.nextSetBit(0); number >= 0; number = found.nextSetBit(number + 1)) {
      if (!listener.goOn((double) done++ / all)) {
        throw new SearchStopped();
      }
      cursor.to(number);
      long x = cursor.x();
      stored[number] = values.value(game.position(x, cursor.shape() ^ x)).orElse(ExtractLayer.NONE);
    }
    return ExtractLayer.of(stored);
  }
}
