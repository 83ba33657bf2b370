package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.explain.Explanation;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.schema.ApiShape;

/** What a move does. */
public record Explained(Game game, Explanation explanation) {
  /** An explanation. */
  public static final ApiShape<Explained> EXPLANATION =
      ApiShape.<Explained>named("Explained", "What a move does.")
          .field("move", TEXT, "the move", Explained::move)
          .field(
              "cell",
              orNull(WHOLE),
              "its cell; null for a swap",
              each -> new BoardTypes.Placed(each.game, each.explanation.move()).cell())
          .field("player", BoardTypes.PLAYER, "who makes it", each -> each.explanation.player())
          .field("text", TEXT, "a sentence", Explained::sentence)
          .field(
              "reasons",
              list(ReasonShape.REASON),
              "what the sentence says, fact by fact",
              each -> ReasonShape.facts(each.game, each.explanation.reasons()));

  private String move() {
    return new MoveNotation(game).write(explanation.move());
  }

  private String sentence() {
    return new ExplanationText(game).sentence(move(), explanation);
  }
}
