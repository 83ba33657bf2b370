package games.oxo.session;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress between two seats: whose turn it is, moves, swap, undo and result. It has no
 * input or output of its own; its callers do.
 *
 * <p>Seat 0 holds X and seat 1 holds O until a swap, after which they have changed colours.
 */
public final class GameSession {
  private final Seat[] seats;
  private Position position;
  private @Nullable GameEnd forced;

  /**
   * A game from a position on.
   *
   * @param x who holds X before any swap
   * @param o who holds O before any swap
   */
  public GameSession(Position start, Seat x, Seat o) {
    seats = new Seat[] {x, o};
    position = start;
  }

  /** The position now. */
  public Position position() {
    return position;
  }

  /** The number of the seat that holds a colour at a position of this game. */
  public static int seatNumber(Position at, Player colour) {
    return (colour == Player.X) != at.swapped() ? 0 : 1;
  }

  /** Who holds a colour now. */
  public Seat seat(Player colour) {
    return seats[seatNumber(position, colour)];
  }

  /** Who is to move at a position of this game that is not over. */
  public Seat seatToMove(Position at) {
    return seats[seatNumber(at, at.toMove().orElseThrow())];
  }

  /** Who is to move; the game is not over. */
  public Seat seatToMove() {
    return seatToMove(position);
  }

  /** Whether at least one seat is a person's. */
  public boolean hasPerson() {
    return seats[0].isPerson() || seats[1].isPerson();
  }

  /** Whether at least one seat is an engine's. */
  public boolean hasEngine() {
    return !(seats[0].isPerson() && seats[1].isPerson());
  }

  /** The colour of a seat now. */
  public Player colour(int seat) {
    return (seat == 0) != position.swapped() ? Player.X : Player.O;
  }

  /** How the game ended; empty while it goes on. */
  public Optional<GameEnd> end() {
    if (forced != null) {
      return Optional.of(forced);
    }
    return position.outcome().isOver()
        ? Optional.of(new GameEnd(GameEnd.Reason.RULES, position.outcome().winner()))
        : Optional.empty();
  }

  /**
   * Makes a move for the player to move.
   *
   * @throws InputException when the game is over or the move is not legal
   */
  public void play(Move move) {
    if (end().isPresent()) {
      throw new InputException("the game is over");
    }
    position = position.play(move);
  }

  /**
   * Ends the game: a player gives up.
   *
   * @throws InputException when the game is over
   */
  public void resign(Player loser) {
    if (end().isPresent()) {
      throw new InputException("the game is over");
    }
    forced = new GameEnd(GameEnd.Reason.RESIGNATION, loser.other());
  }

  /** Whether {@link #undo} has something to take back. */
  public boolean canUndo() {
    return movesToUndo() > 0;
  }

  /**
   * Takes moves back to the last turn of a person; between two engines, one move. A resigned game
   * continues.
   *
   * @throws InputException when there is no such turn
   */
  public void undo() {
    int moves = movesToUndo();
    if (moves == 0) {
      throw new InputException("there is no move of yours to take back");
    }
    for (int i = 0; i < moves; i++) {
      position = position.previous().orElseThrow();
    }
    forced = null;
  }

  /** How many moves lie behind the last turn of a person; 0 when there is no such turn. */
  private int movesToUndo() {
    int moves = 0;
    for (Optional<Position> at = position.previous(); at.isPresent(); at = at.get().previous()) {
      moves++;
      if (!hasPerson() || seatToMove(at.get()).isPerson()) {
        return moves;
      }
    }
    return 0;
  }

  /** Goes on from another position of the same game, such as one that was saved. */
  public void setPosition(Position other) {
    if (!other.game().equals(position.game())) {
      throw new IllegalArgumentException("a position of another game");
    }
    position = other;
    forced = null;
  }
}
