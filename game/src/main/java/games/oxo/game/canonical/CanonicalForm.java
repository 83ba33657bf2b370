package games.oxo.game.canonical;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.board.SymmetryGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The canonical form of a position under the symmetries of its game: the key, the symmetries that
 * map to it and back, and the stabiliser of the position. See {@code
 * docs/design.md#the-canonical-position}.
 *
 * <p>Code that cannot afford an object for each position uses a {@link Canonicalizer}.
 *
 * @param key what all images of the position share
 * @param toKey takes a cell of the position to its place in the key
 * @param fromKey takes a cell of the key to its place in the position
 * @param stabiliser the symmetries that keep the position, the identity first; moves that it maps
 *     onto each other are equally good
 */
public record CanonicalForm(
    CanonicalPosition key, Symmetry toKey, Symmetry fromKey, List<Symmetry> stabiliser) {
  public CanonicalForm {
    stabiliser = List.copyOf(stabiliser);
  }

  /** The canonical form of a position. */
  public static CanonicalForm of(Position position) {
    SymmetryGroup group = position.game().symmetryGroup();
    long x = position.stones(Player.X);
    long o = position.stones(Player.O);
    Canonicalizer canonicalizer = new Canonicalizer(group);
    canonicalizer.fold(x, o);
    CanonicalPosition key =
        new CanonicalPosition(
            position.game().board(),
            canonicalizer.first(),
            canonicalizer.second(),
            position.swapPending());
    List<Symmetry> keeping = new ArrayList<>();
    for (int rest = group.stabiliser(x, o); rest != 0; rest &= rest - 1) {
      keeping.add(group.get(Integer.numberOfTrailingZeros(rest)));
    }
    int to = canonicalizer.symmetry();
    return new CanonicalForm(key, group.get(to), group.get(group.inverse(to)), keeping);
  }

  /** Where a move of the position lies in the key. */
  public Move toKey(Move move) {
    return move.isSwap() ? move : Move.at(toKey.map(move.cell()));
  }

  /** Where a move of the key lies in the position. */
  public Move fromKey(Move move) {
    return move.isSwap() ? move : Move.at(fromKey.map(move.cell()));
  }
}
