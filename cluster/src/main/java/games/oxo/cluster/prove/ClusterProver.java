package games.oxo.cluster.prove;

import games.oxo.app.prove.ProofEnd;
import games.oxo.app.prove.ProofProgress;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.spark.EachResult;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.Jobs;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import games.oxo.search.prove.TreeQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The driver of a proof on a cluster: in rounds, each of which gives every open task to an executor
 * for a number of expansions, or questions of it to several when there are more than tasks. What
 * executors prove they write to a shared folder at once; after each round the driver writes there
 * what is known of the tasks. So after a crash the work goes on with the round that was not
 * finished, and all parts that were found.
 */
public final class ClusterProver implements ProofEnd.Parts {
  /**
   * About how many expansions a question may take at first: a second or two of work, so that no
   * executor waits long for one that has been given a hopeless one.
   */
  private static final long EXPANSIONS_OF_A_QUESTION = 50_000;

  /** After so many rounds it is twice as many, so that a long proof writes few files. */
  private static final int ROUNDS_TO_DOUBLE = 16;

  private static final int MOST_DOUBLINGS = 4;

  private final Position position;
  private final ProofTasks tasks;
  private final Strategy strategy;
  private final ProofFolder folder;
  private final ProofJob job;

  /** Finds what to ask executors about. */
  private final Jobs asking;

  private final AtomicLong leftInRound = new AtomicLong();
  private ProofFolder.Rounds rounds;

  /**
   * Takes over what is in the folder, which is made if it is not there.
   *
   * @param bytes how much memory the table of each task slot may take
   * @throws games.oxo.game.input.InputException when the rules, the position or the folder do not
   *     allow it
   * @throws games.oxo.cluster.storage.StorageException when a file is damaged
   */
  public ClusterProver(
      PortableGame game, Position position, Player attacker, SharedFolder shared, long bytes) {
    this.position = position;
    tasks = new ProofTasks(position, attacker);
    strategy = new Strategy(position.game().symmetryGroup());
    folder = new ProofFolder(shared, position, attacker);
    folder.prepare();
    rounds = folder.load(tasks, strategy);
    tasks.all().forEach(ProofTask::doubt);
    KeptStrategy kept = new KeptStrategy(strategy, this::keep);
    asking = new Jobs(tasks.rules(), bytes, kept, () -> false);
    job = new ProofJob(UUID.randomUUID().toString(), game, folder, bytes);
  }

  /** What is to be proven, and how far it is. */
  public ProofTasks tasks() {
    return tasks;
  }

  /** The moves that were found. */
  public Strategy strategy() {
    return strategy;
  }

  /**
   * Works until the question is answered or the time is up.
   *
   * @param deadline in milliseconds of the epoch
   * @throws SearchStopped when Ctrl-C was pressed
   */
  public void run(SparkConnection connection, JobProgress jobs, LongWork work, long deadline) {
    ProofProgress shown = new ProofProgress(tasks, position, leftInRound::get);
    try {
      while (tasks.state() == State.OPEN && System.currentTimeMillis() < deadline) {
        ProofRound next = new ProofRound(job, rounds.written(), deadline);
        List<ProofUnit> units = units(connection.parallelism());
        if (!units.isEmpty() && tasks.state() == State.OPEN) {
          jobs.run(
              "proving", () -> work(connection, next, units), () -> work.show(() -> remark(shown)));
        }
        tasks.all().forEach(ProofTask::doubt);
        // Questions say nothing about how much whole tasks need.
        boolean whole = units.stream().noneMatch(unit -> unit.question);
        int more = whole && System.currentTimeMillis() < deadline ? 1 : 0;
        rounds = new ProofFolder.Rounds(rounds.written() + 1, rounds.finished() + more);
        folder.endRound(rounds, tasks, strategy);
      }
    } finally {
      ProofWorker.forget();
    }
  }

  private String remark(ProofProgress shown) {
    int holding = tasks.count(State.HOLDS);
    return Text.format("round %d, ", rounds.written() + 1)
        + shown.remark()
        + (holding > 0 ? Text.format(", %d hold", holding) : "")
        + Text.format(", %,d expansions", tasks.expansions());
  }

  private boolean work(SparkConnection connection, ProofRound next, List<ProofUnit> units) {
    List<ProofTask> all = tasks.all();
    leftInRound.set(units.stream().mapToLong(unit -> unit.most).sum());
    EachResult.of(
        connection.context().parallelize(units, units.size()),
        next,
        done -> {
          if (done.question) {
            all.get(done.task).take(TreeQuestion.of(done.state()), this::keep);
          } else {
            all.get(done.task).restore(done.state());
          }
          leftInRound.addAndGet(-done.most);
        });
    return true;
  }

  /** Every open task; where there are more slots than tasks, questions of those that are hard. */
  private List<ProofUnit> units(int slots) {
    long each = ProofTasks.expansionsInRound(rounds.finished());
    int doublings = Math.min(rounds.written() / ROUNDS_TO_DOUBLE, MOST_DOUBLINGS);
    int share = slots / tasks.open().size();
    List<ProofUnit> units = new ArrayList<>();
    List<ProofTask> all = tasks.all();
    for (int i = 0; i < all.size(); i++) {
      ProofTask task = all.get(i);
      List<TreeQuestion> questions =
          share < 2
              ? List.of()
              : task.questions(asking, share, EXPANSIONS_OF_A_QUESTION << doublings);
      if (!questions.isEmpty()) {
        for (TreeQuestion question : questions) {
          units.add(ProofUnit.of(i, question));
        }
      } else if (task.state() == State.OPEN) {
        units.add(ProofUnit.of(i, task, each));
      }
    }
    return units;
  }

  /** A move whose answers are all proven: executors have found and written what it relies on. */
  private void keep(StrategyPart part) {
    folder.writePiece(folder.write(part));
  }

  @Override
  public String remedy() {
    return Text.format("remove the files in %s, and the same command begins anew", folder);
  }

  /** Removes all files of the folder, when nobody needs them any longer. */
  @Override
  public void remove() {
    folder.remove();
  }
}
