package games.oxo.app.option;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.Table;
import games.oxo.table.TableLibrary;
import java.io.PrintStream;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The table of a game, if there is one, for as long as a command needs it. When it turns out to be
 * damaged, that is said once, and from then on nothing is known.
 */
public final class OptionalTable implements AutoCloseable {
  private final @Nullable Table table;
  private final PrintStream err;
  private volatile boolean damaged;

  /**
   * @param table null when there is none
   * @param err where a complaint goes
   */
  public OptionalTable(@Nullable Table table, PrintStream err) {
    this.table = table;
    this.err = err;
  }

  /**
   * The table of a game in the usual place.
   *
   * @throws InputException when there is one that is not sound
   */
  static OptionalTable of(Game game, PrintStream err) {
    return new OptionalTable(library().flatMap(tables -> tables.open(game)).orElse(null), err);
  }

  /** The usual place for tables; empty when this machine has none. */
  private static Optional<TableLibrary> library() {
    try {
      return Optional.of(usualPlace());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /**
   * The usual place for tables.
   *
   * @throws InputException when this machine has none
   */
  public static TableLibrary usualPlace() {
    return TableLibrary.of(System.getenv(), System.getProperty("user.home", ""));
  }

  /** What is known; {@link ExactValues#NONE} without a table. */
  public ExactValues values() {
    return table == null ? ExactValues.NONE : this::value;
  }

  private OptionalInt value(Position position) {
    if (table == null || damaged) {
      return OptionalInt.empty();
    }
    try {
      return table.value(position);
    } catch (InputException e) {
      complain(e.getMessage());
      return OptionalInt.empty();
    }
  }

  private synchronized void complain(String message) {
    if (!damaged) {
      damaged = true;
      err.println("oxo: " + message);
    }
  }

  @Override
  public void close() {
    if (table != null) {
      table.close();
    }
  }
}
