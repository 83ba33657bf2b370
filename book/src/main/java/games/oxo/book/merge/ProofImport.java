package games.oxo.book.merge;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Takes over a proof that one side wins: its moves, and that the positions before them are won and
 * those after them lost. Only positions with a move of their own in the proof are taken over; what
 * is left of a win after that, engines find by themselves.
 */
public final class ProofImport {
  /** The winner's moves. */
  @FunctionalInterface
  public interface Moves {
    /** The cell to play in a position of the winner; empty when the proof has no move for it. */
    OptionalInt move(long x, long o);
  }

  private final BookGame game;
  private final Player winner;
  private final Moves moves;
  private final BookChange change = new BookChange();
  private final Set<CanonicalPosition> seen = new HashSet<>();
  private int positions;

  public ProofImport(BookGame game, Player winner, Moves moves) {
    this.game = game;
    this.winner = winner;
    this.moves = moves;
  }

  /**
   * The proof as a change of a book.
   *
   * @param whole whether the position itself is proven, not only what follows some of its moves
   */
  public BookChange read(Position from, boolean whole) {
    Game plain = game.plain();
    Position root = game.plain(from);
    if (whole) {
      boolean wins = plain.mover(root.ply()) == winner;
      change.position(game.key(root)).proven(Ending.of(wins ? Result.WIN : Result.LOSS));
    }
    Deque<Position> queue = new ArrayDeque<>();
    queue.add(root);
    for (Position next = queue.poll(); next != null; next = queue.poll()) {
      if (plain.mover(next.ply()) == winner) {
        win(next, queue);
      } else {
        answerAll(next, queue);
      }
    }
    return change;
  }

  /** How many positions of the winner were taken over. */
  public int positions() {
    return positions;
  }

  private void win(Position position, Deque<Position> queue) {
    CanonicalForm form = game.form(position);
    OptionalInt cell = moves.move(position.stones(Player.X), position.stones(Player.O));
    if (cell.isEmpty() || !seen.add(form.key())) {
      return;
    }
    positions++;
    Move move = Move.at(cell.getAsInt());
    Ending won = Ending.of(Result.WIN);
    change.position(form.key()).proven(won).move(form.toKey(move).cell()).proven(won);
    Position after = position.play(move);
    if (!after.outcome().isOver()) {
      change.position(game.key(after)).proven(won.negate());
      queue.add(after);
    }
  }

  /** The loser's moves that the proof answers by a move of its own become moves of the book. */
  private void answerAll(Position position, Deque<Position> queue) {
    CanonicalForm form = game.form(position);
    if (!seen.add(form.key())) {
      return;
    }
    for (Move reply : position.legalMoves()) {
      Position after = position.play(reply);
      if (!after.outcome().isOver()
          && moves.move(after.stones(Player.X), after.stones(Player.O)).isPresent()) {
        change.position(form.key()).move(form.toKey(reply).cell()).proven(Ending.of(Result.LOSS));
        queue.add(after);
      }
    }
  }
}
