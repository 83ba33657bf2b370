package games.oxo.search.pvs;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** One worker's search of a position, depth by depth, over its legal moves. */
final class IterativeDeepening {
  /** A legal move and its value so far; unless it is exact, the value is an upper bound. */
  static final class Choice {
    final int cell;
    int value = -PvsSearch.INFINITE;
    boolean exact;
    private int lastValue;
    private boolean settled;

    Choice(int cell) {
      this.cell = cell;
    }
  }

  private final PvsSearch search;
  private final boolean everyMove;
  private final List<Choice> choices = new ArrayList<>();
  private final long own;
  private final long other;
  private final long ownWins;
  private final long ownLoses;
  private final long otherWins;
  private final long otherLoses;
  private final int ply;
  private int depth;

  /**
   * @param cells the legal cells in the order in which to try them first
   * @param everyMove whether every move gets an exact value, or only the best one
   */
  IterativeDeepening(
      Kernel kernel, PvsSearch search, Position position, List<Integer> cells, boolean everyMove) {
    this.search = search;
    this.everyMove = everyMove;
    Player mover = position.toMove().orElseThrow();
    LineTables lines = kernel.lines();
    own = position.stones(mover);
    other = position.stones(mover.other());
    ownWins = lines.allWins(own);
    ownLoses = lines.allLoses(own);
    otherWins = lines.allWins(other);
    otherLoses = lines.allLoses(other);
    ply = position.ply();
    cells.forEach(cell -> choices.add(new Choice(cell)));
  }

  /** The depth that the values stand for, 0 before the first. */
  int depth() {
    return depth;
  }

  /** The moves, best first. */
  List<Choice> choices() {
    return choices;
  }

  /** Whether looking deeper cannot change anything that was asked for. */
  boolean isSettled() {
    if (depth == 0) {
      return false;
    }
    return everyMove
        ? choices.stream().allMatch(choice -> choice.settled)
        : choices.size() == 1 || Math.abs(choices.get(0).value) > PvsSearch.DECIDED;
  }

  /** Whether its result is the one to believe: settled, or else deeper. */
  boolean knowsMoreThan(IterativeDeepening other) {
    return isSettled() == other.isSettled() ? depth > other.depth : isSettled();
  }

  /**
   * Searches to a depth.
   *
   * @throws SearchStopped when the clock ran out; the best move found is then still in front
   */
  void deepen(int newDepth) {
    search.ageHistory();
    int alpha = -PvsSearch.INFINITE;
    int best = 0;
    try {
      for (int i = 0; i < choices.size(); i++) {
        Choice choice = choices.get(i);
        if (!choice.settled) {
          value(choice, newDepth, everyMove ? -PvsSearch.INFINITE : alpha);
        }
        if (choice.value > alpha) {
          alpha = choice.value;
          best = i;
        }
      }
    } catch (SearchStopped e) {
      if (everyMove) {
        // Values of different depths do not compare; what is decided stands.
        for (Choice choice : choices) {
          boolean decided = Math.abs(choice.value) > PvsSearch.DECIDED;
          choice.value = decided ? choice.value : choice.lastValue;
        }
        sort();
      } else {
        choices.add(0, choices.remove(best));
      }
      throw e;
    }
    depth = newDepth;
    choices.forEach(choice -> choice.lastValue = choice.value);
    sort();
  }

  private void sort() {
    choices.sort(
        Comparator.comparingInt(
            (Choice choice) -> choice.exact ? -choice.value : PvsSearch.INFINITE));
  }

  private void value(Choice choice, int newDepth, int alpha) {
    boolean exact = alpha == -PvsSearch.INFINITE;
    int found = exact ? 0 : place(choice.cell, newDepth, alpha, alpha + 1);
    if (exact || found > alpha) {
      exact = true;
      found = place(choice.cell, newDepth, alpha, PvsSearch.INFINITE);
    }
    choice.value = found;
    choice.exact = exact;
    // The end is at most so many stones away, and all shorter ways have been looked at.
    int plies = PvsSearch.WIN - Math.abs(found) - ply;
    choice.settled = exact && plies <= newDepth;
  }

  private int place(int cell, int newDepth, int alpha, int beta) {
    return search.place(
        own, other, ownWins, ownLoses, otherWins, otherLoses, ply, cell, newDepth, alpha, beta);
  }
}
