package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockInput;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.block.TableHeader;
import games.oxo.table.block.TableIndex;
import games.oxo.table.block.Trailer;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A strong solution in a file: the value of every position of a game that is not over. Reads only
 * the blocks that it needs and keeps some of them; several threads may ask at once.
 *
 * <p>Values are on the game's {@link games.oxo.search.solve.ValueScale}, for the player to move and
 * without regard to a swap. Reading a damaged part of the file throws an {@link InputException}.
 */
public final class Table implements ExactValues, Closeable {
  /** Blocks to keep, about 50 kB each; a table with no more of them is read once. */
  private static final int KEPT = 512;

  private final Game game;
  private final Path file;
  private final FileChannel channel;
  private final List<Layer> layers;
  private final Numberings numberings;
  private final BlockReader reader;
  private final int[] firstSlots;
  private final AtomicReferenceArray<@Nullable CachedBlock> kept = new AtomicReferenceArray<>(KEPT);

  /** By slot: the block that was asked for last, whether it is kept or not. */
  private final AtomicIntegerArray lastAsked = new AtomicIntegerArray(KEPT);

  private Table(Game game, Path file, FileChannel channel, List<Layer> layers) {
    this.game = game;
    this.file = file;
    this.channel = channel;
    this.layers = layers;
    numberings = new Numberings(game);
    reader = new BlockReader(new ChannelInput(channel), file.toString());
    firstSlots = new int[layers.size()];
    for (int slot = 0; slot < KEPT; slot++) {
      lastAsked.set(slot, -1);
    }
    for (int ply = 1; ply < firstSlots.length; ply++) {
      firstSlots[ply] = firstSlots[ply - 1] + layers.get(ply - 1).blocks();
    }
  }

