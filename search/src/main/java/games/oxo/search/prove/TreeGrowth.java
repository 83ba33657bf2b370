package games.oxo.search.prove;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Finds the attacker's moves and the defender's answers in a {@link ProofTree}, with the first
 * guesses of their proof numbers: from a small search ({@link MoveValues}), with more for each move
 * further down.
 */
final class TreeGrowth {
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
   * @param nodes how many positions to visit for their values
   * @return null when there is no room for them
   */
  Candidate @Nullable [] moves(Jobs jobs, long own, long other, long nodes) {
    int ply = Long.bitCount(own | other);
    long cells = jobs.moves(own, other);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return null;
    }
    MoveValues values = jobs.values();
    values.find(own, other, cells, nodes);
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
   * The same for a position that has resisted, as its guide asks for.
   *
   * @return null when there is no room for them
   */
  Candidate @Nullable [] moves(Jobs jobs, long own, long other, Guide guide) {
    Candidate[] found = moves(jobs, own, other, guide.nodes(0));
    if (found == null || guide != Guide.TWO_PLY) {
      return found;
    }
    Candidate[] best = found.clone();
    Arrays.sort(best, Comparator.comparingDouble(move -> move.number));
    for (int i = 0; i < Math.min(Guide.TWO_PLY_MOVES, best.length); i++) {
      Candidate move = best[i];
      Candidate grown =
          withAnswers(jobs, move.cell, own | 1L << move.cell, other, Guide.TWO_PLY_NODES);
      if (grown != null) {
        move.takeOver(grown);
      }
    }
    return found;
  }

  /**
   * A move of the attacker with the answers to it; refuted where the defender wins.
   *
   * @param own the attacker's stones after the move
   * @param nodes how many positions to visit for the values of the answers
   * @return null when there is no room for them
   */
  @Nullable Candidate withAnswers(Jobs jobs, int move, long own, long other, long nodes) {
    int ply = Long.bitCount(own | other);
    long all = jobs.answers(own, other, ply);
    if (all == AttackSearch.REFUTED) {
      return new Candidate(move, Answer.REFUTED);
    }
    long cells = jobs.distinct(own, other, all);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return null;
    }
    MoveValues values = jobs.values();
    values.find(other, own, cells, nodes);
    Answer[] found = new Answer[Long.bitCount(cells)];
    int end = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      boolean holds = (values.notLost() >>> cell & 1) != 0;
      double number = holds ? Answer.REFUTED : guess(-values.points(cell), ply - 1);
      boolean known = jobs.knows(own, other | 1L << cell);
      found[end++] = new Answer(cell, known ? Answer.PROVEN : (float) number);
    }
    Candidate grown = new Candidate(move, Answer.PROVEN);
    grown.answers = found;
    grown.doubtful = jobs.isDoubtful(own, other, ply, all);
    grown.update();
    return grown;
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
