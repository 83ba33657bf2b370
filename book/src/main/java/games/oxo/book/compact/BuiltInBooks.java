package games.oxo.book.compact;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The books that come with the program, as resources named by the fingerprint of the rules. One is
 * read when it is first asked.
 */
public final class BuiltInBooks {
  private static final String FOLDER = "/oxo/books/";

  /** Opens a resource by its name; null when there is none. */
  interface Resources extends Function<String, @Nullable InputStream> {}

  private static final Resources OWN = BuiltInBooks.class::getResourceAsStream;

  /** The books by their rules: each is read once, however many engines play from it. */
  private static final Map<String, OpeningBook> KNOWN = new HashMap<>();

  private BuiltInBooks() {}

  /**
   * The book of a game, read when it is first asked or prepared; {@link OpeningBook#NONE} without
   * one.
   */
  public static synchronized OpeningBook of(Game game) {
    String rules = BookGame.of(game).fingerprint();
    OpeningBook known = KNOWN.getOrDefault(rules, OpeningBook.NONE);
    if (known == OpeningBook.NONE) {
      known = of(game, OWN);
      // Whoever sends one definition after the other must not fill the memory.
      if (known != OpeningBook.NONE) {
        KNOWN.put(rules, known);
      }
    }
    return known;
  }

  /** The book of a game, read now; empty when none has its rules. */
  public static Optional<DistilledBook> read(Game game) {
    return read(game, OWN);
  }

  /** The file of the book of a game; empty when none has its rules. */
  public static Optional<byte[]> content(Game game) {
    return content(BookGame.of(game), OWN);
  }

  static OpeningBook of(Game game, Resources resources) {
    BookGame plain = BookGame.of(game);
    try (InputStream in = resources.apply(name(plain))) {
      return in == null ? OpeningBook.NONE : new Unread(game, resources);
    } catch (IOException e) {
      throw unreadable(plain, e);
    }
  }

  static Optional<DistilledBook> read(Game game, Resources resources) {
    BookGame plain = BookGame.of(game);
    return content(plain, resources).map(bytes -> CompactBook.read(plain, bytes, name(plain)));
  }

  private static Optional<byte[]> content(BookGame game, Resources resources) {
    try (InputStream in = resources.apply(name(game))) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw unreadable(game, e);
    }
  }

  private static String name(BookGame game) {
    return FOLDER + game.fingerprint() + CompactBook.ENDING;
  }

  private static InputException unreadable(BookGame game, IOException e) {
    return new InputException(Text.format("%s cannot be read: %s", name(game), e.getMessage()));
  }

  /** A book that is read when it is first needed. */
  private static final class Unread implements OpeningBook {
    private final Game game;
    private final Resources resources;
    private volatile @Nullable OpeningBook read;

    Unread(Game game, Resources resources) {
      this.game = game;
      this.resources = resources;
    }

    @Override
    public Optional<MoveValue> reply(Position position) {
      OpeningBook book = read;
      return (book == null ? read() : book).reply(position);
    }

    @Override
    public void prepare() {
      read();
    }

    private synchronized OpeningBook read() {
      OpeningBook already = read;
      if (already != null) {
        return already;
      }
      Optional<DistilledBook> found = BuiltInBooks.read(game, resources);
      OpeningBook book = found.isPresent() ? found.get() : OpeningBook.NONE;
      read = book;
      return book;
    }
  }
}
