package games.oxo.book.grow;

import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.Collection;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Source of values and moves for a book that grows, for one thread at a time. */
public interface Thinker {
  /** Factory of thinkers. */
  @FunctionalInterface
  interface Source {
    /**
     * Makes one.
     *
     * @param number its number, from 0
     * @param stop whether to give up; what was found until then is not used
     */
    Thinker create(int number, BooleanSupplier stop);
  }

  /** Forgets what was learned from earlier games. */
  void newGame();

  /** What an engine thinks of the moves that are not to be avoided, or empty when stopped. */
  Optional<Thought> think(Position position, Collection<Move> avoid);

  /** An engine, and where that proves nothing the solver; empty when stopped. */
  Optional<Thought> thinkAndSolve(Position position);

  /** The move that an engine plays in a game, or empty when stopped. */
  Optional<MoveThought> choose(Position position, Collection<Move> avoid);
}
