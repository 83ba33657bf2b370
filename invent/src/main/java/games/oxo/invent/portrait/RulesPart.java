package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.text.RuleText;
import games.oxo.session.examples.RuleExamples;
import java.util.List;

/** The rules in sentences and on little boards. */
final class RulesPart {
  private RulesPart() {}

  static PortraitSection of(Game game) {
    List<PortraitBoard> boards =
        RuleExamples.of(game).stream()
            .map(each -> new PortraitBoard(each.text(), each.position(), each.cells()))
            .toList();
    return new PortraitSection("rules", "The rules", List.of(), boards, RuleText.sentences(game));
  }
}
