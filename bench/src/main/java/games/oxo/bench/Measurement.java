package games.oxo.bench;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The measured speed of a workload. The best round counts, since other programs and the garbage
 * collector can only slow a round down.
 *
 * @param slowestMicros time of the slowest single unit, if the workload measures it
 */
public record Measurement(
    Workload workload, int threads, List<TimedRound> rounds, OptionalDouble slowestMicros) {
  public Measurement {
    rounds = List.copyOf(rounds);
  }

  /** Units per second. */
  public double rate() {
    return rounds.stream().mapToDouble(TimedRound::rate).max().orElse(0);
  }

  /** Units per second of the processor. */
  public double processorRate() {
    return rounds.stream().mapToDouble(TimedRound::processorRate).max().orElse(0);
  }

  /** Time of all rounds together. */
  public double seconds() {
    return rounds.stream().mapToDouble(TimedRound::seconds).sum();
  }

  /** How much of the time each thread had a processor, from 0 to 1: little on a busy machine. */
  public double processorShare() {
    return rounds.stream().mapToDouble(TimedRound::processorSeconds).sum() / (threads * seconds());
  }

  /** Bytes allocated for each unit, over all rounds. */
  public double bytesPerUnit() {
    return rounds.stream().mapToDouble(TimedRound::bytes).sum()
        / rounds.stream().mapToDouble(TimedRound::units).sum();
  }
}
