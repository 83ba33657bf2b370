package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.prove.PartKeeper;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an unfinished proof in a file, which is only ever appended to: a header that says
 * what is to be proven, then the parts, each with its moves and a checksum. Each is handed to the
 * operating system as soon as it is found. What a killed program left half written is cut off when
 * the proof is continued. Only one program at a time writes to it, where the file system has locks.
 *
 * <p>The checksums detect damage, not fraud: what the parts say is proven only when the referee has
 * accepted the certificate that they end in.
 */
final class PartsFile implements PartKeeper, ProofEnd.Parts, AutoCloseable {
  private final Path file;

  /** Null where the certificate goes to a device or a pipe, beside which nothing is kept. */
  private final @Nullable RandomAccessFile out;

  private final PartsFormat format;

  private PartsFile(Path file, @Nullable RandomAccessFile out, PartsFormat format) {
    this.file = file;
    this.out = out;
    this.format = format;
  }

  /**
   * Opens the file of a proof, and adds the parts that it has to a strategy; makes it if there is
   * none.
   *
   * @param certificate the file beside which it lies
   * @throws InputException when it is about something else, is written by another program, or
   *     cannot be read or written
   */
  static PartsFile open(Path certificate, Position position, Player attacker, Strategy strategy) {
    PartsFormat format = new PartsFormat(position.game().board().cells(), attacker);
    if (OutputFile.isStream(certificate)) {
      return new PartsFile(certificate, null, format);
    }
    Path file = beside(certificate);
    try {
      RandomAccessFile out = new RandomAccessFile(OutputFile.regular(file).toFile(), "rw");
      boolean ready = false;
      try {
        lock(file, out);
        begin(file, out, PartsFormat.header(position, attacker), format, strategy);
        ready = true;
        return new PartsFile(file, out, format);
      } finally {
        if (!ready) {
          out.close();
        }
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  /** Where the parts of a certificate are. */
  static Path beside(Path certificate) {
    return certificate.resolveSibling(certificate.getFileName() + ".parts");
  }

  private static void lock(Path file, RandomAccessFile out) {
    boolean locked;
    try {
      locked = out.getChannel().tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    } catch (IOException e) {
      // Some file systems have no locks; there nobody can tell.
      locked = true;
    }
    if (!locked) {
      throw new InputException(
          Text.format("%s is being written by another proof; wait for it to end", file));
    }
  }

  private static void begin(
      Path file, RandomAccessFile out, String header, PartsFormat format, Strategy strategy)
      throws IOException {
    byte[] start = header.getBytes(US_ASCII);
    byte[] there = new byte[(int) Math.min(start.length, out.length())];
    out.readFully(there);
    if (out.length() < start.length && header.startsWith(new String(there, US_ASCII))) {
      out.setLength(0);
      out.write(start);
      return;
    }
    if (!header.equals(new String(there, US_ASCII))) {
      throw new InputException(
          Text.format("%s has the parts of another proof; remove it or choose another file", file));
    }
    long whole = PartsReader.read(file, start.length, format, part -> part.addTo(strategy));
    out.setLength(whole);
    out.seek(whole);
  }

  @Override
  public synchronized void keep(StrategyPart part) {
    if (out == null) {
      return;
    }
    String text = format.write(part);
    try {
      long before = out.getFilePointer();
      try {
        out.write(text.getBytes(US_ASCII));
      } catch (IOException e) {
        // A disk that is full took a piece: later parts must not follow it.
        out.setLength(before);
        throw e;
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  @Override
  public String remedy() {
    return out == null
        ? "keep the certificate in a file, so that its parts can be looked at"
        : Text.format("remove %s, and the same command begins anew", file);
  }

  @Override
  public void remove() {
    close();
    if (out == null) {
      return;
    }
    try {
      Files.deleteIfExists(OutputFile.regular(file));
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  @Override
  public void close() {
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }
}
