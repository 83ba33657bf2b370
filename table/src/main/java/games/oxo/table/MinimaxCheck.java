package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Rules;
import games.oxo.game.rules.StoneJudge;
import games.oxo.game.words.Text;

/**
 * Checks the minimax equation of a position: its value is the best of those that its moves lead to,
 * by the plain rules of the game. An instance serves one thread.
 */
public final class MinimaxCheck {
  private final Game game;
  private final Rules rules;
  private final StoneJudge judge;
  private final LeastImageKey key;

  /** The moves of the position looked at after which the game goes on, with their keys. */
  private final int[] cells;

  private final long[] lows;
  private final long[] highs;
  private long moves;

  /** Takes what is read ahead, so that the compiler does not leave the reading out. */
  @SuppressWarnings("UnusedVariable")
  private int ahead;

  /** Thrown with a description of the fault. */
  static final class Fault extends RuntimeException {
    Fault(String message) {
      super(message, null, false, false);
    }
  }

  MinimaxCheck(Game game) {
    this.game = game;
    rules = game.rules();
    judge = rules.newJudge();
    key = new LeastImageKey(game);
    cells = new int[game.board().cells()];
    lows = new long[cells.length];
    highs = new long[cells.length];
  }

  /** How many moves were compared since this was last asked. */
  long takeMoves() {
    long taken = moves;
    moves = 0;
    return taken;
  }

  /**
   * Adds a position to a map if it is in this part of its layer.
   *
   * @throws Fault when it is there already
   */
  void add(long own, long other, int ply, int value, LayerMap map, int part, int parts) {
    boolean moverIsX = game.mover(ply) == Player.X;
    key.set(moverIsX ? own : other, moverIsX ? other : own);
    key.find();
    if (key.part(parts) == part && !map.add(key.high(), key.low(), value)) {
      throw new Fault(shown(own, other, ply) + " is there twice");
    }
  }

  /**
   * Compares a value with those moves that end the game or lead into a part of the next layer.
   *
   * @return whether one of them is worth the value
   */
  boolean check(long own, long other, int ply, int value, LayerMap next, int part, int parts) {
    boolean moverIsX = game.mover(ply) == Player.X;
    key.set(moverIsX ? own : other, moverIsX ? other : own);
    boolean attained = false;
    int count = 0;
    for (long rest = game.legalCells(own | other); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int ofMove = ended(own | 1L << cell, other, ply, cell);
      if (ofMove == StoneJudge.GOES_ON) {
        key.findAfter(cell, moverIsX);
        if (key.part(parts) == part) {
          cells[count] = cell;
          lows[count] = key.low();
          highs[count++] = key.high();
        }
      } else if (part == 0) {
        attained |= compare(own, other, ply, value, ofMove);
      }
    }
    for (int i = 0; i < count; i++) {
      ahead += next.touch(lows[i]);
    }
    boolean same = count > 0 && game.mover(ply + 1) == game.mover(ply);
    for (int i = 0; i < count; i++) {
      int place = next.find(highs[i], lows[i]);
      if (place < 0) {
        throw missing(own, other, ply, cells[i]);
      }
      next.see(place);
      int ofMove = next.value(place);
      attained |= compare(own, other, ply, value, same ? ofMove : -ofMove);
    }
    return attained;
  }

  private boolean compare(long own, long other, int ply, int value, int ofMove) {
    moves++;
    if (ofMove > value) {
      throw new Fault(
          Text.format(
              "%s has the value %d, but a move is worth %d",
              shown(own, other, ply), value, ofMove));
    }
    return ofMove == value;
  }

  private Fault missing(long own, long other, int ply, int cell) {
    long mine = own | 1L << cell;
    boolean same = game.mover(ply + 1) == game.mover(ply);
    String after = shown(same ? mine : other, same ? other : mine, ply + 1);
    return new Fault(after + " is not in the table");
  }

  /** What a stone just placed is worth to its owner, or {@link StoneJudge#GOES_ON}. */
  int ended(long mine, long other, int ply, int cell) {
    int result = judge.result(mine, other, cell);
    return result == StoneJudge.GOES_ON ? result : rules.value(result, ply + 1);
  }

  /** A position as text. */
  String shown(long own, long other, int ply) {
    boolean moverIsX = game.mover(ply) == Player.X;
    long x = moverIsX ? own : other;
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < game.board().rows(); row++) {
      rows.append(row == 0 ? "" : "/");
      for (int i = 0; i < game.board().cellsOfRow(row); i++) {
        long bit = 1L << (game.board().firstCell(row) + i);
        rows.append((x & bit) != 0 ? 'X' : ((own | other) & bit) != 0 ? 'O' : '.');
      }
    }
    return rows.toString();
  }
}
