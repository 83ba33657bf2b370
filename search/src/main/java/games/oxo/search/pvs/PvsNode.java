package games.oxo.search.pvs;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;

/**
 * One entry of the search stack of {@link PvsSearch}: a position on the way from the root to the
 * node being searched, and what belongs to its number of stones.
 */
final class PvsNode {
  /** Stands for a value that is not known yet. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  final LineState at;
  final int ply;

  /** How moves are ordered, by cell: what is larger goes first. */
  final int[] moveScores;

  /** The two moves that last made a cut at this ply. */
  int killer = PvsFacts.NO_CELL;

  int secondKiller = PvsFacts.NO_CELL;

  /** The move that led here. */
  int move;

  /** What the tuples are worth to X, or {@link #UNKNOWN}. */
  int tuples;

  // What threats alone decide.

  /** What the mover reaches by threats, and the first of them. */
  int sure;

  int sureCell;

  /** The moves that may be worth more than the limit; they are tried first. */
  long zone;

  /** What all other moves are worth at most. */
  int limit;

  private PvsNode(LineState at, int cells) {
    this.at = at;
    ply = at.ply;
    moveScores = new int[cells];
  }

  /** An entry for each number of stones. */
  static PvsNode[] stack(SearchRules rules) {
    LineState[] states = LineState.stack(rules);
    PvsNode[] stack = new PvsNode[states.length];
    for (int ply = 0; ply < stack.length; ply++) {
      stack[ply] = new PvsNode(states[ply], rules.cells());
    }
    return stack;
  }

  /** Remembers a move that has made a cut. */
  void addKiller(int cell) {
    if (killer != cell) {
      secondKiller = killer;
      killer = cell;
    }
  }
}
