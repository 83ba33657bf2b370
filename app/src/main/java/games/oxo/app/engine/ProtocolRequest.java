package games.oxo.app.engine;

import games.oxo.cli.terminal.InputLines;
import games.oxo.game.input.InputException;
import games.oxo.search.SearchControl;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import java.util.function.Consumer;

/**
 * A request of the API behind {@code api}, in a thread of its own: each answer is a line, and the
 * last line is {@code apiok}, whatever happens.
 */
final class ProtocolRequest implements ProtocolWork, SearchControl {
  private final ApiService service;
  private final Consumer<String> out;
  private final Thread thread;
  private volatile boolean stopped;
  private volatile boolean answered;

  /**
   * @param text the request as JSON
   * @param out prints a line
   */
  ProtocolRequest(ApiService service, String text, Consumer<String> out) {
    this.service = service;
    this.out = out;
    thread = new Thread(() -> answer(text), "oxo-request");
  }

  /**
   * Begins to answer.
   *
   * @throws OutOfMemoryError when there is no memory for a thread; there is then no answer
   */
  void start() {
    thread.start();
  }

  private void answer(String text) {
    try {
      service
          .call(Requests.read(JsonReader.readObject(text, InputLines.LONGEST)))
          .run(this, this::say);
    } catch (InputException e) {
      say(ApiAnswer.refused(e));
    } catch (RuntimeException | Error e) {
      say(ApiAnswer.refused(new InputException("the request failed: " + e)));
    } finally {
      answered = true;
      out.accept("apiok");
    }
  }

  private void say(ApiAnswer answer) {
    out.accept("answer " + Json.write(answer.json()));
  }

  @Override
  public boolean isBusy() {
    return !answered;
  }

  @Override
  public boolean isEndless() {
    return false;
  }

  @Override
  public void end() {
    stopped = true;
  }

  @Override
  public boolean stop() {
    return stopped;
  }

  @Override
  public void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
