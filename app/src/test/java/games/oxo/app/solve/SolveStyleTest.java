package games.oxo.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.game.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The answers of solve for programs: {@code --style bare} and {@code --style pons}. */
class SolveStyleTest {
  /** A game that fills the board without a line. */
  private static final String FULL = "562154564361751726662253737734213275114434";

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  private static Run solve(String command, String... more) {
    List<String> args = new ArrayList<>(List.of(("solve " + command).split(" ")));
    args.addAll(List.of(more));
    return Run.oxo(args.toArray(String[]::new));
  }

  private static Run pons(String input, String... more) {
    List<String> args = new ArrayList<>(List.of("solve", "connect4", "--style", "pons"));
    args.addAll(List.of(more));
    return Run.withInput(input, args.toArray(String[]::new));
  }

  private static long count(String board, char mark) {
    return board.chars().filter(each -> each == mark).count();
  }

  @Test
  void theExampleOfTheFourticAssignmentIsAnsweredAsThere() throws IOException {
    String rows = file("random-5.txt", ".XOX\n.O.X\n..OX\nOXXO\n");
    String spaced = file("spaced.txt", ".XOX\n\n.O.X\n\n..OX\n\nOXXO\n");
    for (String file : List.of(rows, spaced)) {
      assertThat(solve("fourtic --style bare", file)).isEqualTo(new Run(0, "O 5\n", ""));
    }
  }

