package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.ValueScale;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a task found out about a position.
 *
 * @param x the stones of X
 * @param o the stones of O
 * @param swapPending whether a swap is still to come
 * @param atLeast the value for the player to move is not below this; values are on the game's
 *     {@link ValueScale}
 * @param atMost the value is not above this
 * @param best the cells of the best moves; 0 when not asked or not known
 * @param swapIsBest whether the swap is one of the best moves
 * @param nodes positions visited
 * @param micros time taken
 * @param failure why it could not be solved; empty when it was, or when the effort did not suffice
 */
record SolvedPosition(
    long x,
    long o,
    boolean swapPending,
    int atLeast,
    int atMost,
    long best,
    boolean swapIsBest,
    long nodes,
    long micros,
    String failure)
    implements Serializable {
  static SolvedPosition of(PositionBlock block, int i, ValueScale scale, Solution solution) {
    int ply = Long.bitCount(block.x(i) | block.o(i));
    long cells = 0;
    boolean swap = false;
    for (Move move : solution.best()) {
      swap |= move.isSwap();
      cells |= move.isSwap() ? 0 : 1L << move.cell();
    }
    return new SolvedPosition(
        block.x(i),
        block.o(i),
        block.swapPending(i),
        scale.number(solution.atLeast(), ply),
        scale.number(solution.atMost(), ply),
        cells,
        swap,
        solution.nodes(),
        solution.micros(),
        "");
  }

  static SolvedPosition failed(PositionBlock block, int i, String why) {
    return new SolvedPosition(
        block.x(i), block.o(i), block.swapPending(i), 0, 0, 0, false, 0, 0, why);
  }

  boolean hasFailed() {
    return !failure.isEmpty();
  }

  boolean isSettled() {
    return !hasFailed() && atLeast == atMost;
  }

  int ply() {
    return Long.bitCount(x | o);
  }

  Position position(Game game) {
    return PositionBlock.position(game, x, o, swapPending);
  }

  List<Move> bestMoves() {
    List<Move> moves = new ArrayList<>();
    for (long rest = best; rest != 0; rest &= rest - 1) {
      moves.add(Move.at(Long.numberOfTrailingZeros(rest)));
    }
    if (swapIsBest) {
      moves.add(Move.SWAP);
    }
    return moves;
  }

  /** The same as the solver itself says it. */
  Solution solution(ValueScale scale) {
    return new Solution(
        scale.value(atLeast, ply()),
        scale.value(atMost, ply()),
        bestMoves(),
        List.of(),
        List.of(),
        nodes,
        micros);
  }
}
