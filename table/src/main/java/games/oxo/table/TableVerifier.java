package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.rules.LineRules;
import games.oxo.game.rules.ScoreRules;
import games.oxo.search.kernel.Stopped;
import games.oxo.search.solve.Scale;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Derives every value of a table anew from the rules and the values of the positions that its moves
 * lead to. It has nothing in common with the builder but the reader of the file and the meaning of
 * a value: it asks the rules of the game, and looks for a position by trying all of its images.
 *
 * <p>A table that passes is right by induction from the last layer back, if it has all positions,
 * and that is checked too: the first layer has the empty board alone, every move of every position
 * leads to the end of the game or to one position of the next layer, and all of these are reached.
 *
 * <p>The next layer is held in memory; where it is too large, it is taken in parts, and each part
 * is compared with all positions before it.
 */
public final class TableVerifier {
  /** The game is not over. */
  private static final int GOES_ON = Integer.MIN_VALUE;

  private final Table table;
  private final Game game;
  private final long bytes;
  private final BuildWatcher watcher;
  private final @Nullable LineRules lines;
  private final @Nullable ScoreRules points;
  private final Scale scale;
  private final List<Symmetry> symmetries;
  private long looks;
  private long allLooks;
  private long done;
  private long moves;

  /** Thrown with what is wrong. */
  private static final class Fault extends RuntimeException {
    Fault(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * @param bytes how much memory may be filled with positions
   */
  public TableVerifier(Table table, long bytes, BuildWatcher watcher) {
    this.table = table;
    this.bytes = bytes;
    this.watcher = watcher;
    game = table.game();
    lines = game.lineRules().orElse(null);
    points = game.newScoreRules().orElse(null);
    scale = new Scale(game);
    symmetries = game.symmetries();
  }

  /**
   * Looks at everything, or until there is a fault or the watcher stops it.
   *
   * @throws games.oxo.game.input.InputException when a part of the file is damaged
   */
  public Verification verify() {
    watcher.begins(BuildWatcher.Stage.VERIFYING, table.layers() - 1);
    for (int stones = 0; stones < table.layers(); stones++) {
      allLooks += table.positions(stones) * parts(stones + 1);
    }
    try {
      checkStart();
      for (int stones = table.layers() - 1; stones >= 0; stones--) {
        checkLayer(stones);
        done += table.positions(stones);
      }
      return new Verification(done, moves, "", true);
    } catch (Fault e) {
      return new Verification(done, moves, String.valueOf(e.getMessage()), false);
    } catch (Stopped e) {
      return new Verification(done, moves, "", false);
    }
  }

  private void checkStart() {
    boolean alone = table.positions(0) == 1 && table.value(0, 0).isPresent();
    if (!alone) {
      throw new Fault("the first layer is not the empty board alone");
    }
  }

  /** In how many parts a layer is held in memory. */
  private int parts(int stones) {
    if (stones >= table.layers()) {
      return 1;
    }
    long need = table.positions(stones) * LayerMap.BYTES_EACH;
    return (int) Math.max(1, Math.max(need / bytes + 1, table.positions(stones) >> 27));
  }

  private void checkLayer(int stones) {
    long count = table.positions(stones);
    if (count > Integer.MAX_VALUE) {
      throw new Fault("a layer of %d positions is too large to verify".formatted(count));
    }
    BitSet attained = new BitSet((int) count);
    int parts = parts(stones + 1);
    for (int part = 0; part < parts; part++) {
      LayerMap next = load(stones + 1, part, parts);
      int which = part;
      int[] index = {0};
      table.forEach(
          stones,
          (own, other, ply, value) -> {
            tick();
            if (check(own, other, ply, value, next, which, parts)) {
              attained.set(index[0]);
            }
            index[0]++;
          });
      if (!next.allSeen()) {
        throw new Fault(
            "there is a position with %d stones that no game reaches".formatted(stones + 1));
      }
    }
    if (attained.cardinality() != count) {
      table.forEach(
          stones,
          new Table.Visitor() {
            private int index;

            @Override
            public void visit(long own, long other, int ply, int value) {
              if (!attained.get(index++)) {
                throw new Fault(
                    "%s has the value %d, but no move is worth that"
                        .formatted(shown(own, other, ply), value));
              }
            }
          });
    }
  }

  private void tick() {
    if ((++looks & 0xFFF) == 0) {
      goOn();
    }
  }

  private void goOn() {
    if (!watcher.goOn(Math.min(1, (double) looks / allLooks))) {
      throw new Stopped();
    }
  }

  private LayerMap load(int stones, int part, int parts) {
    boolean inside = stones < table.layers();
    LayerMap map = new LayerMap(inside ? (int) (table.positions(stones) / parts * 5 / 4) + 64 : 0);
    if (inside) {
      int[] read = {0};
      table.forEach(
          stones,
          (own, other, ply, value) -> {
            if ((++read[0] & 0xFFF) == 0) {
              goOn();
            }
            if (partOf(own, other, parts) == part && !map.add(own, other, value)) {
              throw new Fault(shown(own, other, ply) + " is there twice");
            }
          });
    }
    return map;
  }

  /** Images of each other are in the same part: it depends on how many stones have which cells. */
  private int partOf(long own, long other, int parts) {
    if (parts == 1) {
      return 0;
    }
    long sum = 0;
    for (Symmetry symmetry : symmetries) {
      long mixed = symmetry.map(own) * 0x9E3779B97F4A7C15L + symmetry.map(other);
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
  private boolean check(
      long own, long other, int ply, int value, LayerMap next, int part, int parts) {
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
            "%s has the value %d, but a move is worth %d"
                .formatted(shown(own, other, ply), value, worth));
      }
      attained |= worth == value;
    }
    return attained;
  }

  /** What a stone just placed is worth to its owner, if the game is over. */
  private int ended(long mine, long other, int ply, int cell) {
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
  private int find(long own, long other, int ply, LayerMap next) {
    int found = -1;
    for (Symmetry symmetry : symmetries) {
      int slot = next.find(symmetry.map(own), symmetry.map(other));
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

  private String shown(long own, long other, int ply) {
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
