package games.oxo.session.request;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiRequest;
import games.oxo.session.api.ApiService;
import games.oxo.session.schema.ApiOperation;
import games.oxo.session.schema.ApiShape;
import java.util.List;

/**
 * A kind of request: its declaration, and how it starts.
 *
 * @param <A> what its answer is made from
 */
abstract class RequestKind<A> {
  private final ApiOperation declaration;
  private final ApiShape<A> answer;
  private final List<Parameter<?>> parameters;

  RequestKind(
      String name,
      String summary,
      boolean streamed,
      ApiShape<A> answer,
      List<Parameter<?>> parameters) {
    this.answer = answer;
    this.parameters = List.copyOf(parameters);
    declaration =
        new ApiOperation(
            name,
            summary,
            parameters.contains(Parameters.PLACE),
            parameters.stream()
                .filter(each -> each != Parameters.PLACE)
                .flatMap(each -> each.fields().stream())
                .toList(),
            answer,
            streamed);
  }

  /** Its name, its fields and the type of its answer. */
  ApiOperation declaration() {
    return declaration;
  }

  /** An answer to such a request. */
  ApiAnswer answer(A subject) {
    return ApiAnswer.of(answer, subject);
  }

  /**
   * Begins to answer.
   *
   * @throws InputException when it cannot be answered
   */
  abstract ApiService.Call start(Asked asked, ApiContext context);

  /** The positions of which the opening book is asked, besides those one move later. */
  List<Position> inBook(Asked asked) {
    return List.of();
  }

  /**
   * Reads all its fields.
   *
   * @throws InputException when a field is missing, or is not what it must be
   */
  ApiRequest read(Asked asked) {
    parameters.forEach(asked::get);
    return new Read(this, asked);
  }

  /** A request of some kind. */
  private record Read(RequestKind<?> kind, Asked asked) implements ApiRequest {
    @Override
    public String name() {
      return kind.declaration.name();
    }

    @Override
    public ApiService.Call start(ApiContext context) {
      return kind.start(asked, context);
    }

    @Override
    public List<Position> inBook() {
      return kind.inBook(asked);
    }
  }
}
