package games.oxo.search.prove;

import org.jspecify.annotations.Nullable;

/**
 * An answer of the defender in a {@link ProofTree}, and so a position in which the attacker is to
 * move: an OR node with a proof number. It is a leaf until it has candidates.
 */
final class Answer {
  static final float PROVEN = 0;
  static final float REFUTED = Float.POSITIVE_INFINITY;

  /** The largest number of an open position: however hard it looks, it is not refuted. */
  private static final float MOST = 1e30f;

  /** Where the defender's stone is. */
  final int cell;

  /** The proof number: how hard it looks to prove that the attacker wins. */
  float number;

  /** How many jobs about the position have not decided it. */
  int tries;

  /** How many workers take a step on it or below it. */
  int workers;

  /** The attacker's moves, or null in a leaf. */
  Candidate @Nullable [] candidates;

  Answer(int cell, float number) {
    this.cell = cell;
    this.number = number;
  }

  boolean isOpen() {
    return number > PROVEN && number < REFUTED;
  }

  /** A number that was added up or multiplied, kept below that of a refuted position. */
  static float limited(float number) {
    return number == REFUTED ? REFUTED : Math.min(number, MOST);
  }

  /** Whether there is something to do on it or below it that nobody does. */
  boolean isFree() {
    if (!isOpen() || workers == 0 || candidates == null) {
      return isOpen() && workers == 0;
    }
    for (Candidate candidate : candidates) {
      if (candidate.isFree()) {
        return true;
      }
    }
    return false;
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
    candidates = other.candidates;
  }

  /** How many entries it and the tree below it take. */
  long size() {
    long sum = 1;
    Candidate[] all = candidates;
    if (all != null) {
      for (Candidate candidate : all) {
        sum += candidate.size();
      }
    }
    return sum;
  }

  /** Writes it and the tree below it. */
  void save(TreeState out) {
    Candidate[] all = candidates;
    out.writeEntry(cell, tries, all == null ? 0 : all.length + 1, number);
    if (all != null) {
      for (Candidate candidate : all) {
        candidate.save(out);
      }
    }
  }

  /**
   * Reads what {@link #save} has written.
   *
   * @param depth how many entries are above it
   */
  static Answer restore(TreeState in, int depth) {
    TreeState.Entry entry = in.readEntry(depth);
    Answer answer = new Answer(entry.cell(), entry.number());
    answer.tries = entry.tries();
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
