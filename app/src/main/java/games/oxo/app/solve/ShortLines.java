package games.oxo.app.solve;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The lines of a file of any size in which every line is short; a longer one is refused. */
public final class ShortLines implements Iterator<String> {
  private static final int LONGEST = 5_000;
  private static final int NOTHING = -1;

  private final Reader in;
  private int next;

  public ShortLines(Reader in) {
    this.in = in;
    next = read();
  }

  @Override
  public boolean hasNext() {
    return next != NOTHING;
  }

  @Override
  public String next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    StringBuilder line = new StringBuilder();
    for (; next != '\n' && next != NOTHING; next = read()) {
      if (line.length() == LONGEST) {
        throw new InputException(Text.format("this line is longer than %d characters", LONGEST));
      }
      line.append((char) next);
    }
    next = next == NOTHING ? NOTHING : read();
    return line.toString();
  }

  private int read() {
    try {
      return in.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
