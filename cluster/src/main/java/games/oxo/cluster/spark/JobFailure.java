package games.oxo.cluster.spark;

import games.oxo.game.input.InputException;
import org.jspecify.annotations.Nullable;

/** What is said about a job that failed: one sentence instead of Spark's stack traces. */
public final class JobFailure {
  private JobFailure() {}

  /** The innermost cause that speaks to users, or else the first line of what Spark says. */
  public static String sentence(Throwable failure) {
    String known = null;
    Throwable last = failure;
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof InputException) {
        known = each.getMessage();
      }
      last = each;
    }
    return known != null ? known : firstLine(last);
  }

  private static String firstLine(Throwable failure) {
    String message = failure.getMessage();
    String line = message == null ? "" : message.strip().lines().findFirst().orElse("");
    return line.isEmpty() ? failure.getClass().getSimpleName() : line;
  }

  /** The failure as an error for the user, with the whole story as its cause. */
  public static InputException of(String what, Throwable failure) {
    return said(what + ": " + sentence(failure), failure);
  }

  /** An error for the user in words of our own, with the whole story as its cause. */
  static InputException said(String text, Throwable failure) {
    InputException told = new InputException(text);
    told.initCause(failure);
    return told;
  }

  /** Whether a failure or one of its causes is of a class. */
  public static boolean isCausedBy(@Nullable Throwable failure, Class<? extends Throwable> type) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (type.isInstance(each)) {
        return true;
      }
    }
    return false;
  }
}
