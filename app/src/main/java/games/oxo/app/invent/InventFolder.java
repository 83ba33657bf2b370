package games.oxo.app.invent;

import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.invent.run.Trial;
import games.oxo.invent.run.TrialJson;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The folder of a search for games: the table of all that was tried, from which a later run goes
 * on, and the games that are found.
 */
final class InventFolder {
  private static final String TABLE = "tried.jsonl";
  private static final int MOST_BYTES = 1_000_000_000;
  private static final int LONGEST_HEADER = 10_000;

  private final Path folder;
  private final List<String> agreement;
  private final List<Trial> before;

  private InventFolder(Path folder, List<String> agreement, List<Trial> before) {
    this.folder = folder;
    this.agreement = agreement;
    this.before = before;
  }

  /**
   * Opens a folder, with what an earlier run left in it.
   *
   * @param agreement the options that decide what is found
   * @throws InputException when it holds something else, or the work of other options
   */
  static InventFolder open(Path folder, List<String> agreement, Existing existing) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new InputException(Text.format("%s is a file; a folder is needed", folder));
    }
    Path table = folder.resolve(TABLE);
    if (existing == Existing.REPLACE || !Files.exists(table)) {
      return new InventFolder(folder, agreement, List.of());
    }
    String[] lines = TextFile.read(table, MOST_BYTES).split("\n");
    Map<String, @Nullable Object> header = header(table, lines[0]);
    if (!agreement.equals(header.get("options"))) {
      throw new InputException(
          Text.format(
              "%s was begun with other options (%s); give the same, another folder, or --force to"
                  + " begin anew",
              table, words(header.get("options"))));
    }
    List<Trial> trials = new ArrayList<>();
    for (int i = 1; i < lines.length; i++) {
      try {
        trials.add(TrialJson.read(lines[i]));
      } catch (InputException e) {
        throw new InputException(Text.format("%s:%d: %s", table, i + 1, e.getMessage()));
      }
    }
    return new InventFolder(folder, agreement, trials);
  }

  private static Map<String, @Nullable Object> header(Path table, String line) {
    try {
      Map<String, @Nullable Object> header = JsonReader.readObject(line, LONGEST_HEADER);
      if (header.get("options") instanceof List<?>) {
        return header;
      }
    } catch (InputException e) {
      // It is told below what the file is not.
    }
    throw new InputException(
        Text.format("%s is not the table of a search for games; give another folder", table));
  }

  private static String words(@Nullable Object options) {
    return options instanceof List<?> list
        ? String.join(" ", list.stream().map(String::valueOf).toList())
        : "";
  }

  /** What was tried before. */
  List<Trial> before() {
    return before;
  }

  /** The table of all that was tried. */
  Path table() {
    return folder.resolve(TABLE);
  }

  /** Keeps all that was tried so far. */
  void keep(List<Trial> tried) {
    create();
    OutputFile.writeLines(
        table(),
        Existing.REPLACE,
        out -> {
          out.accept(Json.write(Json.object("version", 1, "options", agreement)));
          tried.forEach(each -> out.accept(Json.write(TrialJson.object(each))));
        });
  }

  /** Writes a file into the folder and returns its path. */
  Path write(String name, String text) {
    create();
    Path file = folder.resolve(name);
    OutputFile.write(file, Existing.REPLACE, text);
    return file;
  }

  private void create() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputFile.unwritable(folder, e);
    }
  }
}
