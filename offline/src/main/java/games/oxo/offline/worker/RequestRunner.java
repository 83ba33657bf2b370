package games.oxo.offline.worker;

import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchControl;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiRequest;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import java.util.List;
import java.util.function.Consumer;

/**
 * Answers requests that come as JSON. The opening book can be in another worker, which then hands
 * over an excerpt.
 */
public final class RequestRunner {
  /** What a request may take. Everything happens in the browser of the person who asks. */
  public static final ApiLimits LIMITS = new ApiLimits(64 << 20, 3_600_000, 20_000);

  private static final int LONGEST_REQUEST = 1 << 17;

  private final BundledKnowledge knowledge;

  public RequestRunner(BundledKnowledge knowledge) {
    this.knowledge = knowledge;
  }

  /**
   * What the opening book says of the positions that a request is about and of those one move
   * later. That is all that an analysis, a solution and a review ask of it; the play that an
   * explanation shows may follow the book further where the whole book is at hand.
   *
   * @param request a JSON object
   * @return empty if it says nothing, or if something is wrong with the request
   */
  public String excerpt(String request, SearchControl control) {
    try {
      List<Position> positions = read(request).inBook();
      if (!positions.isEmpty()) {
        OpeningBook book = knowledge.book(positions.get(0).game(), control);
        return book == OpeningBook.NONE ? "" : BookExcerpt.write(book, positions);
      }
    } catch (InputException e) {
      // Whoever answers the request says what is wrong.
    }
    return "";
  }

  /**
   * Answers a request.
   *
   * @param request a JSON object; what is wrong with it comes as an answer
   * @param excerpt what the opening book says; empty if nothing, or if the book is here
   * @param answers gets each answer as it comes, as JSON
   */
  public void answer(
      String request, String excerpt, SearchControl control, Consumer<String> answers) {
    Consumer<ApiAnswer> writer = each -> answers.accept(Json.write(each.json()));
    try {
      ApiService service = new ApiService(LIMITS, knowledge.with(excerpt));
      service.call(read(request)).run(control, writer);
    } catch (InputException e) {
      writer.accept(ApiAnswer.refused(e));
    }
  }

  private static ApiRequest read(String request) {
    return Requests.read(JsonReader.readObject(request, LONGEST_REQUEST));
  }
}
