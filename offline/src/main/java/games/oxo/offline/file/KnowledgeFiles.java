package games.oxo.offline.file;

import games.oxo.book.BookGame;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.search.evaluation.BuiltInEvaluations;
import games.oxo.table.extract.BuiltInExtracts;
import games.oxo.table.extract.Extract;
import games.oxo.table.results.BuiltInProofs;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the built-in games bring to a {@link BundledKnowledge}: their books, their proofs, their
 * extracts, with fewer stones where they would be too large, and the smallest of their evaluations.
 */
public final class KnowledgeFiles {
  /** The largest extract. The solver takes over after it. */
  private static final int MOST_EXTRACT_BYTES = 48 << 10;

  /** All evaluations together. Without its own, a game is played as if none had been learned. */
  private static final int MOST_EVALUATION_BYTES = 108 << 10;

  private KnowledgeFiles() {}

  /** All files by name, in base64 but for texts: those are compressed better as they are. */
  public static Map<String, String> all() {
    Map<String, String> files = new TreeMap<>();
    for (String id : BuiltInGames.ids()) {
      add(files, BuiltInGames.load(id));
    }
    addSmallest(files, evaluations());
    return files;
  }

  /** The evaluations of all built-in games by the names of their files. */
  private static Map<String, byte[]> evaluations() {
    Map<String, byte[]> found = new TreeMap<>();
    for (String id : BuiltInGames.ids()) {
      Game game = BuiltInGames.load(id);
      BuiltInEvaluations.bytes(game)
          .ifPresent(
              bytes -> found.put(BundledKnowledge.name(game) + BundledKnowledge.EVALUATION, bytes));
    }
    return found;
  }

  /** Adds evaluations, the smallest first, as long as there is room. */
  static void addSmallest(Map<String, String> files, Map<String, byte[]> evaluations) {
    List<Map.Entry<String, byte[]>> bySize = new ArrayList<>(evaluations.entrySet());
    bySize.sort(Comparator.comparingInt(each -> each.getValue().length));
    int left = MOST_EVALUATION_BYTES;
    for (Map.Entry<String, byte[]> each : bySize) {
      left -= each.getValue().length;
      if (left >= 0) {
        files.put(each.getKey(), base64(each.getValue()));
      }
    }
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
