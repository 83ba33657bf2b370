package games.oxo.app.prove;

import games.oxo.cli.terminal.Progress;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import java.util.function.LongSupplier;

/** The progress of a proof in words: the replies beaten, the hardest, the time of the round. */
public final class ProofProgress {
  private final ProofTasks tasks;
  private final MoveNotation notation;
  private final LongSupplier leftInRound;
  private final long started = System.nanoTime();
  private final long before;

  /**
   * @param leftInRound how many expansions the present round may still take
   */
  public ProofProgress(ProofTasks tasks, Position position, LongSupplier leftInRound) {
    this.tasks = tasks;
    this.leftInRound = leftInRound;
    notation = new MoveNotation(position.game());
    before = tasks.expansions();
  }

  /** What is said now; any thread may ask. */
  public String remark() {
    StringBuilder text = new StringBuilder();
    text.append(
        Text.format("%d of %d replies beaten", tasks.count(State.BEATEN), tasks.all().size()));
    tasks
        .hardest()
        .map(ProofTask::reply)
        .ifPresent(reply -> text.append(", hardest ").append(notation.writeInList(reply)));
    long expansions = tasks.expansions() - before;
    if (expansions > 0) {
      double seconds = (System.nanoTime() - started) / 1e9;
      double most = leftInRound.getAsLong() * seconds / expansions;
      text.append(Text.format(", this round at most %s more", Progress.duration(most)));
    }
    return text.toString();
  }
}
