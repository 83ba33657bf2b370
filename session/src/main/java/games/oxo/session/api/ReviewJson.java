package games.oxo.session.api;

import games.oxo.game.Move;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.value.ValueJson;
import games.oxo.session.json.Json;
import games.oxo.session.review.Mistake;
import games.oxo.session.review.Review;
import games.oxo.session.review.ReviewText;
import games.oxo.session.review.ReviewedMove;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reviews of games as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class ReviewJson {
  private ReviewJson() {}

  /**
   * What is known about a game.
   *
   * @param last whether nothing more will follow
   */
  public static Map<String, @Nullable Object> write(Review review, boolean last) {
    MoveNotation notation = new MoveNotation(review.game());
    ReviewText text = new ReviewText(review.game());
    return Json.object(
        "plies", review.moves().stream().map(each -> move(each, notation, text)).toList(),
        "done", review.moves().size(),
        "of", review.of(),
        "final", last);
  }

  private static Map<String, @Nullable Object> move(
      ReviewedMove move, MoveNotation notation, ReviewText text) {
    Move best = move.best();
    return Json.object(
        "ply", move.ply(),
        "move", notation.writeInList(move.move()),
        "player", move.player().name(),
        "value", ValueJson.write(move.after()),
        "best", best == null ? null : notation.writeInList(best),
        "bestValue", ValueJson.write(move.before()),
        "proven", move.isProven(),
        "kind", move.kind().map(Mistake::key).orElse(null),
        "text", text.sentence(move));
  }
}
