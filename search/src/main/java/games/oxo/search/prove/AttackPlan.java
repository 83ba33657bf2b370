package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Job-level proof search of one position in which the attacker is to move: it tries the attacker's
 * quiet moves one after the other, each answer to one is a small job, and it spends more on the
 * move that looks nearest to being proven.
 *
 * <p>It begins with few quiet stones and the attacker's own lines, and widens when it has spent
 * enough: more quiet stones, the other side's lines, and last a plan for each answer.
 */
final class AttackPlan {
  /** The first limit of a job. */
  private static final long FIRST_CAP = 1500;

  /** After so many answers that resist, nothing more is spent on a move for now. */
  private static final int MOST_RESISTING = 4;

  private static final int LAST_STAGE = 3;

  /** How much each stage may spend before the next begins, for a plan of the whole task. */
  static final long[] STAGE_SPENDING = {60_000, 250_000, 400_000};

  private final long attacker;
  private final long defender;
  private final int ply;
  private final int level;
  private final int[] resisted = new int[64];
  private final List<Candidate> candidates = new ArrayList<>();
  private int stage = -1;
  private long spentInStage;
  private long spent;
  private Outcome outcome = Outcome.OPEN;

  AttackPlan(long attacker, long defender, int ply, int level) {
    this.attacker = attacker;
    this.defender = defender;
    this.ply = ply;
    this.level = level;
  }

  /** Writes all that it knows. */
  void save(PlanState out) {
    out.write(attacker);
    out.write(defender);
    out.write(ply);
    out.write(stage + 1);
    out.write(spentInStage);
    out.write(spent);
    out.write(outcome);
    for (int count : resisted) {
      out.write(count);
    }
    out.write(candidates.size());
    candidates.forEach(candidate -> candidate.save(out));
  }

  /** Reads what {@link #save} has written. */
  static AttackPlan restore(PlanState in, int level) {
    AttackPlan plan = new AttackPlan(in.read(), in.read(), in.read(Long.SIZE), level);
    plan.stage = in.read(LAST_STAGE + 1) - 1;
    plan.spentInStage = in.read();
    plan.spent = in.read();
    plan.outcome = in.readOutcome();
    for (int i = 0; i < plan.resisted.length; i++) {
      plan.resisted[i] = in.read(Integer.MAX_VALUE);
    }
    int size = in.read(Long.SIZE);
    for (int i = 0; i < size; i++) {
      plan.candidates.add(Candidate.restore(in, plan.defender, level));
    }
    return plan;
  }

  /** Whether it is about the same position. */
  boolean isLike(AttackPlan other) {
    return attacker == other.attacker && defender == other.defender && ply == other.ply;
  }

  /** How many stones there are. */
  int ply() {
    return ply;
  }

  /** One job about the position itself. */
  Outcome search(Jobs jobs, int quiet, long most) {
    return jobs.run(attacker, defender, ply, quiet, most);
  }

  /** What is known by now. */
  Outcome outcome() {
    return outcome;
  }

  long spent() {
    return spent;
  }

  /**
   * Works on it until it is proven or has taken about so many expansions.
   *
   * @return what is known then
   */
  Outcome run(Jobs jobs, long most) {
    long start = jobs.expansions();
    long end = start + most;
    while (outcome == Outcome.OPEN && jobs.expansions() < end && !jobs.isHalted()) {
      if (stage < 0) {
        direct(jobs);
      } else {
        step(jobs);
      }
    }
    return outcome;
  }

  /** Most positions need no plan. */
  private void direct(Jobs jobs) {
    long before = jobs.expansions();
    outcome = search(jobs, ply + 1, FIRST_CAP);
    if (outcome != Outcome.PROVEN) {
      outcome = Outcome.OPEN;
      begin(jobs, 0);
    }
    count(jobs, before);
  }

  private void count(Jobs jobs, long before) {
    long taken = jobs.expansions() - before;
    spentInStage += taken;
    spent += taken;
  }

  private int quiet() {
    return ply + (stage == 0 ? 3 : 5);
  }

  private void begin(Jobs jobs, int newStage) {
    stage = newStage;
    spentInStage = 0;
    if (stage == 0 || stage == 2) {
      add(jobs, jobs.candidates(attacker, defender, stage > 0));
    }
    for (Candidate candidate : candidates) {
      candidate.failed = false;
      for (Candidate.Answer answer : candidate.answers) {
        if (answer.outcome != Outcome.PROVEN) {
          answer.outcome = Outcome.OPEN;
          answer.cap = 0;
        }
      }
    }
  }

  private void add(Jobs jobs, int[] cells) {
    for (int cell : cells) {
      if (candidates.stream().anyMatch(each -> each.cell == cell)) {
        continue;
      }
      long with = attacker | 1L << cell;
      long answers = jobs.answers(with, defender, ply + 1);
      if (answers == AttackSearch.REFUTED) {
        continue;
      }
      Candidate candidate = new Candidate(cell);
      for (long rest = answers; rest != 0; rest &= rest - 1) {
        candidate.answers.add(
            new Candidate.Answer(Long.numberOfTrailingZeros(rest), defender | (rest & -rest)));
      }
      candidates.add(candidate);
    }
  }

