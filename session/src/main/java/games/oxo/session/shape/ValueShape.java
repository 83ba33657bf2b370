package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.NUMBER;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.JsonObject;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiUnion;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Values as JSON, the one form that the API and all commands share. */
public final class ValueShape {
  private static final double PARTS = 10_000;

  private static final ApiShape<Ending> DISTANT =
      ApiShape.<Ending>unnamed()
          .field(
              "plies",
              orNull(WHOLE),
              "moves until the end; null if that is not known",
              ending -> ending.plies() == 0 ? null : ending.plies());

  static final ApiUnion<Worth> VALUE =
      ApiUnion.<Worth>named("Value", "What a position or a move is worth to a side.", "type")
          .when(
              "win",
              "proven: a win after so many moves, when the winner hurries and the loser delays",
              worth -> ending(worth, Result.WIN),
              DISTANT)
          .when("draw", "proven: a draw", worth -> ending(worth, Result.DRAW), ApiShape.unnamed())
          .when("loss", "proven: a loss", worth -> ending(worth, Result.LOSS), DISTANT)
          .when(
              "margin",
              "proven, in a score game: by how many points the side wins, or loses if it is negative",
              worth -> worth.value instanceof Margin margin ? margin : null,
              ApiShape.<Margin>unnamed().field("points", WHOLE, Margin::points))
          .when(
              "chance",
              "an estimate: the result that is expected",
              worth -> worth.value instanceof Chance chance ? chance : null,
              ApiShape.<Chance>unnamed()
                  .field(
                      "expected",
                      NUMBER,
                      "from 0 to 1, a draw counting one half",
                      chance -> Math.round(chance.expected() * PARTS) / PARTS))
          .when(
              "points",
              "an estimate: a number that compares moves; hundredths are those of a point of a score game, unstated comes from another program",
              worth -> worth.value instanceof Points points ? points : null,
              ApiShape.<Points>unnamed()
                  .field("points", NUMBER, Points::amount)
                  .field(
                      "unit",
                      words("evaluation", "hundredths", "unstated"),
                      points -> points.unit().name().toLowerCase(Locale.ROOT)))
          .each(
              ApiShape.<Worth>unnamed()
                  .optional(
                      "text",
                      TEXT,
                      "in words, with the side named",
                      worth -> !worth.text.isEmpty(),
                      Worth::text));

  private ValueShape() {}

  /**
   * A value with its words.
   *
   * @param text empty where no side can be named
   */
  record Worth(Value value, String text) {
    /** A value to a side. */
    static Worth to(Player side, Value value) {
      return new Worth(value, ValueWords.of(side, value));
    }

    /** A value of a move to the player who makes it. */
    static Worth ofMove(Player mover, Move move, Value value) {
      return new Worth(value, ValueWords.ofMove(mover, move, value));
    }
  }

  private static @Nullable Ending ending(Worth worth, Result result) {
    return worth.value instanceof Ending ending && ending.result() == result ? ending : null;
  }

  /** A value without words, where no side can be named. */
  public static JsonObject write(Value value) {
    return VALUE.write(new Worth(value, ""));
  }

  /** A value to a side. */
  public static JsonObject write(Player side, Value value) {
    return VALUE.write(Worth.to(side, value));
  }

  /** A value of a move to the player who makes it. */
  public static JsonObject ofMove(Player mover, Move move, Value value) {
    return VALUE.write(Worth.ofMove(mover, move, value));
  }
}
