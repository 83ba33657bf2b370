package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Position;
import games.oxo.session.api.BookContents;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.ValueShape.Worth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the opening book knows of a position.
 *
 * @param position not over
 */
public record Booked(Position position, BookContents contents) {
  private static final ApiShape<Entry> MOVE =
      ApiShape.<Entry>named("BookMove", "A move in a book, for the player who makes it.")
          .include(
              BoardTypes.move("move", "cell", ""),
              each -> new BoardTypes.Placed(each.position.game(), each.entry.move()))
          .field("value", ValueShape.VALUE, "to the player who makes it", Entry::worth)
          .field("games", WHOLE, "in how many it was played", each -> each.entry.games())
          .field(
              "wins",
              orNull(WHOLE),
              "of these; null if the book does not keep results",
              each -> each.results() == null ? null : each.results().wins())
          .field(
              "draws",
              orNull(WHOLE),
              each -> each.results() == null ? null : each.results().draws())
          .field(
              "losses",
              orNull(WHOLE),
              each -> each.results() == null ? null : each.results().losses())
          .field("proven", FLAG, "whether the value is", each -> each.entry.value().isProven());

  /** What the book knows. */
  public static final ApiShape<Booked> BOOK =
      ApiShape.<Booked>named("BookAnswer", "What the opening book knows.")
          .field(
              "book",
              orNull(TEXT),
              "its name, builtin if it comes with the program; null if the game has none",
              found -> found.contents.book())
          .field("moves", list(MOVE), "the moves that it knows, the best first", Booked::moves)
          .include(
              BoardTypes.moveOrNull("best", "cell", "what the book plays"),
              found ->
                  new BoardTypes.Placed(found.position.game(), found.contents.best().orElse(null)));

  private record Entry(Position position, BookContents.Entry entry) {
    BookContents.@Nullable Results results() {
      return entry.results();
    }

    Worth worth() {
      return Worth.ofMove(position.toMove().orElseThrow(), entry.move(), entry.value());
    }
  }

  private List<Entry> moves() {
    return contents.moves().stream().map(each -> new Entry(position, each)).toList();
  }
}
