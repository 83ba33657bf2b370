package games.oxo.book.distill;

import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * Why a move of a book is bad.
 *
 * @param entry the move, with what the book thought of it
 * @param found what it is worth to the player who makes it
 * @param line the play that shows it, after the move, where the position lies as in its key
 * @param effort the nodes of the search that found it
 */
public record Refutation(Entry entry, Value found, List<Move> line, long effort) {
  public Refutation {
    line = List.copyOf(line);
  }
}
