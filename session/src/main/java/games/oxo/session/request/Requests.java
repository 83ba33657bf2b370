package games.oxo.session.request;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.session.api.ApiRequest;
import games.oxo.session.schema.ApiOperation;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All requests of the API, in the order in which a newcomer should read them. */
public final class Requests {
  private static final List<RequestKind<?>> KINDS =
      List.of(
          new GamesRequest(),
          new EnginesRequest(),
          new DefinitionRequest(),
          new CheckRequest(),
          new ShowRequest(),
          new PlayRequest(),
          new ExplainRequest(),
          new ThreatsRequest(),
          new RulesRequest(),
          new BookRequest(),
          new WhyRequest(),
          new ReviewRequest(),
          new AnalyzeRequest(),
          new SolveRequest(),
          new PuzzleRequest(),
          new BalanceRequest());

  private Requests() {}

  /** The declarations of all requests. */
  public static List<ApiOperation> operations() {
    return KINDS.stream().map(RequestKind::declaration).toList();
  }

  /** The names of all requests. */
  public static List<String> names() {
    return operations().stream().map(ApiOperation::name).toList();
  }

  /**
   * Reads a request: a JSON object whose field {@code request} is its name, as in {@code
   * {"request":"play","game":"squava","moves":"1,1","move":"2,2"}}. Unknown fields are ignored.
   *
   * @throws InputException when a field is missing, or is not what it must be
   */
  public static ApiRequest read(Map<String, @Nullable Object> json) {
    Asked asked = new Asked(json);
    String name = asked.get(Parameter.text("request", ""));
    return KINDS.stream()
        .filter(each -> each.declaration().name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    Text.format("there is no request '%s'%s", name, Nearest.hint(name, names()))))
        .read(asked);
  }
}
