package games.oxo.app.prove;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Rows of numbers in few bytes, for files and messages: deflated, the checksum CRC-32C of what is
 * packed before them.
 */
public final class PackedNumbers {
  /** Rows with more numbers are none of ours. */
  private static final int MOST_NUMBERS = 1 << 27;

  private PackedNumbers() {}

  /** The rows in few bytes. */
  public static byte[] pack(long[]... rows) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try (DataOutputStream out =
        new DataOutputStream(new DeflaterOutputStream(packed, deflater, 1 << 13))) {
      out.writeInt(rows.length);
      for (long[] row : rows) {
        out.writeInt(row.length);
        for (long number : row) {
          out.writeLong(number);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    byte[] content = packed.toByteArray();
    ByteArrayOutputStream all = new ByteArrayOutputStream(content.length + Integer.BYTES);
    try (DataOutputStream out = new DataOutputStream(all)) {
      out.writeInt(checksum(content, 0));
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.toByteArray();
  }

  private static int checksum(byte[] bytes, int from) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, bytes.length - from);
    return (int) sum.getValue();
  }

  /** The rows; empty when the bytes are damaged. */
  public static Optional<long[][]> unpack(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readInt() != checksum(bytes, Integer.BYTES)) {
        return Optional.empty();
      }
      return rows(new DataInputStream(new InflaterInputStream(in)), mostNumbers(bytes.length));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Deflate makes at most 1032 bytes of one, so that a length which is too large is seen at once.
   */
  private static long mostNumbers(int bytes) {
    return Math.min(MOST_NUMBERS, 1032L * bytes / Integer.BYTES);
  }

  private static Optional<long[][]> rows(DataInputStream in, long most) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > most) {
      return Optional.empty();
    }
    long[][] rows = new long[count][];
    for (int i = 0; i < count; i++) {
      int length = in.readInt();
      if (length < 0 || length > most) {
        return Optional.empty();
      }
      rows[i] = new long[length];
      for (int k = 0; k < length; k++) {
        rows[i][k] = in.readLong();
      }
    }
    return Optional.of(rows);
  }
}
