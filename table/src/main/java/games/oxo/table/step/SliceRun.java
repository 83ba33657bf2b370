package games.oxo.table.step;

import java.util.ArrayList;
import java.util.List;

/** Successive blocks of a layer, of one part or of several, that are to become one slice. */
final class SliceRun {
  /**
   * Successive blocks of one part.
   *
   * @param last the first that is not among them
   */
  record Piece(LayerBlocks part, int first, int last) {}

  private final List<Piece> pieces = new ArrayList<>();
  private final long from;
  private long end;
  private int next;
  private long positions;

  /** Empty, but a block is known with which it is to begin. */
  SliceRun(LayerBlocks part, int block) {
    from = part.first(block);
    end = from;
    next = part.index(block);
  }

  /** Whether a block follows those that are there. */
  boolean adjoins(LayerBlocks part, int block) {
    return part.index(block) == next;
  }

  /**
   * Adds the block that follows.
   *
   * @param blockEnd its numbers are below this
   */
  void add(LayerBlocks part, int block, long blockEnd) {
    int last = pieces.size() - 1;
    if (last >= 0 && pieces.get(last).part() == part) {
      pieces.set(last, new Piece(part, pieces.get(last).first(), block + 1));
    } else {
      pieces.add(new Piece(part, block, block + 1));
    }
    positions += part.count(block);
    end = blockEnd;
    next++;
  }

  List<Piece> pieces() {
    return pieces;
  }

  /** How many positions there are. */
  long positions() {
    return positions;
  }

  /** The first number. */
  long from() {
    return from;
  }

  /** All numbers are below this. */
  long end() {
    return end;
  }
}
