package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolvedMove;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueJson;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Exact values of one game as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class SolutionJson {
  private final SolveGoal goal;
  private final ValueScale scale;
  private final MoveNotation notation;

  public SolutionJson(Game game, SolveGoal goal) {
    this.goal = goal;
    scale = new ValueScale(game);
    notation = new MoveNotation(game);
  }

  /** What is proven about a position. */
  public Map<String, @Nullable Object> write(Position position, Solution found) {
    Map<String, @Nullable Object> object =
        Json.object(
            "position", PositionWriter.rows(position),
            "toMove", position.toMove().map(Player::name).orElse(null));
    object.putAll(between(found.atLeast(), found.atMost(), position.ply()));
    if (goal.best()) {
      boolean known = !found.best().isEmpty();
      object.put("best", known ? found.best().stream().map(notation::writeInList).toList() : null);
      object.put("cells", known ? cells(found.best()) : null);
    }
    if (goal.everyMove()) {
      List<Map<String, @Nullable Object>> moves = new ArrayList<>();
      for (SolvedMove each : found.moves()) {
        Map<String, @Nullable Object> move = Json.object("move", notation.writeInList(each.move()));
        addValue(move, each.value(), position.ply());
        moves.add(move);
      }
      object.put("moves", moves);
    }
    object.put("nodes", found.nodes());
    object.put("micros", found.micros());
    return object;
  }

  /**
   * The value of a position with this many stones, or its bounds where it is not settled; and the
   * score, if the game has one.
   */
  public Map<String, @Nullable Object> between(Proven low, Proven high, int ply) {
    Map<String, @Nullable Object> object = Json.object();
    if (low.equals(high)) {
      addValue(object, low, ply);
      return object;
    }
    object.put("value", null);
    object.put("atLeast", ValueJson.write(low));
    object.put("atMost", ValueJson.write(high));
    return object;
  }

  private void addValue(Map<String, @Nullable Object> object, Proven value, int ply) {
    object.put("value", ValueJson.write(value));
    if (scale.countsStonesLeft()) {
      OptionalInt score = scale.score(value, ply);
      object.put("score", score.isPresent() ? (Integer) score.getAsInt() : null);
    }
  }

  private static List<Integer> cells(List<Move> moves) {
    return moves.stream().filter(move -> !move.isSwap()).map(Move::cell).toList();
  }
}
