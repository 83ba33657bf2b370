package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of the user's tables, and the table in it for each game. */
public final class TableLibrary {
  /** The environment variable that names the folder. */
  public static final String VARIABLE = "OXO_TABLES";

  private static final String ENDING = ".oxotable";
  private static final String EXTRACT_ENDING = ".oxoextract";

  private final Path folder;

  /** The tables in a folder, which need not exist. */
  public TableLibrary(Path folder) {
    this.folder = folder;
  }

  /**
   * The library of the user: the folder that {@code OXO_TABLES} names, or else {@code oxo/tables}
   * in the folder for data that programs keep, {@code XDG_DATA_HOME} or {@code .local/share} at
   * home.
   *
   * @throws InputException when there is no such folder on this machine
   */
  public static TableLibrary of(Map<String, String> environment, String home) {
    try {
      String given = environment.getOrDefault(VARIABLE, "");
      if (!given.isEmpty()) {
        return new TableLibrary(Path.of(given));
      }
      // A relative path in that variable must be ignored by convention.
      Path data = Path.of(environment.getOrDefault("XDG_DATA_HOME", ""));
      Path root = data.isAbsolute() ? data : Path.of(home, ".local", "share");
      if (root.isAbsolute()) {
        return new TableLibrary(root.resolve("oxo").resolve("tables"));
      }
    } catch (InvalidPathException e) {
      // Said below.
    }
    throw new InputException(
        Text.format("there is no folder for tables; %s can name one", VARIABLE));
  }

  /**
   * Where the table of a game is or would be. Its name has the game's and the fingerprint of its
   * rules, so that a table never serves other rules.
   */
  public Path file(Game game) {
    return named(game, ENDING);
  }

  /** Where the extract of a game's table is or would be. */
  public Path extract(Game game) {
    return named(game, EXTRACT_ENDING);
  }

  private Path named(Game game, String ending) {
    String last = game.id().replace('\\', '/').replaceAll(".*/", "");
    String plain =
        last.replaceFirst("(?i)\\.toml$", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}]+", "-");
    return folder.resolve(Text.format("%s-%s%s", plain, RulesFingerprint.of(game).brief(), ending));
  }

  /** The folder with the tables, which need not exist. */
  public Path folder() {
    return folder;
  }

  /**
   * Makes the folder if it is not there yet.
   *
   * @throws InputException when that is not possible
   */
  public void makeFolder() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(
          Text.format(
              "the folder of tables %s cannot be made: %s",
              folder,
              e instanceof FileAlreadyExistsException ? "there is a file" : e.getMessage()));
    }
  }

  /**
   * The tables that there are, finished or begun, by the names of their files.
   *
   * @throws InputException when the folder cannot be read
   */
  public List<TableSummary> list() {
    if (!Files.exists(folder)) {
      return List.of();
    }
    List<TableSummary> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        boolean complete = name.endsWith(ENDING);
        boolean begun = name.endsWith(ENDING + UnfinishedTable.ENDING);
        if (Files.isRegularFile(file) && (complete || begun)) {
          found.add(TableSummary.read(file, complete));
        }
      }
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", folder, e.getMessage()));
    }
    return found;
  }

  /**
   * Opens the table of a game if there is one.
   *
   * @throws InputException when there is one that is not sound
   */
  public Optional<Table> open(Game game) {
    Path file = file(game);
    return Files.exists(file) ? Optional.of(Table.open(game, file)) : Optional.empty();
  }
}
