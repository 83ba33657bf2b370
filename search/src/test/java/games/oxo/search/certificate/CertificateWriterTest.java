package games.oxo.search.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateReferee.Report;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.check.SealedLines;
import games.oxo.game.definition.LineRule;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class CertificateWriterTest {
  private static final int HEADER = 10;

  /** Who wins, by trying everything. */
  private static WinnerOracle byMinimax(Minimax minimax) {
    return position -> {
      int value = minimax.value(position);
      Player mover = position.toMove().orElseThrow();
      return value == 0 ? Optional.empty() : Optional.of(value > 0 ? mover : mover.other());
    };
  }

  private static List<String> write(Position position, WinnerOracle winners) {
    List<String> lines = new ArrayList<>();
    int moves =
        new CertificateWriter(position.game(), winners, lines::add, count -> true).write(position);
    assertThat(lines).hasSize(HEADER + moves + 1);
    return lines;
  }

  private static Report check(List<String> lines) {
    Certificate certificate = CertificateReader.read(lines.iterator());
    return CertificateReferee.check(certificate, fraction -> true);
  }

  /** The lines with a last line that fits them. */
  private static List<String> sealed(List<String> lines) {
    return SealedLines.of(lines.subList(0, lines.size() - 1), HEADER);
  }

  private static Optional<Position> wonPosition(
      Game game, int free, WinnerOracle winners, Dice dice) {
    for (int tries = 0; tries < 30; tries++) {
      Optional<Position> position =
          LatePosition.of(game, free, dice).filter(at -> at.ply() > game.swapPly());
      if (position.isPresent() && winners.of(position.get()).isPresent()) {
        return position;
      }
    }
    return Optional.empty();
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 6",
    "misere-tic-tac-toe, 7",
    "squava, 9",
    "yavalath:side4, 8",
    "connect4, 10"
  })
  void whatIsWrittenHolds(String name, int free) {
    Game game = Samples.game(name);
    Dice dice = new Dice(4);
    Minimax minimax = new Minimax();
    Solver solver = new Solver(game, 1 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    for (int i = 0; i < 8; i++) {
      Position position = wonPosition(game, free, byMinimax(minimax), dice).orElseThrow();
      List<String> lines = write(position, new SolverOracle(solver, SolveListener.NONE));
      Report report = check(lines);
      assertThat(report.fault()).isNull();
      assertThat(report.holds()).isTrue();
      assertThat(report.unused()).isZero();
      assertThat(report.moves()).isEqualTo(lines.size() - HEADER - 1);
    }
  }

  @Test
  void itHoldsInRandomGamesToo() {
    holdsInGames(RandomDefinition::text);
  }

  @Test
  void andInGamesWithUnusualKeys() {
    holdsInGames(RandomDefinition::unusual);
  }

  private static boolean mayBeCertified(Game game) {
    LineRule line = game.definition().line();
    return line != null && line.patterns().isEmpty();
  }

  @Test
  void patternsHaveNone() {
    Game game =
        Samples.gameOf(
            "name = 'B'\nboard = { shape = 'square', width = 4, height = 4 }\n"
                + "line.pattern = { cells = 'XX/XX', result = 'win' }");
    assertThatThrownBy(() -> write(game.start(), byMinimax(new Minimax())))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "certificates exist only for games in which straight lines win or lose, not patterns");
  }

  private static void holdsInGames(Function<Dice, String> definitions) {
    Dice dice = new Dice(6);
    int written = 0;
    while (written < FullRun.rounds(60, 20)) {
      Game game = Samples.gameOf(definitions.apply(dice));
      WinnerOracle winners = byMinimax(new Minimax());
      Optional<Position> position =
          mayBeCertified(game) && game.board().cells() <= 25
              ? wonPosition(game, 6, winners, dice)
              : Optional.empty();
      if (position.isPresent()) {
        written++;
        Report report = check(write(position.get(), winners));
        assertThat(report.fault()).isNull();
        assertThat(report.unused()).isZero();
      }
    }
  }

  /** Each move is replaced by each other cell; what still holds is a win indeed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"win = 3|11", "lose = 3|8", "win = 4, lose = 3|8"})
  void anAlteredMoveIsRefusedUnlessItWinsToo(String rule, int free) {
    Game game =
        Samples.gameOf(
            """
            name = "Small"
            board = { shape = "square", width = 4, height = 4 }
            line = { %s }
            """
                .formatted(rule));
    Dice dice = new Dice(9);
    Minimax minimax = new Minimax();
    WinnerOracle winners = byMinimax(minimax);
    int refused = 0;
    for (int i = 0; i < 6; i++) {
      Position root = wonPosition(game, free, winners, dice).orElseThrow();
      Player winner = winners.of(root).orElseThrow();
      List<String> lines = write(root, winners);
      for (int at = HEADER; at < Math.min(lines.size() - 1, HEADER + 20); at++) {
        for (int cell = 0; cell < 16; cell++) {
          String[] parts = lines.get(at).split(" ");
          if (cell == Integer.parseInt(parts[1])) {
            continue;
          }
          List<String> altered = new ArrayList<>(lines);
          altered.set(at, parts[0] + " " + cell);
          assertThat(check(altered).holds()).isFalse();
          Report report = check(sealed(altered));
          if (report.holds()) {
            assertThat(winsAfter(game, altered.get(at), winner, minimax)).isTrue();
          } else {
            assertThat(report.fault()).isNotNull();
            refused++;
          }
        }
      }
    }
    assertThat(refused).isGreaterThan(30);
  }

  private static boolean winsAfter(Game game, String line, Player winner, Minimax minimax) {
    String[] parts = line.split(" ");
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < 16; i++) {
      int digit = Character.digit(parts[0].charAt(i / 3), 36);
      int mark = digit / (i % 3 == 0 ? 9 : i % 3 == 1 ? 3 : 1) % 3;
      rows.append(i > 0 && i % 4 == 0 ? "/" : "").append(".XO".charAt(mark));
    }
    Position position = PositionReader.read(game, rows.toString());
    int value = minimax.value(position, Move.at(Integer.parseInt(parts[1])));
    return position.toMove().orElseThrow() == winner && value > 0;
  }

  @Test
  void damageIsSeen() {
    Game game = Samples.game("tic-tac-toe");
    Position position = PositionReader.read(game, "X../.O./..X");
    Position won = position.play(Move.at(2));
    List<String> lines = write(won, byMinimax(new Minimax()));
    assertThat(check(lines).holds()).isTrue();

    List<String> cut = lines.subList(0, lines.size() - 1);
    assertThat(check(cut).fault()).contains("truncated");

    List<String> last = new ArrayList<>(lines);
    last.set(
        lines.size() - 1, lines.get(lines.size() - 1).replaceAll(".{16}$", "0123456789abcdef"));
    assertThat(check(last).fault()).contains("checksum");

    List<String> missing = new ArrayList<>(lines);
    missing.remove(HEADER);
    assertThat(check(sealed(missing)).fault()).contains("there is no move for this position");

    List<String> more = new ArrayList<>(lines);
    more.add(HEADER, "000 4");
    Report useless = check(sealed(more));
    assertThat(useless.holds()).isTrue();
    assertThat(useless.unused()).isEqualTo(1);

    List<String> otherSide = new ArrayList<>(lines);
    String winner = lines.get(HEADER - 2);
    otherSide.set(HEADER - 2, winner.equals("winner X") ? "winner O" : "winner X");
    assertThat(check(sealed(otherSide)).holds()).isFalse();
  }

  /** Older files have no line about threats, and the oldest none about rules and swap. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void olderVersionsAreRead(int version) {
    Position won = PositionReader.read(Samples.game("tic-tac-toe"), "X../.O./..X c1");
    List<String> lines = write(won, byMinimax(new Minimax()));
    List<String> older = new ArrayList<>(lines.subList(0, lines.size() - 1));
    older.set(0, "oxo-certificate " + version);
    older.removeIf(
        line ->
            (version < 3 && line.startsWith("threats "))
                || (version == 1 && (line.startsWith("rules ") || line.startsWith("swap "))));
    int moves = lines.size() - HEADER - 1;
    assertThat(check(SealedLines.of(older, older.size() - moves)).holds()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|hello|line 1: this is not a certificate",
        "0|oxo-certificate 5|line 1: this is not a certificate",
        "1|gme x|line 2: expected 'game",
        "1|game \u001b[2J|line 2: the name of the game has characters that cannot be printed",
        "1|game a\u202eb|line 2: the name of the game has characters that cannot be printed",
        "2|rules 12|line 3: '12' is not a fingerprint of rules",
        "3|board round|line 4: 'round' is not a board",
        "3|board square 9 9|line 4: a board of 9x9",
        "4|line win 0 lose 0|line 5",
        "5|turns what|line 6: 'what' is not a turn",
        "6|swap yes|line 7: the swap is 'none' or 'over', not 'yes'",
        "7|position X|line 8: 'X' is not a position",
        "8|winner Z|line 9: the winner must be X or O",
        "9|threats many|line 10: the bound of threats is a number from 0 to 10000, not 'many'",
        "9|threats 10001|line 10: the bound of threats is a number from 0 to 10000, not '10001'",
        "10|zzz 1|line 11: 'zzz 1' is not a position with a move",
        "10|000 99|line 11: '000 99' is not a position with a move"
      })
  void whatIsNoCertificateIsNotRead(int at, String text, String complaint) {
    Position won = PositionReader.read(Samples.game("tic-tac-toe"), "X../.O./..X c1");
    List<String> lines = write(won, byMinimax(new Minimax()));
    lines.set(at, text);
    assertThatThrownBy(() -> check(lines))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @Test
  void onlyWinsOfLineGamesHaveOne() {
    Game tictactoe = Samples.game("tic-tac-toe");
    WinnerOracle winners = byMinimax(new Minimax());
    assertThatThrownBy(
            () ->
                write(PositionReader.read(tictactoe, "XO./.../..."), position -> Optional.empty()))
        .hasMessageContaining("draw");
    assertThatThrownBy(() -> write(PositionReader.read(tictactoe, "XXX/OO./..."), winners))
        .hasMessageContaining("over");
    assertThatThrownBy(() -> write(Samples.game("yavalath").start(), winners))
        .hasMessageContaining("swap");
    assertThatThrownBy(() -> write(Samples.game("fourtic").start(), winners))
        .hasMessageContaining("line game");
  }

  /** Every bit of every byte: what still holds says the same. */
  @Test
  void eachFlippedBitIsRefused() {
    Position won = PositionReader.read(Samples.game("tic-tac-toe"), "X../.O./..X c1");
    String whole = String.join("\n", write(won, byMinimax(new Minimax()))) + "\n";
    byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
    for (int at = 0; at < bytes.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        bytes[at] ^= (byte) (1 << bit);
        // Half a character is refused before: the file is read as UTF-8.
        List<String> lines =
            List.of(new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1));
        bytes[at] ^= (byte) (1 << bit);
        boolean holds;
        try {
          holds =
              check(
                      lines.get(lines.size() - 1).isEmpty()
                          ? lines.subList(0, lines.size() - 1)
                          : lines)
                  .holds();
        } catch (InputException e) {
          holds = false;
        }
        // Without its last line end it is still whole.
        assertThat(holds).as("bit %d of byte %d", bit, at).isFalse();
      }
    }
  }

  /** X has to place 21 stones, of which five are in a line in the end: millions of positions. */
  private static Certificate manyStonesInARow() {
    List<String> lines =
        List.of(
            "oxo-certificate 1",
            "game mine",
            "board square 5 5",
            "line win 0 lose 5",
            "turns " + "XA, ".repeat(21) + "OA, ...",
            "position ...../...../...../...../.....",
            "winner O",
            "end 0 0000000000000000");
    return CertificateReader.read(lines.iterator());
  }

  @Test
  void manyStonesInARowCanBeStoppedAndHaveABound() {
    int[] asked = {0};
    Report stopped = CertificateReferee.check(manyStonesInARow(), fraction -> ++asked[0] < 3);
    assertThat(stopped.complete()).isFalse();
    assertThat(stopped.holds()).isFalse();
    assertThat(asked[0]).isEqualTo(3);
  }

  /** As with a table that is wrong: X is said to win everywhere, or only at the start. */
  @Test
  void falseValuesMakeNoProof() {
    Position drawn = PositionReader.read(Samples.game("tic-tac-toe"), "b2 a1");
    List<String> lines = new ArrayList<>();
    new CertificateWriter(drawn.game(), p -> Optional.of(Player.X), lines::add, count -> true)
        .write(drawn);
    assertThatThrownBy(() -> CheckedCertificate.of(lines, () -> false))
        .isInstanceOf(ProofRefused.class)
        .hasMessageContaining("/");
    CertificateWriter lost =
        new CertificateWriter(
            drawn.game(),
            p -> p.ply() == drawn.ply() ? Optional.of(Player.X) : Optional.empty(),
            line -> {},
            count -> true);
    assertThatThrownBy(() -> lost.write(drawn))
        .isInstanceOf(ProofRefused.class)
        .hasMessage("a position is said to be won, but no move wins: O../.X./...");
  }

  @Test
  void itCanBeStopped() {
    Position won = PositionReader.read(Samples.game("tic-tac-toe"), "X../.O./..X c1");
    CertificateWriter writer =
        new CertificateWriter(won.game(), byMinimax(new Minimax()), line -> {}, count -> false);
    assertThatThrownBy(() -> writer.write(won)).isInstanceOf(SearchStopped.class);
  }
}
