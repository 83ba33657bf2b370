package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;

/**
 * Something that an engine asks before it searches: a book, a table, proofs, the solver, the rule
 * of the swap. It has the whole answer, or it has something to say about what others will find, or
 * nothing. {@link SourcedEngine} asks a list of them.
 */
@FunctionalInterface
interface AnswerSource {
  /**
   * Says what it knows.
   *
   * @param position a position that is not over
   * @param request what the sources before this one leave to be asked
   * @param listener receives the whole answer, and results on the way to it
   * @throws IllegalArgumentException when the request allows no legal move
   */
  Finding find(Position position, SearchRequest request, SearchListener listener);

  /** Forgets what it learned from earlier positions. */
  default void newGame() {}
}
