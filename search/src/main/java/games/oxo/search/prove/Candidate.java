package games.oxo.search.prove;

import org.jspecify.annotations.Nullable;

/**
 * A move that the attacker may try in a {@link ProofTree}: an AND node, whose proof number is the
 * sum of those of the answers to it.
 */
final class Candidate extends TreeEntry {
  /** The answers that have to be proven, or null where nobody has looked for them. */
  Answer @Nullable [] answers;

  /** Whether it fails the {@link PassTest}, which makes it look harder. */
  boolean doubtful;

  Candidate(int cell, float number) {
    super(cell, number);
  }

  @Override
  Answer @Nullable [] below() {
    return answers;
  }

  @Override
  TreeState.Entry entry(int below) {
    TreeState.Effort effort = new TreeState.Effort(doubtful ? 1 : 0, Guide.FIRST, 0);
    return new TreeState.Entry(cell, below, number, effort);
  }

  /**
   * Of the free answers the one that looks hardest to prove; one that others work on counts half.
   * There is one to a free candidate.
   */
  static Answer hardest(Answer[] answers) {
    Answer worst = answers[0];
    float most = -1;
    for (Answer answer : answers) {
      float number = answer.workers == 0 ? answer.number : answer.number / 2;
      if (number > most && answer.isFree()) {
        worst = answer;
        most = number;
      }
    }
    return worst;
  }

  /** Takes the number over from the answers. */
  void update() {
    Answer[] all = answers;
    if (all == null) {
      return;
    }
    float sum = PROVEN;
    for (Answer answer : all) {
      sum += answer.number;
    }
    number = limited(doubtful ? PassTest.HARDER * sum : sum);
  }

  /** Takes over what is known of the same move elsewhere. */
  void takeOver(Candidate other) {
    number = other.number;
    doubtful = other.doubtful;
    answers = other.answers;
  }

  /** The proof number for a further worker: answers that others work on count twice. */
  float numberForOthers() {
    float sum = number;
    Answer[] all = answers;
    if (workers > 0 && all != null) {
      for (Answer answer : all) {
        sum += answer.workers > 0 ? answer.number : PROVEN;
      }
    }
    return sum;
  }

  /** The proof number if some answers count twice. */
  float number(long twice) {
    float sum = number;
    Answer[] all = answers;
    if (all != null) {
      for (Answer answer : all) {
        sum += (twice >>> answer.cell & 1) != 0 ? answer.number : PROVEN;
      }
    }
    return sum;
  }

  /** The answer on a cell, if it is known and open. */
  @Nullable Answer open(int at) {
    Answer[] all = answers;
    if (all != null) {
      for (Answer answer : all) {
        if (answer.cell == at && answer.isOpen()) {
          return answer;
        }
      }
    }
    return null;
  }

  /**
   * Reads what {@link #save} has written.
   *
   * @param depth how many entries are above it
   */
  static Candidate restore(TreeState in, int depth) {
    TreeState.Entry entry = in.readEntry(depth);
    Candidate candidate = new Candidate(entry.cell(), entry.number());
    candidate.doubtful = entry.effort().tries() > 0;
    if (entry.below() > 0) {
      Answer[] all = new Answer[entry.below() - 1];
      for (int i = 0; i < all.length; i++) {
        all[i] = Answer.restore(in, depth + 1);
      }
      candidate.answers = all;
    }
    return candidate;
  }
}