  /** Does one job, or goes on to the next stage. */
  private void step(Jobs jobs) {
    long before = jobs.expansions();
    Candidate candidate = next();
    boolean enough = stage < LAST_STAGE && spentInStage > STAGE_SPENDING[stage] >> (3 * level);
    if (candidate == null || enough) {
      if (stage == LAST_STAGE) {
        outcome = Outcome.FAILED;
      } else {
        begin(jobs, stage + 1);
      }
      return;
    }
    Candidate.Answer answer = nextAnswer(candidate);
    if (answer == null) {
      throw new IllegalStateException("a candidate without open answers is proven");
    }
    answer.cap = answer.isTried() ? 2 * answer.cap : FIRST_CAP;
    answer.outcome = ask(jobs, candidate, answer);
    if (answer.outcome == Outcome.FAILED) {
      candidate.failed = true;
    }
    if (answer.outcome != Outcome.PROVEN) {
      resisted[answer.cell]++;
    }
    count(jobs, before);
    if (candidate.isProven()) {
      outcome = Outcome.PROVEN;
      jobs.add(attacker, defender, candidate.cell);
    }
  }

  private Outcome ask(Jobs jobs, Candidate candidate, Candidate.Answer answer) {
    long with = attacker | 1L << candidate.cell;
    if (stage < LAST_STAGE) {
      return jobs.run(with, answer.defender, ply + 2, quiet(), answer.cap);
    }
    AttackPlan plan = answer.plan;
    if (plan == null) {
      plan = planFor(candidate, answer);
      answer.plan = plan;
    }
    return plan.run(jobs, answer.cap - plan.spent());
  }

  /**
   * The jobs that are worth most now, for several workers at the same time; none before the last
   * stage. A worker more at the same candidate counts as one more answer that resists.
   *
   * @param most how many
   * @param least about how many expansions each may take at least
   */
  List<PlanQuestion> questions(int most, long least) {
    List<PlanQuestion> found = new ArrayList<>();
    if (outcome != Outcome.OPEN || stage != LAST_STAGE) {
      return found;
    }
    Map<Candidate.Answer, Candidate> asked = new HashMap<>();
    while (found.size() < most) {
      Candidate best = null;
      Candidate.Answer open = null;
      double lowest = Double.MAX_VALUE;
      for (Candidate candidate : candidates) {
        Candidate.Answer answer = candidate.failed ? null : openAnswer(candidate, asked.keySet());
        double cost = candidate.cost(FIRST_CAP) + Collections.frequency(asked.values(), candidate);
        if (answer != null && cost < lowest) {
          lowest = cost;
          best = candidate;
          open = answer;
        }
      }
      if (best == null || open == null) {
        return found;
      }
      asked.put(open, best);
      AttackPlan plan = open.plan != null ? open.plan : planFor(best, open);
      long cap = Math.max(2 * open.cap, plan.spent() + least);
      found.add(new PlanQuestion(best.cell, open.cell, plan, level + 1, cap));
    }
    return found;
  }

  private static Candidate.@Nullable Answer openAnswer(
      Candidate candidate, Set<Candidate.Answer> asked) {
    boolean enough = candidate.resisting() >= MOST_RESISTING;
    return candidate.answers.stream()
        .filter(answer -> answer.outcome == Outcome.OPEN && !asked.contains(answer))
        .filter(answer -> answer.isTried() || !enough)
        .min(Comparator.comparingLong(answer -> answer.cap))
        .orElse(null);
  }

  private AttackPlan planFor(Candidate candidate, Candidate.Answer answer) {
    return new AttackPlan(attacker | 1L << candidate.cell, answer.defender, ply + 2, level + 1);
  }

  /**
   * Takes over what became of a question.
   *
   * @param keeper keeps the move if all answers to it are proven now
   */
  void take(PlanQuestion done, PartKeeper keeper) {
    spentInStage += done.expansions();
    spent += done.expansions();
    for (Candidate candidate : candidates) {
      if (candidate.cell == done.candidate) {
        candidate.answers.stream()
            .filter(answer -> answer.cell == done.answer)
            .forEach(answer -> take(done, candidate, answer));
        if (outcome == Outcome.OPEN && candidate.isProven()) {
          outcome = Outcome.PROVEN;
          StrategyPart part = new StrategyPart();
          part.add(attacker, defender, candidate.cell);
          keeper.keep(part);
        }
      }
    }
  }

  private void take(PlanQuestion done, Candidate candidate, Candidate.Answer answer) {
    answer.plan = done.plan;
    answer.outcome = done.plan.outcome;
    answer.cap = done.wasStopped() ? answer.cap : done.cap;
    candidate.failed |= answer.outcome == Outcome.FAILED;
    resisted[answer.cell] += answer.outcome == Outcome.PROVEN ? 0 : 1;
  }

  /** The first candidate that was not tried enough, or the one that looks easiest. */
  private @Nullable Candidate next() {
    Candidate best = null;
    double least = Double.MAX_VALUE;
    for (Candidate candidate : candidates) {
      if (candidate.failed) {
        continue;
      }
      if (candidate.resisting() < MOST_RESISTING && nextUntried(candidate) != null) {
        return candidate;
      }
      double cost = candidate.cost(FIRST_CAP);
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    }
    return best;
  }

  private Candidate.@Nullable Answer nextAnswer(Candidate candidate) {
    if (candidate.resisting() < MOST_RESISTING) {
      Candidate.Answer untried = nextUntried(candidate);
      if (untried != null) {
        return untried;
      }
    }
    return candidate.answers.stream()
        .filter(answer -> answer.isTried() && answer.outcome == Outcome.OPEN)
        .min(Comparator.comparingLong(answer -> answer.cap))
        .orElse(null);
  }

  private Candidate.@Nullable Answer nextUntried(Candidate candidate) {
    Candidate.Answer best = null;
    for (Candidate.Answer answer : candidate.answers) {
      if (!answer.isTried()
          && answer.outcome == Outcome.OPEN
          && (best == null || resisted[answer.cell] > resisted[best.cell])) {
        best = answer;
      }
    }
    return best;
  }
}
