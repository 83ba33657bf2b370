package games.oxo.search.prove;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.AttackSearch.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * The part of a proof that is about one reply of the defender: the attacker wins after it. Where
 * the attacker is to move from the start, there is one task without a reply.
 */
public final class ProofTask {
  /** What is known of a task. */
  public enum State {
    /** The attacker wins. */
    BEATEN,
    /** The attacker does not win. */
    HOLDS,
    /** Neither is known. */
    OPEN
  }

  /** With so few free cells a search for proofs with all quiet moves gets to its end. */
  private static final int FEW_FREE = 40;

  private final @Nullable Move reply;
  private final int alike;
  private final long attacker;
  private final long defender;
  private final int ply;
  private final int cells;
  private final AttackPlan plan;
  private volatile State state = State.OPEN;
  private volatile long expansions;

  /**
   * @param reply the reply that leads to the position, or null
   * @param alike how many replies are like it, with itself
   * @param position after it
   */
  ProofTask(@Nullable Move reply, int alike, Position position, Player attacker) {
    this.reply = reply;
    this.alike = alike;
    this.attacker = position.stones(attacker);
    defender = position.stones(attacker.other());
    ply = position.ply();
    cells = position.game().board().cells();
    plan = new AttackPlan(this.attacker, defender, ply, 0);
    if (position.outcome().isOver()) {
      state = position.outcome().winner() == attacker ? State.BEATEN : State.HOLDS;
    }
  }

  /** The reply, or null where the attacker moves first. */
  public @Nullable Move reply() {
    return reply;
  }

  /** How many replies are like it by a symmetry, with itself. */
  public int alike() {
    return alike;
  }

  public State state() {
    return state;
  }

  /** How many positions of the defender were looked at for it. */
  public long expansions() {
    return expansions;
  }

  /** Works on it for about so many expansions. */
  void run(Jobs jobs, long most) {
    long before = jobs.expansions();
    long spentBefore = expansions;
    boolean few = cells - ply <= FEW_FREE;
    try {
      Outcome outcome = plan.run(jobs, few ? most / 2 : most);
      if (outcome != Outcome.PROVEN && (few || outcome == Outcome.FAILED) && !jobs.isHalted()) {
        outcome = jobs.run(attacker, defender, ply, cells, most);
        state = outcome == Outcome.FAILED ? State.HOLDS : State.OPEN;
      }
      if (outcome == Outcome.PROVEN) {
        state = State.BEATEN;
      }
    } catch (SearchStopped e) {
      // What is proven by now is kept.
    }
    expansions = spentBefore + jobs.expansions() - before;
  }
}
