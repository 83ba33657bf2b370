package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.rules.LineRules;
import games.oxo.game.rules.ScoreRules;
import games.oxo.game.words.Text;
import games.oxo.search.solve.ValueScale;
import org.jspecify.annotations.Nullable;

/**
 * Checks the minimax equation of a position: its value is the best of those that its moves lead to,
 * by the plain rules of the game. An instance serves one thread.
 */
public final class MinimaxCheck {
  /** The game is not over. */
  static final int GOES_ON = Integer.MIN_VALUE;

  private final Game game;
  private final @Nullable LineRules lines;
  private final @Nullable ScoreRules points;
  private final ValueScale scale;
  private final SymmetryGroup symmetries;
  private long moves;

  /** Thrown with a description of the fault. */
  static final class Fault extends RuntimeException {
    Fault(String message) {
      super(message, null, false, false);
    }
  }

  MinimaxCheck(Game game) {
    this.game = game;
    lines = game.lineRules().orElse(null);
    points = game.newScoreRules().orElse(null);
    scale = new ValueScale(game);
    symmetries = game.symmetryGroup();
  }

  /** How many moves were compared since this was last asked. */
  long takeMoves() {
    long taken = moves;
    moves = 0;
    return taken;
  }

  /** Images of each other are in the same part: it depends on how many stones have which cells. */
  int partOf(long own, long other, int parts) {
    if (parts == 1) {
      return 0;
    }
    long sum = 0;
    for (int i = 0; i < symmetries.size(); i++) {
      long mixed = symmetries.image(own, i) * 0x9E3779B97F4A7C15L + symmetries.image(other, i);
      mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
      sum += mixed ^ mixed >>> 32;
    }
    return (int) Long.remainderUnsigned(sum, parts);
  }

  /**
   * Compares a value with those moves that end the game or lead into a part of the next layer.
   *
   * @return whether one of them is worth the value
   */
  boolean check(
      long own, long other, int ply, int value, LayerHashTable next, int part, int parts) {
    boolean attained = false;
    for (long rest = game.legalCells(own | other); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long mine = own | 1L << cell;
      int worth = ended(mine, other, ply, cell);
      if (worth == GOES_ON) {
        boolean same = game.mover(ply + 1) == game.mover(ply);
        long nextOwn = same ? mine : other;
        long nextOther = same ? other : mine;
        if (partOf(nextOwn, nextOther, parts) != part) {
          continue;
        }
        int slot = find(nextOwn, nextOther, ply + 1, next);
        next.see(slot);
        worth = same ? next.value(slot) : -next.value(slot);
      } else if (part > 0) {
        continue;
      }
      moves++;
      if (worth > value) {
        throw new Fault(
            Text.format(
                "%s has the value %d, but a move is worth %d",
                shown(own, other, ply), value, worth));
      }
      attained |= worth == value;
    }
    return attained;
  }

  /** What a stone just placed is worth to its owner, if the game is over. */
  int ended(long mine, long other, int ply, int cell) {
    boolean full = (mine | other) == game.board().all();
    if (lines != null) {
      int win = scale.win(ply + 1);
      if (lines.wins(mine, cell)) {
        return win;
      }
      if (lines.loses(mine, cell)) {
        return -win;
      }
      return full ? 0 : GOES_ON;
    }
    return !full || points == null ? GOES_ON : points.points(mine) - points.points(other);
  }

  /** The one image of a position that is in the table. */
  private int find(long own, long other, int ply, LayerHashTable next) {
    int found = -1;
    for (int i = 0; i < symmetries.size(); i++) {
      int slot = next.find(symmetries.image(own, i), symmetries.image(other, i));
      if (slot >= 0 && found >= 0 && slot != found) {
        throw new Fault(shown(own, other, ply) + " is there twice, as images of each other");
      }
      found = slot >= 0 ? slot : found;
    }
    if (found < 0) {
      throw new Fault(shown(own, other, ply) + " is not in the table");
    }
    return found;
  }

  /** A position as text. */
  String shown(long own, long other, int ply) {
    boolean moverIsX = game.mover(ply) == Player.X;
    long x = moverIsX ? own : other;
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < game.board().rows(); row++) {
      rows.append(row == 0 ? "" : "/");
      for (int column = 0; column < game.board().rowLength(row); column++) {
        long bit = 1L << game.board().cell(row, column);
        rows.append((x & bit) != 0 ? 'X' : ((own | other) & bit) != 0 ? 'O' : '.');
      }
    }
    return rows.toString();
  }
}
