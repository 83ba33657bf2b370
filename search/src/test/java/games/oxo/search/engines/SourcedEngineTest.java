package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An engine asks its sources one after the other")
class SourcedEngineTest {
  private static final Position START = BuiltInGames.load("tic-tac-toe").start();
  private static final SearchRequest REQUEST = SearchRequest.of(Limits.nodes(100));

  private final List<String> asked = new ArrayList<>();
  private final List<Long> heard = new ArrayList<>();
  private final SearchListener listener =
      new SearchListener() {
        @Override
        public void found(Analysis analysis) {
          heard.add(analysis.nodes());
        }

        @Override
        public boolean stop() {
          return false;
        }
      };

  private Analysis think(AnswerSource... sources) {
    // The search visits one node.
    Engine search = new RandomEngine(1);
    return new SourcedEngine("some", List.of(sources), search).think(START, REQUEST, listener);
  }

  /** A source that multiplies nodes, adds one, and leaves a limit of so many nodes. */
  private AnswerSource times(int factor, long left) {
    return (position, request, control) -> {
      asked.add(factor + " of " + request.limits().nodes());
      return new Finding.Question(
          request.withLimits(Limits.nodes(left)),
          found -> found.withNodes(found.nodes() * factor + 1));
    };
  }

  private AnswerSource silent() {
    return (position, request, control) -> {
      asked.add("silent");
      return Finding.nothing(request);
    };
  }

  private AnswerSource answer() {
    return (position, request, control) -> {
      asked.add("answer");
      Analysis any = new RandomEngine(1).think(position, request, SearchListener.NONE);
      return Finding.answer(any.withNodes(50), control);
    };
  }

  @Test
  void theFirstOneRevisesLast() {
    Analysis found = think(times(10, 80), silent(), times(2, 60));
    assertThat(asked).containsExactly("10 of 100", "silent", "2 of 80");
    assertThat(found.nodes()).isEqualTo((1 * 2 + 1) * 10 + 1);
    assertThat(heard).containsExactly(31L);
  }

  @Test
  void noneIsAskedAfterAnAnswer() {
    Analysis found = think(times(10, 80), answer(), times(2, 60));
    assertThat(asked).containsExactly("10 of 100", "answer");
    assertThat(found.nodes()).isEqualTo(501);
    assertThat(heard).containsExactly(501L);
  }

  @Test
  void allForgetWithANewGame() {
    AnswerSource forgetful =
        new AnswerSource() {
          @Override
          public Finding find(Position position, SearchRequest request, SearchListener control) {
            return Finding.nothing(request);
          }

          @Override
          public void newGame() {
            asked.add("forgotten");
          }
        };
    Engine engine = new SourcedEngine("some", List.of(forgetful, forgetful), new RandomEngine(1));
    engine.newGame();
    assertThat(asked).hasSize(2);
    assertThat(engine.name()).isEqualTo("some");
  }
}
