package games.oxo.session.request;

import static games.oxo.session.request.Parameters.LIMITS;
import static games.oxo.session.request.Parameters.PLACE;
import static games.oxo.session.request.Parameters.SEED;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.shape.Analyzed;
import java.util.List;
import java.util.Optional;

/**
 * Asks for an engine's analysis of a position; answered with every intermediate result, and finally
 * with the last one.
 */
final class AnalyzeRequest extends LongRequest<Analyzed> {
  private static final Parameter<String> ENGINE =
      Parameter.name("engine", "with its options, as in mcts:policy=sharp", "best");

  private static final Parameter<Boolean> EVERY_MOVE =
      Parameter.flag("everyMove", "a value for every legal move", false);

  private static final Parameter<List<String>> ONLY =
      Parameter.names("only", "the moves to choose from; all if it is empty");

  private static final Parameter<List<String>> AVOID =
      Parameter.names("avoid", "moves not to choose");

  private static final Parameter<Long> REPORT_MILLIS =
      Parameter.number("reportMillis", "the time between answers", Integer.MAX_VALUE, 200);

  AnalyzeRequest() {
    super(
        "analyze",
        "Asks an engine about a position.",
        Analyzed.ANALYSIS,
        PLACE,
        ENGINE,
        LIMITS,
        EVERY_MOVE,
        ONLY,
        AVOID,
        REPORT_MILLIS,
        SEED);
  }

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    Position position = context.readOpen(asked.get(PLACE));
    ConfiguredEngine configured =
        Engines.create(
            position.game(),
            EngineSpec.parse(asked.get(ENGINE)),
            EngineContext.of(asked.get(SEED), context.limits().bytes())
                .withWorkers(WorkerPool.SINGLE)
                .withKnowledge(context.knowledge().ofEngines(position.game())));
    long most = context.limits().millis();
    Limits limits = configured.limitsFor(position, asked.get(LIMITS), 0, most);
    SearchRequest request = request(asked, position, context.limits().cut(limits));
    Engine engine = configured.engine();
    Optional<MoveValue> book =
        context.knowledge().books().usual(position.game(), true).reply(position);
    return (control, answers) -> {
      SearchListener listener =
          SearchListener.of(
              control,
              found ->
                  answers.accept(
                      answer(new Analyzed(position, engine.name(), found, book, false))));
      Analysis found = engine.think(position, request, listener);
      answers.accept(answer(new Analyzed(position, engine.name(), found, book, true)));
    };
  }

  private static SearchRequest request(Asked asked, Position position, Limits limits) {
    SearchRequest request =
        SearchRequest.of(limits)
            .withOnly(moves(position, asked.get(ONLY)))
            .withAvoid(moves(position, asked.get(AVOID)))
            .withEveryMove(asked.get(EVERY_MOVE))
            .withReportMillis(asked.get(REPORT_MILLIS));
    if (position.legalMoves().stream().noneMatch(request::allows)) {
      throw new InputException("'only' and 'avoid' leave no legal move");
    }
    return request;
  }

  private static List<Move> moves(Position position, List<String> texts) {
    MoveNotation notation = new MoveNotation(position.game());
    return texts.stream().map(text -> notation.read(position, text)).toList();
  }

  @Override
  List<Position> inBook(Asked asked) {
    return List.of(asked.get(PLACE).read());
  }
}
