package games.oxo.offline.worker;

import games.oxo.game.input.InputException;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiRequestJson;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests in slices of time, several in turns if need be. A request that is ended before
 * it is answered is kept until another one is: when it comes again, it goes on where it stopped.
 */
public final class RequestRunner {
  /** What a request may take. Everything happens in the browser of the person who asks. */
  public static final ApiLimits LIMITS = new ApiLimits(64 << 20, 3_600_000, 20_000);

  /** The first sign of a text with the last answer, and of one after which more will come. */
  public static final char DONE = '.';

  public static final char MORE = '+';

  private static final int LONGEST_REQUEST = 1 << 17;
  private static final double NANOS_PER_MILLI = 1e6;

  private final ApiService service;
  private final Map<Integer, Running> running = new HashMap<>();
  private @Nullable Running kept;

  public RequestRunner(ApiKnowledge knowledge) {
    service = new ApiService(LIMITS, knowledge);
  }

  /**
   * Takes a request on.
   *
   * @param id a number that is not in use
   * @param request a JSON object; what is wrong with it comes as an answer
   */
  public void begin(int id, String request) {
    Running before = kept;
    if (before != null && before.request.equals(request)) {
      kept = null;
      before.repeat = true;
      running.put(id, before);
    } else {
      running.put(id, new Running(request, call(request)));
    }
  }

  private ApiService.Call call(String request) {
    try {
      return service.call(ApiRequestJson.read(JsonReader.readObject(request, LONGEST_REQUEST)));
    } catch (InputException e) {
      return (pause, answers) -> {
        answers.accept(ApiAnswer.Refused.of(e));
        return true;
      };
    }
  }

  /**
   * Works on a request.
   *
   * @param millis how long, about
   * @return {@link #DONE} or {@link #MORE}, then the answers, a JSON object with a line feed each
   */
  public String run(int id, double millis) {
    Running mine = running.get(id);
    if (mine == null) {
      return String.valueOf(DONE);
    }
    long end = System.nanoTime() + (long) (millis * NANOS_PER_MILLI);
    boolean done = mine.run(end);
    if (done) {
      running.remove(id);
    }
    return (done ? DONE : MORE) + mine.takeAnswers();
  }

  /** Ends a request, if it has not ended; it is kept in case that it is asked again. */
  public void end(int id) {
    Running ended = running.remove(id);
    if (ended != null) {
      kept = ended;
    }
  }

  /** A request that is being answered. */
  private static final class Running {
    private final String request;
    private final ApiService.Call call;
    private final StringBuilder answers = new StringBuilder();
    private String last = "";
    private boolean repeat;

    Running(String request, ApiService.Call call) {
      this.request = request;
      this.call = call;
    }

    boolean run(long end) {
      if (repeat) {
        repeat = false;
        answers.append(last);
      }
      return call.run(() -> System.nanoTime() - end >= 0, this::answer);
    }

    private void answer(ApiAnswer answer) {
      last = Json.write(answer.json()) + "\n";
      answers.append(last);
    }

    String takeAnswers() {
      String text = answers.toString();
      answers.setLength(0);
      return text;
    }
  }
}
