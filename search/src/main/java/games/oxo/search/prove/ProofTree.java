package games.oxo.search.prove;

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
 * <p>A proof number says how hard it looks to prove that the attacker wins. The attacker's moves
 * get it from a small search ({@link MoveValues}), with more for each move further down; from the
 * answers upwards it is the sum over answers and the least over moves. Each step goes down to the
 * easiest move and the hardest answer to it.
 */
final class ProofTree {
  /** The limit of the first job about a position; each further one has twice as many. */
  private static final long FIRST_CAP = 1500;

  private static final int MOST_DOUBLINGS = 4;

  /** How many stones further the first job may make quiet moves; each further one two more. */
  private static final int QUIET_STONES = 3;

  /** With so few free cells a job may make quiet moves to the end, and decides for good. */
  private static final int FEW_FREE = 24;

  /** How many positions the search for values visits, and how often that is doubled at the root. */
  private static final long NODES = 8_000;

  private static final int NODES_DOUBLINGS = 3;

  /** So many points more look half as hard. */
  private static final double POINTS_TO_HALVE = 25;

  /** How much harder a position looks for each move of the attacker that leads to it. */
  private static final double HARDER_BELOW = 2.5;

  /** How many answers of the same value a move looks like before its answers are known. */
  private static final double ANSWERS_TO_A_MOVE = 6;

  /** What a job that decides nothing makes of a number. */
  private static final float HARDER = 1.5f;

  /** A tree that has taken so many expansions is work for several workers. */
  private static final long HARD = 20_000;

  private static final int NO_CELL = 0;

  private final long attacker;
  private final long defender;

  /** How many stones there were where the whole tree begins, of which this may be a part. */
  private final int firstPly;

  private final Answer root;
  private long spent;

  ProofTree(long attacker, long defender) {
    this(attacker, defender, Long.bitCount(attacker | defender), new Answer(NO_CELL, 1), 0);
  }

  private ProofTree(long attacker, long defender, int firstPly, Answer root, long spent) {
    this.attacker = attacker;
    this.defender = defender;
    this.firstPly = firstPly;
    this.root = root;
    this.spent = spent;
  }

  /** Writes all that it knows. */
  void save(TreeState out) {
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
    long spent = in.read();
    return new ProofTree(attacker, defender, firstPly, Answer.restore(in, 0), spent);
  }

  /** Whether it is about the same position. */
  boolean isLike(ProofTree other) {
    return attacker == other.attacker && defender == other.defender;
  }

  /** How many stones there are. */
  int ply() {
    return Long.bitCount(attacker | defender);
  }

  /** How many expansions it has taken. */
  long spent() {
    return spent;
  }

  /** How many entries it has. */
  long size() {
    return root.size();
  }

  /** What is known by now; failed means that the attacker does not win at all. */
  Outcome outcome() {
    return root.isOpen()
        ? Outcome.OPEN
        : root.number == Answer.PROVEN ? Outcome.PROVEN : Outcome.FAILED;
  }

  /** One job about the position itself. */
  Outcome search(Jobs jobs, int quiet, long most) {
    return jobs.run(attacker, defender, ply(), quiet, most);
  }

  /**
   * Works on it until it is proven or has taken about so many expansions.
   *
   * @return what is known then
   */
  Outcome run(Jobs jobs, long most) {
    long start = jobs.expansions();
    long before = spent;
    while (root.isOpen() && jobs.expansions() < start + most && !jobs.isHalted()) {
      step(jobs, root, attacker, defender);
      spent = before + jobs.expansions() - start;
    }
    return outcome();
  }

  /** Goes down to a leaf, has a job done or makes the tree larger, and updates the numbers. */
  private void step(Jobs jobs, Answer at, long own, long other) {
    Candidate[] candidates = at.candidates;
    if (candidates == null) {
      if (at.tries == 0 || !expand(jobs, at, own, other)) {
        ask(jobs, at, own, other);
      }
      return;
    }
    Candidate best = Answer.easiest(candidates);
    long with = own | 1L << best.cell;
    Answer[] answers = best.answers;
    if (answers != null) {
      Answer hardest = Candidate.hardest(answers);
      step(jobs, hardest, with, other | 1L << hardest.cell);
      best.update(answers);
    } else if (!expand(jobs, best, with, other)) {
      ask(jobs, at, own, other);
      best.number = Answer.limited(2 * best.number);
    }
    if (best.number == Answer.PROVEN) {
      jobs.add(own, other, best.cell);
      settle(jobs, at, Answer.PROVEN);
    } else if (at.isOpen()) {
      at.update(candidates);
    }
  }

  private static void settle(Jobs jobs, Answer at, float known) {
    jobs.room().giveBack(at.settle(known));
  }

