package games.oxo.session.schema;

/**
 * A field of an object.
 *
 * @param optional whether it may be absent
 * @param summary what it means; may be empty
 */
public record ApiField(String name, ApiType type, boolean optional, String summary) {
  /** A field that is always there. */
  public static ApiField field(String name, ApiType type) {
    return new ApiField(name, type, false, "");
  }

  /** A field that is always there. */
  public static ApiField field(String name, ApiType type, String summary) {
    return new ApiField(name, type, false, summary);
  }

  /** A field that may be absent. */
  public static ApiField optional(String name, ApiType type) {
    return new ApiField(name, type, true, "");
  }

  /** A field that may be absent. */
  public static ApiField optional(String name, ApiType type, String summary) {
    return new ApiField(name, type, true, summary);
  }
}
