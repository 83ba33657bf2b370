package games.oxo.table.part;

import games.oxo.table.step.BlockRun;
import java.util.ArrayList;
import java.util.List;

/** Successive blocks of a layer that may belong to several parts. */
final class PartRun implements BlockRun {
  private record Piece(LayerPart part, int block) {}

  private final List<Piece> pieces = new ArrayList<>();
  private long from;
  private long end;
  private long positions;

  /** Adds the block that follows. */
  void add(LayerPart part, int block, long blockEnd) {
    if (pieces.isEmpty()) {
      from = part.layer().first(block);
    }
    pieces.add(new Piece(part, block));
    positions += part.layer().count(block);
    end = blockEnd;
  }

  boolean isEmpty() {
    return pieces.isEmpty();
  }

  @Override
  public int blocks() {
    return pieces.size();
  }

  @Override
  public long positions() {
    return positions;
  }

  @Override
  public long from() {
    return from;
  }

  @Override
  public long end() {
    return end;
  }

  @Override
  public int numbers(int block, long[] into) {
    Piece piece = pieces.get(block);
    return piece.part().reader().numbers(piece.part().layer(), piece.block(), into);
  }

  @Override
  public void values(int block, int[] into) {
    Piece piece = pieces.get(block);
    piece.part().reader().values(piece.part().layer(), piece.block(), into);
  }
}
