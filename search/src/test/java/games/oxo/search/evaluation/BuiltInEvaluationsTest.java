package games.oxo.search.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.kernel.SearchRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInEvaluationsTest {
  private static final Path FOLDER = Path.of("src/main/resources/oxo/evaluations");

  static List<Game> learned() {
    return BuiltInGames.ids().stream()
        .map(BuiltInGames::load)
        .filter(game -> BuiltInEvaluations.of(game).isPresent())
        .toList();
  }

  @Test
  void theLargeLineGamesHaveOne() {
    Set<String> ids = learned().stream().map(Game::id).collect(Collectors.toSet());
    assertThat(ids)
        .contains("squava", "yavalath", "yavalath:no-swap", "yavalath:side4", "connect4");
  }

  @Test
  void everyFileIsThatOfAGame() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> all = files.toList();
      assertThat(learned().stream().map(game -> BuiltInEvaluations.bytes(game).orElseThrow()))
          .containsAll(all.stream().map(BuiltInEvaluationsTest::bytes).toList());
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new AssertionError(file.toString(), e);
    }
  }

  @ParameterizedTest
  @MethodSource("learned")
  void eachIsCalibratedAndComparedAndSaysWhereItComesFrom(Game game) {
    LearnedEvaluation evaluation = BuiltInEvaluations.of(game).orElseThrow();
    assertThat(evaluation.scale().knots()).hasSize(2).extracting(Knot::factor).allMatch(f -> f > 0);
    assertThat(evaluation.stronger()).isNotEqualTo(Stronger.UNKNOWN);
    Provenance origin = evaluation.provenance();
    assertThat(origin.generations()).isPositive();
    assertThat(origin.positions()).isGreaterThan(10_000);
    // One for each generation, and the last match.
    assertThat(origin.matches()).hasSize(origin.generations() + 1);
  }

  /** Stones and their images under a symmetry are worth the same, whatever was learned. */
  @ParameterizedTest
  @MethodSource("learned")
  void symmetricStonesAreWorthTheSame(Game game) {
    TupleEvaluation tables =
        BuiltInEvaluations.of(game).orElseThrow().tables(new SearchRules(game));
    Dice dice = new Dice(7);
    for (int i = 0; i < 50; i++) {
      long occupied = dice.next() & game.board().all();
      long x = occupied & dice.next();
      long o = occupied & ~x;
      for (Symmetry symmetry : game.symmetries()) {
        assertThat(tables.tuples(image(symmetry, x), image(symmetry, o)))
            .isEqualTo(tables.tuples(x, o));
      }
    }
  }

  private static long image(Symmetry symmetry, long cells) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << symmetry.map(Long.numberOfTrailingZeros(rest));
    }
    return image;
  }
}
