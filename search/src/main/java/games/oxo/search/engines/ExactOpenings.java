package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import java.util.Comparator;
import java.util.Optional;

/**
 * An opening book made of exact values: of the best moves the one in the middle of most others,
 * wherever the values of all moves are known.
 */
public final class ExactOpenings implements OpeningBook {
  private final TableSource table;

  private ExactOpenings(TableSource table) {
    this.table = table;
  }

  /** The openings of a game; {@link OpeningBook#NONE} where nothing is known. */
  public static OpeningBook of(Game game, ExactValues values) {
    if (values == ExactValues.NONE) {
      return OpeningBook.NONE;
    }
    return new ExactOpenings(new TableSource(game, EngineContext.of(0, 0).withTable(values)));
  }

  @Override
  public Optional<MoveValue> reply(Position position) {
    return table.known(position, SearchRequest.of(Limits.NONE)).map(found -> best(position, found));
  }

  private static MoveValue best(Position position, Analysis found) {
    return found.moves().stream()
        .filter(each -> each.value().equals(found.value()))
        .max(Comparator.comparingInt(each -> neighbours(position, each)))
        .orElseThrow();
  }

  private static int neighbours(Position position, MoveValue each) {
    return each.move().isSwap()
        ? Integer.MAX_VALUE
        : Long.bitCount(position.game().board().around(each.move().cell()));
  }
}
