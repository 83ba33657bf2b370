package games.oxo.app.play;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.ValueWords;
import games.oxo.session.Advisor;
import games.oxo.session.BestReply;
import games.oxo.session.Hint;
import games.oxo.session.Seat;
import games.oxo.session.explain.Explanation;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.explain.MoveExplainer;
import java.util.ArrayList;
import java.util.List;

/** The advice of the best engine in words: each line is a sentence or two. */
final class Advice {
  private static final long BYTES = 200_000_000;

  private final Advisor advisor;
  private final MoveNotation notation;
  private final ExplanationText reasons;

  /**
   * @param known values that need no thinking
   */
  Advice(Game game, Thinking thinking, ExactValues known) {
    notation = new MoveNotation(game);
    reasons = new ExplanationText(game);
    Engine engine =
        Engines.create(
                game,
                EngineSpec.parse("best"),
                EngineContext.of(1, BYTES).withDeterministic(true).withTable(known))
            .engine();
    Limits limits = Limits.time(Seat.DEFAULT_MILLIS);
    advisor = new Advisor(position -> thinking.about(position, engine, limits));
  }

  /** What to play, and why. */
  List<String> hint(Position position) {
    Hint hint = advisor.hint(position);
    List<String> lines = new ArrayList<>();
    lines.add(
        Text.format(
            "Hint: %s (%s)%s",
            notation.write(hint.move()),
            ValueWords.ofMove(position.toMove().orElseThrow(), hint.move(), hint.value()),
            then(hint.line())));
    lines.add(because(hint.reasons()));
    return lines;
  }

  /**
   * What a move has done, and the best answer to it with its reasons.
   *
   * @param after the position that the move led to
   */
  List<String> why(Position after) {
    List<String> lines = new ArrayList<>();
    if (after.outcome().isOver()) {
      Move last = after.lastMove().orElseThrow();
      lines.add(
          told(new MoveExplainer(after.game()).explain(after.previous().orElseThrow(), last)));
      return lines;
    }
    BestReply best = advisor.bestReply(after);
    lines.add(told(best.of()));
    lines.add(
        Text.format(
            "The best answer to %s is %s (%s)%s",
            notation.write(best.to()),
            notation.write(best.reply()),
            ValueWords.ofMove(after.toMove().orElseThrow(), best.reply(), best.value()),
            then(best.line())));
    lines.add(because(best.reasons()));
    return lines;
  }

  private String then(List<Move> line) {
    String rest = line.isEmpty() ? "" : notation.writeList(line.subList(1, line.size()));
    return rest.isEmpty() ? "" : ", then " + rest;
  }

  private String told(Explanation explanation) {
    String move = notation.write(explanation.move());
    return reasons.sentence(Text.format("%s's %s", explanation.player(), move), explanation);
  }

  private String because(Explanation explanation) {
    return reasons.sentence(notation.write(explanation.move()), explanation);
  }
}
