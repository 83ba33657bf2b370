package games.oxo.learn;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.learn.sample.ScoredGame;
import games.oxo.learn.sample.ScoredPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Games as self-play makes them, but of random moves and with made-up scores and results. */
public final class RandomGames {
  private RandomGames() {}

  /** Games whose scores and results mean nothing. */
  public static List<ScoredGame> of(Game game, int count, long seed) {
    Dice dice = new Dice(seed);
    List<ScoredGame> games = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      List<ScoredPosition> positions = new ArrayList<>();
      Position position = game.start();
      while (!position.outcome().isOver()) {
        positions.add(scored(position, dice.below(601) - 300));
        position = position.play(stone(position, dice));
      }
      games.add(new ScoredGame(number, dice.below(3) - 1, positions));
    }
    return games;
  }

  /**
   * Games of one position each.
   *
   * @param chance that the side to move wins, from the score of the position
   */
  public static List<ScoredGame> decided(
      Game game, int count, long seed, ToDoubleFunction<ScoredPosition> chance) {
    Dice dice = new Dice(seed);
    List<ScoredGame> games = new ArrayList<>();
    while (games.size() < count) {
      Position position = game.start();
      for (int left = dice.below(game.board().cells()); left > 0; left--) {
        Position after = position.play(stone(position, dice));
        if (after.outcome().isOver()) {
          break;
        }
        position = after;
      }
      ScoredPosition scored = scored(position, dice.below(601) - 300);
      boolean wins = dice.fraction() < chance.applyAsDouble(scored);
      boolean moverIsX = position.toMove().orElseThrow() == Player.X;
      games.add(new ScoredGame(games.size(), wins == moverIsX ? 1 : -1, List.of(scored)));
    }
    return games;
  }

  private static Move stone(Position position, Dice dice) {
    return Move.at(dice.bitOf(position.legalCells()));
  }

  private static ScoredPosition scored(Position position, int score) {
    return new ScoredPosition(position.stones(Player.X), position.stones(Player.O), (short) score);
  }
}
