package games.oxo.search.prove;

import org.jspecify.annotations.Nullable;

/**
 * Finds the attacker's moves and the defender's answers in a {@link ProofTree}, with the first
 * guesses of their proof numbers: from a small search ({@link MoveValues}), with more for each move
 * further down.
 */
final class TreeGrowth {
  /**
   * How many positions the search for values visits, and how often that is doubled at the root.
   * Measured with 2.5 below: see "What was tried" in {@code docs/proofs.md}.
   */
  private static final long NODES = 8_000;

  private static final int NODES_DOUBLINGS = 3;

  /** So many points more look half as hard. Chosen by hand. */
  private static final double POINTS_TO_HALVE = 25;

  /**
   * How much harder a position looks for each move of the attacker that leads to it. Measured: with
   * 1.4 a reply to d4 in Yavalath was still open after 30 seconds ({@code docs/proofs.md}).
   */
  private static final double HARDER_BELOW = 2.5;

  /**
   * How many answers of the same value a move looks like before its answers are known. Chosen by
   * hand.
   */
  private static final double ANSWERS_TO_A_MOVE = 6;

  private final int firstPly;

  /**
   * @param firstPly how many stones there were where the whole tree begins
   */
  TreeGrowth(int firstPly) {
    this.firstPly = firstPly;
  }

  /**
   * The attacker's moves in a position.
   *
   * @return null when there is no room for them
   */
  Candidate @Nullable [] moves(Jobs jobs, long own, long other) {
    int ply = Long.bitCount(own | other);
    long cells = jobs.moves(own, other);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return null;
    }
    MoveValues values = jobs.values();
    values.find(own, other, cells, nodes(ply));
    long kept = cells & ~values.notWon();
    jobs.room().giveBack(Long.bitCount(cells & ~kept));
    Candidate[] found = new Candidate[Long.bitCount(kept)];
    int end = 0;
    for (long rest = kept; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      double number = ANSWERS_TO_A_MOVE * guess(values.points(cell), ply);
      found[end++] = new Candidate(cell, (float) number);
    }
    return found;
  }

  /**
   * A move of the attacker with the answers to it; refuted where the defender wins.
   *
   * @param own the attacker's stones after the move
   * @return null when there is no room for them
   */
  @Nullable Candidate withAnswers(Jobs jobs, int move, long own, long other) {
    int ply = Long.bitCount(own | other);
    long cells = jobs.answers(own, other, ply);
    if (cells == AttackSearch.REFUTED) {
      return new Candidate(move, Answer.REFUTED);
    }
    cells = jobs.distinct(own, other, cells);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return null;
    }
    MoveValues values = jobs.values();
    values.find(other, own, cells, nodes(ply));
    Answer[] found = new Answer[Long.bitCount(cells)];
    int end = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      boolean holds = (values.notLost() >>> cell & 1) != 0;
      double number = holds ? Answer.REFUTED : guess(-values.points(cell), ply - 1);
      found[end++] = new Answer(cell, (float) number);
    }
    Candidate grown = new Candidate(move, Answer.PROVEN);
    grown.answers = found;
    grown.update();
    return grown;
  }

  /** How many positions to visit for the values of moves: near the root they matter most. */
  private long nodes(int ply) {
    return NODES << Math.max(0, NODES_DOUBLINGS - (ply - firstPly) / 2);
  }

  /**
   * The first guess of a proof number.
   *
   * @param points for the attacker
   * @param ply how many stones there were when the attacker was to move
   */
  private double guess(int points, int ply) {
    int moves = (ply - firstPly) / 2 + 1;
    return Math.pow(HARDER_BELOW, moves) * Math.pow(2, -points / POINTS_TO_HALVE);
  }
}
