package games.oxo.session.request;

import static games.oxo.session.request.Parameters.MOVE;
import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.shape.Reasoned;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhySearch;
import java.util.List;

/**
 * Asks why a move is good or bad: what it is worth, and the play that follows, explained step by
 * step; answered as the steps are found.
 */
final class WhyRequest extends LongRequest<Reasoned> {
  private static final Limits USUAL = Limits.time(3_000);

  private static final Parameter<Limits> LIMITS = Parameters.limits("usually three seconds");

  WhyRequest() {
    super(
        "why",
        "Tells why a move is good or bad by the play that follows.",
        Reasoned.WHY,
        PLACE,
        MOVE,
        LIMITS);
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Position position = context.readOpen(asked.get(PLACE));
    Move move = new MoveNotation(position.game()).read(position, asked.get(MOVE));
    Limits given = asked.get(LIMITS);
    Limits limits = context.limits().cut(given.equals(Limits.NONE) ? USUAL : given);
    WhySearch search = new WhySearch(context.judge(position.game()), position, move, limits);
    return (control, answers) -> {
      GrowingAnswer<Why> known =
          new GrowingAnswer<>(control, why -> answers.accept(answer(new Reasoned(why, false))));
      search.run(known, known).ifPresent(why -> answers.accept(answer(new Reasoned(why, true))));
    };
  }

  @Override
  List<Position> inBook(Asked asked) {
    return List.of(asked.get(PLACE).read());
  }
}
