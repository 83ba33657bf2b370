package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.balance.LeadHistory;
import games.oxo.session.balance.StudiedGame;
import games.oxo.session.balance.ValueUnit;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.explain.MoveExplainer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A game to play over: the liveliest of the series, each move in words. */
final class SamplePart {
  private SamplePart() {}

  static PortraitSection of(Game game, List<? extends StudiedGame> games) {
    ValueUnit unit = ValueUnit.of(games);
    int from = Math.max(0, game.swapPly());
    StudiedGame best =
        games.stream()
            .filter(each -> !each.isForfeit())
            .max(
                Comparator.comparingInt(
                        (StudiedGame each) -> LeadHistory.of(each, unit, from).changes())
                    .thenComparingInt(each -> Math.abs(each.winner())))
            .orElseThrow();
    MoveNotation notation = new MoveNotation(game);
    MoveExplainer explainer = new MoveExplainer(game);
    ExplanationText words = new ExplanationText(game);
    List<String> sentences = new ArrayList<>();
    Position position = game.start();
    for (String text : best.moves()) {
      Move move = notation.read(position, text);
      String subject =
          Text.format(
              "%d. %s's %s", position.moves().size() + 1, position.toMove().orElseThrow(), text);
      sentences.add(words.sentence(subject, explainer.explain(position, move)));
      position = position.play(move);
    }
    return new PortraitSection(
        "sample",
        "A game in words",
        List.of(),
        List.of(
            new PortraitBoard(
                RuleText.outcome(position) + ".", position, position.decidingCells())),
        sentences);
  }
}
