package games.oxo.session.schema;

import java.util.List;

/**
 * The declaration of a kind of request.
 *
 * @param name what {@code request} says
 * @param summary one sentence
 * @param place whether it has the fields of a place besides its own
 * @param fields its own fields
 * @param answer the type of its answer
 * @param streamed whether there may be several answers, the last one with {@code "final":true}
 */
public record ApiOperation(
    String name,
    String summary,
    boolean place,
    List<ApiField> fields,
    ApiType<?> answer,
    boolean streamed) {
  public ApiOperation {
    fields = List.copyOf(fields);
  }
}
