package games.oxo.session.request;

import games.oxo.game.input.InputException;
import games.oxo.session.api.ApiContext;
import games.oxo.session.api.ApiService;
import games.oxo.session.schema.ApiShape;
import java.util.List;

/** A kind of request that is answered at once. */
abstract class ShortRequest<A> extends RequestKind<A> {
  ShortRequest(String name, String summary, ApiShape<A> answer, Parameter<?>... parameters) {
    super(name, summary, false, answer, List.of(parameters));
  }

  /**
   * Finds the answer.
   *
   * @throws InputException when there is none
   */
  abstract A find(Asked asked, ApiContext context);

  @Override
  ApiService.Call start(Asked asked, ApiContext context) {
    return ApiService.Call.of(answer(find(asked, context)));
  }
}
