package games.oxo.game.input;

/**
 * An error in user input: a definition file, a position, a move, a name. The message is one
 * sentence for the user; it says what is wrong, where, and what would be right.
 *
 * <p>Readers of text throw this type and no other, whatever they are given.
 */
public class InputException extends RuntimeException {
  /** A complaint in one sentence, without a full stop. */
  public InputException(String message) {
    super(message);
  }

  /** The message; never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /** The same complaint with the place in front: {@code where: message}. */
  public InputException at(String where) {
    return new InputException(where + ": " + getMessage());
  }
}
