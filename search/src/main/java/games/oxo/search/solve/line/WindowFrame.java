package games.oxo.search.solve.line;

/**
 * The state of a stopped {@link WindowSearch} at one ply: the position, and the progress through
 * its moves. Written only when a search is stopped, so that it costs nothing until then.
 */
final class WindowFrame {
  // The position.
  long own;
  long other;
  long ownWins;
  long ownLoses;
  long otherWins;
  long otherLoses;

  /** Whether its moves were being searched; what follows is for that. */
  boolean open;

  int beta;

  // What is known of the value, and where the answer goes.
  int low;
  int high;
  boolean remember;
  long code;
  int image;
  long nodesBefore;

  // The move at hand and the end of the list, the best value so far and its move.
  int next;
  int end;
  int best;
  int bestCell;

  /** Keeps the stones and the cells that complete lines, of the player to move and the other. */
  void setPosition(
      long stones, long against, long wins, long loses, long winsOfOther, long losesOfOther) {
    own = stones;
    other = against;
    ownWins = wins;
    ownLoses = loses;
    otherWins = winsOfOther;
    otherLoses = losesOfOther;
  }

  /** Keeps where in its moves the search was stopped. */
  void setMoves(int at, int endOfList, int bestSoFar, int cellOfBest) {
    open = true;
    next = at;
    end = endOfList;
    best = bestSoFar;
    bestCell = cellOfBest;
  }

  /** Keeps the question, what was known of the value, and what is needed to store the answer. */
  void setQuestion(
      int wanted, int atLeast, int atMost, boolean stores, long key, int symmetry, long nodes) {
    beta = wanted;
    low = atLeast;
    high = atMost;
    remember = stores;
    code = key;
    image = symmetry;
    nodesBefore = nodes;
  }
}
