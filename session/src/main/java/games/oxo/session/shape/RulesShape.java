package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.list;

import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import games.oxo.session.examples.RuleExample;
import games.oxo.session.schema.ApiShape;
import java.util.List;

/** Examples of rules as JSON. */
public final class RulesShape {
  static final ApiShape<RuleExample> EXAMPLE =
      ApiShape.<RuleExample>named("RuleExample", "A rule on a small board.")
          .field("text", TEXT, "a sentence", RuleExample::text)
          .field("X", BoardTypes.CELLS, "the cells of X", each -> each.position().stones(Player.X))
          .field("O", BoardTypes.CELLS, "the cells of O", each -> each.position().stones(Player.O))
          .field(
              "order",
              BoardTypes.CELL_LIST,
              "all stones in the order of the moves",
              each -> BoardTypes.stones(each.position().moves()))
          .field(
              "cells",
              BoardTypes.CELLS,
              "what the sentence is about: a line, a path, the cells that are open",
              RuleExample::cells)
          .field(
              "lost",
              FLAG,
              "whether the cells are a line that loses",
              each -> each.position().outcome().reason() == Outcome.Reason.LOSING_LINE);

  /** The rules of a game in a few examples. */
  public static final ApiShape<List<RuleExample>> RULES =
      ApiShape.<List<RuleExample>>named("RuleExamples", "The rules of a game in a few examples.")
          .field("examples", list(EXAMPLE), examples -> examples);

  private RulesShape() {}
}
