package games.oxo.app.option;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Result;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import games.oxo.table.TableLibrary;
import games.oxo.table.extract.Extract;
import games.oxo.table.results.BuiltInValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * The table of a game, or else an extract of one, for as long as a command needs it. When it turns
 * out to be damaged, that is said once, and from then on nothing is known.
 */
public final class OptionalTable implements AutoCloseable {
  /** So many bytes tell a table from an extract. */
  private static final int BEGINNING = 8;

  private final ExactValues source;
  private final PrintStream err;
  private volatile boolean damaged;

  /**
   * @param source a table or an extract; {@link ExactValues#NONE} when there is none
   * @param err where a complaint goes
   */
  public OptionalTable(ExactValues source, PrintStream err) {
    this.source = source;
    this.err = err;
  }

  /**
   * The table of a game in the usual place, or else the extract there, or else the extract that
   * comes with the program, or else the proofs that do.
   *
   * @throws InputException when the one that is there is not sound
   */
  static OptionalTable of(Game game, PrintStream err) {
    return new OptionalTable(
        library().map(tables -> in(tables, game)).orElseGet(() -> BuiltInValues.of(game)), err);
  }

  private static ExactValues in(TableLibrary tables, Game game) {
    Path file = tables.file(game);
    Path extract = tables.extract(game);
    return Files.exists(file)
        ? Table.open(game, file)
        : Files.exists(extract) ? open(game, extract) : BuiltInValues.of(game);
  }

  /**
   * Opens a table or an extract.
   *
   * @throws InputException when it is not sound, or of another game
   */
  static ExactValues open(Game game, Path file) {
    if (Files.isRegularFile(file)) {
      try (InputStream in = Files.newInputStream(file)) {
        byte[] beginning = in.readNBytes(BEGINNING);
        if (Extract.is(beginning)) {
          return Extract.read(game, Files.readAllBytes(file), file.toString());
        }
      } catch (IOException e) {
        throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
      }
    }
    return Table.open(game, file);
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

  /**
   * Opens the table of a game in the usual place.
   *
   * @throws InputException when there is none or it is not sound
   */
  public static Table openUsual(Game game) {
    return table(game, usualPlace().file(game));
  }

  /**
   * Opens a table.
   *
   * @throws InputException when there is none, with what to do, or it is not sound
   */
  public static Table table(Game game, Path path) {
    if (!Files.exists(path)) {
      boolean begun = Files.exists(TableBuilder.unfinished(path));
      String advice = begun ? "goes on with the one that is begun" : "builds one";
      throw new InputException(
          Text.format("there is no table %s; './oxo table build %s' %s", path, game.id(), advice));
    }
    return Table.open(game, path);
  }

  /** What is known; {@link ExactValues#NONE} without a table. */
  public ExactValues values() {
    return source == ExactValues.NONE ? ExactValues.NONE : new Values();
  }

  private final class Values implements ExactValues {
    @Override
    public OptionalInt value(Position position) {
      return ask(() -> source.value(position), OptionalInt.empty());
    }

    @Override
    public Optional<Result> result(Position position) {
      return ask(() -> source.result(position), Optional.empty());
    }

    @Override
    public Optional<Move> winningMove(Position position) {
      return ask(() -> source.winningMove(position), Optional.empty());
    }
  }

  private <T> T ask(Supplier<T> question, T unknown) {
    if (damaged) {
      return unknown;
    }
    try {
      return question.get();
    } catch (InputException e) {
      complain(e.getMessage());
      return unknown;
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
    if (source instanceof Table table) {
      table.close();
    }
  }
}
