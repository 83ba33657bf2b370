package games.oxo.invent.sieve;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.CellPattern;
import java.util.Optional;

/**
 * The first sieve: random games, a few milliseconds. It keeps out what hardly ever ends, what ends
 * at once, what the first stones decide, and boards that the rules leave unused.
 */
public final class RandomSieve {
  private static final int GAMES = 100;

  private static final double MOST_DRAWS = 0.6;
  private static final double LEAST_STONES = 6;
  private static final double LEAST_SCORE = 0.2;
  private static final double MOST_DEAD_CELLS = 0.2;

  private RandomSieve() {}

  /** The figures of random games. */
  public static Figures measure(Game game, long seed) {
    Dice dice = new Dice(seed);
    double points = 0;
    int draws = 0;
    long stones = 0;
    for (int i = 0; i < GAMES; i++) {
      Position end = play(game, dice);
      draws += end.outcome().isDraw() ? 1 : 0;
      points += (1 + end.outcome().sign(Player.X)) / 2.0;
      stones += end.ply();
    }
    return Figures.NONE
        .with(Figure.RANDOM_FIRST, points / GAMES)
        .with(Figure.RANDOM_DRAWS, (double) draws / GAMES)
        .with(Figure.RANDOM_FILLED, (double) stones / GAMES / game.board().cells())
        .with(Figure.DEAD_CELLS, deadCells(game));
  }

  private static Position play(Game game, Dice dice) {
    Position position = game.start();
    while (!position.outcome().isOver()) {
      position = position.play(Move.at(dice.bitOf(position.legalCells())));
    }
    return position;
  }

  private static double deadCells(Game game) {
    if (!game.rules().endsEarly()) {
      return 0;
    }
    long alive = cells(game.rules().winning()) | cells(game.rules().losing());
    return (double) Long.bitCount(game.board().all() & ~alive) / game.board().cells();
  }

  private static long cells(CellPattern pattern) {
    long cells = 0;
    for (long set : pattern.sets()) {
      cells |= set;
    }
    return cells;
  }

  /** Why a game with these figures is not worth a second look; empty if it is. */
  public static Optional<String> objection(Game game, Figures figures) {
    double first = figures.get(Figure.RANDOM_FIRST);
    if (figures.get(Figure.DEAD_CELLS) > MOST_DEAD_CELLS) {
      return Optional.of("many cells play no part");
    }
    if (figures.get(Figure.RANDOM_DRAWS) > MOST_DRAWS) {
      return Optional.of("mostly drawn");
    }
    if (figures.get(Figure.RANDOM_FILLED) * game.board().cells() < LEAST_STONES) {
      return Optional.of("over at once");
    }
    if (first < LEAST_SCORE || first > 1 - LEAST_SCORE) {
      return Optional.of("one side wins even at random");
    }
    return Optional.empty();
  }
}
