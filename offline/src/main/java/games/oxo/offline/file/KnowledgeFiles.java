package games.oxo.offline.file;

import games.oxo.book.BookGame;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.table.extract.BuiltInExtracts;
import games.oxo.table.extract.Extract;
import games.oxo.table.results.BuiltInProofs;
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

  /** All files by name, in base64 but for texts: those are compressed better as they are. */
  public static Map<String, String> all() {
    Map<String, String> files = new TreeMap<>();
    for (String id : BuiltInGames.ids()) {
      add(files, BuiltInGames.load(id));
    }
    return files;
  }

  private static void add(Map<String, String> files, Game game) {
    BuiltInBooks.content(game)
        .ifPresent(
            book ->
                files.put(BookGame.of(game).fingerprint() + BundledKnowledge.BOOK, base64(book)));
    String name = BundledKnowledge.name(game);
    if (files.containsKey(name + BundledKnowledge.EXTRACT)) {
      return;
    }
    BuiltInExtracts.read(game)
        .ifPresent(extract -> files.put(name + BundledKnowledge.EXTRACT, base64(small(extract))));
    BuiltInProofs.text(game).ifPresent(text -> files.put(name + BundledKnowledge.PROOFS, text));
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
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
