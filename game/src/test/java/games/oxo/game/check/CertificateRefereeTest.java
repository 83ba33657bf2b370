package games.oxo.game.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.check.CertificateReferee.Report;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CertificateRefereeTest {
  /** X places three stones on the empty board before O moves. */
  private static Certificate threeInARow(String swap, String position, String winner) {
    List<String> lines =
        List.of(
            "oxo-certificate 2",
            "game mine",
            "rules " + "0".repeat(64),
            "board square 4 4",
            "line win 4 lose 0",
            "turns XA, XA, XA, OA, OA, OA, OA, XA, OA, ...",
            "swap " + swap,
            "position " + position,
            "winner " + winner,
            "end 0 0000000000000000");
    return CertificateReader.read(lines.iterator());
  }

  @Test
  void aPositionBeforeTheSwapIsRefused() {
    for (String position : List.of("..../..../..../....", "XX../..../..../....")) {
      Report report =
          CertificateReferee.check(threeInARow("over", position, "O"), fraction -> true);
      assertThat(report.fault()).isEqualTo("a swap may still come in this position");
      assertThat(report.line()).isEqualTo(8);
      Report none = CertificateReferee.check(threeInARow("none", position, "O"), fraction -> true);
      assertThat(none.fault()).isEqualTo("there is no move for this position");
    }
    Report after =
        CertificateReferee.check(threeInARow("over", "XXX./..../..../....", "O"), fraction -> true);
    assertThat(after.fault()).isEqualTo("there is no move for this position");
  }

  /** A move that the check never needed may be any nonsense, so it is no part of the proof. */
  @Test
  void onlyMovesThatWereTriedAreProven() {
    List<String> lines =
        SealedLines.of(
            List.of(
                "oxo-certificate 4",
                "game mine",
                "rules " + "0".repeat(64),
                "board square 3 3",
                "line win 3 lose 0",
                "turns XA, OA, ...",
                "swap none",
                "position XO./.../...",
                "winner X",
                "threats 0",
                "f00 3",
                "f9i 4",
                "0f0 0"),
            10);
    Certificate certificate = CertificateReader.read(lines.iterator());
    assertThat(certificate.moves().has(0b1000, 0b10000)).isTrue();
    Report report = CertificateReferee.check(certificate, fraction -> true);
    assertThat(report.unused()).isEqualTo(1);
    CheckedProof proof = report.proof();
    assertThat(proof).isNotNull();
    assertThat(proof.move(0b1, 0b10)).isEqualTo(3);
    assertThat(proof.move(0b1000, 0b10000)).isEqualTo(CertificateMoves.NONE);
    List<Integer> cells = new ArrayList<>();
    proof.forEachMove((x, o, cell) -> cells.add(cell));
    assertThat(cells).containsExactlyInAnyOrder(3, 4);
  }

  /** All cells but one are O's: 1, 4, 6 and 4 positions to move in, where orders would make 41. */
  @Test
  void theOrderOfStonesInATurnDoesNotMatter() {
    List<String> lines =
        List.of(
            "oxo-certificate 1",
            "game mine",
            "board square 5 1",
            "line win 0 lose 4",
            "turns XA, OA, OA, OA, OA, XA, OA, ...",
            "position X....",
            "winner X",
            "end 0 0000000000000000");
    Certificate certificate = CertificateReader.read(lines.iterator());
    Report enough = CertificateReferee.check(certificate, fraction -> true, 15);
    assertThat(enough.fault()).contains("the checksum should be");
    Report tooFew = CertificateReferee.check(certificate, fraction -> true, 14);
    assertThat(tooFew.fault()).isEqualTo("there are more than 14 positions to look at");
  }
}
