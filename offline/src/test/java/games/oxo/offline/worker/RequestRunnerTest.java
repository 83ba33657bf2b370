package games.oxo.offline.worker;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Text;
import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchControl;
import games.oxo.session.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests requests as JSON: their answers, their stop, and the book of another worker. */
final class RequestRunnerTest {
  private static final String SHORT = "{\"request\":\"show\",\"game\":\"squava\"}";

  /** It would take an hour. */
  private static final String ENDLESS =
      "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"mcts\",\"reportMillis\":0}";

  private static final BundledKnowledge KNOWLEDGE = new BundledKnowledge();

  static {
    KnowledgeFiles.all().forEach(KNOWLEDGE::supply);
  }

  private final RequestRunner runner = new RequestRunner(new BundledKnowledge());
  private final RequestRunner knowing = new RequestRunner(KNOWLEDGE);

  private static List<Map<String, @Nullable Object>> answers(
      RequestRunner runner, String request, String excerpt, SearchControl control) {
    List<Map<String, @Nullable Object>> answers = new ArrayList<>();
    runner.answer(
        request,
        excerpt,
        control,
        text -> answers.add(JsonReader.readObject(text, Integer.MAX_VALUE)));
    return answers;
  }

  /** The last answer, without its time. */
  private static Map<String, @Nullable Object> last(
      RequestRunner runner, String request, String excerpt) {
    List<Map<String, @Nullable Object>> all = answers(runner, request, excerpt, SearchControl.NONE);
    Map<String, @Nullable Object> last = new LinkedHashMap<>(all.get(all.size() - 1));
    last.remove("micros");
    last.remove("rate");
    return last;
  }

  @Test
  void aShortRequestHasOneAnswer() {
    assertThat(answers(runner, SHORT, "", SearchControl.NONE))
        .singleElement()
        .satisfies(answer -> assertThat(answer).containsEntry("game", "squava"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | expected",
        "[] | object",
        "{} | 'request'",
        "{\"request\":\"shout\"} | there is no request 'shout'",
        "{\"request\":\"show\",\"game\":\"chess\"} | there is no game 'chess'",
        "{\"request\":\"analyze\",\"game\":\"squava\",\"engine\":\"deepest\"} | deepest",
        "{\"request\":\"analyze\",\"game\":\"chess\"} | there is no game 'chess'",
      })
  void whatIsWrongIsAnAnswer(String request, String words) {
    assertThat(runner.excerpt(request, SearchControl.NONE)).isEmpty();
    assertThat(last(runner, request, "").get("error")).asString().contains(words);
  }

  @Test
  void aLineOfADefinitionIsNamed() {
    String request =
        "{\"request\":\"check\",\"definition\":\"extends = \\\"squava\\\"\\nline = 3\\n\"}";
    assertThat(last(runner, request, "")).containsEntry("line", 2L);
  }

  @Test
  void aRequestThatIsTooLongIsRefused() {
    String request = "{\"request\":\"show\",\"game\":\"" + "x".repeat(1 << 17) + "\"}";
    assertThat(last(runner, request, "")).containsKey("error");
  }

  @Test
  void aStoppedSearchAnswersWithWhatItHasFound() {
    int[] looks = {0};
    List<Map<String, @Nullable Object>> found = answers(runner, ENDLESS, "", () -> ++looks[0] > 20);
    assertThat(found).hasSizeGreaterThan(1);
    assertThat(found.get(found.size() - 1)).containsEntry("final", true);
    assertThat((Long) found.get(found.size() - 1).get("simulations")).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath:no-swap, e5, loss",
    "yavalath:no-swap, e5 c4, win",
    "yavalath, e5, win",
    "yavalath, e5 swap, loss",
  })
  void whatIsProvenIsAnswered(String game, String moves, String result) {
    String about =
        Text.format("\"game\":\"%s\",\"moves\":\"%s\",\"limits\":{\"nodes\":500}", game, moves);
    for (String request :
        List.of(
            "{\"request\":\"solve\",\"goal\":{\"weak\":true}," + about + "}",
            "{\"request\":\"analyze\",\"engine\":\"best\"," + about + "}")) {
      assertThat(last(knowing, request, "").get("value"))
          .as(request)
          .asString()
          .contains("type=" + result);
    }
  }

