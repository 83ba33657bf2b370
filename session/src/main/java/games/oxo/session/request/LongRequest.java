package games.oxo.session.request;

import games.oxo.session.schema.ApiShape;
import java.util.List;

/** A kind of request that is answered again whenever more is known. */
abstract class LongRequest<A> extends RequestKind<A> {
  LongRequest(String name, String summary, ApiShape<A> answer, Parameter<?>... parameters) {
    super(name, summary, true, answer, List.of(parameters));
  }
}
