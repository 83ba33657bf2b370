package games.oxo.session.schema;

/**
 * The declaration of a field of an object.
 *
 * @param optional whether it may be absent
 * @param summary what it means; may be empty
 */
public record ApiField(String name, ApiType<?> type, boolean optional, String summary) {}
