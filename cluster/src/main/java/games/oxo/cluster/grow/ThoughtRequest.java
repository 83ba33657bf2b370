package games.oxo.cluster.grow;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A position that an executor is to think about. */
final class ThoughtRequest implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** What is wanted. */
  enum Kind {
    THINK,
    THINK_AND_SOLVE,
    CHOOSE
  }

  /** Its place in a batch. */
  final int number;

  final Kind kind;
  private final long x;
  private final long o;
  private final long avoid;

  private ThoughtRequest(int number, Kind kind, long x, long o, long avoid) {
    this.number = number;
    this.kind = kind;
    this.x = x;
    this.o = o;
    this.avoid = avoid;
  }

  static ThoughtRequest of(Kind kind, Position position, Collection<Move> avoid) {
    long cells = 0;
    for (Move move : avoid) {
      cells |= 1L << move.cell();
    }
    return new ThoughtRequest(0, kind, position.stones(Player.X), position.stones(Player.O), cells);
  }

  ThoughtRequest at(int place) {
    return new ThoughtRequest(place, kind, x, o, avoid);
  }

  Position position(Game game) {
    return game.position(x, o);
  }

  List<Move> avoid() {
    List<Move> moves = new ArrayList<>();
    for (long rest = avoid; rest != 0; rest &= rest - 1) {
      moves.add(Move.at(Long.numberOfTrailingZeros(rest)));
    }
    return moves;
  }
}
