package games.oxo.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.PatternGames;
import games.oxo.game.Samples;
import games.oxo.game.board.Board;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Kind;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FactorsTest {
  /** Lines with and without windows, falling stones, hexagons, and sets that are no lines. */
  static Stream<Game> games() {
    return Stream.of(
        Samples.game("tic-tac-toe"),
        Samples.game("squava"),
        Samples.game("yavalath:side4"),
        Samples.game("connect4"),
        PatternGames.blocks("Blocks", 4, 4, ""));
  }

  private static float[] random(int length, Dice dice) {
    float[] numbers = new float[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = (float) (2 * dice.fraction() - 1);
    }
    return numbers;
  }

  private static double product(float[] one, float[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += (double) one[i] * other[i];
    }
    return sum;
  }

  @ParameterizedTest
  @MethodSource("games")
  void handingSlopesBackIsTheTransposeOfExpanding(Game game) {
    Dice dice = new Dice(1);
    for (boolean alike : new boolean[] {true, false}) {
      Factors factors = new Factors(game, alike);
      float[] parameters = random(factors.parameters(), dice);
      float[] slopes = random(factors.entries(), dice);
      float[] entries = new float[factors.entries()];
      factors.expand(parameters, 0, entries);
      float[] gathered = new float[factors.parameters()];
      factors.gather(slopes, gathered, 0);
      assertThat(product(entries, slopes))
          .isCloseTo(product(parameters, gathered), within(1e-4 * factors.entries()));
    }
  }

  @Test
  void parametersMayBeginAnywhere() {
    Factors factors = new Factors(Samples.game("squava"), true);
    Dice dice = new Dice(2);
    float[] parameters = random(factors.parameters() + 5, dice);
    float[] moved = new float[factors.entries()];
    factors.expand(parameters, 5, moved);
    float[] entries = new float[factors.entries()];
    factors.expand(java.util.Arrays.copyOfRange(parameters, 5, parameters.length), 0, entries);
    assertThat(moved).isEqualTo(entries);
  }

  /** The state with all stones of the other colour. */
  private static int turned(int state) {
    int turned = 0;
    for (int rest = state, place = 1; rest > 0; rest /= 3, place *= 3) {
      turned += (3 - rest % 3) % 3 * place;
    }
    return turned;
  }

  @ParameterizedTest
  @MethodSource("games")
  void whereColoursAreAlikeTheSameOfTheOtherColourIsTheOpposite(Game game) {
    Factors factors = new Factors(game, true);
    float[] entries = new float[factors.entries()];
    factors.expand(random(factors.parameters(), new Dice(3)), 0, entries);
    List<Kind> kinds = Tuples.of(game).kinds();
    for (int kind = 0; kind < kinds.size(); kind++) {
      int start = factors.tableStart(kind);
      for (int state = 0; state < Tuples.states(kinds.get(kind).cells()); state++) {
        // Sums of the same numbers in another order.
        assertThat(entries[start + turned(state)])
            .isCloseTo(-entries[start + state], within(1e-5f));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whereTheyAreApartThereAreAboutTwiceAsManyParameters(Game game) {
    assertThat(new Factors(game, false).parameters())
        .isGreaterThan(2 * new Factors(game, true).parameters());
  }

  /** The parameters that an entry is made of, with their signs. */
  private static Map<Integer, Float> parts(Factors factors, int entry) {
    float[] slopes = new float[factors.entries()];
    slopes[entry] = 1;
    float[] gathered = new float[factors.parameters()];
    factors.gather(slopes, gathered, 0);
    Map<Integer, Float> parts = new TreeMap<>();
    for (int i = 0; i < gathered.length; i++) {
      if (gathered[i] != 0) {
        parts.put(i, gathered[i]);
      }
    }
    return parts;
  }

  private static final int LONG = 6;

  /** A kind of six cells or more: in a row, in a column, or in neither. */
  private static int kind(Game game, boolean row, boolean column) {
    List<Kind> kinds = Tuples.of(game).kinds();
    Board board = game.board();
    for (int kind = 0; kind < kinds.size(); kind++) {
      List<Integer> cells = kinds.get(kind).first().cells();
      boolean inRow = board.row(cells.get(0)) == board.row(cells.get(1));
      boolean inColumn = board.column(cells.get(0)) == board.column(cells.get(1));
      if (cells.size() >= LONG && inRow == row && inColumn == column) {
        return kind;
      }
    }
    throw new AssertionError("no such line");
  }

  private static int withStoneAt(Game game, Factors factors, int kind, boolean last) {
    int cells = Tuples.of(game).kinds().get(kind).cells();
    return factors.tableStart(kind) + (last ? Tuples.states(cells - 1) : 1);
  }

  @Test
  void aLineMeansTheSameFromBothEnds() {
    Game game = Samples.game("yavalath");
    Factors factors = new Factors(game, true);
    int kind = Tuples.of(game).kinds().size() - 1;
    assertThat(parts(factors, withStoneAt(game, factors, kind, false)))
        .isEqualTo(parts(factors, withStoneAt(game, factors, kind, true)))
        .hasSizeGreaterThan(1);
  }

  @Test
  void whereStonesFallOnlyRowsDo() {
    Game game = Samples.game("connect4");
    Factors factors = new Factors(game, true);
    int row = kind(game, true, false);
    assertThat(parts(factors, withStoneAt(game, factors, row, false)))
        .isEqualTo(parts(factors, withStoneAt(game, factors, row, true)));
    for (int kind : List.of(kind(game, false, true), kind(game, false, false))) {
      assertThat(parts(factors, withStoneAt(game, factors, kind, false)).keySet())
          .hasSizeGreaterThan(1)
          .doesNotContainAnyElementsOf(
              parts(factors, withStoneAt(game, factors, kind, true)).keySet());
    }
  }

  @Test
  void whereStonesFallRowsAndColumnsShareNothing() {
    Game game = Samples.game("connect4");
    Factors factors = new Factors(game, true);
    int row = withStoneAt(game, factors, kind(game, true, false), false);
    int column = withStoneAt(game, factors, kind(game, false, true), false);
    assertThat(parts(factors, row).keySet())
        .doesNotContainAnyElementsOf(parts(factors, column).keySet());
  }
}
