package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  /** Stands for no answer. */
  private static final int NONE = -1;

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
      plan.candidates.add(Candidate.restore(in, level));
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

  /** How many plans it is, with those below it. */
  int plans() {
    int sum = 1;
    for (Candidate candidate : candidates) {
      sum += candidate.plans();
    }
    return sum;
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
    candidates.forEach(Candidate::reopen);
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
      candidates.add(new Candidate(cell, answers));
    }
  }

  /** Does one job, or goes on to the next stage. */
  private void step(Jobs jobs) {
    long before = jobs.expansions();
    Candidate candidate = next();
    boolean enough = stage < LAST_STAGE && spentInStage > STAGE_SPENDING[stage] >> (3 * level);
    if (candidate == null || enough) {
      if (stage == LAST_STAGE) {
        finish(jobs, Outcome.FAILED);
      } else {
        begin(jobs, stage + 1);
      }
      return;
    }
    int cell = nextAnswer(candidate);
    if (cell == NONE) {
      throw new IllegalStateException("a candidate without open answers is proven");
    }
    Candidate.Answer answer = candidate.answer(cell);
    answer.cap = answer.isTried() ? 2 * answer.cap : FIRST_CAP;
    Outcome found = ask(jobs, candidate, answer);
    jobs.room().giveBack(settle(candidate, answer, found));
    count(jobs, before);
    if (candidate.isProven()) {
      jobs.add(attacker, defender, candidate.cell);
      finish(jobs, Outcome.PROVEN);
    }
  }

  /** Lets go of everything that is needed no longer. */
  private void finish(Jobs jobs, Outcome found) {
    outcome = found;
    jobs.room().giveBack(plans() - 1);
    candidates.clear();
  }

  private int settle(Candidate candidate, Candidate.Answer answer, Outcome found) {
    resisted[answer.cell] += found == Outcome.PROVEN ? 0 : 1;
    return candidate.settle(answer, found);
  }

  /** In the last stage by a plan for the answer, unless there is no room for one. */
  private Outcome ask(Jobs jobs, Candidate candidate, Candidate.Answer answer) {
    if (stage == LAST_STAGE && answer.plan == null && jobs.room().take()) {
      answer.plan = planFor(candidate, answer.cell);
    }
    AttackPlan plan = answer.plan;
    if (plan != null) {
      return plan.run(jobs, answer.cap - plan.spent());
    }
    long with = attacker | 1L << candidate.cell;
    return jobs.run(with, defender | 1L << answer.cell, ply + 2, quiet(), answer.cap);
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
    Map<Candidate, Long> asked = new HashMap<>();
    while (found.size() < most) {
      Candidate best = null;
      double lowest = Double.MAX_VALUE;
      for (Candidate candidate : candidates) {
        long cells = asked.getOrDefault(candidate, 0L);
        double cost = candidate.cost(FIRST_CAP) + Long.bitCount(cells);
        if (cost < lowest && openAnswer(candidate, cells) != NONE) {
          lowest = cost;
          best = candidate;
        }
      }
      if (best == null) {
        return found;
      }
      int open = openAnswer(best, asked.getOrDefault(best, 0L));
      asked.merge(best, 1L << open, (one, other) -> one | other);
      found.add(question(best, open, least));
    }
    return found;
  }

  private PlanQuestion question(Candidate candidate, int cell, long least) {
    Candidate.Answer known = candidate.find(cell);
    AttackPlan plan = known == null || known.plan == null ? planFor(candidate, cell) : known.plan;
    long cap = Math.max(known == null ? 0 : 2 * known.cap, plan.spent() + least);
    return new PlanQuestion(candidate.cell, cell, plan, level + 1, cap);
  }

  /** The answer to try next that is not asked yet: one that was not tried, or the least tried. */
  private static int openAnswer(Candidate candidate, long asked) {
    if (candidate.hasFailed()) {
      return NONE;
    }
    boolean enough = candidate.triedAndResisting() >= MOST_RESISTING;
    long untried = enough ? 0 : candidate.untried() & ~asked;
    return untried != 0 ? Long.numberOfTrailingZeros(untried) : leastTried(candidate, asked);
  }

  private AttackPlan planFor(Candidate candidate, int cell) {
    long with = attacker | 1L << candidate.cell;
    return new AttackPlan(with, defender | 1L << cell, ply + 2, level + 1);
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
      if (candidate.cell == done.candidate && candidate.isOpen(done.answer)) {
        Candidate.Answer answer = candidate.answer(done.answer);
        answer.plan = done.plan;
        answer.cap = done.wasStopped() ? answer.cap : done.cap;
        settle(candidate, answer, done.plan.outcome);
        if (outcome == Outcome.OPEN && candidate.isProven()) {
          outcome = Outcome.PROVEN;
          StrategyPart part = new StrategyPart();
          part.add(attacker, defender, candidate.cell);
          keeper.keep(part);
        }
      }
    }
    if (outcome != Outcome.OPEN) {
      candidates.clear();
    }
  }

  /** The first candidate that was not tried enough, or the one that looks easiest. */
  private @Nullable Candidate next() {
    Candidate best = null;
    double least = Double.MAX_VALUE;
    for (Candidate candidate : candidates) {
      if (candidate.hasFailed()) {
        continue;
      }
      if (candidate.triedAndResisting() < MOST_RESISTING && candidate.untried() != 0) {
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

  /** The answer to try next: one that was not tried, or the least tried. */
  private int nextAnswer(Candidate candidate) {
    long untried = candidate.untried();
    return candidate.triedAndResisting() < MOST_RESISTING && untried != 0
        ? mostResistant(untried)
        : leastTried(candidate, 0);
  }

  /** Of these answers the one that has resisted most often, after whatever candidate. */
  private int mostResistant(long cells) {
    int best = NONE;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      best = best == NONE || resisted[cell] > resisted[best] ? cell : best;
    }
    return best;
  }

  /** Of the answers that were tried and resist, the one on which the least was spent. */
  private static int leastTried(Candidate candidate, long without) {
    long least = Long.MAX_VALUE;
    int best = NONE;
    for (Candidate.Answer answer : candidate.resisting()) {
      if (answer.isTried() && answer.cap < least && (without >>> answer.cell & 1) == 0) {
        least = answer.cap;
        best = answer.cell;
      }
    }
    return best;
  }
}
