package games.oxo.cli.terminal;

/** The exit statuses of the {@code oxo} command; docs/commands.md explains them. */
public final class ExitStatus {
  /** All went well. */
  public static final int DONE = 0;

  /** A check found a fault, or the program itself has one. */
  public static final int FAULT = 1;

  /** What the user gave was wrong. */
  public static final int BAD_INPUT = 2;

  /** Time was too short for an answer. */
  public static final int UNSETTLED = 3;

  /** What was printed or kept could not be written, because a disk is full or fails. */
  public static final int OUTPUT_LOST = 4;

  /** Nobody reads the output any more; what a shell says of a program that ends so. */
  public static final int NO_READER = 141;

  private ExitStatus() {}
}
