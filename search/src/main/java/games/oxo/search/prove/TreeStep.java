package games.oxo.search.prove;

import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of one worker on a {@link ProofTree}: it goes down to the easiest move and the hardest
 * answer to it until a leaf that nobody else works on, has a job done there or makes the tree
 * larger, and updates the numbers on the way back. Only the job is done without holding the tree,
 * so that several workers can take steps at the same time.
 */
final class TreeStep {
  /**
   * The limit of expansions of the first job about a position, 25 ms; each further one has twice as
   * many. Chosen by hand.
   */
  private static final long FIRST_CAP = 1500;

  /** Up to so many times. Chosen by hand. */
  private static final int MOST_DOUBLINGS = 4;

  /**
   * How many stones further the first job may make quiet moves; each further one two more. Chosen
   * by hand.
   */
  private static final int QUIET_STONES = 3;

  /**
   * With so few free cells a job may make quiet moves to the end, and decides for good. Chosen by
   * hand.
   */
  private static final int FEW_FREE = 24;

  /** The factor by which a job that decides nothing raises a number. Chosen by hand. */
  private static final float HARDER = 1.5f;

  private final TreeGrowth growth;

  // The way from the root: the positions, and the move from each to the next. The last position may
  // have a move of which no answers are known.
  private final List<Answer> positions = new ArrayList<>();
  private final List<Candidate> moves = new ArrayList<>();

  /** The stones of the attacker and the defender in the last position. */
  private long own;

  private long other;

  /** Whether the last move has answers, but the other side has been found to win after it. */
  private boolean lost;

  // What the job has found.
  private @Nullable Outcome outcome;
  private Candidate @Nullable [] grownMoves;
  private @Nullable Candidate grownMove;

  /** How the moves of the last position are found: by the guide of this one, so far above it. */
  private Guide guide = Guide.FIRST;

  private int below;

  /** By which the last position, which has moves already, gets new ones; null where it does not. */
  private @Nullable Guide closer;

  private TreeStep(TreeGrowth growth, long own, long other) {
    this.growth = growth;
    this.own = own;
    this.other = other;
  }

  /**
   * Goes down to a leaf.
   *
   * @param jobs knows what the other side has proven
   * @param own the stones of the attacker at the root
   * @param other those of the defender
   * @return null when others work on all that there is to do
   */
  static @Nullable TreeStep begin(TreeGrowth growth, Jobs jobs, Answer root, long own, long other) {
    if (!root.isFree()) {
      return null;
    }
    TreeStep step = new TreeStep(growth, own, other);
    step.goDown(jobs, root);
    step.positions.forEach(position -> position.workers++);
    step.moves.forEach(move -> move.workers++);
    return step;
  }

  private void goDown(Jobs jobs, Answer root) {
    Answer at = root;
    reach(at);
    for (Candidate[] all = at.candidates; all != null; all = at.candidates) {
      Guide deserved = Guide.after(at.spent);
      if (at.workers == 0 && deserved.compareTo(at.guide) > 0) {
        closer = deserved;
        return;
      }
      Candidate move = Answer.easiest(all);
      moves.add(move);
      Answer[] answers = move.answers;
      lost = move.workers == 0 && jobs.isLost(own | 1L << move.cell, other);
      if (answers == null || lost) {
        return;
      }
      at = Candidate.hardest(answers);
      reach(at);
      own |= 1L << move.cell;
      other |= 1L << at.cell;
    }
  }

  private void reach(Answer at) {
    positions.add(at);
    below++;
    if (positions.size() == 1 || at.guide != Guide.FIRST) {
      guide = at.guide;
      below = 0;
    }
  }

  private Answer last() {
    return positions.get(positions.size() - 1);
  }

  /** The move whose answers are to be found, or null where the leaf is a position. */
  private @Nullable Candidate leafMove() {
    return moves.size() == positions.size() ? moves.get(moves.size() - 1) : null;
  }

  /** Does the job, which changes nothing in the tree. */
  void work(Jobs jobs) {
    if (closer != null) {
      grownMoves = growth.moves(jobs, own, other, closer);
      return;
    }
    Candidate move = leafMove();
    if (lost && move != null) {
      grownMove = new Candidate(move.cell, Answer.REFUTED);
      return;
    }
    long nodes = guide.nodes(below);
    if (move != null) {
      grownMove = growth.withAnswers(jobs, move.cell, own | 1L << move.cell, other, nodes);
    } else if (last().tries > 0) {
      grownMoves = growth.moves(jobs, own, other, nodes);
    }
    // Without room, a worker on another move of the same position may be asking already.
    boolean isAlone = move == null || last().workers == 1;
    if (grownMove == null && grownMoves == null && isAlone) {
      outcome = ask(jobs);
    }
  }

