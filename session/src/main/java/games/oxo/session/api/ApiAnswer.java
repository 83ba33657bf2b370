package games.oxo.session.api;

import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;

import games.oxo.game.input.InputException;
import games.oxo.session.json.JsonObject;
import games.oxo.session.schema.ApiShape;
import java.util.function.Supplier;

/** An answer of the {@link ApiService}; it is written when its JSON is asked for. */
public final class ApiAnswer {
  /** Why a request cannot be answered. */
  public static final ApiShape<InputException> ERROR =
      ApiShape.<InputException>named("ApiError", "Why a request cannot be answered.")
          .field("error", TEXT, "a sentence", error -> String.valueOf(error.getMessage()))
          .optional(
              "line",
              WHOLE,
              "the line of the definition that is wrong, from 1",
              error -> error.line().isPresent(),
              error -> error.line().getAsInt());

  private final Supplier<JsonObject> json;
  private final boolean refused;

  private ApiAnswer(Supplier<JsonObject> json, boolean refused) {
    this.json = json;
    this.refused = refused;
  }

  /** What was asked for. */
  public static <A> ApiAnswer of(ApiShape<A> shape, A subject) {
    return new ApiAnswer(() -> shape.write(subject), false);
  }

  /** The request cannot be answered, because of this. */
  public static ApiAnswer refused(InputException error) {
    return new ApiAnswer(() -> ERROR.write(error), true);
  }

  /** Whether it says only why the request cannot be answered. */
  public boolean isRefused() {
    return refused;
  }

  /** The answer as a JSON object. */
  public JsonObject json() {
    return json.get();
  }
}
