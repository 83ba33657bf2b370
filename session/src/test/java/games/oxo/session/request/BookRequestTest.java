package games.oxo.session.request;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the opening book knows")
class BookRequestTest {
  /** Plays the centre first; knows that a corner in answer is a draw, and that an edge loses. */
  private static final OpeningBook BOOK =
      position -> {
        if (position.ply() == 0) {
          return reply(4, new Chance(0.6), 10);
        }
        if (position.ply() == 2 && position.mark(4) == 'X') {
          return position.mark(0) == 'O' ? reply(8, Ending.DRAW, 7) : reply(0, Ending.win(5), 3);
        }
        return Optional.empty();
      };

  private static Optional<MoveValue> reply(int cell, Value value, long games) {
    Move move = Move.at(cell);
    return Optional.of(new MoveValue(move, value, games, List.of(move)));
  }

  private static final ApiKnowledge KNOWLEDGE =
      new ApiKnowledge() {
        @Override
        public ExactValues values(Game game) {
          return ExactValues.NONE;
        }

        @Override
        public BookSupply books() {
          return new BookSupply() {
            @Override
            public OpeningBook named(Game game, String text) {
              return BOOK;
            }

            @Override
            public OpeningBook usual(Game game, boolean strongest) {
              return game.id().equals("tic-tac-toe") ? BOOK : OpeningBook.NONE;
            }
          };
        }

        @Override
        public EvaluationSupply evaluations() {
          return EvaluationSupply.NONE;
        }
      };

  private static Map<String, @Nullable Object> answer(String request) {
    List<ApiAnswer> answers = new ArrayList<>();
    new ApiService(ApiLimits.USUAL, KNOWLEDGE)
        .call(Requests.read(JsonReader.readObject(request, 1_000)))
        .run(() -> false, answers::add);
    return answers.get(answers.size() - 1).json();
  }

  @Test
  void theMoveThatItPlaysComesFirst() {
    Map<String, @Nullable Object> answer =
        answer("{\"request\":\"book\",\"game\":\"tic-tac-toe\"}");
    assertThat(Json.write(answer))
        .isEqualTo(
            "{\"book\":\"builtin\",\"moves\":[{\"move\":\"b2\",\"cell\":4,"
                + "\"value\":{\"type\":\"chance\",\"expected\":0.6,\"text\":\"60% for X\"},\"games\":10,"
                + "\"wins\":null,\"draws\":null,\"losses\":null,\"proven\":false}],"
                + "\"best\":\"b2\",\"cell\":4}");
  }

  @Test
  void otherMovesAreWorthWhatTheReplyLeaves() {
    Map<String, @Nullable Object> answer =
        answer("{\"request\":\"book\",\"game\":\"tic-tac-toe\",\"moves\":\"b2\"}");
    assertThat(answer).containsEntry("best", null);
    List<?> moves = (List<?>) answer.get("moves");
    assertThat(moves).hasSize(8);
    Map<?, ?> first = (Map<?, ?>) moves.get(0);
    assertThat(first.get("move")).isEqualTo("a1");
    assertThat(first.get("value")).isEqualTo(Map.of("type", "draw", "text", "draw"));
    Map<?, ?> last = (Map<?, ?>) moves.get(7);
    assertThat(last.get("value"))
        .isEqualTo(Map.of("type", "loss", "plies", 6, "text", "O loses in 6"));
    assertThat(last.get("proven")).isEqualTo(true);
  }

  @Test
  void aGameMayHaveNoBook() {
    assertThat(Json.write(answer("{\"request\":\"book\",\"game\":\"squava\"}")))
        .isEqualTo("{\"book\":null,\"moves\":[],\"best\":null,\"cell\":null}");
  }

  @Test
  void anAnalysisTellsWhatTheBookPlays() {
    Map<String, @Nullable Object> answer =
        answer("{\"request\":\"analyze\",\"game\":\"tic-tac-toe\",\"everyMove\":true}");
    Map<?, ?> book = (Map<?, ?>) answer.get("book");
    assertThat(book.get("move")).isEqualTo("b2");
    assertThat(book.get("games")).isEqualTo(10L);
  }
}
