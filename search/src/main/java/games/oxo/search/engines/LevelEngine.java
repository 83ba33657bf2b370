package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Proven;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A handicapped engine. It searches less, and from time to time it is careless: then it plays not
 * the best move found but a random one, with better moves more likely (a softmax). Each level is
 * careless less often than the one below and searches more. The highest level is the best engine
 * and not made here.
 */
final class LevelEngine implements Engine {
  static final int HIGHEST = 10;

  /**
   * For each level how many games it plays out in its head. Chosen by hand, as is all that follows,
   * so that each level beats the one below: {@code docs/engines.md} has the scores.
   */
  private static final int[] SIMULATIONS = {
    200, 400, 700, 1_200, 2_000, 3_500, 6_000, 10_000, 20_000
  };

  /** A careless move that is worth this much less is e times less likely; a win is worth 1. */
  private static final double INDIFFERENCE = 1;

  /** On boards up to this size few moves decide a game, and many careless ones do no harm. */
  private static final int SMALL_BOARD = 16;

  /** Larger boards: how much faster than its share of levels carelessness falls. */
  private static final double FALL = 1.5;

  private final int level;
  private final Engine engine;
  private final boolean deterministic;
  private final long seed;
  private Dice dice;

  /**
   * @param level 1 to 9
   * @param engine plays games out; its values are from -1 to 1
   * @param deterministic whether its carelessness depends on the position alone
   */
  LevelEngine(int level, Engine engine, boolean deterministic, long seed) {
    this.level = level;
    this.engine = engine;
    this.deterministic = deterministic;
    this.seed = seed;
    dice = new Dice(seed);
  }

  @Override
  public String name() {
    return "level" + level;
  }

  @Override
  public void newGame() {
    engine.newGame();
  }

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    Limits limits = request.limits();
    long most = simulations(level);
    long simulations = limits.simulations() > 0 ? Math.min(limits.simulations(), most) : most;
    SearchRequest asked = request.withLimits(limits.withSimulations(simulations));
    if (deterministic) {
      dice = new Dice(seed ^ 31 * position.stones(Player.X) ^ position.stones(Player.O));
    }
    boolean careful = dice.fraction() >= carelessness(level, position);
    return careful
        ? engine.think(position, asked, listener)
        : RevisedListener.think(engine, position, asked, listener, new Careless(dice.fraction()));
  }

  /**
   * Chooses a random move among those that were valued.
   *
   * @param chance from 0 to 1: which of the moves it is
   */
  private record Careless(double chance) implements UnaryOperator<Analysis> {
    @Override
    public Analysis apply(Analysis found) {
      return found.moves().isEmpty() ? found : found.withBest(choose(found.moves()), found.moves());
    }

    private MoveValue choose(List<MoveValue> moves) {
      double sum = 0;
      for (MoveValue each : moves) {
        sum += weight(each.value());
      }
      double rest = chance * sum;
      for (MoveValue each : moves) {
        rest -= weight(each.value());
        if (rest < 0) {
          return each;
        }
      }
      return moves.get(0);
    }
  }

  /** How many games a level plays out in its head. */
  static long simulations(int level) {
    return SIMULATIONS[level - 1];
  }

  /** How often a level is careless: always at level 1, never at the highest. */
  static double carelessness(int level, Position position) {
    double share = (double) (HIGHEST - level) / (HIGHEST - 1);
    return position.game().board().cells() <= SMALL_BOARD ? share : Math.pow(share, FALL);
  }

  /** How often a careless level that found these moves plays this one. */
  static double share(List<MoveValue> moves, Move move) {
    double sum = 0;
    double own = 0;
    for (MoveValue each : moves) {
      sum += weight(each.value());
      own += each.move().equals(move) ? weight(each.value()) : 0;
    }
    return sum == 0 ? 0 : own / sum;
  }

  private static double weight(Value value) {
    double worth = value instanceof Proven proven ? proven.result().sign() : RawValue.of(value);
    return Math.exp(worth / INDIFFERENCE);
  }
}
