package games.oxo.offline.worker;

import games.oxo.book.BookGame;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.BuiltInBookSupply;
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
public final class BundledKnowledge implements ApiKnowledge {
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
    if (files.containsKey(name + EXTRACT)) {
      return values.computeIfAbsent(name, any -> extract(game, name + EXTRACT));
    }
    return files.containsKey(name + WON)
        ? values.computeIfAbsent(name, any -> new WonFirstMoves(game, read(name + WON)))
        : ExactValues.NONE;
  }

  private ExactValues extract(Game game, String name) {
    return Extract.read(game, read(name), name);
  }

  @Override
  public BookSupply books() {
    return new BuiltInBookSupply(this::book);
  }

  private OpeningBook book(Game game) {
    BookGame plain = BookGame.of(game);
    String name = plain.fingerprint() + BOOK;
    return files.containsKey(name)
        ? books.computeIfAbsent(name, any -> CompactBook.read(plain, read(name), name))
        : OpeningBook.NONE;
  }

  /** The content of a file that is there. */
  private byte[] read(String name) {
    return Base64.getDecoder().decode(files.getOrDefault(name, ""));
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
