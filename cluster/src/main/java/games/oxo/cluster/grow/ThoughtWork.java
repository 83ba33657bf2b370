package games.oxo.cluster.grow;

import java.io.Serial;
import org.apache.spark.api.java.function.Function;

/** Answers requests, on executors. */
final class ThoughtWork implements Function<ThoughtRequest, ThoughtAnswer> {
  @Serial private static final long serialVersionUID = 1;

  private final PortablePlan plan;

  ThoughtWork(PortablePlan plan) {
    this.plan = plan;
  }

  @Override
  public ThoughtAnswer call(ThoughtRequest request) {
    return ThoughtWorker.answer(plan, request);
  }
}
