package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A move that the attacker may try in an {@link AttackPlan}, with the answers to it. */
final class Candidate {
  /** An answer of the defender: a job, or later a plan of its own. */
  static final class Answer {
    final int cell;
    final long defender;

    /** How many expansions it may take next time; what it has taken until now is less. */
    long cap;

    Outcome outcome = Outcome.OPEN;
    @Nullable AttackPlan plan;

    Answer(int cell, long defender) {
      this.cell = cell;
      this.defender = defender;
    }

    boolean isTried() {
      return cap > 0;
    }
  }

  final int cell;
  final List<Answer> answers = new ArrayList<>();
  boolean failed;

  Candidate(int cell) {
    this.cell = cell;
  }

  /** Writes all that is known of it. Plans that are proven are needed no longer. */
  void save(PlanState out) {
    out.write(cell);
    out.write(failed ? 1 : 0);
    out.write(answers.size());
    for (Answer answer : answers) {
      AttackPlan plan = answer.outcome == Outcome.PROVEN ? null : answer.plan;
      out.write(answer.cell);
      out.write(answer.cap);
      out.write(answer.outcome);
      out.write(plan == null ? 0 : 1);
      if (plan != null) {
        plan.save(out);
      }
    }
  }

  /**
   * Reads what {@link #save} has written.
   *
   * @param defender the defender's stones before its answer
   * @param level of the plan that has the candidate
   */
  static Candidate restore(PlanState in, long defender, int level) {
    Candidate candidate = new Candidate(in.read(Long.SIZE - 1));
    candidate.failed = in.read(1) == 1;
    int size = in.read(Long.SIZE);
    for (int i = 0; i < size; i++) {
      int at = in.read(Long.SIZE - 1);
      Answer answer = new Answer(at, defender | 1L << at);
      answer.cap = in.read();
      answer.outcome = in.readOutcome();
      answer.plan = in.read(1) == 1 ? AttackPlan.restore(in, level + 1) : null;
      candidate.answers.add(answer);
    }
    return candidate;
  }

  boolean isProven() {
    return answers.stream().allMatch(answer -> answer.outcome == Outcome.PROVEN);
  }

  /** How many answers were tried and resist. */
  int resisting() {
    return (int)
        answers.stream().filter(each -> each.isTried() && each.outcome == Outcome.OPEN).count();
  }

  /** How hard it looks: the more answers resist and the more they were tried, the harder. */
  double cost(long firstCap) {
    double sum = 0;
    for (Answer answer : answers) {
      if (answer.isTried() && answer.outcome == Outcome.OPEN) {
        sum += 1 + Math.log((double) answer.cap / firstCap) / Math.log(2);
      }
    }
    return sum;
  }
}
