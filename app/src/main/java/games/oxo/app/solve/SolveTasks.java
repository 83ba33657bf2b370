package games.oxo.app.solve;

import games.oxo.cli.option.PositionArgument;
import games.oxo.cli.option.PositionList;
import games.oxo.cli.terminal.InputLines;
import games.oxo.game.Game;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the positions named on a command line. */
final class SolveTasks {
  /** Some millions of positions. */
  private static final int MAX_BYTES = 200_000_000;

  private final Game game;
  private final InputStream in;
  private final boolean everyLine;

  /**
   * @param everyLine whether each line is a position and nothing else, also a blank one
   */
  SolveTasks(Game game, InputStream in, boolean everyLine) {
    this.game = game;
    this.in = in;
    this.everyLine = everyLine;
  }

  /** Whether the words are files, one of which may be {@code -} for standard input. */
  static boolean areFiles(List<String> words) {
    return !words.isEmpty() && (isInput(words.get(0)) || file(words.get(0)).isPresent());
  }

  static boolean isInput(String word) {
    return word.equals("-");
  }

  private static Optional<Path> file(String word) {
    return PositionArgument.file(word);
  }

  /**
   * The positions of files in their order.
   *
   * @throws InputException when one cannot be read
   */
  List<SolveTask> ofFiles(List<String> names) {
    List<SolveTask> tasks = new ArrayList<>();
    for (String name : names) {
      Path path =
          file(name)
              .orElseThrow(() -> new InputException(Text.format("there is no file %s", name)));
      add(name, TextFile.read(path, MAX_BYTES), tasks);
    }
    return tasks;
  }

  private void add(String name, String text, List<SolveTask> tasks) {
    List<PositionList.Entry> entries = PositionList.of(game, text, everyLine);
    // A file that is one drawing or one game needs no number of a line.
    boolean one = entries.size() == 1 && entries.get(0).whole();
    for (PositionList.Entry entry : entries) {
      tasks.add(new SolveTask(name, one ? 0 : entry.line(), entry.text(), entry.whole(), false));
    }
  }

  /** The positions of standard input, each as soon as its lines are there. */
  Iterator<SolveTask> ofInput() {
    InputLines lines = new InputLines(in);
    PositionList list = new PositionList(game, () -> read(lines), everyLine);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return list.hasNext();
      }

      @Override
      public SolveTask next() {
        PositionList.Entry entry = list.next();
        return new SolveTask("-", entry.line(), entry.text(), entry.whole(), entry.tooLong());
      }
    };
  }

  private static InputLines.@Nullable Line read(InputLines lines) {
    try {
      return lines.read();
    } catch (IOException e) {
      throw new InputException(Text.format("standard input cannot be read: %s", e.getMessage()));
    }
  }
}
