package games.oxo.match.play;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.value.Points;
import java.util.List;

/** Players for tests. */
final class Scripted {
  private Scripted() {}

  /** What a player answers. */
  interface Answer {
    Reply to(Position position, MoveBudget budget) throws Forfeit;
  }

  static MatchPlayer answering(Answer answer) {
    return new MatchPlayer() {
      @Override
      public void begin(long seed) {}

      @Override
      public Reply move(Position position, MoveBudget budget) throws Forfeit {
        return answer.to(position, budget);
      }

      @Override
      public void close() {}
    };
  }

  /** Always the first legal move, a swap never. */
  static MatchPlayer first() {
    return answering((position, budget) -> reply(position.legalMoves().get(0)));
  }

  /** Any legal stone by the chance of the game's seed. */
  static MatchPlayer byChance() {
    return new MatchPlayer() {
      private Dice dice = new Dice(0);

      @Override
      public void begin(long seed) {
        dice = new Dice(seed);
      }

      @Override
      public Reply move(Position position, MoveBudget budget) {
        List<Move> moves = position.legalMoves();
        return reply(moves.get(dice.below(moves.size())));
      }

      @Override
      public void close() {}
    };
  }

  static Reply reply(Move move) {
    return new Reply(move, new Points(0.25, Points.Unit.UNSTATED), 7);
  }
}
