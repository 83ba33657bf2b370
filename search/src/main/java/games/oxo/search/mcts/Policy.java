package games.oxo.search.mcts;

import java.util.Arrays;
import java.util.List;

/** A playout policy: how the rest of a game is played at random. */
public enum Policy {
  /** Every legal move is as likely. */
  UNIFORM("uniform"),
  /** Takes a win, blocks a win, and does not lose by its own line while it can help it. */
  SHARP("sharp"),
  /** Only cells beside a stone, in the tree and in playouts, while there are any. */
  NEIGHBOURS("neighbours");

  private final String key;

  Policy(String key) {
    this.key = key;
  }

  public String key() {
    return key;
  }

  public static List<String> keys() {
    return Arrays.stream(values()).map(Policy::key).toList();
  }

  /** The policy with this word, which must be one of {@link #keys()}. */
  public static Policy ofKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst().orElseThrow();
  }
}
