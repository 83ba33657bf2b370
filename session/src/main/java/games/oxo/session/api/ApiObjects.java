package games.oxo.session.api;

import static games.oxo.session.schema.ApiField.field;
import static games.oxo.session.schema.ApiField.optional;
import static games.oxo.session.schema.ApiType.FLAG;
import static games.oxo.session.schema.ApiType.NUMBER;
import static games.oxo.session.schema.ApiType.TEXT;
import static games.oxo.session.schema.ApiType.WHOLE;
import static games.oxo.session.schema.ApiType.list;
import static games.oxo.session.schema.ApiType.object;
import static games.oxo.session.schema.ApiType.orNull;
import static games.oxo.session.schema.ApiType.struct;
import static games.oxo.session.schema.ApiType.when;
import static games.oxo.session.schema.ApiType.words;

import games.oxo.game.board.Shapes;
import games.oxo.session.schema.ApiField;
import games.oxo.session.schema.ApiType;
import java.util.ArrayList;
import java.util.List;

/**
 * The types of the objects in requests and answers; {@code docs/api.md#json} explains the fields.
 */
final class ApiObjects {
  static final ApiType PLAYER = new ApiType.Words("Player", List.of("X", "O"));
  static final ApiType CELLS = list(WHOLE);
  static final ApiType MOVES = list(TEXT);

  static final ApiType.Struct PLACE =
      struct(
          "Place",
          "Where a question is asked: a built-in game or a definition, a position, then moves.",
          optional("game", TEXT, "the id of a built-in game; needed if there is no definition"),
          optional("definition", TEXT, "a whole definition file"),
          optional("position", TEXT, "rows, a drawing or moves; the start if absent"),
          optional("moves", TEXT, "moves from there on"));

  static final ApiType.Struct ERROR =
      struct(
          "ApiError",
          "Why a request cannot be answered.",
          field("error", TEXT, "a sentence"),
          optional("line", WHOLE, "the line of the definition that is wrong, from 1"));

  static final ApiType LIMITS =
      struct(
          "SearchLimits",
          "When a search ends at the latest; 0 or absent means no limit.",
          optional("millis", WHOLE),
          optional("depth", WHOLE),
          optional("nodes", WHOLE),
          optional("simulations", WHOLE));

  static final ApiType VALUE =
      new ApiType.Union(
          "Value",
          "What a position or a move is worth to the side to move.",
          "type",
          List.of(
              when("win", field("plies", orNull(WHOLE))),
              when("draw"),
              when("loss", field("plies", orNull(WHOLE))),
              when("margin", field("points", WHOLE)),
              when("chance", field("expected", NUMBER)),
              when(
                  "points",
                  field("points", NUMBER),
                  field("unit", words("evaluation", "hundredths", "unstated")))));

  private static final ApiType SHAPE = words(Shapes.BUILT_IN.keys().toArray(new String[0]));

  private static final ApiType LAYOUT =
      struct(
          "Layout",
          "The board as it is drawn; cells are 1 wide, x runs to the right and y down.",
          field("shape", SHAPE),
          field("width", NUMBER),
          field("height", NUMBER),
          field("cells", list(new ApiType.Tuple(NUMBER, 2)), "the centre of each cell"));

  static final ApiType GAME =
      struct(
          "Game",
          "A game, its rules and its board.",
          field("game", TEXT, "its id"),
          field("name", TEXT),
          field("kind", words("line", "score")),
          field("variantOf", orNull(TEXT), "the id of the game that it is a variant of"),
          field("board", object(ofBoard())),
          field("goal", TEXT, "what decides the game, in a few words"),
          field("rules", list(TEXT), "all the rules in sentences"),
          field("swap", FLAG),
          field("turns", TEXT),
          field("notation", TEXT),
          field("symmetries", WHOLE),
          field("names", list(TEXT), "the name of each cell"),
          field("layout", LAYOUT),
          field("columns", orNull(CELLS), "where stones fall, the column of each cell"),
          field("rings", CELLS, "the ring of each cell, from 1 in the middle"),
          field("images", list(CELLS), "for each symmetry where it takes each cell"));

  static final ApiType POSITION =
      struct(
          "Position",
          "A position: stones, turn, legal moves, outcome.",
          field("game", TEXT),
          field("name", TEXT),
          field("position", TEXT, "rows from the top"),
          field("stones", WHOLE),
          field("X", CELLS),
          field("O", CELLS),
          field("toMove", orNull(PLAYER)),
          field(
              "turn",
              object(
                  field("left", WHOLE), field("ring", orNull(WHOLE)), field("text", orNull(TEXT))),
              "stones still to place in this turn, and the ring where the next one must go"),
          field("moves", orNull(MOVES)),
          field("moveCells", orNull(list(orNull(WHOLE))), "null for a swap"),
          field("last", orNull(WHOLE)),
          field("legal", MOVES, "a swap comes last"),
          field("legalCells", CELLS, "in the order of legal; a swap has none"),
          field("swapOffered", FLAG),
          field("swapped", FLAG),
          field("points", orNull(object(field("X", WHOLE), field("O", WHOLE)))),
          field(
              "paths",
              orNull(object(field("X", CELLS), field("O", CELLS))),
              "one longest path of each player from end to end"),
          field(
              "outcome",
              struct(
                  "Outcome",
                  "How a game stands or ended.",
                  field("over", FLAG),
                  field("winner", orNull(PLAYER)),
                  field("draw", FLAG),
                  field(
                      "reason",
                      orNull(words("winning line", "losing line", "full board", "points"))),
                  field("cells", CELLS),
                  field("text", orNull(TEXT)))));

