package games.oxo.book.compact;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.rules.CellPattern;
import java.util.ArrayList;
import java.util.List;

/**
 * What a tree of replies needs to know about a game: who moves when, what is legal, which moves end
 * the game, and for each free cell a few facts about the lines through it, from which the model
 * learns how likely a move is.
 *
 * <p>The facts are bits. A <i>window</i> is a straight run of as many cells as win (or lose, where
 * no line wins; 3 in a score game). For a free cell
 *
 * <pre>
 *   bit 0, 1, 2   it lies in a window with stones of the player to move and no others, where
 *                 after a stone on it none, one or two would be missing
 *   bit 3, 4, 5   the same for the opponent
 *   bit 6, 7      a stone of the player to move, or of the opponent, would make a losing line
 * </pre>
 */
public final class TreeRules {
  /** The number of combinations of facts. */
  static final int FACTS = 256;

  private static final int SCORE_WINDOW = 3;
  private static final int OPPONENT = 3;
  private static final int MOST_MISSING = 2;
  private static final int LOSES = 6;
  private static final int ENDS = 1 | 1 << LOSES;

  private final Game game;
  private final int cells;
  private final List<int[]> lines;
  private final int window;
  private final int losing;
  private final long[] windows;
  private final long[] losingWindows;
  private final int swapPly;
  private final byte[][] near;

  /**
   * @param plain the game without its swap
   */
  public TreeRules(Game plain) {
    game = plain;
    Board board = plain.board();
    cells = board.cells();
    CellPattern winning = plain.rules().winning();
    CellPattern ending = winning.isNone() ? plain.rules().losing() : winning;
    CellPattern scored = ending.isNone() ? CellPattern.runs(board, SCORE_WINDOW) : ending;
    CellPattern lost = winning.isNone() ? winning : plain.rules().losing();
    window = scored.run();
    losing = lost.run();
    windows = scored.sets();
    losingWindows = lost.sets();
    lines = lines(board);
    near = near(cells, lines);
    int ply = 0;
    while (ply < cells && plain.mover(ply) == Player.X) {
      ply++;
    }
    swapPly = ply;
  }

  private static List<int[]> lines(Board board) {
    List<int[]> lines = new ArrayList<>();
    for (int direction = 0; direction < board.directions(); direction++) {
      for (int cell = 0; cell < board.cells(); cell++) {
        // Where edges are joined, a line may go around and have no end.
        boolean begins = board.step(cell, direction, -1) < 0;
        int length = 0;
        while (begins && board.step(cell, direction, length) >= 0) {
          length++;
        }
        if (length > 1) {
          int[] line = new int[length];
          for (int i = 0; i < length; i++) {
            line[i] = board.step(cell, direction, i);
          }
          lines.add(line);
        }
      }
    }
    return lines;
  }

  private static byte[][] near(int cells, List<int[]> lines) {
    byte[][] near = new byte[cells][cells];
    for (int[] line : lines) {
      for (int i = 0; i < line.length; i++) {
        for (int apart = 1; apart <= 2 && i + apart < line.length; apart++) {
          near[line[i]][line[i + apart]] = (byte) (3 - apart);
          near[line[i + apart]][line[i]] = (byte) (3 - apart);
        }
      }
    }
    return near;
  }

  /** The game, without its swap. */
  public Game game() {
    return game;
  }

  /** The straight lines of two cells or more, each from one edge of the board to the other. */
  public List<int[]> lines() {
    return lines;
  }

  /** The length of the windows. */
  public int window() {
    return window;
  }

  /** The length of a line that loses, 0 when none does or the windows have that length. */
  public int losing() {
    return losing;
  }

  /** The number of stones at which the second player may swap where that rule is played. */
  public int swapPly() {
    return swapPly;
  }

  /** 2 for neighbours on a line, 1 for cells of a line with one cell between, 0 for others. */
  int near(int one, int other) {
    return near[one][other];
  }

  /** Whether a stone on a cell with these facts ends the game. */
  boolean ends(int facts) {
    return game.rules().endsEarly() && (facts & ENDS) != 0;
  }

  /** Fills in the facts about every cell; those of taken cells mean nothing. */
  void facts(long mine, long theirs, int[] facts) {
    for (int cell = 0; cell < cells; cell++) {
      facts[cell] = 0;
    }
    for (long each : windows) {
      boolean anyMine = (mine & each) != 0;
      boolean anyTheirs = (theirs & each) != 0;
      if (anyMine != anyTheirs) {
        int missing = Long.bitCount(each & ~(mine | theirs)) - 1;
        if (missing >= 0 && missing <= MOST_MISSING) {
          add(facts, each, 1 << (anyMine ? missing : OPPONENT + missing));
        }
      }
    }
    for (long each : losingWindows) {
      boolean mixed = (mine & each) != 0 && (theirs & each) != 0;
      if (!mixed && Long.bitCount(each & ~(mine | theirs)) == 1) {
        add(facts, each, 1 << (LOSES + ((mine & each) != 0 ? 0 : 1)));
      }
    }
  }

  private static void add(int[] facts, long cells, int fact) {
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      facts[Long.numberOfTrailingZeros(rest)] |= fact;
    }
  }
}
