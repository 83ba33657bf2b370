package games.oxo.search.pvs;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Iterative deepening over the moves of a position, by one worker. */
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

    /** Whether it is proven to lose; a move that was never tried is not. */
    private boolean isLost() {
      return value < -PvsSearch.DECIDED && value > -PvsSearch.INFINITE;
    }

    /**
     * The same before the depth that is not finished: values of different depths do not compare,
     * but what is decided remains.
     */
    private Choice ofLastDepth() {
      Choice last = new Choice(cell);
      last.value = Math.abs(value) > PvsSearch.DECIDED ? value : lastValue;
      last.exact = exact;
      last.settled = settled;
      return last;
    }
  }

  private static final Comparator<Choice> BEST_FIRST =
      Comparator.comparingInt(choice -> choice.exact ? -choice.value : PvsSearch.INFINITE);

  private final PvsSearch search;
  private final boolean everyMove;
  private final List<Choice> choices = new ArrayList<>();
  private final int ply;

  /** The last finished depth. */
  private int depth;

  // In the midst of a depth: that it is, and where its best move so far stands.
  private boolean inDepth;
  private int bestIndex;

  /**
   * @param cells the legal cells in the order in which to try them first; the best move of the
   *     table goes before them
   * @param everyMove whether every move gets an exact value, or only the best one
   */
  IterativeDeepening(PvsSearch search, Position position, List<Integer> cells, boolean everyMove) {
    this.search = search;
    this.everyMove = everyMove;
    Player mover = position.toMove().orElseThrow();
    search.setRoot(position.stones(mover), position.stones(mover.other()), !everyMove);
    ply = position.ply();
    int known = search.storedAtRoot();
    for (int cell : cells) {
      choices.add(cell == known ? 0 : choices.size(), new Choice(cell));
    }
  }

  /** The depth that the values stand for, 0 before the first. */
  int depth() {
    return depth;
  }

  /** The moves, best first, also in the midst of a depth. */
  List<Choice> ranking() {
    if (!inDepth) {
      return choices;
    }
    List<Choice> ranking = new ArrayList<>(choices);
    if (everyMove) {
      ranking.replaceAll(Choice::ofLastDepth);
      ranking.sort(BEST_FIRST);
    } else {
      ranking.add(0, ranking.remove(bestSoFar()));
    }
    return ranking;
  }

  /**
   * Where the best move is in the midst of a depth. If all that were tried at this depth are proven
   * to lose, it is the best of the last depth that is not.
   */
  private int bestSoFar() {
    for (int i = 0; i < choices.size() && choices.get(bestIndex).isLost(); i++) {
      if (!choices.get(i).isLost()) {
        return i;
      }
    }
    return bestIndex;
  }

  /** Whether looking deeper cannot change anything that was asked for. */
  boolean isSettled() {
    if (depth == 0) {
      return false;
    }
    return everyMove
        ? choices.stream().allMatch(choice -> choice.settled)
        : choices.size() == 1 || Math.abs(ranking().get(0).value) > PvsSearch.DECIDED;
  }

  /** Whether its result is the one to believe: settled, or else deeper. */
  boolean knowsMoreThan(IterativeDeepening other) {
    return isSettled() == other.isSettled() ? depth > other.depth : isSettled();
  }

  /**
   * Searches to a depth.
   *
   * @throws SearchStopped when the clock says so; what was found remains
   */
  void deepen(int newDepth) {
    search.ageHistory();
    inDepth = true;
    bestIndex = 0;
    int alpha = -PvsSearch.INFINITE;
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (!choice.settled) {
        value(choice, newDepth, everyMove ? -PvsSearch.INFINITE : alpha);
      }
      if (choice.value > alpha) {
        alpha = choice.value;
        bestIndex = i;
      }
    }
    inDepth = false;
    depth = newDepth;
    choices.forEach(choice -> choice.lastValue = choice.value);
    choices.sort(BEST_FIRST);
  }

  private void value(Choice choice, int newDepth, int alpha) {
    boolean scout = alpha > -PvsSearch.INFINITE;
    int high = scout ? alpha + 1 : PvsSearch.INFINITE;
    int found = search.valueOf(choice.cell, newDepth, alpha, high);
    if (scout && found > alpha) {
      scout = false;
      found = search.valueOf(choice.cell, newDepth, alpha, PvsSearch.INFINITE);
    }
    choice.value = found;
    choice.exact = !scout;
    // The end is at most this many stones away, and all shorter lines have been searched.
    int plies = PvsSearch.WIN - Math.abs(found) - ply;
    choice.settled = choice.exact && plies <= newDepth;
  }
}