  private Outcome ask(Jobs jobs) {
    int ply = Long.bitCount(own | other);
    int tries = last().tries;
    int quiet = decidesForGood(jobs) ? jobs.cells() : ply + QUIET_STONES + 2 * tries;
    return jobs.run(own, other, ply, quiet, FIRST_CAP << Math.min(tries, MOST_DOUBLINGS));
  }

  private boolean decidesForGood(Jobs jobs) {
    return jobs.cells() - Long.bitCount(own | other) <= FEW_FREE;
  }

  /** Counts the expansions of the job on the whole way. */
  void spend(long expansions) {
    positions.forEach(position -> position.spent += expansions);
  }

  /** Puts what the job has found into the tree, and updates the numbers up to the root. */
  void end(Jobs jobs) {
    if (isInTree()) {
      takeOver(jobs);
      update(jobs);
    } else {
      // Another worker has settled a position above or looked closer, and the tree below is gone.
      if (grownMoves != null) {
        for (Candidate move : grownMoves) {
          jobs.room().giveBack(move.size());
        }
      }
      jobs.room().giveBack(grownMove == null ? 0 : grownMove.size() - 1);
    }
  }

  /** Whether the way is still as it was. */
  private boolean isInTree() {
    for (int i = 0; i < positions.size(); i++) {
      Candidate[] all = positions.get(i).candidates;
      boolean leads = i == moves.size() || (all != null && List.of(all).contains(moves.get(i)));
      if (!leads || !positions.get(i).isOpen()) {
        return false;
      }
    }
    return true;
  }

  /** Lets others work on the leaf again. */
  void leave() {
    positions.forEach(position -> position.workers--);
    moves.forEach(move -> move.workers--);
  }

  private void takeOver(Jobs jobs) {
    Answer leaf = last();
    Candidate move = leafMove();
    if (closer != null) {
      leaf.guide = closer;
    }
    if (grownMoves != null) {
      jobs.room().giveBack(leaf.size() - 1);
      leaf.candidates = grownMoves;
      leaf.update();
      for (Candidate each : grownMoves) {
        if (each.number == Answer.PROVEN) {
          update(jobs, leaf, each, own, other);
        }
      }
    } else if (closer != null) {
      // There is no room for other moves; it keeps those that it has.
      leaf.update();
    } else if (move != null && grownMove != null) {
      jobs.room().giveBack(lost ? move.size() - 1 : 0);
      move.takeOver(grownMove);
    } else if (outcome == Outcome.PROVEN) {
      settle(jobs, leaf, Answer.PROVEN);
    } else if (decidesForGood(jobs) && outcome == Outcome.FAILED) {
      settle(jobs, leaf, Answer.REFUTED);
    } else if (!jobs.isHalted()) {
      if (outcome != null) {
        leaf.tries = Math.min(leaf.tries + 1, Byte.MAX_VALUE);
        leaf.number = Answer.limited(HARDER * leaf.number);
      }
      if (move != null) {
        move.number = Answer.limited(2 * move.number);
      }
    }
  }

  private void update(Jobs jobs) {
    for (int i = moves.size() - 1; i >= 0; i--) {
      Answer at = positions.get(i);
      Candidate move = moves.get(i);
      if (i + 1 < positions.size()) {
        own &= ~(1L << move.cell);
        other &= ~(1L << positions.get(i + 1).cell);
        move.update();
      }
      update(jobs, at, move, own, other);
    }
  }

  /**
   * Updates a position of which a move has got another number.
   *
   * @param own the stones of the attacker there
   */
  static void update(Jobs jobs, Answer at, Candidate move, long own, long other) {
    if (move.number == Answer.PROVEN) {
      jobs.add(own, other, move.cell);
      settle(jobs, at, Answer.PROVEN);
    } else if (at.isOpen()) {
      at.update();
    }
  }

  private static void settle(Jobs jobs, Answer at, float known) {
    jobs.room().giveBack(at.settle(known));
  }
}
