package games.oxo.search.solve;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Result;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Driver of null-window searches, as in MTD(f) (Plaat 1996): it probes a position until the lower
 * and upper bounds of its number meet, unless the number is known without a search.
 *
 * <p>A <em>number</em> is on the {@link ValueScale}: what the stones are worth to the player to
 * move, ignoring a swap; only its sign if nothing more is asked. An instance serves one question,
 * and throws {@link SearchStopped} when its clock says so.
 */
final class NumberSearch {
  /** A listener to what is proven of a number on the way. */
  @FunctionalInterface
  interface BoundsListener {
    /** Ignores everything. */
    BoundsListener NONE = (low, high) -> {};

    /** The number is proven to lie between these; called after every probe. */
    void proven(int low, int high);
  }

  private final ValueScale scale;
  private final Prober prober;
  private final ExactValues known;
  private final boolean weak;
  private final Clock clock;
  private final long nodesBefore;

  /**
   * @param known values that need no search
   * @param weak whether only the signs of numbers are asked
   * @param clock runs from the first probe on
   */
  NumberSearch(ValueScale scale, Prober prober, ExactValues known, boolean weak, Clock clock) {
    this.scale = scale;
    this.prober = prober;
    this.known = known;
    this.weak = weak;
    this.clock = clock;
    nodesBefore = prober.nodes();
  }

  /** Positions visited. */
  long nodes() {
    return prober.nodes() - nodesBefore;
  }

  /** Time taken. */
  long micros() {
    return clock.micros();
  }

  /** No number of a position is larger, nor less than its negative. */
  int most(Position at) {
    return weak ? 1 : scale.most(at.ply());
  }

  /** The number of a position in which the game is over, for the player who made the last move. */
  int ended(Position before, Position after) {
    return asked(scale.ended(after, before.game().mover(before.ply())));
  }

  private int asked(int number) {
    return weak ? Integer.signum(number) : number;
  }

  /** Whether the number of a position is known without a search. */
  boolean isStored(Position at) {
    return stored(at).isPresent();
  }

  private OptionalInt stored(Position at) {
    OptionalInt stored = known.value(at);
    if (stored.isPresent()) {
      return OptionalInt.of(asked(stored.getAsInt()));
    }
    Optional<Result> result = weak ? known.result(at) : Optional.empty();
    return result.isPresent() ? OptionalInt.of(result.get().sign()) : stored;
  }

  /** Whether the number of a position is at least this, found with one probe if need be. */
  boolean isAtLeast(Position at, int beta) {
    OptionalInt stored = stored(at);
    return (stored.isPresent() ? stored.getAsInt() : probe(at, beta)) >= beta;
  }

  /** The number of a position. */
  int number(Position at, BoundsListener listener) {
    int most = most(at);
    return number(at, -most, most, listener);
  }

  /** The number of a position that is known to lie between two others. */
  int number(Position at, int atLeast, int atMost) {
    return number(at, atLeast, atMost, BoundsListener.NONE);
  }

  private int number(Position at, int atLeast, int atMost, BoundsListener listener) {
    OptionalInt stored = stored(at);
    if (stored.isPresent()) {
      return stored.getAsInt();
    }
    // In a line game the result alone bounds the distance.
    int sign = result(at);
    int low = sign > 0 ? Math.max(1, atLeast) : atLeast;
    int high = sign < 0 ? Math.min(-1, atMost) : atMost;
    if (sign != 0) {
      listener.proven(low, high);
    }
    long before = nodes();
    for (int probes = 0; low < high; probes++) {
      int beta = prober.next(at.ply(), low, high, probes, nodes() - before);
      int bound = probe(at, beta);
      if (bound >= beta) {
        low = Math.min(bound, high);
      } else {
        high = Math.max(bound, low);
      }
      listener.proven(low, high);
    }
    return low;
  }

  /** Who is proven to win a position by more than a search: 1 for the player to move, or -1. */
  private int result(Position at) {
    Optional<Result> result =
        at.game().rules().countsStones() ? known.result(at) : Optional.empty();
    return result.isPresent() ? result.get().sign() : 0;
  }

  private int probe(Position at, int beta) {
    Player mover = at.game().mover(at.ply());
    return prober.probe(at.stones(mover), at.stones(mover.other()), at.ply(), beta, clock);
  }
}
