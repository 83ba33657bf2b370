package games.oxo.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {
  private static final double ELO = 400 / Math.log(10);

  /** So many games with the same seats: wins of the first, then draws, then losses. */
  private static void add(
      List<RatedGame> games, int first, int second, int wins, int draws, int losses) {
    for (int i = 0; i < wins + draws + losses; i++) {
      games.add(new RatedGame(first, second, i < wins ? 1 : i < wins + draws ? 0.5 : 0));
    }
  }

  /**
   * Baseball in 1987, from Agresti, Categorical Data Analysis (2002), page 438, as in the data set
   * of R's package BradleyTerry2. A row has the games of one team at home, won and lost, against
   * the others in the order of the rows. The teams are Baltimore, Boston, Cleveland, Detroit,
   * Milwaukee, New York, Toronto.
   */
  private static List<RatedGame> baseball() {
    int[] teams = {4, 3, 6, 5, 1, 2, 0};
    int[][] won = {
      {4, 4, 4, 6, 4, 6},
      {3, 4, 4, 6, 6, 4},
      {2, 4, 2, 4, 4, 6},
      {3, 5, 2, 4, 4, 6},
      {5, 2, 3, 4, 5, 6},
      {2, 3, 3, 4, 4, 2},
      {2, 1, 1, 2, 1, 3}
    };
    int[][] lost = {
      {3, 2, 3, 1, 2, 0},
      {3, 2, 3, 0, 1, 3},
      {5, 3, 4, 3, 2, 0},
      {3, 1, 5, 3, 2, 1},
      {1, 5, 3, 2, 2, 0},
      {5, 3, 4, 3, 2, 4},
      {5, 5, 6, 4, 6, 4}
    };
    List<RatedGame> games = new ArrayList<>();
    for (int row = 0; row < 7; row++) {
      int column = 0;
      for (int guest : teams) {
        if (guest != teams[row]) {
          add(games, teams[row], guest, won[row][column], 0, lost[row][column]);
          column++;
        }
      }
    }
    return games;
  }

  /** Figures of Agresti's table 10.11, which the tests of BradleyTerry2 check. */
  @Test
  void baseballWithoutHomeAdvantageGivesThePublishedAbilities() {
    Ratings found = BradleyTerry.fit(7, baseball(), 0, false);
    double[] published = {0, 1.11, 0.68, 1.44, 1.58, 1.25, 1.29};
    for (int team = 1; team < 7; team++) {
      EloEstimate lead = found.difference(team, 0);
      assertThat(lead.difference() / ELO).isCloseTo(published[team], within(0.0051));
      assertThat(lead.error() / ELO / 1.96).isCloseTo(0.3, within(0.05));
    }
    assertThat(found.advantage().difference()).isZero();
    assertThat(found.advantage().error()).isCloseTo(0, within(1e-9));
  }

  /** Figures of Agresti's table 10.11, which the tests of BradleyTerry2 check. */
  @Test
  void baseballWithHomeAdvantageGivesThePublishedAdvantage() {
    Ratings found = BradleyTerry.fit(7, baseball(), 0, true);
    assertThat(found.advantage().difference() / ELO).isCloseTo(0.3023, within(0.00005));
    double[] strengths = new double[7];
    for (int team = 0; team < 7; team++) {
      strengths[team] = Math.exp(found.rating(team).difference() / ELO);
    }
    double all = Arrays.stream(strengths).sum();
    double[] shares = Arrays.stream(strengths).map(each -> each / all).sorted().toArray();
    assertThat(shares)
        .containsExactly(
            new double[] {0.044, 0.088, 0.137, 0.157, 0.164, 0.190, 0.220}, within(0.00051));
  }

  /** The worked example of the article on the model in the English Wikipedia. */
  @Test
  void fourPlayersGiveTheStrengthsOfTheTextbookExample() {
    int[][] wins = {{0, 2, 0, 1}, {3, 0, 5, 0}, {0, 3, 0, 1}, {4, 0, 3, 0}};
    List<RatedGame> games = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      for (int k = 0; k < 4; k++) {
        if (i != k) {
          add(games, i, k, wins[i][k], 0, 0);
        }
      }
    }
    Ratings found = BradleyTerry.fit(4, games, 0, false);
    double[] published = {0.640, 1.043, 0.660, 2.270};
    for (int player = 0; player < 4; player++) {
      assertThat(Math.exp(found.rating(player).difference() / ELO))
          .isCloseTo(published[player], within(0.00051));
    }
  }

  @Test
  void twoPlayersAreAsFarApartAsTheirScoresInBothSeats() {
    List<RatedGame> games = new ArrayList<>();
    add(games, 0, 1, 60, 20, 20);
    add(games, 1, 0, 40, 20, 40);
    Ratings found = BradleyTerry.fit(2, games, 0, true);
    double lead = (Elo.ofScore(0.7) - Elo.ofScore(0.5)) / 2;
    double advantage = (Elo.ofScore(0.7) + Elo.ofScore(0.5)) / 2;
    assertThat(found.difference(0, 1).difference()).isCloseTo(lead, within(1e-6));
    assertThat(found.rating(0).difference()).isCloseTo(lead / 2, within(1e-6));
    assertThat(found.advantage().difference()).isCloseTo(advantage, within(1e-6));
    assertThat(found.expectedScore(0, 1)).isCloseTo(0.7, within(1e-9));
    assertThat(found.expectedScore(1, 0)).isCloseTo(0.5, within(1e-9));
    assertThat(found.expectedPairScore(0, 1)).isCloseTo(0.6, within(1e-9));
    // The two logits are independent, each with variance 1 / (n p (1 - p)).
    double error = Math.sqrt(1 / 21.0 + 1 / 25.0) / 2 * Normal.Z95 * ELO;
    assertThat(found.difference(0, 1).error()).isCloseTo(error, within(1e-6));
    assertThat(found.advantage().error()).isCloseTo(error, within(1e-6));
    assertThat(found.likelihoodOfSuperiority(0, 1))
        .isCloseTo(Normal.below(lead / (error / Normal.Z95)), within(1e-9));
  }

  @Test
  void noOtherRatingsMakeTheResultsLikelier() {
    Dice dice = new Dice(31);
    for (int round = 0; round < 20; round++) {
      int players = 2 + dice.below(3);
      List<RatedGame> games = randomGames(players, 5 + dice.below(30), dice);
      Ratings found = BradleyTerry.fit(players, games);
      double[] climbed = climb(players, games);
      for (int player = 0; player < players; player++) {
        assertThat(found.rating(player).difference())
            .isCloseTo(climbed[player] * ELO, within(0.01));
      }
      assertThat(found.advantage().difference()).isCloseTo(climbed[players] * ELO, within(0.01));
    }
  }

  private static List<RatedGame> randomGames(int players, int count, Dice dice) {
    List<RatedGame> games = new ArrayList<>();
    while (games.size() < count) {
      int first = dice.below(players);
      int second = dice.below(players);
      if (first != second) {
        games.add(new RatedGame(first, second, dice.below(3) / 2.0));
      }
    }
    return games;
  }

  /** The best fit by small steps up; the last rating is what the mean of 0 leaves. */
  private static double[] climb(int players, List<RatedGame> games) {
    double[] at = new double[players + 1];
    double best = plainLikelihood(players, games, at);
    for (double step = 1; step > 1e-7; ) {
      boolean better = false;
      for (int place = 0; place <= players; place++) {
        for (int sign = -1; sign <= 1; sign += 2) {
          if (place == players - 1) {
            continue;
          }
          double[] tried = at.clone();
          tried[place] += sign * step;
          if (place < players) {
            tried[players - 1] -= sign * step;
          }
          double likelihood = plainLikelihood(players, games, tried);
          if (likelihood > best) {
            best = likelihood;
            at = tried;
            better = true;
          }
        }
      }
      step = better ? step : step / 2;
    }
    return at;
  }

  private static double plainLikelihood(int players, List<RatedGame> games, double[] at) {
    double sum = 0;
    for (RatedGame game : games) {
      double chance = 1 / (1 + Math.exp(at[game.second()] - at[game.first()] - at[players]));
      sum += game.points() * Math.log(chance) + (1 - game.points()) * Math.log(1 - chance);
    }
    for (double each : at) {
      double chance = 1 / (1 + Math.exp(-each));
      sum += (Math.log(chance) + Math.log(1 - chance)) / 2;
    }
    return sum;
  }

  @Test
  void knownRatingsAndAdvantageAreFoundAgain() {
    double[] truth = {-250, -120, -30, 40, 130, 230};
    double advantage = 70;
    Dice dice = new Dice(2);
    int inside = 0;
    int leads = 0;
    int advantages = 0;
    int rounds = 200;
    for (int round = 0; round < rounds; round++) {
      Ratings found = BradleyTerry.fit(6, played(truth, advantage, 20, dice));
      for (int player = 0; player < 6; player++) {
        inside += covers(found.rating(player), truth[player]) ? 1 : 0;
      }
      leads += covers(found.difference(4, 1), 250) ? 1 : 0;
      advantages += covers(found.advantage(), advantage) ? 1 : 0;
    }
    assertThat(inside / (6.0 * rounds)).isBetween(0.93, 0.98);
    assertThat(leads / (double) rounds).isBetween(0.90, 0.99);
    assertThat(advantages / (double) rounds).isBetween(0.90, 0.99);
    Ratings many = BradleyTerry.fit(6, played(truth, advantage, 2000, dice));
    for (int player = 0; player < 6; player++) {
      assertThat(many.rating(player).difference()).isCloseTo(truth[player], within(10.0));
    }
    assertThat(many.advantage().difference()).isCloseTo(advantage, within(5.0));
  }

  private static boolean covers(EloEstimate estimate, double truth) {
    return estimate.low() <= truth && truth <= estimate.high();
  }

  /** Everyone plays everyone so often in each seat, without draws. */
  private static List<RatedGame> played(double[] truth, double advantage, int often, Dice dice) {
    List<RatedGame> games = new ArrayList<>();
    for (int first = 0; first < truth.length; first++) {
      for (int second = 0; second < truth.length; second++) {
        double chance = Elo.toScore(truth[first] - truth[second] + advantage);
        for (int i = 0; i < often && first != second; i++) {
          games.add(new RatedGame(first, second, dice.fraction() < chance ? 1 : 0));
        }
      }
    }
    return games;
  }

  @Test
  void winningEverythingGivesAFiniteRating() {
    List<RatedGame> games = new ArrayList<>();
    add(games, 0, 1, 50, 0, 0);
    add(games, 1, 0, 0, 0, 50);
    Ratings found = BradleyTerry.fit(2, games);
    EloEstimate lead = found.difference(0, 1);
    assertThat(lead.difference()).isBetween(500.0, 1500.0);
    assertThat(lead.isBounded()).isTrue();
    assertThat(found.advantage().difference()).isCloseTo(0, within(1e-6));
    assertThat(found.likelihoodOfSuperiority(0, 1)).isGreaterThan(0.99);
  }

  @Test
  void anAdvantageThatDecidesEveryGameIsFinite() {
    List<RatedGame> games = new ArrayList<>();
    add(games, 0, 1, 50, 0, 0);
    add(games, 1, 0, 50, 0, 0);
    Ratings found = BradleyTerry.fit(2, games);
    assertThat(found.advantage().difference()).isBetween(500.0, 1500.0);
    assertThat(found.difference(0, 1).difference()).isCloseTo(0, within(1e-6));
    assertThat(found.likelihoodOfSuperiority(0, 1)).isCloseTo(0.5, within(1e-6));
  }

  @Test
  void groupsThatNeverMetAreRatedEachAboutZero() {
    List<RatedGame> games = new ArrayList<>();
    add(games, 0, 1, 30, 0, 10);
    add(games, 1, 0, 10, 0, 30);
    add(games, 2, 3, 20, 0, 20);
    add(games, 3, 2, 20, 0, 20);
    Ratings found = BradleyTerry.fit(5, games);
    assertThat(found.rating(0).difference() + found.rating(1).difference())
        .isCloseTo(0, within(1e-6));
    assertThat(found.rating(2).difference()).isCloseTo(0, within(1e-6));
    assertThat(found.rating(4).difference()).isCloseTo(0, within(1e-6));
    assertThat(found.difference(0, 1).difference()).isCloseTo(Elo.ofScore(0.75), within(6.0));
    assertThat(found.difference(0, 2).error())
        .isGreaterThan(2 * found.difference(0, 1).error())
        .isFinite();
    assertThat(found.rating(4).error()).isGreaterThan(found.rating(0).error());
  }

  @Test
  void theVirtualDrawsHardlyCountAmongManyGames() {
    double[] truth = {-200, -50, 50, 200};
    List<RatedGame> games = played(truth, 30, 100, new Dice(9));
    Ratings with = BradleyTerry.fit(4, games);
    Ratings without = BradleyTerry.fit(4, games, 0, true);
    for (int player = 0; player < 4; player++) {
      assertThat(with.rating(player).difference())
          .isCloseTo(without.rating(player).difference(), within(2.0));
    }
  }

  @Test
  void ratingsHaveMeanZeroAndExpectedPointsAreThePointsMade() {
    List<RatedGame> games = played(new double[] {-100, 0, 150, 300}, 50, 10, new Dice(14));
    Ratings found = BradleyTerry.fit(4, games, 0, true);
    double sum = 0;
    double[] made = new double[4];
    double[] expected = new double[4];
    for (int player = 0; player < 4; player++) {
      sum += found.rating(player).difference();
    }
    for (RatedGame game : games) {
      made[game.first()] += game.points();
      made[game.second()] += 1 - game.points();
      double chance = found.expectedScore(game.first(), game.second());
      expected[game.first()] += chance;
      expected[game.second()] += 1 - chance;
    }
    assertThat(sum).isCloseTo(0, within(1e-6));
    assertThat(expected).containsExactly(made, within(1e-6));
  }

  @Test
  void renamedPlayersKeepTheirRatings() {
    Dice dice = new Dice(40);
    List<RatedGame> games = randomGames(4, 60, dice);
    List<RatedGame> renamed = new ArrayList<>();
    List<RatedGame> reversed = new ArrayList<>();
    for (RatedGame game : games) {
      renamed.add(new RatedGame(3 - game.first(), 3 - game.second(), game.points()));
      reversed.add(new RatedGame(game.first(), game.second(), 1 - game.points()));
    }
    Ratings found = BradleyTerry.fit(4, games);
    Ratings mirrored = BradleyTerry.fit(4, renamed);
    Ratings opposite = BradleyTerry.fit(4, reversed);
    for (int player = 0; player < 4; player++) {
      EloEstimate rating = found.rating(player);
      assertThat(mirrored.rating(3 - player).difference())
          .isCloseTo(rating.difference(), within(1e-6));
      assertThat(mirrored.rating(3 - player).error()).isCloseTo(rating.error(), within(1e-6));
      assertThat(opposite.rating(player).difference())
          .isCloseTo(-rating.difference(), within(1e-6));
      for (int other = 0; other < 4; other++) {
        assertThat(found.likelihoodOfSuperiority(player, other))
            .isCloseTo(1 - found.likelihoodOfSuperiority(other, player), within(1e-12));
      }
    }
    assertThat(opposite.advantage().difference())
        .isCloseTo(-found.advantage().difference(), within(1e-6));
  }

  @Test
  void oneOrNobodyMayHavePlayed() {
    assertThat(BradleyTerry.fit(1, List.of()).rating(0)).isEqualTo(new EloEstimate(0, 0, 0));
    Ratings none = BradleyTerry.fit(3, List.of());
    assertThat(none.players()).isEqualTo(3);
    assertThat(none.rating(1).difference()).isCloseTo(0, within(1e-9));
    assertThat(none.rating(1).error()).isGreaterThan(300).isFinite();
    assertThat(none.expectedScore(0, 2)).isCloseTo(0.5, within(1e-12));
  }

  @Test
  void twoHundredPlayersAreRated() {
    double[] truth = new double[200];
    for (int i = 0; i < 200; i++) {
      truth[i] = 8 * (i - 99.5);
    }
    Ratings found = BradleyTerry.fit(200, played(truth, 40, 1, new Dice(1)));
    int inside = 0;
    for (int i = 0; i < 200; i++) {
      inside += covers(found.rating(i), truth[i]) ? 1 : 0;
    }
    assertThat(inside).isGreaterThan(180);
    assertThat(found.advantage().difference()).isCloseTo(40, within(10.0));
  }

  @Test
  void impossibleInputIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new RatedGame(1, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RatedGame(-1, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new RatedGame(0, 1, 0.7));
    assertThatIllegalArgumentException().isThrownBy(() -> BradleyTerry.fit(0, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.fit(2, List.of(new RatedGame(0, 2, 1))));
    assertThatIllegalArgumentException().isThrownBy(() -> BradleyTerry.fit(2, List.of()).rating(2));
  }
}
