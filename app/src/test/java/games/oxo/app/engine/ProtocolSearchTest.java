package games.oxo.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whatever happens in a search of the protocol, there is one bestmove")
class ProtocolSearchTest {
  private static final Position START = BuiltInGames.load("squava").start();

  /** An engine that runs out of memory, before or after it has found something. */
  private record Failing(boolean late) implements Engine {
    private static final MoveValue ANY =
        new MoveValue(Move.at(0), Chance.EVEN, 0, List.of(Move.at(0)));
    static final Analysis FOUND = Analysis.of(ANY, List.of()).withDepth(1).withNodes(1);

    @Override
    public String name() {
      return "failing";
    }

    @Override
    public Analysis think(Position position, SearchRequest request, SearchListener listener) {
      if (late) {
        listener.found(FOUND);
      }
      throw new OutOfMemoryError("as if");
    }

    @Override
    public void newGame() {}
  }

  /** An engine that thinks until it is stopped. */
  private record Endless() implements Engine {
    @Override
    public String name() {
      return "endless";
    }

    @Override
    public Analysis think(Position position, SearchRequest request, SearchListener listener) {
      Await.until("a stop", listener::stop);
      return Failing.FOUND;
    }

    @Override
    public void newGame() {}
  }

  private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

  private ProtocolSearch start(Engine engine, boolean endless) {
    ProtocolSearch search = new ProtocolSearch(START, engine, endless, lines::add);
    search.start(SearchRequest.of(Limits.time(1000)));
    return search;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Timeout(Await.GUARD_SECONDS)
  void itAnswers(boolean late) {
    ProtocolSearch search = start(new Failing(late), false);
    search.join();
    assertThat(search.isBusy()).isFalse();
    assertThat(lines)
        .endsWith(
            "info string the search failed: java.lang.OutOfMemoryError: as if", "bestmove 0,0")
        .hasSize(late ? 3 : 2);
  }

  @Test
  @Timeout(Await.GUARD_SECONDS)
  void anEndlessOneAnswersWhenStopped() {
    ProtocolSearch search = start(new Failing(false), true);
    Await.until("the failure", () -> !lines.isEmpty());
    assertThat(search.isBusy()).isTrue();
    search.end();
    search.join();
    assertThat(lines).endsWith("bestmove 0,0").hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Timeout(Await.GUARD_SECONDS)
  void aSearchHearsThatItIsToStop(boolean endless) {
    ProtocolSearch search = start(new Endless(), endless);
    assertThat(search.isBusy()).isTrue();
    search.end();
    search.join();
    assertThat(lines).hasSize(2).first().asString().startsWith("info depth 1 ");
    assertThat(lines).endsWith("bestmove 0,0");
  }
}
