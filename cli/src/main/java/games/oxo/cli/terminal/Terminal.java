package games.oxo.cli.terminal;

import games.oxo.game.words.Text;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The input, output and abilities of the terminal that a command runs on.
 *
 * @param colours whether what goes to {@code out} may have colours
 * @param live the screen that shows {@code err}, where lines tell the progress of long work; empty
 *     if no screen shows it
 * @param keyboard whether {@code in} is typed, so that the screen shows it already
 * @param editing whether typed lines can be edited: {@code in} and {@code out} are one terminal
 *     that can move its cursor
 * @param size how large the screen is that shows {@code out}
 */
public record Terminal(
    PrintStream out,
    PrintStream err,
    InputStream in,
    boolean colours,
    Optional<Supplier<ScreenSize>> live,
    boolean keyboard,
    boolean editing,
    Supplier<ScreenSize> size) {
  /** What the user gave is quoted in messages; a file full of it is of no use. */
  public static final int LONGEST_SENTENCE = 600;

  /** One whose output no screen shows. */
  public Terminal(PrintStream out, PrintStream err, InputStream in) {
    this(out, err, in, false, Optional.empty(), false, false, () -> ScreenSize.FILE);
  }

  /** Whether a screen shows the output. */
  public boolean isScreen() {
    return !size.get().equals(ScreenSize.FILE);
  }

  /** How many characters a line of text may have, so that the screen need not break it. */
  public int width() {
    return size.get().textWidth();
  }

  /** How many lines are seen at once; without end where there is no screen. */
  public int height() {
    return size.get().rows();
  }

  /** Prints a text that may be long in as many lines as it needs; later ones are indented. */
  public void printWrapped(String text, int indent) {
    wrapped(text, indent).forEach(out::println);
  }

  /** A text that may be long, in as many lines as it needs; later ones are indented. */
  public List<String> wrapped(String text, int indent) {
    return Wrap.lines(text, indent, width());
  }

  /** Says in one line what was wrong with something that the user gave; returns the exit status. */
  public int complain(String sentence) {
    err.println("oxo: " + Text.printable(sentence, LONGEST_SENTENCE));
    return ExitStatus.BAD_INPUT;
  }
}
