package games.oxo.app.terminal;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * The input, output and abilities of the terminal that a command runs on.
 *
 * @param colours whether what goes to {@code out} may have colours
 * @param progress whether progress is shown on {@code err}
 * @param keyboard whether {@code in} is typed, so that the screen shows it already
 * @param editing whether typed lines can be edited: {@code in} and {@code out} are one terminal
 *     that can move its cursor
 */
public record Terminal(
    PrintStream out,
    PrintStream err,
    InputStream in,
    boolean colours,
    boolean progress,
    boolean keyboard,
    boolean editing) {
  /** What the user gave is quoted in messages; a file full of it is of no use. */
  private static final int LONGEST_SENTENCE = 600;

  /** Says in one line what was wrong with something that the user gave; returns the exit status. */
  public int complain(String sentence) {
    String printable = sentence.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", "?");
    boolean tooLong = printable.length() > LONGEST_SENTENCE;
    String shown = tooLong ? printable.substring(0, LONGEST_SENTENCE) + "…" : printable;
    err.println("oxo: " + shown);
    return ExitStatus.BAD_INPUT;
  }
}
