package games.oxo.session.schema;

import java.util.List;

/** The types that most fields have. */
public final class ApiTypes {
  /** Any text. */
  public static final ApiType<String> TEXT = new ApiType.Plain<>(ApiType.Kind.TEXT, text -> text);

  /** A whole number; a fraction is cut off. */
  public static final ApiType<Number> WHOLE =
      new ApiType.Plain<>(
          ApiType.Kind.WHOLE,
          number -> number instanceof Integer ? number : (Long) number.longValue());

  /** Any number. */
  public static final ApiType<Number> NUMBER =
      new ApiType.Plain<>(ApiType.Kind.NUMBER, number -> number);

  /** True or false. */
  public static final ApiType<Boolean> FLAG = new ApiType.Plain<>(ApiType.Kind.FLAG, flag -> flag);

  private ApiTypes() {}

  /** One of a few words, declared where it is used. */
  public static ApiType<String> words(String... words) {
    return words(List.of(words));
  }

  /** One of a few words, declared where it is used. */
  public static ApiType<String> words(List<String> words) {
    return new ApiType.Words("", words, false);
  }

  /** A value or null. */
  public static <V> ApiType<V> orNull(ApiType<V> type) {
    return new ApiType.OrNull<>(type);
  }

  /** A list. */
  public static <E> ApiType<List<? extends E>> list(ApiType<E> element) {
    return new ApiType.ListOf<>(element);
  }
}
