package games.oxo.app.play;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.GameTree;
import games.oxo.game.text.GameTreeReader;
import games.oxo.game.text.GameTreeWriter;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A game in a file: comments with the game's name and who plays, the rows of the position that it
 * began from unless that was the empty board, and the moves with variations and notes. Every
 * command reads it as a position; the page reads and writes the same.
 *
 * @param tree the moves
 * @param comments the lines before the moves, without the sign that begins them
 */
public record GameFile(GameTree tree, List<String> comments) {
  private static final String DEFINITION = "|";

  public GameFile {
    comments = List.copyOf(comments);
  }

  /** A new game. */
  static GameFile of(Position start, String x, String o) {
    GameTree tree = new GameTree(start.origin());
    tree.add(start);
    return new GameFile(tree, List.of(start.game().id(), "X: " + x, "O: " + o));
  }

  /**
   * @throws InputException when it cannot be written, with the reason
   */
  void save(Path file, Existing existing) {
    List<String> lines = new ArrayList<>();
    comments.forEach(line -> lines.add((line.startsWith(DEFINITION) ? "#" : "# ") + line));
    Position start = tree.root().position();
    if (start.ply() > 0) {
      lines.add(PositionWriter.rows(start));
    }
    lines.add(GameTreeWriter.write(tree));
    OutputFile.write(
        file, existing, String.join(System.lineSeparator(), lines) + System.lineSeparator());
  }

  /**
   * A game with the rules that the file names, or has in it.
   *
   * @throws InputException when it names none, or there is no game of them in the file
   */
  public static GameFile load(String name) {
    String text = TextFile.read(path(name, "load"));
    List<String> comments = comments(text);
    String first = comments.isEmpty() ? "" : comments.get(0);
    List<String> definition =
        comments.stream().filter(line -> line.startsWith(DEFINITION)).map(GameFile::line).toList();
    if (!definition.isEmpty()) {
      return read(Game.of(BuiltInGames.define(name, String.join("\n", definition))), text, name);
    }
    if (!BuiltInGames.isId(first)) {
      throw new InputException(
          Text.format("%s does not begin with the game that it is of, as in '# squava'", name));
    }
    return read(BuiltInGames.load(first), text, name);
  }

  private static String line(String comment) {
    return comment.startsWith("| ") ? comment.substring(2) : comment.substring(1);
  }

  /**
   * A game of the rules that are played.
   *
   * @throws InputException when there is no position of this game in the file
   */
  static GameFile load(Game game, String name) {
    String text = TextFile.read(path(name, "load"));
    checkGame(game, text, name);
    return read(game, text, name);
  }

  private static GameFile read(Game game, String text, String name) {
    try {
      GameTree tree = GameTreeReader.readFile(game, text);
      List<String> found = comments(text);
      return new GameFile(tree, found.isEmpty() ? List.of(game.id()) : found);
    } catch (InputException e) {
      throw e.at(name);
    }
  }

  private static List<String> comments(String text) {
    return Arrays.stream(text.split("\r\n|\r|\n"))
        .map(String::strip)
        .filter(line -> line.startsWith("#"))
        .map(line -> line.startsWith("#|") ? line.substring(1) : line.substring(1).strip())
        .toList();
  }

  /** What a comment such as {@code X: level3} says. */
  public Optional<String> field(String key) {
    return comments.stream()
        .filter(line -> line.startsWith(key + ":"))
        .map(line -> Text.printable(line.substring(key.length() + 1).strip()))
        .findFirst();
  }

  /** The end of the main line. */
  Position end() {
    List<GameTree.Node> line = tree.mainLine();
    return line.get(line.size() - 1).position();
  }

  /** Refuses a game of another kind, whose moves might be read as moves of this one. */
  private static void checkGame(Game game, String text, String name) {
    String first = text.lines().findFirst().orElse("").replaceFirst("^#", "").strip();
    boolean other = BuiltInGames.isId(first) && !family(first).equals(family(game.id()));
    if (text.startsWith("#") && other) {
      throw new InputException(
          Text.format("%s is a game of %s, not of %s", name, first, game.id()));
    }
  }

  private static String family(String id) {
    return id.split(":", 2)[0];
  }

  /** The path that stands behind a word such as {@code save}. */
  static Path path(String name, String word) {
    if (name.isBlank()) {
      throw new InputException(
          Text.format("%s needs the name of a file, as in '%s game.txt'", word, word));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException(Text.format("'%s' is not a path", name));
    }
  }
}