  /** The book proves wins that no proof has, and so does an excerpt of it. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "solve,  c4 h2,       `\"goal\":{\"weak\":true}`,       `value={type=win, plies=null`",
        "why,    c4 h2,       `\"move\":\"d4\"`,                `value={type=win, plies=null`",
        "review, c4 h2 d4 a1, `\"millisPerMove\":1`, `ply=3, move=d4, cell=21, player=X, value={type=win`",
      })
  void whatTheBookProvesIsKnownToAllSearches(
      String request, String moves, String more, String proven) {
    String text =
        Text.format(
            "{\"request\":\"%s\",\"game\":\"yavalath:no-swap\",\"moves\":\"%s\",%s,"
                + "\"limits\":{\"nodes\":500}}",
            request, moves, more);
    String excerpt = knowing.excerpt(text, SearchControl.NONE);
    assertThat(last(knowing, text, "").toString()).contains(proven);
    assertThat(last(withoutBook(), text, excerpt).toString()).contains(proven);
    assertThat(last(withoutBook(), text, "").toString()).doesNotContain(proven);
  }

  private static RequestRunner withoutBook() {
    BundledKnowledge noBook = new BundledKnowledge();
    KnowledgeFiles.all()
        .forEach(
            (name, content) -> {
              if (!name.endsWith(BundledKnowledge.BOOK)) {
                noBook.supply(name, content);
              }
            });
    return new RequestRunner(noBook);
  }

  /** One without a book answers with the excerpt as one with the book does. */
  @ParameterizedTest
  @ValueSource(strings = {"", "a1", "c4", "c4 swap", "e5 swap d4", "b2 d5", "a1 e7 d4 c3"})
  void anExcerptIsAsGoodAsTheBook(String moves) {
    for (String more : List.of("", "\"everyMove\":true,")) {
      String request =
          Text.format(
              "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"best\",\"moves\":\"%s\","
                  + "%s\"limits\":{\"nodes\":500,\"simulations\":50}}",
              moves, more);
      String excerpt = knowing.excerpt(request, SearchControl.NONE);
      assertThat(last(withoutBook(), request, excerpt)).isEqualTo(last(knowing, request, ""));
    }
  }

  /** In games of random moves until the book knows nothing more. */
  @Test
  void anExcerptSaysWhatTheBookSays() {
    Dice dice = new Dice(1);
    OpeningBook book = KNOWLEDGE.book(BuiltInGames.load("yavalath"), SearchControl.NONE);
    int known = 0;
    for (int round = 0; round < 50; round++) {
      Position position = BuiltInGames.load("yavalath").start();
      String text = BookExcerpt.write(book, List.of(position));
      while (!text.isEmpty()) {
        OpeningBook excerpt = BookExcerpt.read(text);
        assertThat(excerpt.reply(position)).isEqualTo(book.reply(position));
        position =
            position.play(position.legalMoves().get(dice.below(position.legalMoves().size())));
        assertThat(excerpt.reply(position)).isEqualTo(book.reply(position));
        text = BookExcerpt.write(book, List.of(position));
        known++;
      }
    }
    assertThat(known).isGreaterThan(100);
  }

  @Test
  void theReadingOfABookLooksAtTheClock() {
    BundledKnowledge fresh = new BundledKnowledge();
    KnowledgeFiles.all().forEach(fresh::supply);
    int[] looks = {0};
    SearchControl counting = () -> ++looks[0] < 0;
    String request = "{\"request\":\"analyze\",\"game\":\"yavalath\"}";
    assertThat(new RequestRunner(fresh).excerpt(request, counting)).isNotEmpty();
    assertThat(looks[0]).isGreaterThan(100);
    int first = looks[0];
    new RequestRunner(fresh).excerpt(request, counting);
    assertThat(looks[0]).as("looks when it is known").isEqualTo(first);
  }
}
