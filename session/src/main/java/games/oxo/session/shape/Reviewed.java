package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Game;
import games.oxo.search.value.Value;
import games.oxo.session.review.Mistake;
import games.oxo.session.review.Review;
import games.oxo.session.review.ReviewText;
import games.oxo.session.review.ReviewedMove;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.shape.ValueShape.Worth;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the moves of a game were worth, as far as it is known.
 *
 * @param last whether nothing more will follow
 */
public record Reviewed(Review review, boolean last) {
  private static final ApiShape<Ply> MOVE =
      ApiShape.<Ply>named("ReviewedMove", "A move of a game that was reviewed.")
          .field("ply", WHOLE, "its number, from 1", each -> each.move.ply())
          .include(
              BoardTypes.move("move", "cell", ""),
              each -> new BoardTypes.Placed(each.game, each.move.move()))
          .field("player", BoardTypes.PLAYER, "who made it", each -> each.move.player())
          .field(
              "value",
              ValueShape.VALUE,
              "what the position after it is worth to X; without plies if the game is over",
              each -> each.worth(each.move.after()))
          .include(
              BoardTypes.moveOrNull(
                  "best",
                  "bestCell",
                  "a move that keeps what the position before it is worth: itself if it does; null if none is known"),
              each -> new BoardTypes.Placed(each.game, each.move.best()))
          .field(
              "bestValue",
              ValueShape.VALUE,
              "what the position before it is worth to X",
              each -> each.worth(each.move.before()))
          .field("proven", FLAG, "whether value is certain", each -> each.move.isProven())
          .field(
              "kind",
              orNull(words(Stream.of(Mistake.values()).map(Mistake::key).toList())),
              "a proven win is thrown away, an undecided position becomes a proven loss, points are given away, the estimate becomes much lower; null for no mistake",
              each -> each.move.kind().map(Mistake::key).orElse(null))
          .field(
              "text",
              TEXT,
              "a sentence: the mistake and what was better, or the value",
              each -> new ReviewText(each.game).sentence(each.move));

  /** A review. */
  public static final ApiShape<Reviewed> REVIEW =
      ApiShape.<Reviewed>named("Review", "What the moves of a game were worth.")
          .field(
              "plies",
              list(MOVE),
              "the moves that are done, in order; they are the last ones of the game",
              Reviewed::plies)
          .field("done", WHOLE, "how many are done", each -> each.review.moves().size())
          .field("of", WHOLE, "how many the game has", each -> each.review.of())
          .field("final", FLAG, "whether this is the last answer", Reviewed::last);

  private record Ply(Game game, ReviewedMove move) {
    /** A value to X, in words for the player who moves, as in the sentence about the move. */
    Worth worth(Value forX) {
      return new Worth(forX, ReviewText.valueWords(move.player(), forX));
    }
  }

  private List<Ply> plies() {
    return review.moves().stream().map(each -> new Ply(review.game(), each)).toList();
  }
}
