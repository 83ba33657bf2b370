package games.oxo.session.schema;

import games.oxo.session.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One of several JSON objects, told apart by the word in a field.
 *
 * @param tag the name of that field
 * @param common the fields of all of them, which come last
 * @param <T> what it is the JSON of
 */
public record ApiUnion<T>(
    String name, String summary, String tag, List<Case<T, ?>> cases, ApiShape<T> common)
    implements ApiType<T> {
  /**
   * One of the objects.
   *
   * @param word the word that tells it apart
   * @param meaning what it says; may be empty
   * @param as the value as what its shape writes; null if it is another case
   */
  public record Case<T, S>(
      String word, String meaning, Function<T, @Nullable S> as, ApiShape<S> shape) {}

  public ApiUnion {
    cases = List.copyOf(cases);
  }

  /** A union without cases. */
  public static <T> ApiUnion<T> named(String name, String summary, String tag) {
    return new ApiUnion<>(name, summary, tag, List.of(), ApiShape.unnamed());
  }

  /** Adds a case; of several that fit, the first is taken. */
  public <S> ApiUnion<T> when(
      String word, String meaning, Function<T, @Nullable S> as, ApiShape<S> shape) {
    List<Case<T, ?>> longer = new ArrayList<>(cases);
    longer.add(new Case<>(word, meaning, as, shape));
    return new ApiUnion<>(name, summary, tag, longer, common);
  }

  /** Adds fields that all cases have. */
  public ApiUnion<T> each(ApiShape<T> fields) {
    return new ApiUnion<>(name, summary, tag, cases, fields);
  }

  /** The declarations of the fields of a case besides the tag. */
  public List<ApiField> fields(Case<T, ?> which) {
    List<ApiField> fields = new ArrayList<>(which.shape.fields());
    fields.addAll(common.fields());
    return fields;
  }

  @Override
  public JsonObject write(T value) {
    for (Case<T, ?> each : cases) {
      JsonObject own = write(each, value);
      if (own != null) {
        JsonObject json = new JsonObject().with(tag, each.word);
        json.putAll(own);
        json.putAll(common.write(value));
        return json;
      }
    }
    throw new IllegalArgumentException("no case of " + name + " fits " + value);
  }

  private static <T, S> @Nullable JsonObject write(Case<T, S> which, T value) {
    S subject = which.as.apply(value);
    return subject == null ? null : which.shape.write(subject);
  }
}
