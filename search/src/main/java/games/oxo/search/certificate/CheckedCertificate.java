package games.oxo.search.certificate;

import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The text of a certificate that the referee has accepted. Whoever makes a certificate hands it
 * over as one of these, so that none is written or believed unchecked.
 */
public final class CheckedCertificate {
  private final List<String> lines;
  private final CheckedProof proof;
  private final int moves;

  private CheckedCertificate(List<String> lines, CheckedProof proof, int moves) {
    this.lines = List.copyOf(lines);
    this.proof = proof;
    this.moves = moves;
  }

  /**
   * Has a certificate checked.
   *
   * @param lines without their ends
   * @param stop whether to give up
   * @throws ProofRefused when the referee does not accept it
   * @throws SearchStopped when told to stop
   */
  public static CheckedCertificate of(List<String> lines, BooleanSupplier stop) {
    CertificateReferee.Report report =
        CertificateReferee.check(
            CertificateReader.read(lines.iterator()), share -> !stop.getAsBoolean());
    if (!report.complete()) {
      throw new SearchStopped();
    }
    CheckedProof proof = report.proof();
    if (proof == null) {
      throw new ProofRefused(
          report.position() == null
              ? String.valueOf(report.fault())
              : Text.format("%s: %s", report.fault(), report.position()));
    }
    return new CheckedCertificate(lines, proof, (int) report.moves());
  }

  /** What it proves. */
  public CheckedProof proof() {
    return proof;
  }

  /** How many moves it has. */
  public int moves() {
    return moves;
  }

  /** Visits its lines, without their ends. */
  public void writeTo(Consumer<String> out) {
    lines.forEach(out);
  }
}
