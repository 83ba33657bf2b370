package games.oxo.search.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.prove.ProofTask.State;
import java.util.List;

/**
 * The attack of the other side on the position of a hard {@link ProofTask}: perhaps the defender
 * wins there. It works with the tables of the task's own search, and each side knows what the other
 * has proven: a move after which the other side wins is refuted.
 */
final class Rival {
  private final ProofTasks tasks;
  private int round;
  private int next;

  /**
   * @param position of the task
   * @param attacker the defender of the task
   */
  Rival(Position position, Player attacker) {
    tasks = new ProofTasks(position, attacker);
  }

  /** Whether it wins, does not win, or nothing is known yet. */
  State state() {
    return tasks.state();
  }

  /** How many positions were looked at for it. */
  long expansions() {
    return tasks.expansions();
  }

  /** How many entries its trees have. */
  long size() {
    return tasks.all().stream().mapToLong(ProofTask::size).sum();
  }

  /** How hard it looks to prove that it wins: the sum over the moves that it has to beat. */
  double number() {
    return tasks.all().stream().mapToDouble(ProofTask::number).sum();
  }

  /**
   * Goes on with the open moves in turns, each time with more for each.
   *
   * @param jobs of the rival
   * @param most about how many expansions it may take
   */
  void run(Jobs jobs, long most) {
    long until = jobs.expansions() + most;
    while (state() == State.OPEN && jobs.expansions() < until && !jobs.isHalted()) {
      List<ProofTask> open = tasks.open();
      if (next >= open.size()) {
        next = 0;
        round++;
      }
      long each = Math.min(ProofTasks.expansionsInRound(round), until - jobs.expansions());
      open.get(next).run(jobs, each);
      // One that is beaten leaves its place to the one behind it.
      next += open.get(next).state() == State.OPEN ? 1 : 0;
    }
  }
}
