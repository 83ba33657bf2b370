package games.oxo.match.standing;

import games.oxo.match.record.GameRecord.Turn;
import games.oxo.match.record.MatchHeader;
import java.util.BitSet;
import java.util.List;

/**
 * The time that a match allows without its margin, to find the answers that came late and were
 * forgiven.
 *
 * @param moveMillis for each move, 0 without such a limit
 * @param gameMillis for a whole game, 0 without a clock
 * @param incrementMillis what a clock gets for every move
 */
record AllowedTime(long moveMillis, long gameMillis, long incrementMillis) {
  /** So much passes on the way to a player and back, and is nobody's fault. */
  private static final long FREE_MICROS = 20_000;

  /** The time that the settings of a log allow; a setting that is no number allows any. */
  static AllowedTime of(MatchHeader header) {
    return new AllowedTime(
        number(header, "time"), number(header, "clock"), number(header, "increment"));
  }

  private static long number(MatchHeader header, String setting) {
    String text = header.settings().getOrDefault(setting, "");
    return text.matches("[0-9]{1,15}") ? Long.parseLong(text) : 0;
  }

  /** Which moves of a game came late: after their own time, or with the clock run down. */
  BitSet late(List<Turn> turns) {
    BitSet late = new BitSet();
    long[] left = {gameMillis * 1000, gameMillis * 1000};
    for (int i = 0; i < turns.size(); i++) {
      Turn turn = turns.get(i);
      int seat = turn.first() ? 0 : 1;
      left[seat] -= turn.micros();
      boolean slow = moveMillis > 0 && turn.micros() > moveMillis * 1000 + FREE_MICROS;
      late.set(i, slow || (gameMillis > 0 && left[seat] < -FREE_MICROS));
      left[seat] += incrementMillis * 1000;
    }
    return late;
  }
}
