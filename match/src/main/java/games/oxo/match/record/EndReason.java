package games.oxo.match.record;

import java.util.Optional;

/** Why a game of a match ended: by its rules, or by a fault of the loser. */
public enum EndReason {
  WINNING_LINE("winning line", false),
  LOSING_LINE("losing line", false),
  FULL_BOARD("full board", false),
  POINTS("points", false),
  ILLEGAL_MOVE("illegal move", true),
  CRASH("crash", true),
  TIME("time", true),
  GARBAGE("garbage", true);

  private final String words;
  private final boolean fault;

  EndReason(String words, boolean fault) {
    this.words = words;
    this.fault = fault;
  }

  /** The reason that a log names by these words. */
  public static Optional<EndReason> of(String words) {
    for (EndReason each : values()) {
      if (each.words.equals(words)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Whether the loser did not lose on the board. */
  public boolean isFault() {
    return fault;
  }

  /** The words of a log. */
  @Override
  public String toString() {
    return words;
  }
}
