package games.oxo.game.check;

import java.util.ArrayList;
import java.util.List;

/** Certificates that tests have changed, with a last line that fits the others. */
public final class SealedLines {
  private SealedLines() {}

  /**
   * The lines of a certificate with the last.
   *
   * @param body all others
   * @param header how many of them come before the moves
   */
  public static List<String> of(List<String> body, int header) {
    long sum = CertificateFormat.NO_LINES;
    for (String line : body) {
      sum = CertificateFormat.checksum(sum, line);
    }
    List<String> sealed = new ArrayList<>(body);
    sealed.add(CertificateFormat.end(body.size() - header, sum));
    return sealed;
  }
}
