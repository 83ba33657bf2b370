package games.oxo.cluster.solve;

import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.words.Text;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The results of one task in a file of its own.
 *
 * <pre>
 *   8 bytes    "OXOSOLV1"
 *   32 bytes   the fingerprint of the rules
 *   int        the number of the part
 *   int        how many positions follow; each is
 *     byte       1: a swap is to come, 2: the swap is a best move, 4: it failed
 *     5 longs    X, O, cells of best moves, nodes, microseconds
 *     2 ints     lower and upper bound of the value
 *     text       why it failed, only if it did: its length in two bytes, and UTF-8
 *   int        CRC32C of all before it
 * </pre>
 */
final class PartFile {
  private static final long MAGIC = 0x4F584F534F4C5631L;
  private static final int SWAP_PENDING = 1;
  private static final int SWAP_IS_BEST = 2;
  private static final int FAILED = 4;
  private static final int LONGEST_REASON = 1000;

  private PartFile() {}

  static String name(int number) {
    return Text.format("part-%06d", number);
  }

  static byte[] write(Game game, int number, List<SolvedPosition> positions) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    try {
      out.writeLong(MAGIC);
      out.write(RulesFingerprint.of(game).bytes());
      out.writeInt(number);
      out.writeInt(positions.size());
      for (SolvedPosition each : positions) {
        write(out, each);
      }
      out.writeInt(checkSum(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, SolvedPosition each) throws IOException {
    out.writeByte(
        (each.swapPending() ? SWAP_PENDING : 0)
            | (each.swapIsBest() ? SWAP_IS_BEST : 0)
            | (each.hasFailed() ? FAILED : 0));
    out.writeLong(each.x());
    out.writeLong(each.o());
    out.writeLong(each.best());
    out.writeLong(each.nodes());
    out.writeLong(each.micros());
    out.writeInt(each.atLeast());
    out.writeInt(each.atMost());
    if (each.hasFailed()) {
      String reason = each.failure();
      out.writeUTF(reason.substring(0, Math.min(reason.length(), LONGEST_REASON)));
    }
  }

  private static int checkSum(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }

  /**
   * Reads a part.
   *
   * @throws StorageException when it is missing or damaged, with its name
   */
  static List<SolvedPosition> read(SharedFolder folder, Game game, int number) {
    byte[] bytes = folder.read(name(number));
    int end = bytes.length - Integer.BYTES;
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (end < 0 || checkSum(bytes, end) != lastInt(bytes)) {
        throw new IOException("its check sum is wrong");
      }
      if (in.readLong() != MAGIC
          || !Arrays.equals(
              in.readNBytes(RulesFingerprint.BYTES), RulesFingerprint.of(game).bytes())
          || in.readInt() != number) {
        throw new IOException("it is no such part");
      }
      List<SolvedPosition> positions = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        positions.add(read(in));
      }
      return positions;
    } catch (IOException e) {
      throw new StorageException(
          Text.format(
              "%s/%s is damaged (%s); remove it, and the same command solves it again",
              folder, name(number), e.getMessage()),
          e);
    }
  }

  private static int lastInt(byte[] bytes) {
    int value = 0;
    for (int i = bytes.length - Integer.BYTES; i < bytes.length; i++) {
      value = value << 8 | (bytes[i] & 255);
    }
    return value;
  }

  private static SolvedPosition read(DataInputStream in) throws IOException {
    int flags = in.readByte();
    long x = in.readLong();
    long o = in.readLong();
    long best = in.readLong();
    long nodes = in.readLong();
    long micros = in.readLong();
    int atLeast = in.readInt();
    int atMost = in.readInt();
    return new SolvedPosition(
        x,
        o,
        (flags & SWAP_PENDING) != 0,
        atLeast,
        atMost,
        best,
        (flags & SWAP_IS_BEST) != 0,
        nodes,
        micros,
        (flags & FAILED) != 0 ? in.readUTF() : "");
  }
}
