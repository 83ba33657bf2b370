package games.oxo.offline.file;

import games.oxo.book.BookGame;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.table.extract.BuiltInExtracts;
import games.oxo.table.extract.Extract;
import games.oxo.table.results.BuiltInProofs;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the built-in games bring to a {@link BundledKnowledge}: their books, their proofs, and their
 * extracts, with fewer stones where they would be too large.
 */
public final class KnowledgeFiles {
  /** The largest extract. The solver takes over after it. */
  private static final int MOST_EXTRACT_BYTES = 48 << 10;

  private KnowledgeFiles() {}

  /** All files by name, in base64. */
  public static Map<String, String> all() {
    Map<String, byte[]> files = new TreeMap<>();
    for (String id : BuiltInGames.ids()) {
      add(files, BuiltInGames.load(id));
    }
    Map<String, String> texts = new TreeMap<>();
    files.forEach((name, bytes) -> texts.put(name, Base64.getEncoder().encodeToString(bytes)));
    return texts;
  }

  private static void add(Map<String, byte[]> files, Game game) {
    BuiltInBooks.content(game)
        .ifPresent(
            book -> files.put(BookGame.of(game).fingerprint() + BundledKnowledge.BOOK, book));
    String name = BundledKnowledge.name(game);
    if (files.containsKey(name + BundledKnowledge.EXTRACT)) {
      return;
    }
    BuiltInExtracts.read(game)
        .ifPresent(extract -> files.put(name + BundledKnowledge.EXTRACT, small(extract)));
    BuiltInProofs.text(game)
        .ifPresent(
            text ->
                files.put(
                    name + BundledKnowledge.PROOFS, text.getBytes(StandardCharsets.US_ASCII)));
  }

  private static byte[] small(Extract whole) {
    int stones = whole.stones();
    byte[] bytes = whole.bytes();
    while (bytes.length > MOST_EXTRACT_BYTES && stones > 0) {
      stones--;
      bytes = whole.upTo(stones).bytes();
    }
    return bytes;
  }
}
