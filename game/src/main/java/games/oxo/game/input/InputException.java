package games.oxo.game.input;

import java.util.OptionalInt;

/**
 * An error in user input: a definition file, a position, a move, a name. The message is one
 * sentence for the user; it says what is wrong, where, and what would be right.
 *
 * <p>Readers of text throw this type and no other, whatever they are given.
 */
public class InputException extends RuntimeException {
  private static final int UNKNOWN = 0;

  private final int line;

  /** A complaint in one sentence, without a full stop. */
  public InputException(String message) {
    this(message, UNKNOWN);
  }

  private InputException(String message, int line) {
    super(message);
    this.line = line;
  }

  /** The message; never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /** The line of the user's text that is to blame, from 1, where that is known. */
  public OptionalInt line() {
    return line == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(line);
  }

  /** The same complaint with the place in front: {@code where: message}. */
  public InputException at(String where) {
    return new InputException(where + ": " + getMessage(), line);
  }

  /** The same complaint with file and line in front: {@code file:line: message}. */
  public InputException at(String file, int lineOfFile) {
    return at(file + ":" + lineOfFile).onLine(lineOfFile);
  }

  /** The same complaint, for which a line of the user's text is to blame. */
  public InputException onLine(int lineToBlame) {
    return new InputException(getMessage(), lineToBlame);
  }
}
