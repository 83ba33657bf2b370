package games.oxo.search.pvs;

import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;

/**
 * One entry of the search stack of {@link PvsSearch}: a position on the way from the root to the
 * node being searched, and the state of the search there. When a search is stopped, each node
 * leaves here what it needs to continue.
 */
final class PvsNode {
  // What a node is doing; numbers, since storing a reference costs more.

  /** It has been counted; nothing else has happened. */
  static final int NEW = 0;

  /** It is searching its only move. */
  static final int FORCED = 1;

  /** It is trying its moves one by one. */
  static final int MOVES = 2;

  /** The depth has ended, and it is following threats. */
  static final int THREATS = 3;

  /** Stands for a value that is not known yet. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  final LineState at;
  final int ply;

  /** How moves are ordered, by cell: what is larger goes first. */
  final int[] moveScores;

  /** The two moves that last made a cut at this ply. */
  int killer = TranspositionTable.NO_CELL;

  int secondKiller = TranspositionTable.NO_CELL;

  int stage;

  /** The move that led here. */
  int move;

  /** The value of the lines for the side to move, or {@link #UNKNOWN}. */
  int lines;

  /** Stones to look ahead; 0 or less where threats are followed. */
  int depth;

  int alpha;
  int beta;

  /** The larger of alpha and the best value so far. */
  int low;

  int best;
  int bestCell;

  /** The move that is being searched, and whether its window is a null window. */
  int cell;

  boolean scout;

  /** The moves to try after it. */
  long rest;

  /** By how many stones the move that is being searched is looked at less deeply. */
  int reduction;

  /** How many moves have been searched. */
  int count;

  /** The moves that may be worth more than the limit; they are tried first. */
  long zone;

  /** What all other moves are worth at most. */
  int limit;

  /** The key of the position, and which image of it the key was made of. */
  long key;

  int image;

  private PvsNode(LineState at, int cells) {
    this.at = at;
    ply = at.ply;
    moveScores = new int[cells];
  }

  /** An entry for each number of stones. */
  static PvsNode[] stack(Kernel kernel) {
    LineState[] states = LineState.stack(kernel);
    PvsNode[] stack = new PvsNode[states.length];
    for (int ply = 0; ply < stack.length; ply++) {
      stack[ply] = new PvsNode(states[ply], kernel.cells());
    }
    return stack;
  }

  void begin(int from, int stonesAhead, int low, int high) {
    stage = NEW;
    move = from;
    lines = UNKNOWN;
    depth = stonesAhead;
    alpha = low;
    beta = high;
  }

  /** Gets ready to try some moves, with a value that is there without any. */
  void open(int now, long moves, int value) {
    stage = now;
    rest = moves;
    best = value;
    low = Math.max(alpha, value);
    bestCell = TranspositionTable.NO_CELL;
    scout = false;
    reduction = 0;
    count = 0;
  }

  void save(
      int bestNow,
      int bestCellNow,
      int lowNow,
      int cellNow,
      boolean scoutNow,
      int reductionNow,
      int countNow,
      long restNow) {
    best = bestNow;
    bestCell = bestCellNow;
    low = lowNow;
    cell = cellNow;
    scout = scoutNow;
    reduction = reductionNow;
    count = countNow;
    rest = restNow;
  }

  /** Remembers a move that has made a cut. */
  void addKiller(int move) {
    if (killer != move) {
      secondKiller = killer;
      killer = move;
    }
  }
}
