package games.oxo.app.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The command puzzles")
class PuzzlesCommandTest {
  @TempDir Path folder;

  @Test
  void drawsPuzzlesAndHidesTheSolution() {
    Run hidden = Run.oxo("puzzles", "tic-tac-toe", "--count", "2");
    assertThat(hidden.status()).isZero();
    assertThat(hidden.out()).contains("\n2. ", "only one move wins. Grade ");
    assertThat(hidden.out()).doesNotContain("Solution");
    Run shown = Run.oxo("puzzles", "tic-tac-toe", "--count", "2", "--solutions");
    assertThat(shown.out()).contains("   Solution: ");
  }

  @Test
  void writesAFileThatSolveConfirms() throws Exception {
    String file = folder.resolve("puzzles.txt").toString();
    Run made = Run.oxo("puzzles", "connect4:5x4", "--count", "5", "-o", file);
    assertThat(made.status()).isZero();
    assertThat(made.out()).isEmpty();
    List<String> lines = Files.readAllLines(Path.of(file));
    assertThat(lines).hasSize(5).allMatch(line -> line.contains(" # grade "));
    assertThat(Run.oxo("solve", "connect4:5x4", file, "--check").out())
        .contains("5 positions as expected, 0 different");
  }

  @Test
  void printsAnObjectForEach() {
    Run made = Run.oxo("puzzles", "squava", "--count", "2", "--seed", "4", "--json");
    assertThat(made.out().lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("{\"game\":\"squava\",\"position\":\""));
  }

  @Test
  void saysWhenThereAreFewer() {
    Run all = Run.oxo("puzzles", "tic-tac-toe", "--count", "1000");
    assertThat(all.status()).isEqualTo(3);
    assertThat(all.err()).startsWith("oxo: only ").contains(" of 1000 puzzles were found among ");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "puzzles squava --grade 11|--grade is '11'; it must be a grade from 1 to 10, or two of them as in 4-7",
        "puzzles squava --grade 7-4|--grade is '7-4'; it must be a grade from 1 to 10, or two of them as in 4-7",
        "puzzles squava --count 0|--count is 0; it must be 1 to 1000000",
        "puzzles squava --min-plies 9 --max-plies 5|a puzzle's win takes at least 3 moves, and the longest cannot be shorter than the shortest",
        "puzzles fourtic|puzzles are made only for games that a line decides; fourtic is decided by points"
      })
  void refusesWhatCannotBe(String command, String message) {
    Run run = Run.oxo(command.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("oxo: %s%n".formatted(message));
  }
}
