package games.oxo.session.request;

import static games.oxo.session.request.Parameters.PLACE;

import games.oxo.session.api.ApiContext;
import games.oxo.session.examples.RuleExample;
import games.oxo.session.examples.RuleExamples;
import games.oxo.session.shape.RulesShape;
import java.util.List;

/** Asks for the rules of the game of a place in a few examples. */
final class RulesRequest extends ShortRequest<List<RuleExample>> {
  RulesRequest() {
    super("rules", "Shows the rules of a game by a few examples.", RulesShape.RULES, PLACE);
  }

  @Override
  List<RuleExample> find(Asked asked, ApiContext context) {
    return RuleExamples.of(context.load(asked.get(PLACE)));
  }
}
