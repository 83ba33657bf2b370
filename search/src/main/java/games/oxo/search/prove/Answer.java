package games.oxo.search.prove;

import org.jspecify.annotations.Nullable;

/**
 * An answer of the defender in a {@link ProofTree}, and so a position in which the attacker is to
 * move: an OR node with a proof number. It is a leaf until it has candidates.
 */
final class Answer extends TreeEntry {
  /** How many jobs about the position have not decided it. */
  int tries;

  /** How many expansions were spent on it and below it. */
  long spent;

  /** How closely its moves were looked at. */
  Guide guide = Guide.FIRST;

  /** The attacker's moves, or null in a leaf. */
  Candidate @Nullable [] candidates;

  Answer(int cell, float number) {
    super(cell, number);
  }

  @Override
  Candidate @Nullable [] below() {
    return candidates;
  }

  @Override
  TreeState.Entry entry(int below) {
    return new TreeState.Entry(cell, below, number, new TreeState.Effort(tries, guide, spent));
  }

  /**
   * Of the free candidates the one that looks easiest to prove; there is one in a free position.
   */
  static Candidate easiest(Candidate[] candidates) {
    Candidate best = candidates[0];
    float least = REFUTED;
    for (Candidate candidate : candidates) {
      float number = candidate.numberForOthers();
      if (number < least && candidate.isFree()) {
        best = candidate;
        least = number;
      }
    }
    return best;
  }

  /** Takes the number over from the candidates. */
  void update() {
    float least = REFUTED;
    Candidate[] all = candidates;
    if (all != null) {
      for (Candidate candidate : all) {
        least = Math.min(least, candidate.number);
      }
    }
    number = least;
  }

  /**
   * Sets what is known for good, and lets go of the tree below.
   *
   * @return how many entries that was
   */
  long settle(float known) {
    long below = size() - 1;
    number = known;
    candidates = null;
    return below;
  }

  /** Takes over all that is known of the same position elsewhere. */
  void takeOver(Answer other) {
    number = other.number;
    tries = other.tries;
    spent = other.spent;
    guide = other.guide;
    candidates = other.candidates;
  }

  /**
   * Reads what {@link #save} has written.
   *
   * @param depth how many entries are above it
   */
  static Answer restore(TreeState in, int depth) {
    TreeState.Entry entry = in.readEntry(depth);
    Answer answer = new Answer(entry.cell(), entry.number());
    answer.tries = entry.effort().tries();
    answer.spent = entry.effort().spent();
    answer.guide = entry.effort().guide();
    if (entry.below() > 0) {
      Candidate[] all = new Candidate[entry.below() - 1];
      for (int i = 0; i < all.length; i++) {
        all[i] = Candidate.restore(in, depth + 1);
      }
      answer.candidates = all;
    }
    return answer;
  }
}
