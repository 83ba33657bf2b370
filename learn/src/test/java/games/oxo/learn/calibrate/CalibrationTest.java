package games.oxo.learn.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.learn.RandomGames;
import games.oxo.learn.calibrate.Reliability.Bin;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.ChanceScale.Shift;
import games.oxo.search.kernel.SearchRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalibrationTest {
  private static final Game GAME = Samples.game("squava");
  private static final SearchRules RULES = new SearchRules(GAME);
  private static final int GAMES = 20_000;

  /** Games in which a score means as much as a factor says. */
  private static List<ScoredGame> games(double factor) {
    return RandomGames.decided(
        GAME, GAMES, 3, position -> 1 / (1 + Math.exp(-factor * position.score() / 100.0)));
  }

  private static Reliability reliability(List<ScoredGame> games, double factor) {
    return Reliability.of(RULES, games, new ChanceScale(List.of(new Knot(1, factor))), 1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 1.8})
  void theFactorIsTheOneThatTheGamesWereMadeWith(double factor) {
    assertThat(new ScaleFit(RULES, games(factor)).knot(1).factor())
        .isCloseTo(factor, within(0.05 * Math.max(1, factor)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 1.8})
  void withTheRightFactorWhatIsSaidComes(double factor) {
    List<ScoredGame> games = games(factor);
    Reliability right = reliability(games, factor);
    assertThat(right.worst()).isLessThan(0.05);
    assertThat(right.bins()).hasSize(10);
    assertThat(right.bins().stream().mapToLong(Bin::positions).sum()).isEqualTo(GAMES);
    for (int i = 0; i < 10; i++) {
      Bin bin = right.bins().get(i);
      if (bin.positions() > 0) {
        assertThat(bin.said()).isBetween(i / 10.0, (i + 1) / 10.0);
      }
    }
  }

  @Test
  void withAWrongFactorItIsSeen() {
    List<ScoredGame> games = games(1);
    assertThat(reliability(games, 2).worst()).isGreaterThan(0.1);
    assertThat(reliability(games, 0.4).worst()).isGreaterThan(0.1);
  }

  /** Players who never err: every value is as good as certain, but the fit comes to an end. */
  @Test
  void wherePlayersNeverErrTheFactorIsLarge() {
    List<ScoredGame> games =
        RandomGames.decided(GAME, 1000, 3, position -> position.score() > 0 ? 1 : 0);
    assertThat(new ScaleFit(RULES, games).knot(1).factor()).isBetween(6.0, 20.0);
  }

  /** Games that X wins more often than scores say, and the more so the fuller the board is. */
  @Test
  void whatOneSideHasBesidesTheScoreIsFound() {
    Shift ofX = new Shift(0.2, 1);
    Shift ofO = new Shift(-0.2, -1);
    Knot made = new Knot(1, 1, ofX, ofO);
    List<ScoredGame> games = RandomGames.decided(GAME, GAMES, 3, each -> chance(made, each));
    Knot found = new ScaleFit(RULES, games).knot(1);
    assertThat(found.ofX().early()).isCloseTo(ofX.early(), within(0.15));
    assertThat(found.ofX().late()).isCloseTo(ofX.late(), within(0.25));
    assertThat(found.ofO().early()).isCloseTo(ofO.early(), within(0.15));
    assertThat(found.ofO().late()).isCloseTo(ofO.late(), within(0.25));
    ChanceScale scale = new ChanceScale(List.of(found));
    double worst = Reliability.of(RULES, games, scale, 1).worst();
    assertThat(worst).isLessThan(0.05);
    assertThat(reliability(games, 1).worst()).isGreaterThan(worst);
  }

  private static double chance(Knot knot, ScoredPosition position) {
    int ply = Long.bitCount(position.x() | position.o());
    double filled = (double) ply / RULES.cells();
    return 1 / (1 + Math.exp(-knot.logOdds(position.score(), RULES.moverIsX(ply), filled)));
  }

  /** Where searches see the end of all games at once, there is nothing to fit. */
  @Test
  void withoutPositionsValuesStayAsTheyAre() {
    List<ScoredGame> games = List.of(new ScoredGame(0, 1, List.of()));
    assertThat(new ScaleFit(RULES, games).knot(1)).isEqualTo(new Knot(1, 1));
  }

  @Test
  void aResultIsSeenByTheSideToMove() {
    ScoredPosition ofX = new ScoredPosition(0, 0, (short) 0);
    ScoredPosition ofO = new ScoredPosition(1, 0, (short) 0);
    ScoredGame won = new ScoredGame(0, 1, List.of(ofX, ofO));
    ScoredGame drawn = new ScoredGame(0, 0, List.of(ofX, ofO));
    assertThat(ScaleFit.result(RULES, won, ofX)).isEqualTo(1);
    assertThat(ScaleFit.result(RULES, won, ofO)).isZero();
    assertThat(ScaleFit.result(RULES, drawn, ofO)).isEqualTo(0.5);
  }

  @Test
  void withoutGamesNothingIsFar() {
    assertThat(reliability(List.of(), 1).worst()).isZero();
  }
}
