package games.oxo.session.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The type of a JSON value, and how a value of Java becomes one. Objects, unions and words with a
 * name are declared once under that name.
 *
 * @param <V> the type in Java
 */
public sealed interface ApiType<V> permits ApiShape, ApiType.Inner, ApiUnion {
  /** The value as a map, a list, text, a number, a truth value or null. */
  @Nullable Object write(V value);

  /** The same JSON from another type of Java. */
  default <S> ApiType<S> by(Function<? super S, ? extends V> getter) {
    return new By<>(this, getter);
  }

  /** The types that are made here. */
  sealed interface Inner<V> extends ApiType<V>
      permits Plain, Words, OrNull, ListOf, Tuple, Dictionary, By {}

  /** What a plain value is. */
  enum Kind {
    TEXT,
    WHOLE,
    NUMBER,
    FLAG
  }

  /** A text, a number or a truth value. */
  record Plain<V>(Kind kind, Function<V, Object> json) implements Inner<V> {
    @Override
    public Object write(V value) {
      return json.apply(value);
    }
  }

  /**
   * One of a few words.
   *
   * @param name empty for those that are declared where they are used
   * @param open whether there may be others, of which readers need not know
   */
  record Words(String name, List<String> words, boolean open) implements Inner<String> {
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public Object write(String value) {
      if (!open && !words.contains(value)) {
        throw new IllegalArgumentException(value + " is none of " + words);
      }
      return value;
    }
  }

  /** A value or null. */
  record OrNull<V>(ApiType<V> type) implements Inner<V> {
    @Override
    public @Nullable Object write(@Nullable V value) {
      return value == null ? null : type.write(value);
    }
  }

  /** A list whose elements have one type. */
  record ListOf<E>(ApiType<E> element) implements Inner<List<? extends E>> {
    @Override
    public Object write(List<? extends E> value) {
      List<@Nullable Object> list = new ArrayList<>(value.size());
      value.forEach(each -> list.add(element.write(each)));
      return list;
    }
  }

  /** A list of this many elements of one type. */
  record Tuple<E>(ApiType<E> element, int size) implements Inner<List<? extends E>> {
    @Override
    public @Nullable Object write(List<? extends E> value) {
      if (value.size() != size) {
        throw new IllegalArgumentException(value + " has not " + size + " elements");
      }
      return new ListOf<>(element).write(value);
    }
  }

  /** An object whose keys are not known beforehand. */
  record Dictionary<E>(ApiType<E> element) implements Inner<Map<?, ? extends E>> {
    @Override
    public Object write(Map<?, ? extends E> value) {
      Map<String, @Nullable Object> json = new LinkedHashMap<>();
      value.forEach((key, each) -> json.put(String.valueOf(key), element.write(each)));
      return json;
    }
  }

  /** A type whose values come from another type of Java. */
  record By<S, V>(ApiType<V> type, Function<? super S, ? extends V> getter) implements Inner<S> {
    @Override
    public @Nullable Object write(S value) {
      return type.write(getter.apply(value));
    }
  }
}
