package games.oxo.cluster.storage;

import games.oxo.game.input.InputException;
import java.io.Serial;

/** A file of a shared folder is missing, damaged or cannot be used; the message names it. */
public final class StorageException extends InputException {
  @Serial private static final long serialVersionUID = 1;

  public StorageException(String message) {
    super(message);
  }

  public StorageException(String message, Throwable cause) {
    super(message);
    initCause(cause);
  }
}
