package games.oxo.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.learn.RandomGames;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.Scalar;
import games.oxo.search.evaluation.Weights;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogisticFitTest {
  private static final Knot SCALE = new Knot(1, 1);
  private static final FitSettings FEW = new FitSettings(true, 0, 0.3, 1);

  /** Random parameters, in the scale of what is fitted. */
  private static void scatter(Model model, Dice dice) {
    for (int i = 0; i < model.parameters.length; i++) {
      model.parameters[i] = (float) (0.4 * (dice.fraction() - 0.5));
    }
    model.expand();
  }

  private static int[] all(TrainingSet set) {
    int[] order = new int[set.size];
    Arrays.setAll(order, i -> i);
    return order;
  }

  /** The slope of the loss by central differences. */
  private static double slope(LogisticFit fit, int parameter) {
    double step = 0.01;
    float[] parameters = fit.model().parameters;
    float kept = parameters[parameter];
    parameters[parameter] = (float) (kept + step);
    fit.model().expand();
    double above = fit.lossOfTargets();
    parameters[parameter] = (float) (kept - step);
    fit.model().expand();
    double below = fit.lossOfTargets();
    parameters[parameter] = kept;
    fit.model().expand();
    return (above - below) / (2 * step);
  }

  @ParameterizedTest
  @CsvSource({"squava, true", "squava, false", "connect4:5x4, true", "yavalath:side4, false"})
  void theGradientIsThatOfFiniteDifferences(String name, boolean alike) {
    Game game = Samples.game(name);
    TrainingSet set = TrainingSet.of(new SearchRules(game), RandomGames.of(game, 12, 5), SCALE);
    LogisticFit fit = new LogisticFit(game, set, FEW.withAlike(alike));
    Dice dice = new Dice(6);
    scatter(fit.model(), dice);
    fit.slopes(all(set), 0, set.size);
    float[] slopes = fit.slopes().clone();
    List<Integer> tried = new ArrayList<>();
    for (int i = fit.model().firstScalar(); i < slopes.length; i++) {
      tried.add(i);
    }
    for (int i = 0; i < 100; i++) {
      int parameter = dice.below(slopes.length);
      while (slopes[parameter] == 0) {
        parameter = (parameter + 1) % slopes.length;
      }
      tried.add(parameter);
    }
    double size = 0;
    for (int parameter : tried) {
      assertThat((double) slopes[parameter])
          .as("parameter %d", parameter)
          .isCloseTo(slope(fit, parameter), within(2e-3 * (1 + Math.abs(slopes[parameter]))));
      size = Math.max(size, Math.abs(slopes[parameter]));
    }
    assertThat(size).as("the largest slope that was compared").isGreaterThan(0.02);
  }

  /** Some games from the empty board, where nothing but the right to move counts. */
  private static TrainingSet emptyBoards(Game game, int wins, int losses, int score) {
    List<ScoredGame> games = new ArrayList<>();
    for (int i = 0; i < wins + losses; i++) {
      games.add(
          new ScoredGame(i, i < wins ? 1 : -1, List.of(new ScoredPosition(0, 0, (short) score))));
    }
    return TrainingSet.of(new SearchRules(game), games, SCALE);
  }

  private static double logOdds(double chance) {
    return Math.log(chance / (1 - chance));
  }

  /** The best constant is the logarithm of the odds of the mean. */
  @ParameterizedTest
  @CsvSource({"70, 30, 0", "20, 80, 0", "70, 30, 0.5", "50, 50, 1"})
  void aConstantIsTheLogOddsOfWhatCame(int wins, int losses, double mix) {
    Game game = Samples.game("tic-tac-toe");
    int score = 150;
    TrainingSet set = emptyBoards(game, wins, losses, score);
    LogisticFit fit = new LogisticFit(game, set, new FitSettings(true, 1, mix, 2500));
    assertThat(fit.run(1, () -> false)).isTrue();
    double came = (double) wins / (wins + losses);
    double said = 1 / (1 + Math.exp(-score / 100.0));
    double expected = logOdds((1 - mix) * came + mix * said);
    assertThat(fit.weights().scalar(Scalar.MOVE, 0) / 100.0).isCloseTo(expected, within(0.02));
  }

  /** What nothing explains costs as much as it is uncertain: the loss cannot fall below. */
  @Test
  void withWhatWasDrawnFromKnownWeightsTheLossReachesTheEntropy() {
    Game game = Samples.game("tic-tac-toe");
    SearchRules rules = new SearchRules(game);
    Model truth = new Model(game, true);
    Dice dice = new Dice(7);
    for (int i = 0; i < truth.parameters.length; i++) {
      truth.parameters[i] = (float) (1.5 * (dice.fraction() - 0.5));
    }
    truth.expand();
    List<ScoredGame> games =
        RandomGames.decided(game, 20_000, 8, position -> chance(rules, truth, position));
    List<ScoredGame> other =
        RandomGames.decided(game, 10_000, 9, position -> chance(rules, truth, position));
    TrainingSet heldOut = TrainingSet.of(rules, other, SCALE);
    double entropy = 0;
    for (ScoredGame each : other) {
      double chance = chance(rules, truth, each.samples().get(0));
      entropy -= chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance);
    }
    entropy /= other.size();
    LogisticFit fit =
        new LogisticFit(game, TrainingSet.of(rules, games, SCALE), new FitSettings(true, 0, 0, 60));
    double before = fit.loss(heldOut);
    fit.run(1, () -> false);
    assertThat(before).isCloseTo(Math.log(2), within(1e-9)).isGreaterThan(entropy + 0.05);
    assertThat(fit.loss(heldOut)).isCloseTo(entropy, within(0.01));
  }

  private static double chance(SearchRules rules, Model truth, ScoredPosition position) {
    TrainingSet one =
        TrainingSet.of(rules, List.of(new ScoredGame(0, 1, List.of(position))), SCALE);
    return 1 / (1 + Math.exp(-truth.logOdds(one, 0)));
  }

  private static short[] table(Weights weights, int kind, int states) {
    short[] table = new short[2 * states];
    for (int state = 0; state < states; state++) {
      table[state] = (short) weights.early(kind, state);
      table[states + state] = (short) weights.late(kind, state);
    }
    return table;
  }

  @Test
  void theSameSeedGivesTheSameWeights() {
    Game game = Samples.game("squava");
    TrainingSet set = TrainingSet.of(new SearchRules(game), RandomGames.of(game, 100, 5), SCALE);
    List<short[]> tables = new ArrayList<>();
    for (long seed : new long[] {1, 1}) {
      LogisticFit fit = new LogisticFit(game, set, FitSettings.USUAL);
      fit.run(seed, () -> false);
      tables.add(table(fit.weights(), 0, 81));
    }
    assertThat(tables.get(0)).isEqualTo(tables.get(1)).isNotEqualTo(new short[162]);
  }

  @Test
  void decayDrawsWeightsToNothing() {
    Game game = Samples.game("squava");
    TrainingSet set = TrainingSet.of(new SearchRules(game), RandomGames.of(game, 100, 5), SCALE);
    double[] sizes = new double[2];
    for (int i = 0; i < 2; i++) {
      LogisticFit fit = new LogisticFit(game, set, new FitSettings(true, 10 * i, 0, 200));
      fit.run(1, () -> false);
      for (int p = 0; p < fit.model().firstScalar(); p++) {
        sizes[i] += Math.abs(fit.model().parameters[p]);
      }
    }
    assertThat(sizes[1]).isLessThan(0.8 * sizes[0]);
  }

  @Test
  void itStopsWhenItIsAsked() {
    Game game = Samples.game("tic-tac-toe");
    AtomicInteger asked = new AtomicInteger();
    LogisticFit fit = new LogisticFit(game, emptyBoards(game, 1, 1, 0), FitSettings.USUAL);
    assertThat(fit.run(1, () -> asked.incrementAndGet() == 3)).isFalse();
    assertThat(asked).hasValue(3);
  }
}
