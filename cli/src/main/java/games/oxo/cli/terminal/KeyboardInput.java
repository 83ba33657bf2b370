package games.oxo.cli.terminal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Lines from a keyboard that can be edited, completed with Tab, and called back from earlier games.
 * The only class that uses JLine, so that commands without keyboard input do not load it.
 */
final class KeyboardInput implements LineInput {
  private static final int HISTORY_LINES = 500;

  /** A terminal that is narrower, or does not know its width and says 0, shows no whole prompt. */
  private static final int LEAST_WIDTH = 20;

  /** JLine would tell a player about a history file that cannot be written. */
  private static final Logger SILENCED = Logger.getLogger("org.jline");

  static {
    SILENCED.setLevel(Level.OFF);
  }

  /** What has a style in a list of what can be typed. */
  private static final List<String> COLOURED =
      List.of(
          LineReader.COMPLETION_STYLE_STARTING,
          LineReader.COMPLETION_STYLE_LIST_STARTING,
          LineReader.COMPLETION_STYLE_GROUP,
          LineReader.COMPLETION_STYLE_LIST_GROUP);

  private final Terminal terminal;
  private final LineReader reader;
  private Completion completion = typed -> List.of();

  /**
   * @param colours whether what Tab lists may have colours
   * @param history where lines are kept; when it cannot be written, they are not
   */
  KeyboardInput(Terminal terminal, boolean colours, Optional<Path> history) {
    this.terminal = terminal;
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .appName("oxo")
            .terminal(terminal)
            .parser((line, cursor, context) -> new WholeLine(line, cursor))
            .completer((asked, line, found) -> complete(line.word(), found))
            .variable(LineReader.HISTORY_SIZE, HISTORY_LINES)
            .variable(LineReader.HISTORY_FILE_SIZE, HISTORY_LINES)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            // 1 5 is not a slip for 1 4.
            .option(LineReader.Option.COMPLETE_MATCHER_TYPO, false)
            .option(LineReader.Option.COMPLETE_MATCHER_CAMELCASE, false)
            .option(LineReader.Option.AUTO_MENU, false);
    if (!colours) {
      COLOURED.forEach(part -> builder.variable(part, "bold"));
    }
    history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
    reader = builder.build();
  }

  /** The keyboard and screen of this program; empty when they cannot be used so. */
  static Optional<LineInput> open(boolean colours, Optional<Path> history) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .name("oxo")
              .system(true)
              .provider("exec")
              .dumb(false)
              // The question whether it knows such clusters would cost a slow terminal a second.
              .graphemeCluster(false)
              .build();
      if (terminal.getColumns() < LEAST_WIDTH) {
        terminal.close();
        return Optional.empty();
      }
      // Outside of a prompt Ctrl-C ends the program in order, as it does without JLine.
      terminal.handle(Terminal.Signal.INT, signal -> System.exit(Interrupt.STATUS));
      return Optional.of(new KeyboardInput(terminal, colours, history));
    } catch (IOException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  @Override
  public @Nullable String read(String prompt, Completion ways) {
    completion = ways;
    try {
      return reader.readLine(prompt);
    } catch (EndOfFileException e) {
      return null;
    } catch (UserInterruptException e) {
      throw new GameInterrupted();
    }
  }

  private void complete(String typed, List<Candidate> found) {
    int order = 0;
    for (Suggestion each : completion.of(typed)) {
      found.add(
          new Candidate(
              each.line(),
              each.shown(),
              each.group(),
              null,
              null,
              null,
              each.unfinished(),
              order++));
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      // Nothing is lost: the game is over.
    }
  }

  /** The line as one word, since a move may have blanks in it. */
  private record WholeLine(String line, int cursor) implements CompletingParsedLine {
    @Override
    public String word() {
      return line;
    }

    @Override
    public int wordCursor() {
      return cursor;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return cursor;
    }

    @Override
    public int rawWordLength() {
      return line.length();
    }
  }
}
