package games.oxo.search.prove;

import games.oxo.search.kernel.SearchStopped;

/**
 * A piece of a hard {@link ProofTask} that can be worked on elsewhere: whether the attacker wins
 * after one of its candidates and one answer to it.
 */
public final class PlanQuestion {
  final int candidate;
  final int answer;
  final AttackPlan plan;
  private final int level;

  /** How many expansions the plan may have taken then, with those that it had taken before. */
  final long cap;

  private long expansions;
  private boolean stopped;

  PlanQuestion(int candidate, int answer, AttackPlan plan, int level, long cap) {
    this.candidate = candidate;
    this.answer = answer;
    this.plan = plan;
    this.level = level;
    this.cap = cap;
  }

  /** About how many expansions it takes at most. */
  public long most() {
    return Math.max(0, cap - plan.spent());
  }

  /** How many were taken for it. */
  public long expansions() {
    return expansions;
  }

  /** Whether it was told to stop before it had taken all that it may. */
  boolean wasStopped() {
    return stopped;
  }

  /** Works on it, with a worker that has nothing else to do. */
  public void run(Jobs jobs) {
    jobs.room().set(plan.plans());
    long before = jobs.expansions();
    try {
      plan.run(jobs, most());
      stopped = jobs.isHalted();
    } catch (SearchStopped e) {
      stopped = true;
    }
    expansions += jobs.expansions() - before;
  }

  /** All that is known of it, as numbers. */
  public long[] save() {
    PlanState out = new PlanState();
    out.write(candidate);
    out.write(answer);
    out.write(level);
    out.write(cap);
    out.write(expansions);
    out.write(stopped ? 1 : 0);
    plan.save(out);
    return out.numbers();
  }

  /**
   * A question that was saved elsewhere.
   *
   * @throws IllegalArgumentException when these are not the numbers of one
   */
  public static PlanQuestion of(long[] numbers) {
    PlanState in = new PlanState(numbers);
    int candidate = in.read(Long.SIZE - 1);
    int answer = in.read(Long.SIZE - 1);
    int level = in.read(Long.SIZE);
    long cap = in.read();
    long expansions = in.read();
    boolean stopped = in.read(1) == 1;
    AttackPlan plan = AttackPlan.restore(in, level);
    if (!in.isWhole()) {
      throw new IllegalArgumentException("these are not the numbers of a question");
    }
    PlanQuestion question = new PlanQuestion(candidate, answer, plan, level, cap);
    question.expansions = expansions;
    question.stopped = stopped;
    return question;
  }
}
