package games.oxo.match.record;

import games.oxo.session.balance.StudiedGame;
import java.util.List;

/**
 * A finished game of a match, as a log stores it.
 *
 * @param number of the game in its match, from 1
 * @param pair number of the pair of games with this opening between these two, from 1; the games of
 *     a pair have reversed seats
 * @param first the label of who began
 * @param second the label of the other one
 * @param opening the moves that were given, as a list in the game's notation; may be empty
 * @param openingMoves how many moves these are
 * @param seed the seed of the game's random numbers
 * @param moves all moves in the game's notation, those of the opening too
 * @param turns what is known of each move after the opening, in order
 * @param result who won
 * @param reason why
 * @param detail one sentence about a fault, the points of a score game, otherwise empty
 */
public record GameRecord(
    int number,
    int pair,
    String first,
    String second,
    String opening,
    int openingMoves,
    long seed,
    List<String> moves,
    List<Turn> turns,
    Result result,
    EndReason reason,
    String detail)
    implements StudiedGame {
  public GameRecord {
    moves = List.copyOf(moves);
    turns = List.copyOf(turns);
  }

  /**
   * A move of a player.
   *
   * @param first whether the one who began the game made it
   * @param micros time taken
   * @param nodes positions visited or games played out, 0 when not known
   * @param value what the mover thought, as the line protocol writes it ({@code win 3}, {@code
   *     draw}, {@code 0.530}), empty when not known
   */
  public record Turn(boolean first, long micros, long nodes, String value) {}

  /** Who won. */
  public enum Result {
    FIRST,
    SECOND,
    DRAW;

    /** What the one who began gets: 1, a half, or 0. */
    public double pointsOfFirst() {
      return this == FIRST ? 1 : this == DRAW ? 0.5 : 0;
    }
  }

  @Override
  public List<Thought> thoughts() {
    return turns.stream().map(turn -> new Thought(turn.first(), turn.value())).toList();
  }

  @Override
  public int winner() {
    return result == Result.DRAW ? 0 : result == Result.FIRST ? 1 : -1;
  }

  /** All that happened on the board, in one text. */
  public String course() {
    return opening + ": " + String.join(" ", moves);
  }

  /** What a player gets who took part: 1, a half, or 0. */
  public double points(String label) {
    return label.equals(first) ? result.pointsOfFirst() : 1 - result.pointsOfFirst();
  }

  /**
   * The label of who lost.
   *
   * @throws IllegalStateException after a draw
   */
  public String loser() {
    return switch (result) {
      case FIRST -> second;
      case SECOND -> first;
      case DRAW -> throw new IllegalStateException("nobody lost");
    };
  }

  @Override
  public boolean isForfeit() {
    return reason.isFault();
  }
}
