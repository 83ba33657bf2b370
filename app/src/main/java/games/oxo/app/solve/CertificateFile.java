package games.oxo.app.solve;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.CertificateWriter;
import games.oxo.search.certificate.CheckedCertificate;
import games.oxo.search.certificate.WinnerOracle;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** Certificates in files. */
public final class CertificateFile {
  private CertificateFile() {}

  /**
   * Writes the proof that a position is won. The file appears when it is complete and the referee
   * has accepted it; until then, or when it does not come to that, nothing is changed.
   *
   * @param winners knows who wins each position; {@code new SolverOracle(solver, listener)}
   * @param goOn hears how many moves are written, and says whether to go on
   * @return how many moves it has
   * @throws InputException when nobody wins the position, or the file cannot be written
   * @throws games.oxo.search.certificate.ProofRefused when the referee refuses it
   * @throws games.oxo.search.kernel.SearchStopped when told to stop
   */
  static int write(
      Path file, Existing existing, Position position, WinnerOracle winners, LongPredicate goOn) {
    List<String> lines = new ArrayList<>();
    int moves = new CertificateWriter(position.game(), winners, lines::add, goOn).write(position);
    CheckedCertificate checked = CheckedCertificate.of(lines, () -> !goOn.test(moves));
    OutputFile.writeLines(file, existing, checked::writeTo);
    return moves;
  }

  /**
   * Reads a certificate.
   *
   * @throws InputException when there is none in the file, with the line
   */
  public static Certificate read(String file) {
    Path path = path(file);
    if (!Files.exists(path)) {
      throw new InputException("there is no file " + file);
    }
    if (Files.isDirectory(path)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    try (Reader in = Files.newBufferedReader(path, UTF_8)) {
      return CertificateReader.read(new ShortLines(in));
    } catch (InputException e) {
      throw e.at(file);
    } catch (UncheckedIOException e) {
      throw unreadable(file, e.getCause());
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /**
   * Reads a certificate and has the referee check it.
   *
   * @param game the game that it must be about; the swap does not count
   * @throws InputException when it is about another game, or does not prove what it claims
   */
  public static CheckedProof readChecked(Game game, String file) {
    Certificate certificate = read(file);
    // The fingerprint that the file states is a claim; the referee goes by the rules themselves.
    RulesFingerprint rules = RulesFingerprint.of(Game.of(certificate.rules()));
    if (!RulesFingerprint.of(game).equals(rules)) {
      throw new InputException(
          Text.format("%s is a certificate for other rules than those of %s", file, game.id()));
    }
    CheckedProof proof = CertificateReferee.check(certificate, share -> true).proof();
    String stated = certificate.fingerprint();
    if (proof == null || (stated != null && !stated.equals(rules.toString()))) {
      throw new InputException(
          Text.format("%s does not prove what it claims; 'oxo certificate check' says why", file));
    }
    return proof;
  }

  private static InputException unreadable(String file, @Nullable IOException e) {
    return new InputException(
        e instanceof CharacterCodingException
            ? Text.format("%s is not UTF-8 text", file)
            : Text.format("%s cannot be read: %s", file, e == null ? "" : e.getMessage()));
  }

  private static Path path(String file) {
    try {
      return Path.of(file);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", file));
    }
  }
}
