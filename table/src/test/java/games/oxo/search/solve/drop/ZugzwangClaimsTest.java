package games.oxo.search.solve.drop;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Samples;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.table.BuildListener;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("Every claim about every position of a board of even height is true")
class ZugzwangClaimsTest {
  private static final long MEMORY = 200L << 20;

  @TempDir Path folder;

  /** The last two columns: whether claims about the first and the second player come up at all. */
  @ParameterizedTest
  @CsvSource({
    "4, 2, 3, true,  false",
    "7, 2, 3, true,  false",
    "8, 2, 4, true,  false",
    "3, 4, 3, true,  true",
    "4, 4, 3, true,  true",
    "3, 4, 4, true,  false",
    "4, 4, 4, true,  true",
    "2, 6, 3, true,  false",
    "3, 6, 3, true,  true",
    "3, 6, 4, true,  false"
  })
  void holdsOnSmallBoards(int width, int height, int win, boolean aboutFirst, boolean aboutSecond) {
    holds(width, height, win, aboutFirst, aboutSecond);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 4, 3, true,  true",
    "5, 4, 4, true,  true",
    "4, 6, 3, true,  true",
    "4, 6, 4, true,  true"
  })
  @OnlyInFullRun
  void holdsOnLargerBoards(
      int width, int height, int win, boolean aboutFirst, boolean aboutSecond) {
    holds(width, height, win, aboutFirst, aboutSecond);
  }

  private void holds(int width, int height, int win, boolean aboutFirst, boolean aboutSecond) {
    Game game =
        Samples.gameOf(
            """
            name = "Even"
            board = { shape = "square", width = %d, height = %d, gravity = true }
            line = { win = %d }
            """
                .formatted(width, height, win));
    Path file = folder.resolve("even.oxotable");
    boolean complete =
        new TableBuilder(game, file, MEMORY, ThreadWorkerPool.of(2)).build(BuildListener.NONE);
    assertThat(complete).isTrue();
    ColumnLayout columns = new ColumnLayout(game.board(), win);
    Threats threats = new Threats(game.board(), game.rules().winning());
    ZugzwangClaims followUp = new ZugzwangClaims(columns);
    long[] claims = new long[2];
    try (Table table = Table.open(game, file)) {
      table.forEach(
          (own, other, ply, value) -> {
            int score = Integer.signum(value) * ((Math.abs(value) + 1) / 2);
            long otherWins = threats.all(other);
            boolean first = ply % 2 == 0;
            for (int limit = -columns.cells / 2; limit <= 1; limit++) {
              int bound =
                  first
                      ? followUp.mostForFirst(own, other, otherWins, limit)
                      : followUp.mostForSecond(other, own, otherWins, limit);
              if (bound != ZugzwangClaims.NONE) {
                claims[ply % 2]++;
                if (score > bound || bound > limit) {
                  throw new AssertionError(
                      "own %x other %x: score %d, claimed %d for the limit %d"
                          .formatted(own, other, score, bound, limit));
                }
              }
            }
          });
    }
    assertThat(claims[0] > 0).isEqualTo(aboutFirst);
    assertThat(claims[1] > 0).isEqualTo(aboutSecond);
  }
}
