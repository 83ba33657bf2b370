package games.oxo.search.solve;

import games.oxo.search.kernel.Clock;
import java.util.Arrays;

/**
 * Record and replay of a prober's answers to one {@link SolveQuery}. A query that was stopped is
 * run again from its beginning: it is deterministic, so the recorded answers lead it to the probe
 * in which it was stopped, and that one continues where it was.
 */
final class ProbeLog {
  private final Prober prober;
  private int[] answers = new int[16];
  private long[] nodesAfter = new long[16];
  private int recorded;
  private int replayed;
  private long nodesOfOthers;
  private long nodesAtStop;
  private boolean running;

  ProbeLog(Prober prober) {
    this.prober = prober;
    nodesOfOthers = prober.nodes();
    nodesAtStop = nodesOfOthers;
  }

  /** The query begins again; what the prober did for others since it stopped does not count. */
  void rewind() {
    nodesOfOthers += prober.nodes() - nodesAtStop;
    replayed = 0;
    running = true;
  }

  /** The query has ended for now. */
  void stop() {
    nodesAtStop = prober.nodes();
    running = false;
  }

  /** See {@link Prober#probe}. */
  int probe(long own, long other, int ply, int beta, Clock clock) {
    return replayed < recorded
        ? answers[replayed++]
        : record(prober.probe(own, other, ply, beta, clock));
  }

  /**
   * See {@link Prober#next}; the prober may keep the state of the last probe, so this is recorded
   * too.
   */
  int next(int ply, int low, int high, int probes, long nodes) {
    return replayed < recorded
        ? answers[replayed++]
        : record(prober.next(ply, low, high, probes, nodes));
  }

  private int record(int answer) {
    if (recorded == answers.length) {
      answers = Arrays.copyOf(answers, 2 * recorded);
      nodesAfter = Arrays.copyOf(nodesAfter, 2 * recorded);
    }
    answers[recorded] = answer;
    nodesAfter[recorded] = prober.nodes() - nodesOfOthers;
    recorded++;
    replayed = recorded;
    return answer;
  }

  /** Positions visited by the probes that are finished, as of this place in the log. */
  long nodes() {
    return replayed == 0 ? 0 : nodesAfter[replayed - 1];
  }

  /** Positions visited for this query so far, an unfinished probe included. */
  long allNodes() {
    return (running ? prober.nodes() : nodesAtStop) - nodesOfOthers;
  }
}
