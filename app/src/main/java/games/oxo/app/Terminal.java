package games.oxo.app;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes.
 *
 * @param colours whether what goes to {@code out} may have colours
 * @param progress whether somebody watches {@code err} who wants to see how far long work is
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
    boolean editing) {}
