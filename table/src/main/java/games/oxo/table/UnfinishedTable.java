package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.BlockSequence;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableHeader;
import games.oxo.table.block.TableIndex;
import games.oxo.table.block.Trailer;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table under construction: an append-only file that survives a crash. Only complete blocks are
 * appended, in an order that depends on the game alone. So whatever interrupts the work, the file
 * is a prefix of the finished table, perhaps with a damaged end. Reopening it finds the last valid
 * block and cuts off the rest.
 */
final class UnfinishedTable implements Closeable {
  /** What stands behind the name of a table until it is finished. */
  static final String ENDING = ".part";

  private final Path target;
  private final Path file;
  private final Game game;
  private final DiskWriter disk;
  private final FileChannel channel;
  private final BlockPacker packer = new BlockPacker();
  private BlockSequence blocks = new BlockSequence();
  private boolean complete;
  private long size;

  /**
   * Opens the unfinished file of a table, or begins one.
   *
   * @param target the finished table's file
   * @throws InputException when the file cannot be written or belongs to other rules
   */
  UnfinishedTable(Path target, Game game, DiskWriter disk) {
    this.target = target;
    this.game = game;
    this.disk = disk;
    file = of(target);
    try {
      Path folder = target.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw unwritable(e);
    }
    boolean opened = false;
    try {
      lock();
      resume();
      opened = true;
    } catch (IOException e) {
      throw unwritable(e);
    } finally {
      if (!opened) {
        close();
      }
    }
  }

  /** The file in which a table is built. */
  static Path of(Path target) {
    return target.resolveSibling(target.getFileName() + ENDING);
  }

  private void lock() throws IOException {
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      throw new InputException(Text.format("%s is being built already", target));
    }
  }

  private void resume() throws IOException {
    if (channel.size() < TableHeader.BYTES) {
      append(TableHeader.write(game));
      channel.truncate(size);
      return;
    }
    ByteBuffer header = ByteBuffer.allocate(TableHeader.BYTES);
    channel.read(header, 0);
    TableHeader.check(header.flip(), game, file.toString());
    TableScan scan = TableScan.of(channel, file.toString(), (at, length) -> {});
    blocks = scan.blocks();
    size = scan.size();
    complete = scan.complete();
    // Whoever has built it may have given it its name since we opened it: it stays as it is.
    if (!complete) {
      channel.truncate(size);
    }
  }

  /** Whether all positions are known. */
  boolean allFound() {
    return blocks.allFound();
  }

  /** The layers so far, by the number of stones. */
  List<Layer> layers() {
    return blocks.layers();
  }

  /** The layer whose positions are being found. */
  Layer current() {
    return blocks.current();
  }

  /** The layer whose values come next, or null when all have values. */
  @Nullable Layer toValue() {
    return blocks.toValue();
  }

  /** Appends a block of numbers to the current layer. */
  void addNumbers(long[] numbers, int count) {
    Layer layer = current();
    long offset = append(packer.numbers(layer.ply(), layer.blocks(), numbers, count));
    layer.addNumbers(offset, numbers[0], count);
  }

  /** Appends the next block of numbers of the current layer, packed already. */
  void addPackedNumbers(ByteBuffer packed) {
    Block block = Block.read(packed.duplicate());
    current().addNumbers(append(packed), block.first(), block.count());
  }

  /** The current layer is complete; an empty one is the last. */
  void endNumbers() {
    Layer layer = current();
    append(packer.end(layer.ply(), layer.blocks(), layer.positions()));
    blocks.endNumbers();
  }

  /** Appends the next block of values, packed already. */
  void addValues(Layer layer, ByteBuffer block) {
    layer.addValues(append(block));
  }

  /** Completes the table and gives it its name. */
  void finish() {
    try {
      if (!complete) {
        long indexAt = append(packer.index(TableIndex.write(layers())));
        append(Trailer.TABLE.write(indexAt));
        complete = true;
      }
      channel.force(true);
      // Still locked: whoever gets the lock next finds the table in its place.
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
      channel.close();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Takes the file away if nothing has been done in it: the table has come from elsewhere. */
  void giveUp() {
    try {
      if (size == TableHeader.BYTES) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  BlockReader newReader() {
    return new BlockReader(new ChannelInput(channel), file.toString());
  }

  private long append(ByteBuffer data) {
    long at = size;
    int bytes = data.remaining();
    try {
      disk.write(channel, data, at);
    } catch (IOException e) {
      throw unwritable(e);
    }
    size = at + bytes;
    return at;
  }

  private InputException unwritable(IOException e) {
    return OutputFile.unwritable(file, e);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }
}