  /** Has a job done about a position. */
  private static void ask(Jobs jobs, Answer at, long own, long other) {
    int ply = Long.bitCount(own | other);
    boolean few = jobs.cells() - ply <= FEW_FREE;
    int quiet = few ? jobs.cells() : ply + QUIET_STONES + 2 * at.tries;
    long cap = FIRST_CAP << Math.min(at.tries, MOST_DOUBLINGS);
    Outcome found = jobs.run(own, other, ply, quiet, cap);
    if (found == Outcome.PROVEN) {
      settle(jobs, at, Answer.PROVEN);
    } else if (few && found == Outcome.FAILED) {
      settle(jobs, at, Answer.REFUTED);
    } else if (!jobs.isHalted()) {
      at.tries = Math.min(at.tries + 1, Byte.MAX_VALUE);
      at.number = Answer.limited(HARDER * at.number);
    }
  }

  /**
   * Finds the attacker's moves.
   *
   * @return false when there is no room for them
   */
  private boolean expand(Jobs jobs, Answer at, long own, long other) {
    int ply = Long.bitCount(own | other);
    long cells = jobs.moves(own, other);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return false;
    }
    MoveValues values = jobs.values();
    values.find(own, other, cells, nodes(ply));
    long worth = cells & ~values.notWon();
    jobs.room().giveBack(Long.bitCount(cells & ~worth));
    Candidate[] found = new Candidate[Long.bitCount(worth)];
    int end = 0;
    for (long rest = worth; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      double number = ANSWERS_TO_A_MOVE * guess(values.points(cell), ply);
      found[end++] = new Candidate(cell, (float) number);
    }
    at.candidates = found;
    at.update(found);
    return true;
  }

  /**
   * Finds the answers to a move of the attacker.
   *
   * @return false when there is no room for them
   */
  private boolean expand(Jobs jobs, Candidate move, long own, long other) {
    int ply = Long.bitCount(own | other);
    long cells = jobs.answers(own, other, ply);
    if (cells == AttackSearch.REFUTED) {
      move.number = Answer.REFUTED;
      return true;
    }
    cells = jobs.distinct(own, other, cells);
    if (!jobs.room().take(Long.bitCount(cells))) {
      return false;
    }
    MoveValues values = jobs.values();
    values.find(other, own, cells, nodes(ply));
    Answer[] found = new Answer[Long.bitCount(cells)];
    int end = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      boolean holds = (values.notLost() >>> cell & 1) != 0;
      double number = holds ? Answer.REFUTED : guess(-values.points(cell), ply - 1);
      found[end++] = new Answer(cell, (float) number);
    }
    move.answers = found;
    move.update(found);
    return true;
  }

  /** How many positions to visit for the values of moves: near the root they matter most. */
  private long nodes(int ply) {
    return NODES << Math.max(0, NODES_DOUBLINGS - (ply - firstPly) / 2);
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

  /**
   * What is worth most now, for several workers at the same time; nothing before it has shown that
   * it is hard. An answer that is asked for counts twice, so that others come next.
   *
   * @param most how many
   * @param expansions about how many each may take
   */
  List<TreeQuestion> questions(int most, long expansions) {
    List<TreeQuestion> found = new ArrayList<>();
    Candidate[] candidates = root.candidates;
    if (!root.isOpen() || spent < HARD || candidates == null) {
      return found;
    }
    long[] asked = new long[candidates.length];
    while (found.size() < most) {
      int best = easiest(candidates, asked);
      Answer answer = best < 0 ? null : hardest(candidates[best], asked[best]);
      if (answer == null) {
        return found;
      }
      asked[best] |= 1L << answer.cell;
      ProofTree part = part(candidates[best], answer);
      found.add(new TreeQuestion(candidates[best].cell, answer.cell, part, expansions));
    }
    return found;
  }

  /**
   * The move that looks easiest and has an open answer that is not asked for.
   *
   * @param asked for each move the answers that are
   * @return -1 when there is none
   */
  private static int easiest(Candidate[] candidates, long[] asked) {
    int best = -1;
    float least = Answer.REFUTED;
    for (int i = 0; i < candidates.length; i++) {
      float number = candidates[i].number(asked[i]);
      if (number < least && hardest(candidates[i], asked[i]) != null) {
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
      Answer[] answers = candidate.answers;
      if (candidate.cell == done.candidate && answer != null && answers != null) {
        answer.takeOver(done.tree.root);
        candidate.update(answers);
        if (candidate.number == Answer.PROVEN) {
          StrategyPart part = new StrategyPart();
          part.add(attacker, defender, candidate.cell);
          keeper.keep(part);
          root.settle(Answer.PROVEN);
          return;
        }
      }
    }
    root.update(candidates);
  }
}
