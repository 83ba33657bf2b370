package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.List;

/**
 * An engine that asks a list of sources, one after the other, and searches where none of them has
 * the whole answer. What a source proves of moves is merged into all that those after it and the
 * search find, reports on the way included.
 */
final class SourcedEngine implements Engine {
  private final String name;
  private final List<AnswerSource> sources;
  private final Engine search;

  /**
   * @param sources in the order in which they are asked
   * @param search what thinks when all have been asked
   */
  SourcedEngine(String name, List<AnswerSource> sources, Engine search) {
    this.name = name;
    this.sources = List.copyOf(sources);
    this.search = search;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame() {
    sources.forEach(AnswerSource::newGame);
    search.newGame();
  }

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    return ask(0, position, request, listener);
  }

  /** Asks the sources from this number on, and then the search. */
  private Analysis ask(
      int number, Position position, SearchRequest request, SearchListener listener) {
    if (number == sources.size()) {
      return search.think(position, request, listener);
    }
    Finding found = sources.get(number).find(position, request, listener);
    if (found instanceof Finding.Question rest) {
      SearchListener revised = RevisedListener.of(listener, rest.revision());
      Analysis later = ask(number + 1, position, rest.request(), revised);
      return rest.revision().apply(later);
    }
    return ((Finding.Answer) found).analysis();
  }
}
