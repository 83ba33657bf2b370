package games.oxo.table.extract;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.Crc32;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The exact values of the positions with up to some number of stones, in memory. {@link
 * ExtractBuilder} makes one, from a table or from any other source of exact values, and
 * docs/solve.md#tables has the format of its file. Immutable; several threads may ask at once.
 *
 * <p>Values are on the game's {@link games.oxo.search.solve.ValueScale}, for the player to move and
 * without regard to a swap.
 */
public final class Extract implements ExactValues {
  private static final byte[] MAGIC = "OXOEXACT".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;

  private final Game game;
  private final Numberings numberings;
  private final List<ExtractLayer> layers;

  Extract(Game game, Numberings numberings, List<ExtractLayer> layers) {
    this.game = game;
    this.numberings = numberings;
    this.layers = List.copyOf(layers);
  }

  /** Whether a file that begins with these bytes is an extract. */
  public static boolean is(byte[] beginning) {
    return beginning.length >= MAGIC.length
        && Arrays.equals(beginning, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /**
   * Reads an extract.
   *
   * @param file how messages name it
   * @throws InputException when it is not sound, or of other rules
   */
  public static Extract read(Game game, byte[] bytes, String file) {
    if (!is(bytes)) {
      throw new InputException(Text.format("%s is not an extract of a table", file));
    }
    ByteBuffer in = ByteBuffer.wrap(bytes, MAGIC.length, bytes.length - MAGIC.length);
    try {
      int version = in.getInt();
      if (version != VERSION) {
        throw new InputException(
            Text.format(
                "%s is an extract of version %d; this program reads version %d",
                file, version, VERSION));
      }
      if (checksum(bytes) != ByteBuffer.wrap(bytes).getInt(bytes.length - 4)) {
        throw damaged(file);
      }
      byte[] rules = new byte[RulesFingerprint.BYTES];
      in.get(rules);
      if (!RulesFingerprint.read(rules).equals(RulesFingerprint.of(game))) {
        throw new InputException(
            Text.format("%s is an extract for other rules than those of %s", file, game.id()));
      }
      return new Extract(game, new Numberings(game), layers(in, file));
    } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
      throw damaged(file);
    }
  }

  private static List<ExtractLayer> layers(ByteBuffer in, String file) {
    List<ExtractLayer> layers = new ArrayList<>();
    for (int count = in.get(); count > 0; count--) {
      layers.add(ExtractLayer.read(in));
    }
    if (in.remaining() != 4 || layers.isEmpty()) {
      throw damaged(file);
    }
    return layers;
  }

  private static InputException damaged(String file) {
    return new InputException(Text.format("%s is damaged", file));
  }

  private static int checksum(byte[] bytes) {
    return Crc32.CASTAGNOLI.of(bytes, bytes.length - 4);
  }

  /** The content of the file. */
  public byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(MAGIC);
    out.writeBytes(ByteBuffer.allocate(4).putInt(VERSION).array());
    out.writeBytes(RulesFingerprint.of(game).bytes());
    out.write(layers.size());
    layers.forEach(layer -> layer.write(out));
    out.writeBytes(new byte[4]);
    byte[] bytes = out.toByteArray();
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, checksum(bytes));
    return bytes;
  }

  /** The values of the positions with up to so many stones, of those that are here. */
  public Extract upTo(int stones) {
    return new Extract(game, numberings, layers.subList(0, Math.min(stones + 1, layers.size())));
  }

  /** The most stones of a position whose value it may have. */
  public int stones() {
    return layers.size() - 1;
  }

  /** The number of positions whose values it has; images of each other count once. */
  public long positions() {
    return layers.stream().mapToLong(ExtractLayer::positions).sum();
  }

  @Override
  public OptionalInt value(Position position) {
    return value(position.stones(Player.X), position.stones(Player.O));
  }

  /** The value of the position with these stones; empty when it is not here. */
  public OptionalInt value(long x, long o) {
    int stones = Long.bitCount(x | o);
    if (stones >= layers.size() || Long.bitCount(x) != game.stonesOfX(stones)) {
      return OptionalInt.empty();
    }
    ExtractLayer layer = layers.get(stones);
    Numbering numbering = numberings.of(stones);
    return layer.has(numbering.size()) ? layer.value(numbering.of(x, o)) : OptionalInt.empty();
  }
}
