package games.oxo.session.schema;

import games.oxo.session.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The one declaration of a JSON object: each field with its type, its meaning, and where its value
 * comes from. The JSON, the OpenAPI description, the types of the page and the tables of the
 * documents are made from it. A shape never changes; each method returns a longer one.
 *
 * @param name of its type; empty for one that is declared where it is used
 * @param summary one sentence; may be empty
 * @param <T> what it is the JSON of
 */
public record ApiShape<T>(String name, String summary, List<Member<T>> members)
    implements ApiType<T> {
  /**
   * A field with its value.
   *
   * @param there whether the object has the field
   * @param json the value
   */
  public record Member<T>(
      ApiField field, Predicate<? super T> there, Function<? super T, Object> json) {}

  public ApiShape {
    members = List.copyOf(members);
  }

  /** A shape without fields. */
  public static <T> ApiShape<T> named(String name, String summary) {
    return new ApiShape<>(name, summary, List.of());
  }

  /** A shape without fields and without a name. */
  public static <T> ApiShape<T> unnamed() {
    return named("", "");
  }

  /** Adds a field whose name says what it means. */
  public <V> ApiShape<T> field(
      String field, ApiType<V> type, Function<? super T, ? extends V> getter) {
    return field(field, type, "", getter);
  }

  /** Adds a field that is always there. */
  public <V> ApiShape<T> field(
      String field, ApiType<V> type, String meaning, Function<? super T, ? extends V> getter) {
    return and(member(new ApiField(field, type, false, meaning), any -> true, type, getter));
  }

  /** Adds a field that may be absent. */
  public <V> ApiShape<T> optional(
      String field,
      ApiType<V> type,
      String meaning,
      Predicate<? super T> there,
      Function<? super T, ? extends V> getter) {
    return and(member(new ApiField(field, type, true, meaning), there, type, getter));
  }

  /** Adds the fields of another shape. */
  public <S> ApiShape<T> include(ApiShape<S> part, Function<? super T, ? extends S> getter) {
    ApiShape<T> all = this;
    for (Member<S> each : part.members) {
      all =
          all.and(
              new Member<>(
                  each.field,
                  subject -> each.there.test(getter.apply(subject)),
                  subject -> each.json.apply(getter.apply(subject))));
    }
    return all;
  }

  private ApiShape<T> and(Member<T> member) {
    List<Member<T>> longer = new ArrayList<>(members);
    longer.add(member);
    return new ApiShape<>(name, summary, longer);
  }

  private static <T, V> Member<T> member(
      ApiField field,
      Predicate<? super T> there,
      ApiType<V> type,
      Function<? super T, ? extends V> getter) {
    return new Member<>(field, there, subject -> type.write(getter.apply(subject)));
  }

  /** The declarations of the fields. */
  public List<ApiField> fields() {
    return members.stream().map(Member::field).toList();
  }

  @Override
  public JsonObject write(T subject) {
    JsonObject json = new JsonObject();
    for (Member<T> each : members) {
      if (each.there.test(subject)) {
        json.put(each.field.name(), each.json.apply(subject));
      }
    }
    return json;
  }
}
