package games.oxo.book;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.solve.SymmetricMoves;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The legal stones of a position in classes of those that a symmetry of it maps to each other. */
public final class DistinctMoves {
  private final List<Move> legal;
  private final int[] firsts;

  public DistinctMoves(Position position) {
    legal = position.legalMoves();
    firsts = SymmetricMoves.firsts(position, legal);
  }

  /** One move of each class, the first. */
  public List<Move> firsts() {
    List<Move> found = new ArrayList<>();
    for (int i = 0; i < firsts.length; i++) {
      if (firsts[i] == i) {
        found.add(legal.get(i));
      }
    }
    return found;
  }

  /** The first move of a move's class, by which books know all of them. */
  public int first(int cell) {
    return legal.get(firsts[legal.indexOf(Move.at(cell))]).cell();
  }

  /** All moves that are like one of these. */
  public Set<Move> like(Collection<Integer> cells) {
    Set<Integer> classes = new LinkedHashSet<>();
    cells.forEach(cell -> classes.add(firsts[legal.indexOf(Move.at(cell))]));
    Set<Move> found = new LinkedHashSet<>();
    for (int i = 0; i < firsts.length; i++) {
      if (classes.contains(firsts[i])) {
        found.add(legal.get(i));
      }
    }
    return found;
  }

  /** How many legal stones there are, in all classes. */
  public int legalCount() {
    return legal.size();
  }
}
