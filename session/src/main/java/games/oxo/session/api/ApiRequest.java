package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import java.util.List;

/** A question to the {@link ApiService} whose fields have been read. */
public interface ApiRequest {
  /** What {@code request} says, as in {@code analyze}. */
  String name();

  /**
   * Begins to answer: finds what is asked about, and makes what is needed to answer.
   *
   * @throws InputException when it cannot be answered
   */
  ApiService.Call start(ApiContext context);

  /**
   * The positions of which the opening book is asked, besides those one move later; of others the
   * answer is the same without a book.
   *
   * @throws InputException when there is no such position
   */
  List<Position> inBook();
}
