package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("TicTacTrains on the terminal as its players know it")
class TrainsTest {
  private static final String WHOLE_GAME =
      """
       1. d4 d5   2. e4 c4   3. d3 e5
       4. f4 c5   5. c3 f5   6. b3 b4
       7. g5 g4   8. a4 f3   9. f6 b5
      10. b6 a5  11. a6 e2  12. b2 d6
      13. e6 c2  14. a3 a2  15. b1 c6
      16. c1 d1  17. d7 c7  18. b7 e1
      19. d2 g3  20. e3 e7  21. a1 g7
      22. f2 g2  23. f1 g1  24. a7 f7
      25. g6
      """;

  @TempDir Path folder;

  /** Two people play the moves of a text. */
  private static String people(String game, String moves, String... options) {
    String input = moves.replaceAll("[0-9]+\\.", "").strip().replaceAll("\\s+", "\n") + "\n";
    String[] command = {"play", game, "--x", "human", "--o", "human"};
    Run run =
        Run.withInput(
            input, Stream.concat(Stream.of(command), Stream.of(options)).toArray(String[]::new));
    assertThat(run.status()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void theMovesOfAFinishedGameStandInThreeColumns() {
    String out = people("tictactrains", WHOLE_GAME);
    // Brackets mark the longest path.
    assertThat(out.replaceAll("[(\\[\\])]", " ").replaceAll(" +\n", "\n"))
        .contains(
            """
            7  X X O X O O O
            6  X X O O X X X
            5  O O O O O O X
            4  X O O X X X O
            3  X X X X X O O
            2  O X O X O X O
            1  X X X O O X O
               a b c d e f g
            O wins by 1: X 9, O 10, the lengths of the longest paths.
            """
                + WHOLE_GAME);
    assertThat(people("tictactrains", WHOLE_GAME, "-n")).contains(".\n" + WHOLE_GAME);
  }

  @Test
  void aDoubleTurnHasAWiderColumn() throws IOException {
    Path file = folder.resolve("small.toml");
    Files.writeString(
        file,
        """
        name  = "Small"
        board = { shape = "square", width = 3, height = 3 }
        score = { longest = "path" }
        turns = "XA, O1, O1, XA, OA, ..."
        """);
    assertThat(people(file.toString(), "b2 a1 a2 b1 c1 c2 c3 b3 a3"))
        .contains("\n1. b2 a1 a2   2. b1 c1   3. c2 c3\n4. b3 a3\n");
    assertThat(people("tic-tac-toe", "a1 a2 b2 b1 c3")).contains("\n1. a1 a2   2. b2 b1   3. c3\n");
    assertThat(people("connect4", "1 2 1 2 1 2 1")).contains("\n1212121\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classical  | d4 d5 g4    | X: d4, O: d5, X: g4, O:",
        "modern     | d4 d5 g4    | X: d4, O (two stones: ring 1+ ring 3): d5, O (one more stone: ring 3): g4, X:",
        "postmodern | d4 d5 b4    | X: d4, O (two stones: ring 1+ ring 2): d5, O (one more stone: ring 2): b4, X:",
        "spanish    | d4 d5 c4    | X: d4, O (two stones: ring 1+ ring 1): d5, O (one more stone: ring 1): c4, X:",
        "swiss      | d4 d5 b4 g4 | X: d4, O (three stones: ring 1+ ring 2+ ring 3): d5, O (two more stones: ring 2+ ring 3): b4, O (one more stone: ring 3): g4, X:",
        "viennese   | d4 b4 g4    | X: d4, O (two stones: ring 2+ ring 3): b4, O (one more stone: ring 3): g4, X:",
        "mallorcan  | d4 d5 g4 g5 | X: d4, O (three stones: ring 1+ ring 3+ ring 3): d5, O (two more stones: ring 3+ ring 3): g4, O (one more stone: ring 3): g5, X:",
      })
  void theTurnIsNamedAtThePrompt(String rules, String moves, String prompts) {
    assertThat(people("tictactrains:" + rules, moves, "-n")).isEqualTo(typed(prompts));
  }

  /** {@code X: d4, O:} as it stands on the screen. */
  private static String typed(String prompts) {
    return prompts.replaceAll("(^|, )([XO])", "\n$2 to move").replace('+', ',').strip() + " \n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "XA+ (OA+ OA+ XA+ XA)+ ... | a1 b1 c1 d1 | X: a1, O (two stones): b1, O (one more stone): c1, X (two stones): d1, X (one more stone):",
        "XA+ O1+ XA+ OA+ ...       | a1 b2       | X: a1, O (ring 1): b2, X:",
        "X1+ O1+ O1+ X1+ X1+ O1+ O2+ XA+ OA+ ... | b2 c2 b3 c3 a1 b1 | X (ring 1): b2, O (two stones: ring 1+ ring 1): c2, O (one more stone: ring 1): b3, X (two stones: ring 1+ anywhere): c3, X (one more stone): a1, O (two stones: anywhere+ ring 2): b1, O (one more stone: ring 2):",
        "XA+ O1+ O2+ O1+ O2+ OA+ XA+ OA+ ... | a1 | X: a1, O (five stones: ring 1+ ring 2+ ring 1+ ring 2+ …):",
      })
  void ownTurnOrdersAreNamedToo(String turns, String moves, String prompts) throws IOException {
    Path file = folder.resolve("own.toml");
    Files.writeString(
        file,
        """
        name  = "Own"
        board = { shape = "square", width = 4, height = 4 }
        score = { longest = "path" }
        turns = "%s"
        """
            .formatted(turns.replace('+', ',')));
    assertThat(people(file.toString(), moves, "-n")).isEqualTo(typed(prompts));
  }

  @Test
  void againstTheComputerItIsYourMove() {
    Run run =
        Run.withInput("d5\n", "play", "tictactrains:modern", "-M", "d4", "--engine", "random");
    assertThat(run.out())
        .contains("Your move (two stones: ring 1, ring 3): d5\n")
        .endsWith("Your move (one more stone: ring 3): \n");
  }
}
