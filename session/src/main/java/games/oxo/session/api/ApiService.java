package games.oxo.session.api;

import games.oxo.game.input.InputException;
import games.oxo.search.SearchControl;
import java.util.function.Consumer;

/**
 * Answers requests. It is stateless; every call is independent and must be used by one thread at a
 * time.
 */
public final class ApiService {
  private final ApiContext context;

  /** A service that knows only the rules. */
  public ApiService(ApiLimits limits) {
    this(limits, ApiKnowledge.NONE);
  }

  /**
   * @param knowledge what the engine {@code best} and solvers look up
   */
  public ApiService(ApiLimits limits, ApiKnowledge knowledge) {
    context = new ApiContext(limits, knowledge);
  }

  /** A request that is to be answered, once. */
  @FunctionalInterface
  public interface Call {
    /**
     * Answers, which may take as long as the limits allow.
     *
     * @param control may stop it; what is known by then is the last answer, and there is none if
     *     nothing is
     * @param answers gets each answer as it comes
     */
    void run(SearchControl control, Consumer<ApiAnswer> answers);

    /** Answers at once. */
    static Call of(ApiAnswer answer) {
      return (control, answers) -> answers.accept(answer);
    }
  }

  /** Takes on a request; what is wrong with it comes out as a refusal. */
  public Call call(ApiRequest request) {
    try {
      return request.start(context);
    } catch (InputException e) {
      return Call.of(ApiAnswer.refused(e));
    }
  }
}
