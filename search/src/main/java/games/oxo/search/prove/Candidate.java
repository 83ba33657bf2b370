package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that the attacker may try in an {@link AttackPlan}, with the answers to it. A plan has
 * thousands of answers, most of which were never tried or are proven, so only those that resist
 * take memory.
 */
final class Candidate {
  /** An answer of the defender that was tried and is not proven: a job, or later a plan. */
  static final class Answer {
    final int cell;

    /** How many expansions it may take next time; what it has taken until now is less. */
    long cap;

    @Nullable AttackPlan plan;

    Answer(int cell) {
      this.cell = cell;
    }

    /** Whether a try was finished. */
    boolean isTried() {
      return cap > 0;
    }
  }

  final int cell;

  /** The cells of all answers, and of those that the attacker is proven to beat. */
  private final long answers;

  private long proven;

  /** Those that resist, in the order of their cells. */
  private final List<Answer> resisting = new ArrayList<>(0);

  private boolean failed;

  Candidate(int cell, long answers) {
    this.cell = cell;
    this.answers = answers;
  }

  /** Whether an answer holds as long as nothing more is allowed. */
  boolean hasFailed() {
    return failed;
  }

  boolean isProven() {
    return proven == answers;
  }

  /** The answers that resist. */
  List<Answer> resisting() {
    return resisting;
  }

  /** How many answers were tried and resist. */
  int triedAndResisting() {
    int count = 0;
    for (Answer answer : resisting) {
      count += answer.isTried() ? 1 : 0;
    }
    return count;
  }

  /** The cells of answers that were not tried yet. */
  long untried() {
    long cells = answers & ~proven;
    for (Answer answer : resisting) {
      cells &= answer.isTried() ? ~(1L << answer.cell) : -1L;
    }
    return cells;
  }

  /** The answer on a cell, from now on one of those that resist. */
  Answer answer(int at) {
    int place = 0;
    while (place < resisting.size() && resisting.get(place).cell < at) {
      place++;
    }
    if (place == resisting.size() || resisting.get(place).cell > at) {
      resisting.add(place, new Answer(at));
    }
    return resisting.get(place);
  }

  /** The answer on a cell, if it is one of those that resist. */
  @Nullable Answer find(int at) {
    for (Answer answer : resisting) {
      if (answer.cell == at) {
        return answer;
      }
    }
    return null;
  }

  /** Whether there is such an answer, and it is open. */
  boolean isOpen(int at) {
    return !failed && (answers & ~proven & 1L << at) != 0;
  }

  /**
   * Takes over what became of an answer.
   *
   * @return how many plans are needed no longer
   */
  int settle(Answer answer, Outcome outcome) {
    if (outcome == Outcome.OPEN) {
      return 0;
    }
    if (outcome == Outcome.PROVEN) {
      proven |= 1L << answer.cell;
      resisting.remove(answer);
      return answer.plan == null ? 0 : answer.plan.plans();
    }
    int plans = plans();
    failed = true;
    resisting.clear();
    return plans;
  }

  /** Lets all answers that are not proven be tried again, as if they never had been. */
  void reopen() {
    failed = false;
    resisting.clear();
  }

  /** How many plans there are below it. */
  int plans() {
    int sum = 0;
    for (Answer answer : resisting) {
      sum += answer.plan == null ? 0 : answer.plan.plans();
    }
    return sum;
  }

  /** Writes all that is known of it. */
  void save(PlanState out) {
    out.write(cell);
    out.write(failed ? 1 : 0);
    out.write(answers);
    out.write(proven);
    out.write(resisting.size());
    for (Answer answer : resisting) {
      out.write(answer.cell);
      out.write(answer.cap);
      out.write(answer.plan == null ? 0 : 1);
      if (answer.plan != null) {
        answer.plan.save(out);
      }
    }
  }

  /**
   * Reads what {@link #save} has written.
   *
   * @param level of the plan that has the candidate
   */
  static Candidate restore(PlanState in, int level) {
    int cell = in.read(Long.SIZE - 1);
    boolean failed = in.read(1) == 1;
    Candidate candidate = new Candidate(cell, in.read());
    candidate.failed = failed;
    candidate.proven = in.read();
    int size = in.read(Long.SIZE);
    for (int i = 0; i < size; i++) {
      Answer answer = candidate.answer(in.read(Long.SIZE - 1));
      answer.cap = in.read();
      answer.plan = in.read(1) == 1 ? AttackPlan.restore(in, level + 1) : null;
    }
    return candidate;
  }

  /** How hard it looks: the more answers resist and the more they were tried, the harder. */
  double cost(long firstCap) {
    double sum = 0;
    for (Answer answer : resisting) {
      if (answer.isTried()) {
        sum += 1 + Math.log((double) answer.cap / firstCap) / Math.log(2);
      }
    }
    return sum;
  }
}
