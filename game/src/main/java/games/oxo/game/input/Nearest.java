package games.oxo.game.input;

import java.util.Collection;
import java.util.Locale;

/**
 * Spelling hints: the known word that is nearest to a mistyped one by Damerau-Levenshtein distance
 * (optimal string alignment).
 */
public final class Nearest {
  private Nearest() {}

  /**
   * A hint such as {@code ; did you mean 'width'?}, or the whole list of what is allowed when no
   * known word is close: {@code ; known are 'height' and 'width'}.
   */
  public static String hint(String word, Collection<String> known) {
    return hint(word, known, String.join(", ", known));
  }

  /** The same, where the whole list is told in words of its own. */
  public static String hint(String word, Collection<String> known, String list) {
    String best = "";
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : known) {
      if (Math.abs(word.length() - candidate.length()) > farthest(word, candidate)) {
        // As many letters would have to go or come, so the time is not spent on a long word.
        continue;
      }
      int distance = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    if (bestDistance <= farthest(word, best)) {
      return "; did you mean '" + best + "'?";
    }
    return list.isEmpty() ? "" : "; known: " + list;
  }

  /** The largest distance at which one word can be meant by the other. */
  private static int farthest(String word, String candidate) {
    int longer = Math.max(word.length(), candidate.length());
    return longer < 3 ? 0 : longer / 3;
  }

  /**
   * Letters to insert, delete, replace, or swap with their neighbour to turn one into the other.
   */
  static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replace = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + replace, 1 + Math.min(last[j], row[j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
