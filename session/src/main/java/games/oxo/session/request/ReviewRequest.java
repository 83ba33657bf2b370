package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.Limits;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.review.Review;
import games.oxo.session.review.ReviewSearch;
import games.oxo.session.shape.Reviewed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks what every move of a game was worth and which were mistakes; answered move by move, from the
 * last one back. The place is the end of the game, with its moves.
 */
final class ReviewRequest extends LongRequest<Reviewed> {
  private static final Parameter<Long> MILLIS_PER_MOVE =
      Parameter.number("millisPerMove", "", Integer.MAX_VALUE, 500);

  ReviewRequest() {
    super(
        "review",
        "Says what every move of a game was worth, and which were mistakes.",
        Reviewed.REVIEW,
        PLACE,
        MILLIS_PER_MOVE);
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Position end = context.read(asked.get(PLACE));
    int moves = end.moves().size();
    if (moves == 0) {
      throw new InputException("there is no move to review");
    }
    long millis = Math.min(asked.get(MILLIS_PER_MOVE), context.limits().millis() / (moves + 1));
    ReviewSearch search =
        new ReviewSearch(context.judge(end.game()), end, Limits.time(Math.max(1, millis)));
    return (control, answers) -> {
      GrowingAnswer<Review> known =
          new GrowingAnswer<>(control, each -> answers.accept(answer(new Reviewed(each, false))));
      answers.accept(answer(new Reviewed(search.run(known, known), true)));
    };
  }

  /** All positions that the game has passed through. */
  @Override
  List<Position> inBook(Asked asked) {
    List<Position> passed = new ArrayList<>();
    for (var at = Optional.of(asked.get(PLACE).read()); at.isPresent(); at = at.get().previous()) {
      passed.add(at.get());
    }
    return passed;
  }
}
