package games.oxo.match.standing;

import games.oxo.match.play.MatchPlan;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import java.util.BitSet;
import java.util.List;

/**
 * The time that a match allows without its margin, to find the answers that came late and were
 * forgiven.
 *
 * @param moveMillis for each move, 0 without such a limit
 * @param firstMillis for the first move of each player, 0 if it is that of every move
 * @param gameMillis for a whole game, 0 without a clock
 * @param incrementMillis what a clock gets for every move
 */
record AllowedTime(long moveMillis, long firstMillis, long gameMillis, long incrementMillis) {
  /** So much passes on the way to a player and back, and is nobody's fault. */
  private static final long FREE_MICROS = 20_000;

  /** The time that the settings of a log allow; a setting that is no number allows any. */
  static AllowedTime of(MatchHeader header) {
    return new AllowedTime(
        number(header, "time"),
        number(header, MatchPlan.FIRST_TIME),
        number(header, "clock"),
        number(header, "increment"));
  }

  private static long number(MatchHeader header, String setting) {
    String text = header.settings().getOrDefault(setting, "");
    return text.matches("[0-9]{1,15}") ? Long.parseLong(text) : 0;
  }

  /** Which moves of a game came late: after their own time, or with the clock run down. */
  BitSet late(List<Turn> turns) {
    BitSet late = new BitSet();
    long[] left = {gameMillis * 1000, gameMillis * 1000};
    boolean[] moved = new boolean[2];
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      int seat = turn.first() ? 0 : 1;
      left[seat] -= turn.micros();
      long millis = moved[seat] || firstMillis == 0 ? moveMillis : firstMillis;
      moved[seat] = true;
      boolean slow = millis > 0 && turn.micros() > millis * 1000 + FREE_MICROS;
      late.set(i, slow || (gameMillis > 0 && left[seat] < -FREE_MICROS));
      left[seat] += incrementMillis * 1000;
    }
    return late;
  }
}
