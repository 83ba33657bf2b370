package games.oxo.book;

import games.oxo.game.canonical.CanonicalBytes;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a game, an expansion or a correction changes in a book. It is written in one transaction, so
 * that a book has all of it or nothing. What is not mentioned stays as it is.
 *
 * <p>Positions and moves are in the order of their keys, in which all writers lock them.
 */
public final class BookChange {
  /** What changes of a position; null leaves it as it is. */
  public static final class PositionChange {
    private final CanonicalPosition key;
    private final Map<Integer, MoveChange> moves = new TreeMap<>();
    private @Nullable Double value;
    private long effort;
    private @Nullable Double negamax;
    private @Nullable Proven proven;
    private @Nullable Integer unbooked;
    private double unbookedValue;
    private @Nullable Boolean wanted;

    PositionChange(CanonicalPosition key) {
      this.key = key;
    }

    /** Sets what an engine said, a chance of the player to move, and its effort. */
    public PositionChange value(double chance, long nodes) {
      value = chance;
      effort = nodes;
      return this;
    }

    /** Sets the best value of a move. */
    public PositionChange negamax(double chance) {
      negamax = chance;
      return this;
    }

    /** Sets the proven value to the player to move. */
    public PositionChange proven(Proven now) {
      proven = now;
      return this;
    }

    /** Sets the best move that is not in the book; {@link BookPosition#NO_CELL} for none. */
    public PositionChange unbooked(int cell, double chance) {
      unbooked = cell;
      unbookedValue = chance;
      return this;
    }

    /** Sets whether it is to be grown before others. */
    public PositionChange wanted(boolean now) {
      wanted = now;
      return this;
    }

    /** What changes of a move, which is added to the book if it is not there. */
    public MoveChange move(int cell) {
      return moves.computeIfAbsent(cell, MoveChange::new);
    }

    public CanonicalPosition key() {
      return key;
    }

    public @Nullable Double value() {
      return value;
    }

    public long effort() {
      return effort;
    }

    public @Nullable Double negamax() {
      return negamax;
    }

    public @Nullable Proven proven() {
      return proven;
    }

    public @Nullable Integer unbooked() {
      return unbooked;
    }

    public double unbookedValue() {
      return unbookedValue;
    }

    public @Nullable Boolean wanted() {
      return wanted;
    }

    public Iterable<MoveChange> moves() {
      return moves.values();
    }
  }

  /** What changes of a move; results are added to those that are there. */
  public static final class MoveChange {
    private final int cell;
    private long wins;
    private long draws;
    private long losses;
    private @Nullable Proven proven;
    private @Nullable Boolean refuted;

    MoveChange(int cell) {
      this.cell = cell;
    }

    /** Adds a game that ended so for the player who made the move: 1 won, 0 drawn, -1 lost. */
    public MoveChange addGame(int result) {
      return addGames(result > 0 ? 1 : 0, result == 0 ? 1 : 0, result < 0 ? 1 : 0);
    }

    /** Adds games that ended so for the player who made the move. */
    public MoveChange addGames(long won, long drawn, long lost) {
      wins += won;
      draws += drawn;
      losses += lost;
      return this;
    }

    /** Sets the proven value to the player who makes the move. */
    public MoveChange proven(Proven now) {
      proven = now;
      return this;
    }

    /** Sets whether a probe found it bad. */
    public MoveChange refuted(boolean now) {
      refuted = now;
      return this;
    }

    public int cell() {
      return cell;
    }

    public long wins() {
      return wins;
    }

    public long draws() {
      return draws;
    }

    public long losses() {
      return losses;
    }

    public @Nullable Proven proven() {
      return proven;
    }

    public @Nullable Boolean refuted() {
      return refuted;
    }

    /** Whether it adds games. */
    public boolean hasGames() {
      return wins + draws + losses > 0;
    }
  }

  private static final Comparator<CanonicalPosition> BY_KEY =
      (one, other) ->
          Arrays.compareUnsigned(CanonicalBytes.write(one), CanonicalBytes.write(other));

  private final Map<CanonicalPosition, PositionChange> positions = new LinkedHashMap<>();

  /** What changes of a position, which is added to the book if it is not there. */
  public PositionChange position(CanonicalPosition key) {
    return positions.computeIfAbsent(key, PositionChange::new);
  }

  /** All changes in the order of their keys. */
  public Iterable<PositionChange> positions() {
    Map<CanonicalPosition, PositionChange> sorted = new TreeMap<>(BY_KEY);
    sorted.putAll(positions);
    return sorted.values();
  }

  public boolean isEmpty() {
    return positions.isEmpty();
  }
}
