package games.oxo.app.value;

import games.oxo.app.terminal.Json;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.MoveValue;
import games.oxo.search.Value;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.ValueScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Exact values of one game as JSON objects; {@code docs/json.md} explains the fields. */
public final class SolveJson {
  private final SolveGoal question;
  private final boolean hasScores;
  private final MoveNotation notation;

  public SolveJson(Game game, SolveGoal question) {
    this.question = question;
    hasScores = new ValueScale(game).hasScores();
    notation = new MoveNotation(game);
  }

  public Map<String, @Nullable Object> solution(Position position, Solution found) {
    Map<String, @Nullable Object> object =
        Json.object(
            "position", PositionWriter.rows(position),
            "toMove", position.toMove().map(Player::name).orElse(null));
    object.putAll(between(found.atLeast(), found.atMost()));
    if (question.best()) {
      boolean known = !found.best().isEmpty();
      object.put("best", known ? found.best().stream().map(notation::write).toList() : null);
      object.put("cells", known ? cells(found.best()) : null);
    }
    if (question.everyMove()) {
      List<Map<String, @Nullable Object>> moves = new ArrayList<>();
      for (MoveValue each : found.moves()) {
        Map<String, @Nullable Object> move = Json.object("move", notation.write(each.move()));
        move.putAll(value(each.value()));
        moves.add(move);
      }
      object.put("moves", moves);
    }
    object.put("nodes", found.nodes());
    object.put("micros", found.micros());
    return object;
  }

  /** The value, or its bounds where it is not settled. */
  public Map<String, @Nullable Object> between(Value low, Value high) {
    if (low.equals(high)) {
      return value(low);
    }
    return Json.object(
        "result",
        low.kind() == high.kind() ? result(low) : null,
        "plies",
        null,
        "value",
        null,
        "atLeast",
        value(low),
        "atMost",
        value(high));
  }

  private Map<String, @Nullable Object> value(Value value) {
    return Json.object(
        "result", result(value),
        "plies", value.plies() == 0 ? null : value.plies(),
        "value", hasScores && !question.weak() ? (Integer) (int) value.score() : null);
  }

  private static String result(Value value) {
    return value.kind().name().toLowerCase(Locale.ROOT);
  }

  private static List<Integer> cells(List<Move> moves) {
    return moves.stream().filter(move -> !move.isSwap()).map(Move::cell).toList();
  }
}
