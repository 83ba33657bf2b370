package games.oxo.session.api;

import games.oxo.session.why.WhySearch;
import java.util.function.BooleanSupplier;

/** Finds out why a move is good or bad, for a call. */
record WhySource(WhySearch search) implements ReportingCall.Source {
  @Override
  public boolean run(BooleanSupplier pause) {
    return search.run(pause);
  }

  @Override
  public int progress() {
    return search.why().map(why -> why.steps().size()).orElse(0);
  }

  @Override
  public ApiAnswer answer(boolean last) {
    return new ApiAnswer.Reasoned(search.why().orElseThrow(), last);
  }
}
