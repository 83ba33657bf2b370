package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.table.rank.Numbering;
import java.util.Optional;

/** The counts of a study in one layer, by one worker. */
final class LayerTally {
  private long wins;
  private long draws;
  private long losses;
  private long onlyWins;
  private long onlyDraws;
  private final Foremost longest = new Foremost();
  private final Foremost hardestWin = new Foremost();
  private final Foremost hardestDraw = new Foremost();

  /** The position with the lowest rank, and of those the one with the lowest number. */
  private static final class Foremost {
    private long rank = Long.MAX_VALUE;
    private long number = -1;
    private int value;

    void take(long newRank, long newNumber, int newValue) {
      if (newNumber >= 0 && (newRank < rank || (newRank == rank && newNumber < number))) {
        rank = newRank;
        number = newNumber;
        value = newValue;
      }
    }

    Optional<LayerStudy.Example> example(Game game, Numbering numbering) {
      if (number < 0) {
        return Optional.empty();
      }
      Numbering.Cursor cursor = numbering.cursor();
      cursor.to(number);
      long x = cursor.x();
      return Optional.of(new LayerStudy.Example(game.position(x, cursor.shape() ^ x), value));
    }
  }

  /**
   * Counts a position.
   *
   * @param holding how many moves keep its result; two stands for more
   * @param otherwise what the best of the other moves is worth, {@link Integer#MIN_VALUE} if none
   */
  void take(long number, int value, int holding, int otherwise) {
    boolean only = holding == 1 && otherwise != Integer.MIN_VALUE;
    boolean mustHold = only && otherwise < 0;
    if (value > 0) {
      wins++;
      onlyWins += only ? 1 : 0;
      longest.take(value, number, value);
      if (mustHold) {
        hardestWin.take(((long) value << 32) - otherwise, number, value);
      }
    } else if (value == 0) {
      draws++;
      onlyDraws += only ? 1 : 0;
      if (mustHold) {
        hardestDraw.take(-otherwise, number, value);
      }
    } else {
      losses++;
    }
  }

  /** Adds what another worker counted. */
  void add(LayerTally other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    onlyWins += other.onlyWins;
    onlyDraws += other.onlyDraws;
    longest.take(other.longest.rank, other.longest.number, other.longest.value);
    hardestWin.take(other.hardestWin.rank, other.hardestWin.number, other.hardestWin.value);
    hardestDraw.take(other.hardestDraw.rank, other.hardestDraw.number, other.hardestDraw.value);
  }

  LayerStudy result(Game game, int stones, Numbering numbering) {
    return new LayerStudy(
        stones,
        wins,
        draws,
        losses,
        onlyWins,
        onlyDraws,
        longest.example(game, numbering),
        hardestWin.example(game, numbering),
        hardestDraw.example(game, numbering));
  }
}
