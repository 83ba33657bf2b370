package games.oxo.search;

import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A request to think about a position: limits, moves to choose from, how much to report. Made by
 * {@link #of} and the {@code with} methods.
 *
 * @param limits when to stop; without any, the engine stops by its own rule
 * @param onlyMoves the moves to choose from, a swap perhaps among them; none means all
 * @param avoidMoves moves that must not be chosen
 * @param everyMove whether every legal move is to get a value and expected play of its own, where
 *     that costs time
 * @param reportMillis how often a listener is called while a search is busy with one step; a
 *     finished step, such as a depth, is reported at once. 0 means at every check of the clock
 */
public record SearchRequest(
    Limits limits,
    Set<Move> onlyMoves,
    Set<Move> avoidMoves,
    boolean everyMove,
    long reportMillis) {
  private static final long DEFAULT_REPORT_MILLIS = 200;

  public SearchRequest {
    // Not Set.copyOf: as compiled for the browser, an empty copy cannot be asked.
    onlyMoves = Collections.unmodifiableSet(new LinkedHashSet<>(onlyMoves));
    avoidMoves = Collections.unmodifiableSet(new LinkedHashSet<>(avoidMoves));
    if (reportMillis < 0) {
      throw new IllegalArgumentException("the time between reports is not negative");
    }
  }

  /** A request for the best of all moves within limits. */
  public static SearchRequest of(Limits limits) {
    return new SearchRequest(limits, Set.of(), Set.of(), false, DEFAULT_REPORT_MILLIS);
  }

  public SearchRequest withLimits(Limits other) {
    return new SearchRequest(other, onlyMoves, avoidMoves, everyMove, reportMillis);
  }

  public SearchRequest withOnly(Collection<Move> moves) {
    return new SearchRequest(
        limits, new LinkedHashSet<>(moves), avoidMoves, everyMove, reportMillis);
  }

  public SearchRequest withAvoid(Collection<Move> moves) {
    return new SearchRequest(
        limits, onlyMoves, new LinkedHashSet<>(moves), everyMove, reportMillis);
  }

  public SearchRequest withEveryMove(boolean every) {
    return new SearchRequest(limits, onlyMoves, avoidMoves, every, reportMillis);
  }

  public SearchRequest withReportMillis(long millis) {
    return new SearchRequest(limits, onlyMoves, avoidMoves, everyMove, millis);
  }

  /** Whether every legal move may be chosen. */
  public boolean allowsAll() {
    return onlyMoves.isEmpty() && avoidMoves.isEmpty();
  }

  /** Whether a legal move may be chosen. */
  public boolean allows(Move move) {
    return (onlyMoves.isEmpty() || onlyMoves.contains(move)) && !avoidMoves.contains(move);
  }

  /**
   * The legal moves that may be chosen.
   *
   * @throws IllegalArgumentException when there is none
   */
  public List<Move> moves(Position position) {
    return notEmpty(position.legalMoves().stream().filter(this::allows).toList());
  }

  /**
   * The same without a swap.
   *
   * @throws IllegalArgumentException when there is none
   */
  public List<Move> stones(Position position) {
    return notEmpty(
        position.legalMoves().stream().filter(move -> !move.isSwap() && allows(move)).toList());
  }

  private static List<Move> notEmpty(List<Move> moves) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no move to choose from: the request allows none of the legal moves");
    }
    return moves;
  }
}
