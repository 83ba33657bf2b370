package games.oxo.cluster.table;

import games.oxo.cluster.storage.SharedFile;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.table.block.BlockInput;
import games.oxo.table.part.PartStore;
import java.nio.ByteBuffer;

/** Parts of layers in a shared folder. Counts what it reads; an instance serves one task. */
final class FolderParts implements PartStore {
  /** A part of at most this length is read at once. */
  private static final int WHOLE = 4 << 20;

  /** Of longer ones this much at a time, in two places: numbers and values. */
  private static final int WINDOW = 1 << 20;

  private final SharedFolder folder;
  private long readBytes;

  FolderParts(SharedFolder folder) {
    this.folder = folder;
  }

  /** How many bytes were read. */
  long readBytes() {
    return readBytes;
  }

  @Override
  public BlockInput open(String name) {
    try (SharedFile file = folder.open(name)) {
      Windows windows = new Windows(name, file.length());
      if (file.length() <= WHOLE) {
        windows.load(file, 0, 0, (int) file.length());
      }
      return windows;
    }
  }

  @Override
  public String describe(String name) {
    return folder + "/" + name;
  }

  /** A file of which two pieces are in memory; each is replaced in turn. */
  private final class Windows implements BlockInput {
    private final String name;
    private final long size;
    private final byte[][] pieces = {new byte[0], new byte[0]};
    private final long[] starts = new long[2];
    private int last;

    Windows(String name, long size) {
      this.name = name;
      this.size = size;
    }

    void load(SharedFile file, int piece, long start, int length) {
      pieces[piece] = file.read(start, length);
      starts[piece] = start;
      last = piece;
      readBytes += length;
    }

    @Override
    public long size() {
      return size;
    }

    @Override
    public int read(ByteBuffer into, long offset) {
      if (offset >= size) {
        return 0;
      }
      int piece = has(last, offset) ? last : 1 - last;
      if (!has(piece, offset)) {
        try (SharedFile file = folder.open(name)) {
          load(file, piece, offset, (int) Math.min(WINDOW, size - offset));
        }
      }
      last = piece;
      int at = (int) (offset - starts[piece]);
      int length = Math.min(into.remaining(), pieces[piece].length - at);
      into.put(pieces[piece], at, length);
      return length;
    }

    private boolean has(int piece, long offset) {
      return offset >= starts[piece] && offset < starts[piece] + pieces[piece].length;
    }
  }
}
