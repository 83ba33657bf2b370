package games.oxo.invent.sieve;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.EngineContext;
import games.oxo.session.balance.SelfPlaySeries;
import games.oxo.session.balance.SelfPlayStatistics;
import java.util.function.UnaryOperator;

/**
 * The second sieve: games of an engine against itself, with the figures of a study of balance, and
 * games in which one side thinks eight times as much. A fraction of a second.
 */
public final class EngineSieve {
  private static final String ENGINE = "mcts-solver";
  private static final int UNEQUAL_GAMES = 12;
  private static final Limits STRONGER = Limits.simulations(320);
  private static final Limits WEAKER = Limits.simulations(40);
  private static final long BYTES = 1L << 20;

  /** How many games it plays against itself. */
  private final int games;

  /** What it may do for a move of these. */
  private final Limits limits;

  private EngineSieve(int games, int simulations) {
    this.games = games;
    limits = Limits.simulations(simulations);
  }

  /** What every rule set gets. */
  public static EngineSieve first() {
    return new EngineSieve(16, 120);
  }

  /** What those get that look good: of many, some look better than they are. */
  public static EngineSieve closer() {
    return new EngineSieve(32, 200);
  }

  /**
   * The figures of such games.
   *
   * @param control whether to stop; what comes out then means nothing
   */
  public Figures measure(Game game, long seed, SearchControl control) {
    EngineContext context = EngineContext.of(seed, BYTES);
    SelfPlaySeries series =
        new SelfPlaySeries(
            game,
            ENGINE + ":simulations=" + limits.simulations(),
            UnaryOperator.identity(),
            context);
    for (int i = 0; i < games && !control.stop(); i++) {
      series.play(control);
    }
    SelfPlayStatistics study = SelfPlayStatistics.of(game, series.games());
    double depth =
        new UnequalGames(game, ENGINE, context).score(UNEQUAL_GAMES, STRONGER, WEAKER, control);
    return Figures.NONE
        .with(Figure.FIRST, study.first().value())
        .with(Figure.DRAWS, study.draws().value())
        .with(Figure.SWAPS, study.swaps().value())
        .with(Figure.STONES, study.stones().mean())
        .with(Figure.FILLED, study.filled())
        .with(Figure.WIN_IN_SIGHT, study.sureBefore().mean())
        .with(Figure.LEAD_CHANGES, study.leadChanges().mean())
        .with(Figure.CHANGING, study.changing().value())
        .with(Figure.COMEBACKS, study.comebacks().value())
        .with(Figure.BRANCHING, study.branching())
        .with(Figure.VARIETY, (double) study.different() / Math.max(1, study.games()))
        .with(Figure.DEPTH, depth);
  }
}
