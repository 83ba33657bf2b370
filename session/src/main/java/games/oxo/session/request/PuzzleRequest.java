package games.oxo.session.request;

import static games.oxo.session.request.Parameters.LIMITS;
import static games.oxo.session.request.Parameters.MOST_DEPTH;
import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.game.Game;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.Engines;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.judge.TimeBudget;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleKind;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.puzzle.PuzzleText;
import games.oxo.session.puzzle.PuzzleWish;
import games.oxo.session.shape.PuzzleMade;
import java.util.List;
import java.util.function.Consumer;

/**
 * Asks for a puzzle of the game of a place; answered after every few positions, and finally with
 * the puzzle, or with the reason why there is none. Of the limits, time counts.
 */
final class PuzzleRequest extends LongRequest<PuzzleMade> {
  private static final long POSITIONS_PER_ANSWER = 20;
  private static final long MOST_RATING = 4000;

  private static final Parameter<Long> SEED =
      Parameter.number("seed", "another seed gives another puzzle", Long.MAX_VALUE, 1);

  private static final Parameter<Long> GRADE =
      Parameter.number("grade", "exactly this grade, from 1 to 10", Engines.LEVELS);

  private static final Parameter<Long> FROM_GRADE =
      Parameter.number("fromGrade", "at least this grade", Engines.LEVELS);

  private static final Parameter<Long> TO_GRADE =
      Parameter.number("toGrade", "at most this grade", Engines.LEVELS);

  private static final Parameter<Long> FROM_PLIES =
      Parameter.number("fromPlies", "the win takes at least so many moves; usually 3", MOST_DEPTH);

  private static final Parameter<Long> TO_PLIES =
      Parameter.number("toPlies", "and at most so many; usually 15", MOST_DEPTH);

  private static final Parameter<String> KIND =
      Parameter.name("kind", "win, at-once, block or points", PuzzleKind.WIN.key());

  private static final Parameter<Long> RATING =
      Parameter.number("rating", "within 150 of this rating", MOST_RATING);

  private static final Parameter<List<String>> AVOID =
      Parameter.names("avoid", "keys of puzzles that are not wanted again");

  private static final Parameter<PuzzleWish> WISH =
      new Parameter<>(
          List.of(GRADE, FROM_GRADE, TO_GRADE, FROM_PLIES, TO_PLIES, KIND, RATING).stream()
              .flatMap(each -> each.fields().stream())
              .toList(),
          PuzzleRequest::wish);

  PuzzleRequest() {
    super(
        "puzzle",
        "Makes a puzzle of a game: a position in which exactly one move wins, or is best.",
        PuzzleMade.PUZZLE,
        PLACE,
        SEED,
        WISH,
        AVOID,
        LIMITS);
  }

  private static PuzzleWish wish(Asked asked) {
    int grade = asked.get(GRADE).intValue();
    int from = asked.get(FROM_GRADE).intValue();
    int to = asked.get(TO_GRADE).intValue();
    return PuzzleWish.of(
            from == 0 ? grade : from,
            to == 0 ? grade : to,
            asked.get(FROM_PLIES).intValue(),
            asked.get(TO_PLIES).intValue())
        .with(PuzzleKind.of(asked.get(KIND)), asked.get(RATING).intValue());
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Game game = context.load(asked.get(PLACE));
    PuzzleMaker maker =
        new PuzzleMaker(
            game,
            asked.get(SEED),
            asked.get(WISH),
            asked.get(AVOID),
            context.knowledge().evaluations());
    Limits limits = context.limits().cut(asked.get(LIMITS));
    return (control, answers) ->
        make(game, maker, new TimeBudget(limits, control), control, answers);
  }

  private void make(
      Game game,
      PuzzleMaker maker,
      TimeBudget time,
      SearchControl control,
      Consumer<ApiAnswer> answers) {
    Puzzle found = maker.next(time, tried -> tell(game, tried, answers)).orElse(null);
    if (found != null) {
      String task = PuzzleText.task(found);
      answers.accept(answer(new PuzzleMade(game, found, task, maker.tried(), true)));
    } else if (maker.hasGivenUp() || !control.stop()) {
      String none = PuzzleText.none(maker.tried(), !maker.hasGivenUp());
      answers.accept(answer(new PuzzleMade(game, null, none, maker.tried(), true)));
    }
  }

  private void tell(Game game, long tried, Consumer<ApiAnswer> answers) {
    if (tried % POSITIONS_PER_ANSWER == 0) {
      String looking = PuzzleText.looking(tried);
      answers.accept(answer(new PuzzleMade(game, null, looking, tried, false)));
    }
  }
}
