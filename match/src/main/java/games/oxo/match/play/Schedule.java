package games.oxo.match.play;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.balance.StudyEngine;
import java.util.ArrayList;
import java.util.List;

/**
 * The pairings of a match: who plays whom from which opening. Games come in pairs with the same
 * opening and reversed seats, and each round has one pair for each two that meet. It depends only
 * on its arguments, so a match can be resumed.
 */
public final class Schedule {
  /** More games than anybody can wait for. */
  public static final int MOST_ROUNDS = 1_000_000;

  private final List<int[]> meetings;
  private final OpeningSupply openings;
  private final int rounds;
  private final long seed;

  private Schedule(List<int[]> meetings, OpeningSupply openings, int rounds, long seed) {
    if (2L * meetings.size() * rounds > Integer.MAX_VALUE) {
      throw new InputException(
          Text.format(
              "%d rounds with %d pairs of games each are too many", rounds, meetings.size()));
    }
    this.meetings = meetings;
    this.openings = openings;
    this.rounds = rounds;
    this.seed = seed;
  }

  /** Each of this many players meets every other one. Two of them make a match. */
  public static Schedule roundRobin(int players, OpeningSupply openings, int rounds, long seed) {
    List<int[]> meetings = new ArrayList<>();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        meetings.add(new int[] {one, other});
      }
    }
    return new Schedule(meetings, openings, rounds, seed);
  }

  /** The first meets each other one. */
  public static Schedule gauntlet(int players, OpeningSupply openings, int rounds, long seed) {
    List<int[]> meetings = new ArrayList<>();
    for (int other = 1; other < players; other++) {
      meetings.add(new int[] {0, other});
    }
    return new Schedule(meetings, openings, rounds, seed);
  }

  /** How many games there are. */
  public int games() {
    return 2 * meetings.size() * rounds;
  }

  /** The game with a number from 1 to {@link #games()}; its opening may have to be found first. */
  public ScheduledGame game(int number) {
    int pair = (number + 1) / 2;
    int[] meeting = meetings.get((pair - 1) % meetings.size());
    int round = (pair - 1) / meetings.size();
    boolean reversed = number % 2 == 0;
    return new ScheduledGame(
        number,
        pair,
        meeting[reversed ? 1 : 0],
        meeting[reversed ? 0 : 1],
        openings.get(round),
        StudyEngine.seedOfGame(seed, number));
  }
}
