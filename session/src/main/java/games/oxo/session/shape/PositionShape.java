package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.path.LongestPath;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Positions as JSON. */
public final class PositionShape {
  /** Whose turn it is; null if the game is over. */
  static final ApiType<Position> TO_MOVE =
      orNull(BoardTypes.PLAYER).by(position -> position.toMove().orElse(null));

  private static final ApiShape<TurnState> TURN =
      ApiShape.<TurnState>unnamed()
          .field("left", WHOLE, TurnState::left)
          .field(
              "ring",
              orNull(WHOLE),
              turn -> turn.ring().isPresent() ? turn.ring().getAsInt() : null)
          .field("text", orNull(TEXT), turn -> turn.sentence().orElse(null));

  private static final ApiShape<Position> POINTS =
      ApiShape.<Position>unnamed()
          .field("X", WHOLE, position -> position.points(Player.X))
          .field("O", WHOLE, position -> position.points(Player.O));

  private static final ApiShape<Position> PATHS =
      ApiShape.<Position>unnamed()
          .field("X", BoardTypes.CELL_LIST, position -> path(position, Player.X))
          .field("O", BoardTypes.CELL_LIST, position -> path(position, Player.O));

  private static final ApiShape<Position> OUTCOME =
      ApiShape.<Position>named("Outcome", "How a game stands or ended.")
          .field("over", FLAG, "whether the game is over", position -> position.outcome().isOver())
          .field(
              "winner",
              orNull(BoardTypes.PLAYER),
              "null for a draw, and while the game goes on",
              position -> position.outcome().winner())
          .field(
              "draw", FLAG, "whether it ended in a draw", position -> position.outcome().isDraw())
          .field(
              "reason",
              orNull(words("winning line", "losing line", "full board", "points")),
              "what ended it",
              position -> reason(position.outcome().reason()))
          .field("cells", BoardTypes.CELLS, "what decided it", Position::decidingCells)
          .field(
              "text",
              orNull(TEXT),
              "a sentence; null while the game goes on",
              position -> position.outcome().isOver() ? RuleText.outcome(position) : null);

  /** A position: its stones, its legal moves, its turn, and its state or outcome. */
  public static final ApiShape<Position> POSITION =
      ApiShape.<Position>named("Position", "A position: stones, turn, legal moves, outcome.")
          .field("game", TEXT, "the id of the game", position -> position.game().id())
          .field("name", TEXT, "the name of the game", position -> position.game().name())
          .field("position", TEXT, "rows from the top with / between them", PositionWriter::rows)
          .field("stones", WHOLE, "how many there are", Position::ply)
          .field("X", BoardTypes.CELLS, "the cells of X", position -> position.stones(Player.X))
          .field("O", BoardTypes.CELLS, "the cells of O", position -> position.stones(Player.O))
          .field("toMove", TO_MOVE, "null if the game is over", position -> position)
          .field(
              "turn",
              TURN,
              "stones still to place in this turn, the ring where the next one must go or null, and both as a sentence or null",
              TurnState::of)
          .field(
              "moves",
              orNull(BoardTypes.MOVES),
              "the moves from the start; null if they are not known",
              PositionShape::moves)
          .field(
              "moveCells",
              orNull(BoardTypes.CELLS_OF_MOVES),
              "their cells; null for a swap",
              PositionShape::moves)
          .field(
              "last",
              orNull(WHOLE),
              "the cell of the last stone; null if it is not known",
              PositionShape::last)
          .field(
              "legal",
              BoardTypes.MOVES,
              "the legal moves in the game's notation; a swap comes last",
              position -> new BoardTypes.Moves(position.game(), position.legalMoves()))
          .field(
              "legalCells",
              BoardTypes.CELL_LIST,
              "their cells in the same order; a swap has none",
              position -> BoardTypes.stones(position.legalMoves()))
          .field("swapOffered", FLAG, "whether swapping is legal now", Position::swapOffered)
          .field("swapped", FLAG, "whether the players have swapped", Position::swapped)
          .field(
              "points",
              orNull(POINTS),
              "of both players; null in a line game",
              position -> position.game().rules().hasPoints() ? position : null)
          .field(
              "paths",
              orNull(PATHS),
              "in a game of paths, one longest path of each player from end to end; empty if it takes too long to find",
              position -> position.game().rules().scoresPaths() ? position : null)
          .field("outcome", OUTCOME, "how the game stands or ended", position -> position);

  private PositionShape() {}

  private static BoardTypes.@Nullable Moves moves(Position position) {
    return position.origin().ply() == 0
        ? new BoardTypes.Moves(position.game(), position.moves())
        : null;
  }

  /** The cell of the last stone, also when a swap came after it. */
  private static @Nullable Integer last(Position position) {
    List<Move> moves = position.moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (!moves.get(i).isSwap()) {
        return moves.get(i).cell();
      }
    }
    return null;
  }

  private static List<Integer> path(Position position, Player player) {
    LongestPath paths = new LongestPath(position.game().board());
    return Arrays.stream(paths.inOrder(position.stones(player))).boxed().toList();
  }

  private static @Nullable String reason(Outcome.Reason reason) {
    return switch (reason) {
      case OPEN -> null;
      case WINNING_LINE -> "winning line";
      case LOSING_LINE -> "losing line";
      case FULL_BOARD -> "full board";
      case POINTS -> "points";
    };
  }
}
