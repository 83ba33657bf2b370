package games.oxo.search.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Symmetry;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateReferee.Report;
import games.oxo.game.check.SealedLines;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** X has the middle of a board on which three in a row win, and O has 24 replies of five kinds. */
class SymmetricCertificateTest {
  private static final int HEADER = 10;
  private static final int CELLS = 25;

  private final Game game =
      Samples.gameOf(
          "name = 'Three'\nboard = { shape = 'square', width = 5, height = 5 }\nline = { win = 3 }\n");
  private final List<String> lines =
      write(PositionReader.read(game, "...../...../..X../...../....."));

  private List<String> write(Position position) {
    List<String> written = new ArrayList<>();
    Solver solver = new Solver(game, 1 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    WinnerOracle winners = new SolverOracle(solver, SolveListener.NONE);
    new CertificateWriter(game, winners, written::add, count -> true).write(position);
    return written;
  }

  /** What the referee says of the lines, with a last line that fits them. */
  private static Report check(List<String> body) {
    List<String> sealed = SealedLines.of(body, HEADER);
    return CertificateReferee.check(CertificateReader.read(sealed.iterator()), fraction -> true);
  }

  private List<String> body() {
    return new ArrayList<>(lines.subList(0, lines.size() - 1));
  }

  private String image(String move, Symmetry symmetry) {
    String[] image = {""};
    CertificateFormat.readMove(
        move,
        CELLS,
        (x, o, cell) ->
            image[0] =
                CertificateFormat.move(
                    CELLS, symmetry.map(x), symmetry.map(o), symmetry.map(cell)));
    return image[0];
  }

  @Test
  void noMoveIsTheImageOfAnother() {
    Set<String> seen = new HashSet<>();
    for (String move : lines.subList(HEADER, lines.size() - 1)) {
      String position = move.split(" ")[0];
      assertThat(seen).doesNotContain(position);
      game.symmetries().forEach(symmetry -> seen.add(image(move, symmetry).split(" ")[0]));
    }
    assertThat(check(body()).holds()).isTrue();
    assertThat(check(body()).unused()).isZero();
  }

  /** Whether that one is right could not be told by a walk that finds the other. */
  @Test
  void aSecondMoveForAnImageIsRefused() {
    List<String> twice = body();
    String turned = image(twice.get(HEADER), game.symmetries().get(3));
    twice.add(turned);
    assertThatThrownBy(() -> check(twice))
        .hasMessageContaining("there already is a move for this position, or for an image of it");
  }

  /** A certificate can be checked again, with the same answer. */
  @Test
  void whatIsRefusedOnceIsRefusedAgain() {
    List<String> wrong = body();
    wrong.remove(wrong.size() - 1);
    wrong.add(CertificateFormat.end(wrong.size() - HEADER, 0));
    Certificate certificate = CertificateReader.read(wrong.iterator());
    for (int i = 0; i < 2; i++) {
      assertThat(CertificateReferee.check(certificate, fraction -> true).fault())
          .isEqualTo("there is no move for this position");
    }
  }

  @Test
  void inOlderCertificatesAMoveCountsForItsPositionAlone() {
    List<String> older = body();
    older.set(0, "oxo-certificate 3");
    assertThat(check(older).fault()).isEqualTo("there is no move for this position");
  }

  /** Which image is written does not matter. */
  @Test
  void imagesOfMovesProveTheSame() {
    Dice dice = new Dice(7);
    List<String> turned = body();
    for (int i = HEADER; i < turned.size(); i++) {
      Symmetry symmetry = game.symmetries().get(dice.below(game.symmetries().size()));
      turned.set(i, image(turned.get(i), symmetry));
    }
    assertThat(turned).isNotEqualTo(body());
    Report report = check(turned);
    assertThat(report.fault()).isNull();
    assertThat(report.unused()).isZero();
  }

  @Test
  void noMoveCanBeLeftOut() {
    for (int line = HEADER; line < lines.size() - 1; line++) {
      List<String> fewer = body();
      fewer.remove(line);
      assertThat(check(fewer).fault()).isEqualTo("there is no move for this position");
    }
  }
}
