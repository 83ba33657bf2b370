package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateReferee.Report;
import games.oxo.game.check.CertificateThreats;
import games.oxo.game.check.SealedLines;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.threat.FailureCache;
import games.oxo.search.threat.ThreatSearch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofWriterTest {
  private static final int HEADER = 10;
  private static final int THREATS_LINE = 9;

  private static final List<String> LINES = new ArrayList<>();

  @BeforeAll
  static void prove() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "e5 c4");
    Strategy strategy = new Strategy(position.game().symmetryGroup());
    Prover prover =
        new Prover(
            position, Player.X, KeptStrategy.inMemory(strategy), WorkerPool.SINGLE, 16 << 20);
    prover.run(() -> false);
    new ProofWriter(position, Player.X, strategy, LINES::add, () -> false).write();
  }

  private static Report check(List<String> lines) {
    Certificate certificate = CertificateReader.read(lines.iterator());
    return CertificateReferee.check(certificate, fraction -> true);
  }

  /** The lines with a last line that fits them. */
  private static List<String> sealed(List<String> lines) {
    return SealedLines.of(lines, HEADER);
  }

  private static List<String> body() {
    return new ArrayList<>(LINES.subList(0, LINES.size() - 1));
  }

  @Test
  void itHoldsAndHasNoMoveTooMany() {
    Report report = check(LINES);
    assertThat(report.fault()).isNull();
    assertThat(report.moves()).isGreaterThan(20);
    assertThat(report.unused()).isZero();
  }

  @Test
  void withoutThreatsOrWithTooFewItIsRefused() {
    for (String bound : List.of("0", "1")) {
      List<String> lines = body();
      lines.set(THREATS_LINE, "threats " + bound);
      assertThat(check(sealed(lines)).fault()).isEqualTo("there is no move for this position");
    }
  }

  /** A move that is left out is missed, for the referee does not find it by itself. */
  @Test
  void noMoveCanBeLeftOut() {
    for (int line = HEADER; line < LINES.size() - 1; line++) {
      List<String> lines = body();
      lines.remove(line);
      assertThat(check(sealed(lines)).fault()).isEqualTo("there is no move for this position");
    }
  }

  /** A stone that merely gives away a move must not be accepted where none helps. */
  @Test
  void aWrongMoveIsRefused() {
    Dice dice = new Dice(3);
    int refused = 0;
    for (int i = 0; i < 40; i++) {
      List<String> lines = body();
      int line = HEADER + dice.below(lines.size() - HEADER);
      String[] words = lines.get(line).split(" ");
      lines.set(line, words[0] + " " + dice.below(61));
      refused += check(sealed(lines)).holds() ? 0 : 1;
    }
    assertThat(refused).isGreaterThan(30);
  }

  @Test
  void damageIsSeen() {
    List<String> lines = new ArrayList<>(LINES);
    lines.set(THREATS_LINE, "threats 201");
    assertThat(check(lines).fault()).startsWith("it was changed: the checksum should be");
  }

  /** The referee's own search finds just what the solver's finds, with code of its own. */
  @ParameterizedTest
  @CsvSource({"yavalath:no-swap, 44", "squava, 15", "tic-tac-toe, 6"})
  void theRefereeFindsTheSameThreats(String name, int free) {
    Game game = Samples.game(name);
    SearchRules rules = new SearchRules(game);
    ThreatSearch search = new ThreatSearch(rules, new FailureCache(1 << 12));
    Dice dice = new Dice(9);
    int won = 0;
    for (int i = 0; i < 300; i++) {
      Position position = LatePosition.of(game, free + i % 4, dice).orElseThrow();
      Player mover = position.toMove().orElseThrow();
      LineState at = LineState.stack(rules)[position.ply()];
      at.set(position);
      if ((at.ownWins & at.free()) == 0) {
        CertificateThreats referee =
            new CertificateThreats(game.definition(), mover, CertificateFormat.MOST_THREATS);
        boolean found = referee.areFound(position.stones(Player.X), position.stones(Player.O));
        assertThat(found).as("%s", position).isEqualTo(search.moverWins(at, 1_000_000));
        won += found ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(5);
  }
}
