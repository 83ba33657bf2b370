package games.oxo.cli.terminal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The source of the lines that the user types. */
public interface LineInput extends AutoCloseable {
  /**
   * Something that could be typed.
   *
   * @param line the whole line
   * @param shown how it stands in a list of others
   * @param group what it is: a move, a word, a file
   * @param unfinished whether more has to follow, after a blank
   */
  record Suggestion(String line, String shown, String group, boolean unfinished) {}

  /** Source of the ways in which a line can go on. */
  interface Completion {
    /** The lines that begin with what has been typed. */
    List<Suggestion> of(String typed);
  }

  /**
   * Asks for a line.
   *
   * @return the line without its end; null when there are no more
   * @throws GameInterrupted when Ctrl-C is typed instead
   */
  @Nullable String read(String prompt, Completion completion);

  @Override
  void close();

  /**
   * Opens the input that suits a terminal.
   *
   * @param silent whether neither prompt nor line is shown where lines are not typed
   * @param history where typed lines are kept
   */
  static LineInput open(Terminal terminal, boolean silent, Optional<Path> history) {
    LineInput plain = new PlainInput(terminal, silent);
    return terminal.editing() && !silent
        ? new LateInput(() -> KeyboardInput.open(terminal.colours(), history).orElse(plain))
        : plain;
  }
}
