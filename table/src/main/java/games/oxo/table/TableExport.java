package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.rules.StoneJudge;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import games.oxo.table.block.Block;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Writes the positions of a table as text, from the empty board on, a line for each with its value
 * and a best move; docs/solve.md#tables has the format.
 */
public final class TableExport {
  private final Table table;
  private final Game game;
  private final long bytes;
  private final BuildListener listener;
  private final MinimaxCheck rules;
  private final ValueScale scale;
  private final String[] moves;
  private final StringBuilder lines = new StringBuilder();

  /**
   * @param bytes how much memory may be filled with positions; with too little it is slow
   */
  public TableExport(Table table, long bytes, BuildListener listener) {
    this.table = table;
    this.bytes = bytes;
    this.listener = listener;
    game = table.game();
    rules = new MinimaxCheck(game);
    scale = new ValueScale(game);
    MoveNotation notation = new MoveNotation(game);
    moves = new String[game.board().cells()];
    for (int cell = 0; cell < moves.length; cell++) {
      moves[cell] = notation.writeInList(Move.at(cell));
    }
  }

  /**
   * Writes everything.
   *
   * @throws SearchStopped when the listener stops it
   */
  public void write(OutputStream out) throws IOException {
    listener.begins(BuildListener.Stage.EXPORTING, table.layers() - 1);
    lines
        .append("# ")
        .append(game.id())
        .append(" rules ")
        .append(RulesFingerprint.of(game))
        .append(": position, value, best move\n");
    long all = table.positions();
    long done = 0;
    for (int stones = 0; stones < table.layers(); stones++) {
      LayerValues next = next(stones + 1);
      Table.Walk walk = table.new Walk(stones);
      for (int block = 0; block < table.blocks(stones); block++) {
        if (!listener.goOn((double) done / all)) {
          throw new SearchStopped();
        }
        walk.through(block, (own, other, ply, value) -> append(own, other, ply, value, next));
        done = Math.min(all, done + Block.MOST);
        out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
        lines.setLength(0);
      }
    }
  }

  /** The positions that moves lead to; null where there are none or too many. */
  private @Nullable LayerValues next(int stones) {
    return stones < table.layers()
            && table.positions(stones) < Math.min(Integer.MAX_VALUE, bytes / LayerValues.BYTES_EACH)
        ? table.read(stones)
        : null;
  }

  private void append(long own, long other, int ply, int value, @Nullable LayerValues next) {
    Proven proven = scale.value(value, ply);
    OptionalInt score = scale.score(proven, ply);
    lines.append(rules.shown(own, other, ply)).append(' ');
    if (score.isPresent()) {
      lines.append(score.getAsInt());
    } else {
      lines.append(proven.isWin() ? 'W' : proven.isDraw() ? 'D' : 'L').append(' ');
      lines.append(proven.plies());
    }
    lines.append(' ').append(moves[best(own, other, ply, value, next)]).append('\n');
  }

  /** The first cell that is worth what the position is. */
  private int best(long own, long other, int ply, int value, @Nullable LayerValues next) {
    boolean moverIsX = game.mover(ply) == Player.X;
    for (long rest = game.legalCells(own | other); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long mine = own | 1L << cell;
      int ofMove = rules.ended(mine, other, ply, cell);
      if (ofMove == StoneJudge.GOES_ON) {
        long x = moverIsX ? mine : other;
        long o = moverIsX ? other : mine;
        int after = (next == null ? table.value(x, o) : next.of(x, o)).orElseThrow();
        ofMove = game.mover(ply + 1) == game.mover(ply) ? after : -after;
      }
      if (ofMove == value) {
        return cell;
      }
    }
    throw Block.damaged(table.file().toString(), 0);
  }
}