  /**
   * Opens a finished table.
   *
   * @throws InputException when there is none, or it is not sound, or of other rules
   */
  public static Table open(Game game, Path file) {
    if (!Files.exists(file)) {
      throw new InputException(Text.format("there is no table %s", file));
    }
    FileChannel channel = null;
    boolean opened = false;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ);
      ByteBuffer header = ByteBuffer.allocate(TableHeader.BYTES);
      channel.read(header, 0);
      TableHeader.check(header.flip(), game, file.toString());
      Table table = new Table(game, file, channel, index(channel, game.board().cells(), file));
      opened = true;
      return table;
    } catch (IOException e) {
      throw unreadable(file, e);
    } finally {
      if (channel != null && !opened) {
        closeQuietly(channel);
      }
    }
  }

  /**
   * The layers that the end of a file tells of.
   *
   * @param mostLayers a file with more is refused
   */
  static List<Layer> index(FileChannel channel, int mostLayers, Path file) throws IOException {
    BlockInput input = new ChannelInput(channel);
    long indexAt = Trailer.TABLE.indexAt(input);
    if (indexAt < TableHeader.BYTES) {
      throw new InputException(
          Text.format("%s is cut off or damaged at its end; remove it and build it again", file));
    }
    BlockReader reader = new BlockReader(input, file.toString());
    Block block = reader.read(indexAt);
    List<Layer> layers =
        block.is(Block.INDEX, 0, 0) ? TableIndex.read(reader.data(block)) : List.of();
    long end = indexAt + Block.HEADER_BYTES + block.storedBytes();
    boolean whole = end + Trailer.BYTES == channel.size();
    if (!whole || layers.isEmpty() || layers.size() > mostLayers) {
      throw Block.damaged(file.toString(), indexAt);
    }
    return layers;
  }

  private static void closeQuietly(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // It was only read, and a complaint about what was found there is on its way.
    }
  }

  private static InputException unreadable(Path file, IOException e) {
    return new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
  }

  /** The game whose positions it knows. */
  public Game game() {
    return game;
  }

  /** Where it is. */
  public Path file() {
    return file;
  }

  /** How many layers there are; layer n has the positions with n stones. */
  public int layers() {
    return layers.size();
  }

  /** How many positions with this many stones it has; images of each other count once. */
  public long positions(int stones) {
    return layers.get(stones).positions();
  }

  /** How many positions it has. */
  public long positions() {
    return layers.stream().mapToLong(Layer::positions).sum();
  }

  /** The length of the file. */
  public long bytes() {
    try {
      return channel.size();
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  @Override
  public OptionalInt value(Position position) {
    return value(position.stones(Player.X), position.stones(Player.O));
  }

  /**
   * The value of the position with these stones.
   *
   * @return empty when no game leads there, or the game is over there
   */
  public OptionalInt value(long x, long o) {
    int stones = Long.bitCount(x | o);
    if (stones >= layers.size() || Long.bitCount(x) != game.stonesOfX(stones)) {
      return OptionalInt.empty();
    }
    Layer layer = layers.get(stones);
    long number = numberings.of(stones).of(x, o);
    int block = layer.blockOf(number);
    if (block < 0) {
      return OptionalInt.empty();
    }
    int place = firstSlots[stones] + block;
    int slot = place & (KEPT - 1);
    CachedBlock part = kept.get(slot);
    if (part == null || !part.is(layer, block)) {
      // Where a block is asked for once, unpacking all of it would be in vain.
      if (lastAsked.getAndSet(slot, place) != place) {
        synchronized (reader) {
          return reader.valueOf(layer, block, number);
        }
      }
      part = new CachedBlock(layer, block, reader);
      kept.set(slot, part);
    }
    int index = part.find(number);
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(part.value(index));
  }

  /** Receives positions one by one. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Takes one.
     *
     * @param own the stones of the player to move
     * @param other the stones of the other player
     * @param ply how many stones there are
     * @param value what the position is worth to the player to move
     */
    void visit(long own, long other, int ply, int value);
  }

  /**
   * Shows every position, layer by layer from the empty board on, in the order of their numbers. Of
   * positions that are images of each other only one is shown.
   */
  public void forEach(Visitor visitor) {
    for (int stones = 0; stones < layers.size(); stones++) {
      forEach(stones, visitor);
    }
  }

  /** The same for the positions with this many stones. */
  public void forEach(int stones, Visitor visitor) {
    Walk walk = new Walk(stones);
    for (int block = 0; block < blocks(stones); block++) {
      walk.through(block, visitor);
    }
  }

  /** The positions with this many stones in memory. */
  LayerValues read(int stones) {
    return new LayerValues(
        layers.get(stones),
        numberings.of(stones),
        new BlockReader(new ChannelInput(channel), file.toString()));
  }

  /** The positions with this many stones. */
  Layer layer(int stones) {
    return layers.get(stones);
  }

  /** A reader of the file for one thread. */
  BlockReader newReader() {
    return new BlockReader(new ChannelInput(channel), file.toString());
  }

  /** In how many blocks the positions with this many stones are. */
  int blocks(int stones) {
    return layers.get(stones).blocks();
  }

  /**
   * Iterates over the positions with one number of stones, block by block. An instance serves one
   * thread.
   */
  final class Walk {
    private final Layer layer;
    private final Numbering numbering;
    private final Numbering.Cursor cursor;
    private final BlockReader own = new BlockReader(new ChannelInput(channel), file.toString());
    private final boolean moverIsX;

    Walk(int stones) {
      layer = layers.get(stones);
      numbering = numberings.of(stones);
      cursor = numbering.cursor();
      moverIsX = game.mover(stones) == Player.X;
    }

    void through(int block, Visitor visitor) {
      CachedBlock part = new CachedBlock(layer, block, own);
      for (int i = 0; i < part.size(); i++) {
        long number = part.number(i);
        if (number < 0 || number >= numbering.size()) {
          throw Block.damaged(file.toString(), layer.numbersAt(block));
        }
        cursor.to(number);
        long x = cursor.x();
        long o = cursor.shape() ^ x;
        visitor.visit(moverIsX ? x : o, moverIsX ? o : x, layer.ply(), part.value(i));
      }
    }
  }

  /**
   * Makes sure that the file is what a builder wrote, byte for byte: that the blocks stand in their
   * order with nothing between them, and that the index says so.
   *
   * @param step called for each block
   * @return the identity of the content
   * @throws InputException when it is not
   */
  String checkBytes(TableScan.Step step) {
    try {
      TableScan scan = TableScan.of(channel, file.toString(), step);
      if (!scan.complete()) {
        throw Block.damaged(file.toString(), scan.size());
      }
      return scan.identity();
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }
}
