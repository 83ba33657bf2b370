package games.oxo.app.play;

import games.oxo.cli.terminal.LineInput;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Completions of a line that is being typed in a game: with a legal move, a word or a file. */
public final class Suggestions implements LineInput.Completion {
  private static final String WHY = Word.WHY.text() + " ";

  private final Position position;
  private final MoveNotation notation;

  public Suggestions(Position position) {
    this.position = position;
    notation = new MoveNotation(position.game());
  }

  @Override
  public List<LineInput.Suggestion> of(String typed) {
    for (Word word : Word.values()) {
      String start = word.text() + " ";
      if (word.needsFile() && typed.toLowerCase(Locale.ROOT).startsWith(start)) {
        return files(typed.substring(0, start.length()), typed.substring(start.length()));
      }
    }
    String lower = typed.toLowerCase(Locale.ROOT);
    if (lower.startsWith(WHY)) {
      return moves(typed.substring(0, WHY.length()), lower.substring(WHY.length()));
    }
    List<LineInput.Suggestion> found = moves("", lower);
    for (Word word : Word.values()) {
      boolean useful = word != Word.SWAP || position.swapOffered();
      if (useful && word.text().startsWith(lower)) {
        found.add(new LineInput.Suggestion(word.text(), word.text(), "words", word.needsFile()));
      }
    }
    return found;
  }

  /** The legal moves that begin with a text, each with what stands before it. */
  private List<LineInput.Suggestion> moves(String before, String start) {
    List<LineInput.Suggestion> found = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      // Where a move is two words, 1,1 is read as well as 1 1.
      Stream.of(notation.write(move), notation.writeInList(move))
          .filter(text -> !move.isSwap() && text.startsWith(start))
          .findFirst()
          .ifPresent(
              text -> found.add(new LineInput.Suggestion(before + text, text, "moves", false)));
    }
    return found;
  }

  /** The files that begin with a path; hidden ones only for somebody who has typed their dot. */
  private static List<LineInput.Suggestion> files(String before, String path) {
    int nameAt = path.lastIndexOf('/') + 1;
    String folder = path.substring(0, nameAt);
    String name = path.substring(nameAt);
    try (Stream<Path> files = Files.list(Path.of(folder.isEmpty() ? "." : folder))) {
      return files
          .filter(file -> !file.getFileName().toString().startsWith(".") || name.startsWith("."))
          .filter(file -> file.getFileName().toString().startsWith(name))
          .map(file -> file.getFileName() + (Files.isDirectory(file) ? "/" : ""))
          .sorted()
          .map(file -> new LineInput.Suggestion(before + folder + file, file, "files", false))
          .toList();
    } catch (IOException | UncheckedIOException | InvalidPathException e) {
      return List.of();
    }
  }
}
