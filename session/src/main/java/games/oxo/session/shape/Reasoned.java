package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.search.value.Value;
import games.oxo.session.explain.Step;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.ValueShape.Worth;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhyText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a move is good or bad, as far as it is known.
 *
 * @param last whether nothing more will follow
 */
public record Reasoned(Why why, boolean last) {
  private static final ApiShape<Explaining> STEP =
      ApiShape.<Explaining>named("Step", "One move of the play that follows, explained.")
          .include(
              BoardTypes.move("move", "cell", ""),
              each -> new BoardTypes.Placed(each.game, each.step.move()))
          .field("player", BoardTypes.PLAYER, "who makes it", each -> each.step.player())
          .field("text", TEXT, "a sentence", each -> each.step.text())
          .field(
              "cells",
              BoardTypes.CELLS,
              "the lines that it completes, blocks, threatens or allows",
              each -> each.step.cells())
          .field(
              "reasons",
              list(ReasonShape.REASON),
              "what leaves the player little choice, and then what the move does",
              each -> ReasonShape.facts(each.game, each.step.reasons()));

  /** Why a move is good or bad. */
  public static final ApiShape<Reasoned> WHY =
      ApiShape.<Reasoned>named("Why", "Why a move is good or bad.")
          .include(
              BoardTypes.move("move", "cell", "the move"), each -> each.placed(each.why.move()))
          .field("player", BoardTypes.PLAYER, "who makes it", each -> each.why.player())
          .field(
              "value",
              ValueShape.VALUE,
              "to the player who makes the move",
              each -> each.worth(each.why.move(), each.why.value()))
          .field(
              "proven",
              FLAG,
              "whether the value is certain; if not, text says \"as far as searched\"",
              each -> each.why.isProven())
          .include(
              BoardTypes.moveOrNull(
                  "better",
                  "betterCell",
                  "a move that is proven to be better; null if none is known"),
              each -> each.placed(each.why.better()))
          .field("betterValue", orNull(ValueShape.VALUE), "its value", Reasoned::betterWorth)
          .field(
              "text",
              TEXT,
              "a sentence: the value, and the better move",
              each -> WhyText.sentence(each.why))
          .field("steps", list(STEP), "the move, and the play that follows", Reasoned::steps)
          .field("ended", FLAG, "whether the last step ends the game", each -> each.why.ended())
          .field("final", FLAG, "whether this is the last answer", Reasoned::last);

  private record Explaining(Game game, Step step) {}

  private Game game() {
    return why.before().game();
  }

  private BoardTypes.Placed placed(@Nullable Move move) {
    return new BoardTypes.Placed(game(), move);
  }

  private Worth worth(Move move, Value value) {
    return Worth.ofMove(why.player(), move, value);
  }

  private @Nullable Worth betterWorth() {
    Move better = why.better();
    Value value = why.betterValue();
    return better == null || value == null ? null : worth(better, value);
  }

  private List<Explaining> steps() {
    return why.steps().stream().map(each -> new Explaining(game(), each)).toList();
  }
}
