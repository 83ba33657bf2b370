package games.oxo.session.schema;

import java.util.List;

/**
 * A kind of request with its answer.
 *
 * @param name what {@code request} says
 * @param summary one sentence
 * @param place whether it has the fields of a place besides its own
 * @param streamed whether there may be several answers, the last one with {@code "final":true}
 */
public record ApiOperation(
    String name,
    String summary,
    boolean place,
    List<ApiField> fields,
    ApiType answer,
    boolean streamed) {
  public ApiOperation {
    fields = List.copyOf(fields);
  }

  /** A request without a place that has one answer. */
  public static ApiOperation plain(
      String name, String summary, ApiType answer, ApiField... fields) {
    return new ApiOperation(name, summary, false, List.of(fields), answer, false);
  }

  /** A request about a place that has one answer. */
  public static ApiOperation about(
      String name, String summary, ApiType answer, ApiField... fields) {
    return new ApiOperation(name, summary, true, List.of(fields), answer, false);
  }

  /** A request about a place that is answered repeatedly. */
  public static ApiOperation streamed(
      String name, String summary, ApiType answer, ApiField... fields) {
    return new ApiOperation(name, summary, true, List.of(fields), answer, true);
  }
}
