package games.oxo.session.api;

import games.oxo.session.review.ReviewSearch;
import java.util.function.BooleanSupplier;

/** Reviews a game, for a call. */
record ReviewSource(ReviewSearch search) implements ReportingCall.Source {
  @Override
  public boolean run(BooleanSupplier pause) {
    return search.run(pause);
  }

  @Override
  public int progress() {
    return search.review().moves().size();
  }

  @Override
  public ApiAnswer answer(boolean last) {
    return new ApiAnswer.Reviewed(search.review(), last);
  }
}