  @Test
  void theFourticInstancesAreAnsweredWithSideAndValueAlone() throws IOException {
    List<String> files = new ArrayList<>();
    StringBuilder answers = new StringBuilder();
    for (String[] row : Samples.data("fourtic_instances.txt")) {
      String board = row[1];
      String answer = (count(board, 'X') > count(board, 'O') ? "O " : "X ") + row[2] + "\n";
      String file = file(row[0] + ".txt", board.replace('/', '\n') + "\n");
      assertThat(solve("fourtic --style bare", file)).isEqualTo(new Run(0, answer, ""));
      files.add(file);
      answers.append(answer);
    }
    assertThat(files).hasSize(12);
    assertThat(solve("fourtic --style bare", files.toArray(String[]::new)))
        .isEqualTo(new Run(0, answers.toString(), ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fourtic O.../...X/XXOX/XO.O --weak | O 1",
        "connect4 227725356762543523512357113311776146 | X -2",
        "connect4 227725356762543523512357113311776146 --weak | X -1",
        "tic-tac-toe a1 b1 --weak | X 1",
        "tic-tac-toe a1 b1 a2 --weak | O -1"
      })
  void aBareValueIsANumber(String command, String line) {
    assertThat(solve(command + " --style bare")).isEqualTo(new Run(0, line + "\n", ""));
  }

  @Test
  void aBadOrFinishedPositionHasNoBareAnswer() throws IOException {
    String over = file("over.txt", "OOXO\nXXXX\nOXOX\nOOXO\n");
    String bad = file("bad.txt", ".XOX\n.O.X\n..QX\nOXXO\n");
    String good = file("good.txt", ".XOX\n.O.X\n..OX\nOXXO\n");
    Run run = solve("fourtic --style bare", over, bad, good);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("O 5\n");
    assertThat(run.err().lines())
        .containsExactly(
            "oxo: " + over + ": there is nothing to solve: X wins by 7: X 14, O 7",
            "oxo: " + bad + ": row 3 ('..QX'), column 3: 'Q' is not a mark; a cell is X, O or '.'");
  }

  @Test
  void ponsScoresFollowTheirPositions() throws IOException {
    StringBuilder input = new StringBuilder();
    StringBuilder answers = new StringBuilder();
    for (String[] row : Samples.data("connect4_positions.txt")) {
      if (row[0].length() >= 31) {
        input.append(row[0]).append("\n");
        answers.append(row[0]).append(" ").append(row[2]).append(" N N\n");
      }
    }
    assertThat(input.toString().lines().count()).isGreaterThan(30);
    for (Run run :
        List.of(
            pons(input.toString()),
            pons(input.toString(), "-", "--threads", "2"),
            pons("", file("set.txt", input.toString())))) {
      assertThat(run.err()).isEmpty();
      assertThat(run.status()).isZero();
      assertThat(run.out().replaceAll("(?m) [0-9]+ [0-9]+$", " N N")).isEqualTo(answers.toString());
    }
  }

  @Test
  void theEmptyLineIsTheEmptyBoardAndAFullOneIsADraw() throws IOException {
    for (Run run :
        List.of(pons("\n" + FULL + "\n44\r\n"), pons("", file("set", "\n" + FULL + "\n44\n")))) {
      assertThat(run.out().lines())
          .satisfiesExactly(
              line -> assertThat(line).matches(" 1 [0-9]+ [0-9]+"),
              line -> assertThat(line).isEqualTo(FULL + " 0 0 0"),
              line -> assertThat(line).matches("44 1 [0-9]+ [0-9]+"));
      assertThat(run.status()).isZero();
    }
    assertThat(pons("")).isEqualTo(new Run(0, "", ""));
    assertThat(pons("", "4444").out()).matches("4444 1 [0-9]+ [0-9]+\n");
    assertThat(pons("44442\n", "--weak").out()).matches("44442 1 [0-9]+ [0-9]+\n");
    assertThat(Run.withInput("121212\n", "solve", "connect4:5x4", "--style", "pons").out())
        .matches("121212 7 [0-9]+ [0-9]+\n");
  }

  @Test
  void anInvalidLineLeavesABlankOneAndTheNextIsSolved() throws IOException {
    String input = "4444444\n12131415\n44 2\n4x\n# 4\n......./\n44\n";
    String reasons =
        """
        Invalid move 7 "4444444": column 4 is full
        Invalid move 7 "12131415": X wins with it, and the game is over
        Invalid move 3 "44 2": there is no column ' '; a move is a digit from 1 to 7
        Invalid move 2 "4x": there is no column 'x'; a move is a digit from 1 to 7
        Invalid move 1 "# 4": there is no column '#'; a move is a digit from 1 to 7
        Invalid move 1 "......./": there is no column '.'; a move is a digit from 1 to 7
        """;
    Run piped = pons(input);
    assertThat(piped.out()).matches("\n{6}44 1 [0-9]+ [0-9]+\n");
    assertThat(piped.status()).isEqualTo(2);
    String set = file("set.txt", input);
    Run read = pons("", set);
    assertThat(read.out()).matches("\n{6}44 1 [0-9]+ [0-9]+\n");
    List<String> each = reasons.lines().toList();
    for (int i = 0; i < each.size(); i++) {
      assertThat(piped.err().lines()).contains("Line %d: %s".formatted(i + 1, each.get(i)));
      assertThat(read.err().lines()).contains("oxo: %s:%d: %s".formatted(set, i + 1, each.get(i)));
    }
    assertThat(pons("", "44", "45"))
        .isEqualTo(
            new Run(
                2,
                "",
                "oxo: Invalid move 3 \"44 45\": there is no column ' '; a move is a digit from 1 to 7\n"));
    Run tooLong = pons("4".repeat(100_000) + "\n44\n");
    assertThat(tooLong.out()).matches("\n44 1 [0-9]+ [0-9]+\n");
    assertThat(tooLong.err()).isEqualTo("Line 1: this line is longer than 65536 bytes\n");
  }

  @Test
  void whatIsNotSettledHasNoNumber() throws IOException {
    // A board so wide that no search ends in a millisecond.
    String wide =
        file(
            "wide.toml",
            "name = \"Wide\"\nboard = { shape = \"square\", width = 8, height = 8, gravity = true }\n"
                + "line = { win = 8 }\n");
    Run bare = solve("--style bare --time 1", wide);
    assertThat(bare.status()).isEqualTo(3);
    assertThat(bare.out()).isEmpty();
    assertThat(bare.err()).startsWith("oxo: not settled: ").hasLineCount(1);
    Run pons = Run.withInput("44\n", "solve", wide, "--style", "pons", "--time", "1");
    assertThat(pons.status()).isEqualTo(3);
    assertThat(pons.out()).isEqualTo("\n");
    assertThat(pons.err()).startsWith("Line 1: not settled: ").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fourtic --style bare --json | --style bare prints one number for a position and cannot be used with --json",
        "fourtic --style bare --all | --style bare prints one number for a position and cannot be used with --all",
        "connect4 --style pons --check | --style pons prints one number for a position and cannot be used with --check",
        "connect4 --style pons --value-only | --style pons prints one number for a position and cannot be used with --value-only",
        "squava --style bare | squava has no scores, so --style bare needs --weak, which gives 1, 0 or -1",
        "squava --style pons | --style pons is for games like connect4, with columns from 1 to 9 and lines that only win; squava is not one of them",
        "fourtic --style pons | --style pons is for games like connect4, with columns from 1 to 9 and lines that only win; fourtic is not one of them",
        "fourtic --style short | --style is 'short'; it must be words or bare or pons"
      })
  void whatAStyleCannotSayIsRefused(String command, String reason) {
    assertThat(solve(command)).isEqualTo(new Run(2, "", "oxo: " + reason + "\n"));
  }
}