  static final ApiType ENGINE =
      struct(
          "EngineInfo",
          "An engine and its options.",
          field("engine", TEXT),
          field("summary", TEXT),
          field("needsLimit", FLAG),
          field(
              "options",
              list(
                  struct(
                      "EngineOption",
                      "An option of an engine.",
                      field("option", TEXT),
                      field("summary", TEXT),
                      field("type", words("number", "choice", "moves:factor", "boolean")),
                      optional("least", WHOLE),
                      optional("most", WHOLE),
                      optional("words", list(TEXT)),
                      field("usual", orNull(TEXT))))));

  static final ApiType THREATS =
      struct(
          "Threats",
          "What the opponent would do if the side to move passed.",
          field("player", PLAYER, "the opponent"),
          field(
              "wins",
              list(object(field("cell", WHOLE), field("move", TEXT), field("cells", CELLS))),
              "stones that complete a line"),
          field("line", orNull(MOVES), "a win by threats alone, with the forced answers"),
          field("lineCells", orNull(CELLS)),
          field(
              "gains",
              orNull(
                  list(object(field("cell", WHOLE), field("move", TEXT), field("points", WHOLE)))),
              "in a score game the stones that gain most points"),
          field("text", TEXT, "a sentence"));

  static final ApiType RULES =
      struct(
          "RuleExamples",
          "The rules of a game in a few examples.",
          field(
              "examples",
              list(
                  object(
                      field("text", TEXT, "a sentence"),
                      field("X", CELLS),
                      field("O", CELLS),
                      field("order", CELLS, "all stones in the order of the moves"),
                      field("cells", CELLS, "what the sentence is about"),
                      field("lost", FLAG, "whether the cells are a line that loses")))));

  static final ApiType BOOK =
      struct(
          "BookAnswer",
          "What the opening book knows.",
          field("book", orNull(TEXT), "its name; null if the game has none"),
          field(
              "moves",
              list(
                  struct(
                      "BookMove",
                      "A move in a book, for the player who makes it.",
                      field("move", TEXT),
                      field("cell", orNull(WHOLE)),
                      field("value", VALUE),
                      field("games", WHOLE),
                      field("wins", orNull(WHOLE)),
                      field("draws", orNull(WHOLE)),
                      field("losses", orNull(WHOLE)),
                      field("proven", FLAG)))),
          field("best", orNull(TEXT), "what the book plays"));

  static final ApiType ANALYSIS =
      struct(
          "Analysis",
          "What an engine has found so far.",
          field("game", TEXT),
          field("position", TEXT),
          field("engine", TEXT),
          field("final", FLAG),
          field("best", TEXT),
          field("value", VALUE),
          field("line", MOVES),
          field("depth", WHOLE),
          field("nodes", WHOLE),
          field("simulations", WHOLE),
          field("rate", WHOLE, "nodes per second"),
          field("micros", WHOLE),
          field(
              "moves",
              list(
                  struct(
                      "AnalyzedMove",
                      "What an engine thinks of a move.",
                      field("move", TEXT),
                      field("visits", WHOLE),
                      field("value", VALUE),
                      field("line", MOVES)))),
          field(
              "book",
              orNull(object(field("move", TEXT), field("value", VALUE), field("games", WHOLE))),
              "what the opening book plays"));

  static final ApiType SOLUTION =
      struct(
          "Solution",
          "What is proven so far.",
          field("position", TEXT),
          field("toMove", orNull(PLAYER)),
          field("value", orNull(VALUE)),
          optional("atLeast", VALUE),
          optional("atMost", VALUE),
          optional("score", orNull(WHOLE), "in games with gravity"),
          optional("best", orNull(MOVES), "all best moves; null if they are not known yet"),
          optional("cells", orNull(CELLS), "the cells of the best moves"),
          optional(
              "moves",
              list(
                  object(
                      field("move", TEXT),
                      field("value", VALUE),
                      optional("score", orNull(WHOLE))))),
          field("nodes", WHOLE),
          field("micros", WHOLE),
          field("final", FLAG));

  static final ApiType PUZZLE =
      struct(
          "Puzzle",
          "A position in which exactly one move is best; fields are null while none is found.",
          field("game", TEXT),
          field("position", orNull(TEXT)),
          field("toMove", orNull(PLAYER)),
          field("plies", orNull(WHOLE), "moves of both players until the end"),
          field("best", orNull(TEXT), "the only best move"),
          field("cell", orNull(WHOLE), "its cell"),
          field("grade", orNull(WHOLE), "the highest level that fails, from 1 to 10"),
          field("key", orNull(TEXT), "the same for all symmetric images"),
          field("kind", orNull(words("win", "at-once", "block", "points"))),
          field("theme", orNull(TEXT), "the idea of its first move"),
          field("own", orNull(WHOLE), "stones of the winner until the end"),
          field("rating", orNull(WHOLE), "how hard it looks to people, as in chess"),
          field("text", TEXT, "a sentence"),
          field("tried", WHOLE, "how many positions were tested"),
          field("final", FLAG));

  private ApiObjects() {}

  private static ApiField[] ofBoard() {
    List<ApiField> fields = new ArrayList<>();
    fields.add(field("shape", SHAPE));
    Shapes.BUILT_IN.figureNames().forEach(figure -> fields.add(optional(figure, WHOLE)));
    fields.add(optional("gravity", FLAG));
    fields.add(field("cells", WHOLE));
    return fields.toArray(new ApiField[0]);
  }
}
