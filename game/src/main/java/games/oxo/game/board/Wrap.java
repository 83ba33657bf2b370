package games.oxo.game.board;

import java.util.Arrays;
import java.util.List;

/** Which edges of a board are joined, so that lines and neighbours go on at the other side. */
public enum Wrap {
  /** None: the board is flat. */
  NONE("none", ""),
  /** The left and the right edge. */
  CYLINDER("cylinder", "The left and right edges are joined."),
  /** The left and the right edge, and the upper and the lower one. */
  TORUS("torus", "The left and right edges are joined, and so are the upper and lower ones.");

  private final String key;
  private final String sentence;

  Wrap(String key, String sentence) {
    this.key = key;
    this.sentence = sentence;
  }

  /** The word for it in a definition file. */
  public String key() {
    return key;
  }

  /** It as a rule; empty for a flat board. */
  public String sentence() {
    return sentence;
  }

  /** All words. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(Wrap::key).toList();
  }

  /** The one with this word, which must be one of {@link #keys()}. */
  public static Wrap ofKey(String key) {
    return Arrays.stream(values()).filter(wrap -> wrap.key.equals(key)).findFirst().orElseThrow();
  }
}
