package games.oxo.offline.worker;

import games.oxo.book.BookGame;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.table.extract.Extract;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What comes with the page: files with exact values, won first moves and opening books, named by
 * the fingerprint of the rules that they are for. Each is read when it is first needed.
 */
public final class BundledKnowledge implements ApiKnowledge, BookSupply {
  /** The ending of a file with exact values of openings. */
  public static final String EXTRACT = ".oxoextract";

  /** The ending of a file with an opening book. */
  public static final String BOOK = CompactBook.ENDING;

  /** The ending of a file with the first moves that are proven to win, a word each. */
  public static final String WON = ".won";

  private final Map<String, String> files = new HashMap<>();
  private final Map<String, ExactValues> values = new HashMap<>();
  private final Map<String, OpeningBook> books = new HashMap<>();

  /** The name of what is known of the rules of a game, without its ending. */
  public static String name(Game game) {
    return RulesFingerprint.of(game).brief();
  }

  /**
   * Adds a file.
   *
   * @param base64 its content
   */
  public void supply(String name, String base64) {
    files.put(name, base64);
  }

  @Override
  public ExactValues values(Game game) {
    String name = name(game);
    ExactValues known = values.getOrDefault(name, ExactValues.NONE);
    if (known == ExactValues.NONE) {
      known = readValues(game, name);
      // Whoever sends one definition after the other must not fill the memory.
      if (known != ExactValues.NONE) {
        values.put(name, known);
      }
    }
    return known;
  }

  private ExactValues readValues(Game game, String name) {
    byte[] extract = read(name + EXTRACT);
    if (extract.length > 0) {
      return Extract.read(game, extract, name + EXTRACT);
    }
    byte[] won = read(name + WON);
    return won.length > 0 ? new WonFirstMoves(game, won) : ExactValues.NONE;
  }

  /** The content of a file; empty when there is none. */
  private byte[] read(String name) {
    return Base64.getDecoder().decode(files.getOrDefault(name, ""));
  }

  @Override
  public BookSupply books() {
    return this;
  }

  @Override
  public OpeningBook named(Game game, String text) {
    if (text.equals(BUILT_IN)) {
      return book(game);
    }
    throw new InputException("the opening book can be 'builtin' or 'none' here");
  }

  @Override
  public OpeningBook usual(Game game, boolean strongest) {
    return strongest ? book(game) : OpeningBook.NONE;
  }

  private OpeningBook book(Game game) {
    BookGame plain = BookGame.of(game);
    String name = plain.fingerprint() + BOOK;
    OpeningBook known = books.getOrDefault(name, OpeningBook.NONE);
    if (known == OpeningBook.NONE) {
      byte[] content = read(name);
      if (content.length > 0) {
        known = CompactBook.read(plain, content, name);
        books.put(name, known);
      }
    }
    return known;
  }

  /** First moves that are proven to win; nothing else is known. */
  private static final class WonFirstMoves implements ExactValues {
    private final List<Move> moves = new ArrayList<>();

    WonFirstMoves(Game game, byte[] text) {
      MoveNotation notation = new MoveNotation(game);
      for (String word : new String(text, StandardCharsets.US_ASCII).split(" ")) {
        moves.add(notation.read(game.start(), word));
      }
    }

    @Override
    public OptionalInt value(Position position) {
      return OptionalInt.empty();
    }

    @Override
    public List<Move> wonFirstMoves() {
      return List.copyOf(moves);
    }
  }
}
