package games.oxo.game;

import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game: the stones, the side to move, the outcome, and the moves that led to it, as
 * far as they are known. Immutable.
 *
 * <p>Two positions are equal if they have the same stones and the same legal moves; the moves that
 * led to them do not matter.
 */
public final class Position {
  private final Game game;
  private final long x;
  private final long o;
  private final boolean swapped;
  private final Outcome outcome;
  private final @Nullable Position previous;
  private final @Nullable Move lastMove;

  private Position(
      Game game,
      long x,
      long o,
      boolean swapped,
      Outcome outcome,
      @Nullable Position previous,
      @Nullable Move lastMove) {
    this.game = game;
    this.x = x;
    this.o = o;
    this.swapped = swapped;
    this.outcome = outcome;
    this.previous = previous;
    this.lastMove = lastMove;
  }

  static Position startOf(Game game) {
    return new Position(game, 0, 0, false, Outcome.OPEN, null, null);
  }

  /** A position whose moves are not known; the caller has checked that it can be. */
  static Position ofStones(Game game, long x, long o, Outcome outcome) {
    return new Position(game, x, o, false, outcome, null, null);
  }

  /** The game that this is a position of. */
  public Game game() {
    return game;
  }

  /** The cells with a stone of this player. */
  public long stones(Player player) {
    return player == Player.X ? x : o;
  }

  /** All cells with a stone. */
  public long occupied() {
    return x | o;
  }

  /** The number of stones on the board. */
  public int ply() {
    return Long.bitCount(x | o);
  }

  /** The mark on a cell: {@code 'X'}, {@code 'O'} or {@code '.'}. */
  public char mark(int cell) {
    return (x >>> cell & 1) != 0 ? 'X' : (o >>> cell & 1) != 0 ? 'O' : '.';
  }

  /** Whose turn it is; empty when the game is over. */
  public Optional<Player> toMove() {
    return outcome.isOver() ? Optional.empty() : Optional.of(game.mover(ply()));
  }

  /** The cells where the player to move may place a stone; none when the game is over. */
  public long legalCells() {
    return outcome.isOver() ? 0 : game.legalCells(x | o);
  }

  /** Whether the player to move may answer {@link Move#SWAP}. */
  public boolean swapOffered() {
    return !swapped && !outcome.isOver() && ply() == game.swapPly();
  }

  /**
   * Whether the second player may still answer {@link Move#SWAP}, now or on a turn to come. What a
   * position is worth depends on the stones and on this, and on nothing else that has happened.
   */
  public boolean swapPending() {
    return !swapped && !outcome.isOver() && ply() <= game.swapPly();
  }

  /** Whether the players have changed seats in this game. */
  public boolean swapped() {
    return swapped;
  }

  /**
   * The legal moves in the order of their cells, under gravity in the order of their columns;
   * {@link Move#SWAP} comes last where it is offered.
   */
  public List<Move> legalMoves() {
    List<Move> moves = new ArrayList<>();
    for (long rest = legalCells(); rest != 0; rest &= rest - 1) {
      moves.add(Move.at(Long.numberOfTrailingZeros(rest)));
    }
    if (game.board().gravity()) {
      moves.sort(Comparator.comparingInt(move -> game.board().column(move.cell())));
    }
    if (swapOffered()) {
      moves.add(Move.SWAP);
    }
    return Collections.unmodifiableList(moves);
  }

  /** Whether the player to move may make this move. */
  public boolean isLegal(Move move) {
    return move.isSwap() ? swapOffered() : (legalCells() >>> move.cell() & 1) != 0;
  }

  /**
   * The position after a move.
   *
   * @throws InputException when the move is not legal here
   */
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw new InputException(Text.format("the move '%s' is not legal here", move));
    }
    if (move.isSwap()) {
      return new Position(game, x, o, true, outcome, this, move);
    }
    int cell = move.cell();
    Player player = game.mover(ply());
    long newX = player == Player.X ? x | 1L << cell : x;
    long newO = player == Player.O ? o | 1L << cell : o;
    Outcome after = game.rules().outcome(newX, newO, player, cell);
    return new Position(game, newX, newO, swapped, after, this, move);
  }

  /** How the game stands or ended. */
  public Outcome outcome() {
    return outcome;
  }

  /** The points that a player's stones are worth now; 0 in a line game. */
  public int points(Player player) {
    return game.rules().newCounter().points(stones(player));
  }

  /**
   * The cells that decided the game: the winning line, the losing line, or what the winner's points
   * came from. None for a draw or while the game goes on.
   */
  public long decidingCells() {
    return game.rules().decidingCells(outcome, x, o);
  }

  /** The move that led here, if it is known. */
  public Optional<Move> lastMove() {
    return Optional.ofNullable(lastMove);
  }

  /** The position before the last known move. */
  public Optional<Position> previous() {
    return Optional.ofNullable(previous);
  }

  /** The first position of this game that is known: the empty board, or what was read. */
  public Position origin() {
    Position first = this;
    while (first.previous != null) {
      first = first.previous;
    }
    return first;
  }

  /** The moves made since {@link #origin()}. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (Position at = this; at.lastMove != null && at.previous != null; at = at.previous) {
      moves.add(at.lastMove);
    }
    Collections.reverse(moves);
    return Collections.unmodifiableList(moves);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && game.equals(that.game)
        && x == that.x
        && o == that.o
        && swapOffered() == that.swapOffered();
  }

  @Override
  public int hashCode() {
    return Objects.hash(x, o, swapOffered());
  }
}
