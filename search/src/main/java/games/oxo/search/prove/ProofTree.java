package games.oxo.search.prove;

import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Job-level proof-number search (Wu and others 2010) of one position in which the attacker is to
 * move. The tree has the attacker's moves, the defender's answers to them, and so on; what becomes
 * of an answer is a job, a small {@link AttackSearch}. An answer that a job does not decide gets
 * moves of its own when it is next the one to prove.
 *
 * <p>A proof number says how hard it looks to prove that the attacker wins: a first guess ({@link
 * TreeGrowth}), then the sum over answers and the least over moves. A {@link TreeStep} goes down to
 * the easiest move and the hardest answer to it; several workers take steps at the same time.
 */
final class ProofTree {
  /** A tree that has taken so many expansions is work for several workers. Chosen by hand. */
  private static final long HARD = 20_000;

  private static final int NO_CELL = 0;

  /** Among the answers that are asked for: there is no room for those of this move. */
  private static final long NO_ROOM = -1;

  private final long attacker;
  private final long defender;

  /** How many stones there were where the whole tree begins, of which this may be a part. */
  private final int firstPly;

  private final TreeGrowth growth;
  private final Answer root;
  private long spent;

  /** Whether a worker has failed to put what it found into the tree, which then is of no use. */
  private boolean broken;

  ProofTree(long attacker, long defender) {
    this(attacker, defender, Long.bitCount(attacker | defender), new Answer(NO_CELL, 1), 0);
  }

  private ProofTree(long attacker, long defender, int firstPly, Answer root, long spent) {
    this.attacker = attacker;
    this.defender = defender;
    this.firstPly = firstPly;
    growth = new TreeGrowth(firstPly);
    this.root = root;
    this.spent = spent;
  }

  /** A tree about the same position of which nothing is known yet. */
  ProofTree anew() {
    return new ProofTree(attacker, defender);
  }

  /** Writes all that it knows; workers may go on meanwhile. */
  synchronized void save(TreeState out) {
    out.write(attacker);
    out.write(defender);
    out.write(firstPly);
    out.write(spent);
    root.save(out);
  }

  /** Reads what {@link #save} has written. */
  static ProofTree restore(TreeState in) {
    long attacker = in.read();
    long defender = in.read();
    int firstPly = in.read(Long.SIZE);
    long spent = in.readCount();
    return new ProofTree(attacker, defender, firstPly, Answer.restore(in, 0), spent);
  }

  /** Whether it is about the same position. */
  boolean isLike(ProofTree other) {
    return attacker == other.attacker && defender == other.defender;
  }

  /**
   * Whether a tree that somebody else has written can be one.
   *
   * @param cells how many cells the board has
   */
  boolean fits(int cells) {
    long board = -1L >>> (Long.SIZE - cells);
    long taken = attacker | defender;
    return (attacker & defender) == 0
        && (taken & ~board) == 0
        && firstPly <= ply()
        && root.fits(board & ~taken);
  }

  /** How many stones there are. */
  int ply() {
    return Long.bitCount(attacker | defender);
  }

  /** How many expansions it has taken. */
  synchronized long spent() {
    return spent;
  }

  /** How hard it looks to prove that the attacker wins. */
  synchronized float number() {
    return root.number;
  }

  /** How many entries it has. */
  synchronized long size() {
    return root.size();
  }

  /** What is known by now; failed means that the attacker does not win at all. */
  synchronized Outcome outcome() {
    return root.isOpen()
        ? Outcome.OPEN
        : root.number == Answer.PROVEN ? Outcome.PROVEN : Outcome.FAILED;
  }

  /** One job about the position itself. */
  Outcome search(Jobs jobs, int quiet, long most) {
    return jobs.run(attacker, defender, ply(), quiet, most);
  }

  /**
   * Works on it until it is proven or has taken about so many expansions in all. Several workers
   * may do so at the same time.
   *
   * @return what is known then
   */
  Outcome run(Jobs jobs, long until) {
    while (!jobs.isHalted()) {
      TreeStep step = begin(jobs, until);
      if (step == null) {
        break;
      }
      long before = jobs.expansions();
      boolean done = false;
      try {
        step.work(jobs);
        done = true;
      } finally {
        end(step, jobs, done, jobs.expansions() - before);
      }
    }
    return outcome();
  }

