package games.oxo.app.solve;

import games.oxo.app.option.PositionArgument;
import games.oxo.game.Game;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionLine;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the positions named on a command line. */
final class SolveTasks {
  /** Some millions of positions. */
  private static final int MAX_BYTES = 200_000_000;

  private final Game game;
  private final InputStream in;

  SolveTasks(Game game, InputStream in) {
    this.game = game;
    this.in = in;
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
    if (isOnePosition(text)) {
      tasks.add(new SolveTask(name, 0, text));
      return;
    }
    int number = 0;
    for (Iterator<String> lines = text.lines().iterator(); lines.hasNext(); ) {
      String line = lines.next();
      number++;
      if (!PositionLine.isEmpty(line)) {
        tasks.add(new SolveTask(name, number, line));
      }
    }
  }

  /** A file with one position: a saved game, or a board drawn over several lines. */
  private boolean isOnePosition(String text) {
    if (text.lines().findFirst().orElse("").strip().equals("# " + game.id())) {
      return true;
    }
    if (text.indexOf('/') >= 0 || game.board().rows() == 1) {
      return false;
    }
    String beginning =
        text.lines()
            .filter(line -> !PositionLine.isEmpty(line))
            .limit(game.board().rows())
            .collect(Collectors.joining("\n"));
    return PositionReader.isDrawn(beginning);
  }

  /** The positions of standard input, each as soon as its line is there. */
  Iterator<SolveTask> ofInput() {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    return new Iterator<>() {
      private int number;
      private @Nullable SolveTask next;

      @Override
      public boolean hasNext() {
        try {
          for (String line = ""; next == null && line != null; ) {
            line = reader.readLine();
            number++;
            if (line != null && !PositionLine.isEmpty(line)) {
              next = new SolveTask("-", number, line);
            }
          }
          return next != null;
        } catch (IOException e) {
          throw new InputException(
              Text.format("standard input cannot be read: %s", e.getMessage()));
        }
      }

      @Override
      public SolveTask next() {
        SolveTask task = hasNext() ? next : null;
        if (task == null) {
          throw new NoSuchElementException();
        }
        next = null;
        return task;
      }
    };
  }
}
