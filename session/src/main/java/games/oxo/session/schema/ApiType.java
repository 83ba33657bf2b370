package games.oxo.session.schema;

import java.util.List;

/** The type of a JSON value. Objects and unions with a name are declared once under that name. */
public sealed interface ApiType {
  /** Any text. */
  ApiType TEXT = new Text();

  /** A whole number. */
  ApiType WHOLE = new Numeric(true);

  /** Any number. */
  ApiType NUMBER = new Numeric(false);

  /** True or false. */
  ApiType FLAG = new Flag();

  /** Any text. */
  record Text() implements ApiType {}

  /**
   * A number.
   *
   * @param whole whether it has no fraction
   */
  record Numeric(boolean whole) implements ApiType {}

  /** True or false. */
  record Flag() implements ApiType {}

  /** One of a few words. */
  record Words(String name, List<String> words) implements ApiType {
    public Words {
      words = List.copyOf(words);
    }
  }

  /** A value or null. */
  record OrNull(ApiType type) implements ApiType {}

  /** A list whose elements have one type. */
  record ListOf(ApiType element) implements ApiType {}

  /** A list of this many elements of one type. */
  record Tuple(ApiType element, int size) implements ApiType {}

  /** An object whose keys are not known beforehand. */
  record Dictionary(ApiType element) implements ApiType {}

  /**
   * An object.
   *
   * @param name empty for one that is declared where it is used
   * @param summary one sentence; may be empty
   */
  record Struct(String name, String summary, List<ApiField> fields) implements ApiType {
    public Struct {
      fields = List.copyOf(fields);
    }
  }

  /**
   * One of several objects, told apart by a field.
   *
   * @param tag the name of that field
   * @param cases by the text in that field; the tag is not among their own fields
   */
  record Union(String name, String summary, String tag, List<Case> cases) implements ApiType {
    public Union {
      cases = List.copyOf(cases);
    }
  }

  /**
   * An object of a union.
   *
   * @param word the text in the field that tells it apart
   */
  record Case(String word, List<ApiField> fields) {
    public Case {
      fields = List.copyOf(fields);
    }
  }

  /** One of a few words, declared where it is used. */
  static ApiType words(String... words) {
    return new Words("", List.of(words));
  }

  /** A value or null. */
  static ApiType orNull(ApiType type) {
    return new OrNull(type);
  }

  /** A list. */
  static ApiType list(ApiType element) {
    return new ListOf(element);
  }

  /** An object with a name. */
  static Struct struct(String name, String summary, ApiField... fields) {
    return new Struct(name, summary, List.of(fields));
  }

  /** An object that is declared where it is used. */
  static Struct object(ApiField... fields) {
    return new Struct("", "", List.of(fields));
  }

  /** An object of a union. */
  static Case when(String word, ApiField... fields) {
    return new Case(word, List.of(fields));
  }
}