  /** The next step; null when nothing is left to do. Waits while others do all that there is. */
  private synchronized @Nullable TreeStep begin(Jobs jobs, long until) {
    try {
      while (root.isOpen() && spent < until && !broken) {
        TreeStep step = TreeStep.begin(growth, jobs, root, attacker, defender);
        if (step != null) {
          return step;
        }
        wait();
      }
    } catch (InterruptedException e) {
      throw new SearchStopped();
    }
    return null;
  }

  private synchronized void end(TreeStep step, Jobs jobs, boolean done, long expansions) {
    spent += expansions;
    step.spend(expansions);
    try {
      if (done && !broken) {
        broken = true;
        step.end(jobs);
        broken = false;
      }
    } finally {
      step.leave();
      notifyAll();
    }
  }

  /**
   * What is worth most now, for several workers at the same time; nothing before it has shown that
   * it is hard. An answer that is asked for counts twice, so that others come next.
   *
   * @param jobs finds the answers to moves that have become the easiest
   * @param most how many
   * @param expansions about how many each may take
   */
  List<TreeQuestion> questions(Jobs jobs, int most, long expansions) {
    List<TreeQuestion> found = new ArrayList<>();
    Candidate[] candidates = root.candidates;
    if (spent < HARD || candidates == null) {
      return found;
    }
    long[] asked = new long[candidates.length];
    while (root.isOpen() && found.size() < most) {
      int best = easiest(candidates, asked);
      if (best < 0) {
        return found;
      }
      Candidate candidate = candidates[best];
      Answer answer = hardest(candidate, asked[best]);
      if (answer == null) {
        asked[best] = findAnswers(jobs, candidate) ? 0 : NO_ROOM;
      } else {
        asked[best] |= 1L << answer.cell;
        found.add(
            new TreeQuestion(candidate.cell, answer.cell, part(candidate, answer), expansions));
      }
    }
    return root.isOpen() ? found : List.of();
  }

  /**
   * Finds the answers to a move at the root.
   *
   * @return false when there is no room for them
   */
  private boolean findAnswers(Jobs jobs, Candidate candidate) {
    long own = attacker | 1L << candidate.cell;
    Candidate grown = growth.withAnswers(jobs, candidate.cell, own, defender, root.guide.nodes(0));
    if (grown == null) {
      return false;
    }
    candidate.takeOver(grown);
    TreeStep.update(jobs, root, candidate, attacker, defender);
    return true;
  }

  /**
   * The move that looks easiest and whose answers are not known, or not all asked for.
   *
   * @param asked for each move the answers that are
   * @return -1 when there is none
   */
  private static int easiest(Candidate[] candidates, long[] asked) {
    int best = -1;
    float least = Answer.REFUTED;
    for (int i = 0; i < candidates.length; i++) {
      float number = candidates[i].number(asked[i]);
      boolean may =
          candidates[i].answers == null
              ? asked[i] != NO_ROOM
              : hardest(candidates[i], asked[i]) != null;
      if (number < least && may) {
        least = number;
        best = i;
      }
    }
    return best;
  }

  /** The hardest open answer to a move that is none of these. */
  private static @Nullable Answer hardest(Candidate candidate, long without) {
    Answer worst = null;
    Answer[] answers = candidate.answers;
    if (answers != null) {
      for (Answer answer : answers) {
        boolean may = answer.isOpen() && (without >>> answer.cell & 1) == 0;
        worst = may && (worst == null || answer.number > worst.number) ? answer : worst;
      }
    }
    return worst;
  }

  private ProofTree part(Candidate candidate, Answer answer) {
    long own = attacker | 1L << candidate.cell;
    return new ProofTree(own, defender | 1L << answer.cell, firstPly, answer, 0);
  }

  /**
   * Takes over what became of a question.
   *
   * @param keeper keeps the move if all answers to it are proven now
   */
  void take(TreeQuestion done, PartKeeper keeper) {
    spent += done.expansions();
    Candidate[] candidates = root.candidates;
    if (candidates == null) {
      return;
    }
    for (Candidate candidate : candidates) {
      Answer answer = candidate.open(done.answer);
      if (candidate.cell == done.candidate && answer != null) {
        answer.takeOver(done.tree.root);
        candidate.update();
        if (candidate.number == Answer.PROVEN) {
          StrategyPart part = new StrategyPart();
          part.add(attacker, defender, candidate.cell);
          keeper.keep(part);
          root.settle(Answer.PROVEN);
          return;
        }
      }
    }
    root.update();
  }
}
