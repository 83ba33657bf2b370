package games.oxo.session.api;

import static games.oxo.session.schema.ApiField.field;
import static games.oxo.session.schema.ApiType.FLAG;
import static games.oxo.session.schema.ApiType.TEXT;
import static games.oxo.session.schema.ApiType.WHOLE;
import static games.oxo.session.schema.ApiType.list;
import static games.oxo.session.schema.ApiType.orNull;
import static games.oxo.session.schema.ApiType.struct;

import games.oxo.session.schema.ApiField;
import games.oxo.session.schema.ApiType;
import java.util.ArrayList;
import java.util.List;

/** The types of explanations, whose reasons {@link ExplanationJson} writes. */
final class ReasonTypes {
  private static final ApiField PLAYER = field("player", ApiObjects.PLAYER);
  private static final ApiField CELLS = field("cells", ApiObjects.CELLS);
  private static final ApiField CELL = field("cell", WHOLE);
  private static final ApiField PATH = field("path", FLAG);

  private static final ApiType REASON =
      new ApiType.Union(
          "Reason",
          "A fact about a move.",
          "type",
          List.of(
              reason("winningLine", PLAYER, CELLS),
              reason("losingLine", PLAYER, CELLS),
              reason("fullBoard", field("winner", orNull(ApiObjects.PLAYER))),
              reason("swap"),
              reason("block", PLAYER, CELLS),
              reason("allows", PLAYER, CELLS, CELL),
              reason("threat", PLAYER, CELLS, CELL, field("blockLoses", orNull(ApiObjects.CELLS))),
              reason("prepares", PLAYER, CELLS, CELL),
              reason("forcedAnswer", PLAYER, CELL),
              reason("noAnswer", PLAYER),
              reason("forbidden", PLAYER, CELLS),
              reason("lines", PLAYER, field("open", WHOLE), field("closed", WHOLE)),
              reason("points", PLAYER, field("from", WHOLE), field("to", WHOLE), PATH),
              reason("denies", PLAYER, field("from", WHOLE), field("to", WHOLE), PATH),
              reason("standing", field("X", WHOLE), field("O", WHOLE), PATH),
              reason("onlyMove", PLAYER),
              reason("mustPlay", PLAYER, CELLS, CELL),
              reason("blockLoses", PLAYER, CELLS, CELL, field("losing", ApiObjects.CELLS)),
              reason("noGoodMove", PLAYER, field("zugzwang", FLAG)),
              reason("poisoned", PLAYER, CELLS)));

  static final ApiType EXPLANATION =
      struct(
          "Explained",
          "What a move does.",
          field("move", TEXT),
          PLAYER,
          field("text", TEXT, "a sentence"),
          field("reasons", list(REASON)));

  private static final ApiType STEP =
      struct(
          "Step",
          "One move of the play that follows, explained.",
          field("move", TEXT),
          field("cell", orNull(WHOLE), "null for a swap"),
          PLAYER,
          field("text", TEXT, "a sentence"),
          field("cells", ApiObjects.CELLS, "the lines that it is about"),
          field("reasons", list(REASON)));

  static final ApiType WHY =
      struct(
          "Why",
          "Why a move is good or bad.",
          field("move", TEXT),
          PLAYER,
          field("value", ApiObjects.VALUE, "to the player who makes the move"),
          field("proven", FLAG),
          field("better", orNull(TEXT), "a move that is proven to be better"),
          field("betterValue", orNull(ApiObjects.VALUE)),
          field("text", TEXT, "a sentence"),
          field("steps", list(STEP), "the move, and the play that follows"),
          field("ended", FLAG, "whether the last step ends the game"),
          field("final", FLAG));

  private static final ApiType REVIEWED =
      struct(
          "ReviewedMove",
          "A move of a game that was reviewed.",
          field("ply", WHOLE, "its number, from 1"),
          field("move", TEXT),
          PLAYER,
          field("value", ApiObjects.VALUE, "of the position after it, to X"),
          field("best", orNull(TEXT), "a move that keeps the value of the position before"),
          field("bestValue", ApiObjects.VALUE, "of the position before it, to X"),
          field("proven", FLAG, "whether value is certain"),
          field("kind", orNull(ApiType.words("lost-win", "blunder", "points", "doubtful"))),
          field("text", TEXT, "a sentence"));

  static final ApiType REVIEW =
      struct(
          "Review",
          "What the moves of a game were worth.",
          field("plies", list(REVIEWED), "the moves that are done, which are the last ones"),
          field("done", WHOLE),
          field("of", WHOLE),
          field("final", FLAG));

  private ReasonTypes() {}

  private static ApiType.Case reason(String word, ApiField... fields) {
    List<ApiField> all = new ArrayList<>(List.of(fields));
    all.add(field("text", TEXT));
    return new ApiType.Case(word, all);
  }
}
