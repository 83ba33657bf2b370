package games.oxo.match.balance;

import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.balance.ValueUnit;
import java.util.List;
import java.util.Optional;

/**
 * All first moves, one of each kind up to symmetry, and how many of them are sound: the player who
 * makes one gets the best result that the game allows, and that is not a loss.
 *
 * <p>With a swap the second player takes the better side. So a move that wins, and one that loses,
 * is a loss to the player who makes it, and only a balanced one is sound.
 *
 * <p>Of the kinds that are not proven won, drawn or lost, the engine's estimates decide. Without a
 * swap such a move is sound when it is hardly worse than the best one, a proven one being taken by
 * its estimate too; with a swap when it is about even. What "hardly" and "about" mean is {@link
 * ValueUnit#even()}.
 *
 * @param swapPly after how many stones a swap is offered, less than 1 for never
 */
public record FirstMoves(List<FirstMove> kinds, int swapPly, ValueUnit unit) {
  /** The basis on which moves are called sound. */
  public enum Source {
    EXACT,
    ESTIMATE,
    /** Nothing: nobody was asked, or a swap comes only after further stones. */
    NONE
  }

  public FirstMoves {
    kinds = List.copyOf(kinds);
  }

  /** How many kinds are proven won, drawn or lost. */
  public int settled() {
    return (int) kinds.stream().filter(kind -> kind.result().isPresent()).count();
  }

  /** How many legal first moves there are in all. */
  public int moves() {
    return kinds.stream().mapToInt(FirstMove::alike).sum();
  }

  /** The proven result of the whole game for the first player. */
  public Optional<Result> result() {
    int low = Result.LOSS.sign();
    int high = Result.LOSS.sign();
    for (FirstMove kind : kinds) {
      FirstMove.Exact exact = kind.exact();
      low = Math.max(low, (exact == null ? Result.LOSS : exact.atLeast().result()).sign());
      high = Math.max(high, (exact == null ? Result.WIN : exact.atMost().result()).sign());
    }
    if (low != high || kinds.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(Result.ofSign(low));
  }

  /** The margin of points that the first player can reach, where all is proven to the point. */
  public Optional<Proven> margin() {
    Proven best = null;
    for (FirstMove kind : kinds) {
      FirstMove.Exact exact = kind.exact();
      if (exact == null || !exact.atLeast().equals(exact.atMost())) {
        return Optional.empty();
      }
      best = best == null || exact.atLeast().rank() > best.rank() ? exact.atLeast() : best;
    }
    return Optional.ofNullable(best);
  }

  /** What {@link #isSound} goes by. */
  public Source source() {
    if (kinds.isEmpty()) {
      return Source.NONE;
    }
    if (settled() == kinds.size()) {
      return Source.EXACT;
    }
    boolean valued = kinds.stream().allMatch(kind -> kind.estimate() != null);
    return valued && swapPly <= 1 ? Source.ESTIMATE : Source.NONE;
  }

  /** Whether a kind is sound; none is where {@link #source} is nothing. */
  public boolean isSound(FirstMove kind) {
    return switch (source()) {
      case NONE -> false;
      case EXACT -> kind.result().orElseThrow() != Result.LOSS && kind.result().equals(result());
      case ESTIMATE ->
          kind.result().map(this::isBestProven).orElseGet(() -> estimate(kind) >= leastSound());
    };
  }

  private boolean isBestProven(Result result) {
    return result != Result.LOSS
        && kinds.stream()
            .flatMap(kind -> kind.result().stream())
            .noneMatch(other -> other.sign() > result.sign());
  }

  /** The estimate from which on a move that is not proven is sound. */
  private double leastSound() {
    double best =
        kinds.stream()
            .filter(kind -> !kind.result().equals(Optional.of(Result.LOSS)))
            .mapToDouble(this::estimate)
            .max()
            .orElse(0);
    return (swapPly == 1 ? 0 : best) - unit.even();
  }

  /**
   * What a kind is worth to the player who makes it, proven or by estimate: with a swap at most
   * nothing.
   *
   * @throws IllegalStateException when nobody was asked
   */
  public double value(FirstMove kind) {
    return kind.result()
        .map(result -> unit.certain() * result.sign())
        .orElseGet(() -> estimate(kind));
  }

  private double estimate(FirstMove kind) {
    Value estimate = kind.estimate();
    if (estimate == null) {
      throw new IllegalStateException("nothing is known of " + kind.move());
    }
    double value = unit.read(estimate);
    return swapPly == 1 ? -Math.abs(value) : value;
  }

  /** How many kinds are sound. */
  public int soundKinds() {
    return (int) kinds.stream().filter(this::isSound).count();
  }

  /** How many first moves are sound, all images counted. */
  public int soundMoves() {
    return kinds.stream().filter(this::isSound).mapToInt(FirstMove::alike).sum();
  }
}
