package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/** Positions of one game as two longs each, in an order that every run of a command repeats. */
final class PositionBlock implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  private final long[] x;
  private final long[] o;
  private final boolean[] swapPending;

  PositionBlock(long[] x, long[] o, boolean[] swapPending) {
    this.x = x;
    this.o = o;
    this.swapPending = swapPending;
  }

  static PositionBlock of(List<Position> positions) {
    PositionBlock block =
        new PositionBlock(
            new long[positions.size()], new long[positions.size()], new boolean[positions.size()]);
    for (int i = 0; i < positions.size(); i++) {
      block.x[i] = positions.get(i).stones(Player.X);
      block.o[i] = positions.get(i).stones(Player.O);
      block.swapPending[i] = positions.get(i).swapPending();
    }
    return block;
  }

  int size() {
    return x.length;
  }

  long x(int i) {
    return x[i];
  }

  long o(int i) {
    return o[i];
  }

  boolean swapPending(int i) {
    return swapPending[i];
  }

  Position position(Game game, int i) {
    return position(game, x[i], o[i], swapPending[i]);
  }

  static Position position(Game game, long x, long o, boolean swapPending) {
    Position position = game.position(x, o);
    return position.swapPending() && !swapPending ? position.play(Move.SWAP) : position;
  }

  /** Some of them. */
  PositionBlock part(int from, int to) {
    return new PositionBlock(
        Arrays.copyOfRange(x, from, to),
        Arrays.copyOfRange(o, from, to),
        Arrays.copyOfRange(swapPending, from, to));
  }

  /** A check sum that tells other positions, or another order, from these. */
  long checkSum() {
    CRC32C sum = new CRC32C();
    byte[] bytes = new byte[17];
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < 8; j++) {
        bytes[j] = (byte) (x[i] >>> (8 * j));
        bytes[8 + j] = (byte) (o[i] >>> (8 * j));
      }
      bytes[16] = (byte) (swapPending[i] ? 1 : 0);
      sum.update(bytes, 0, bytes.length);
    }
    return sum.getValue();
  }
}
