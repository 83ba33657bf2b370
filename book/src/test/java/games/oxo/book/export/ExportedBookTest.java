package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.compact.ReachablePositions;
import games.oxo.book.compact.SyntheticBook;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.MoveValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("An exported book, compiled and run, answers like the book")
class ExportedBookTest {
  private static final int LIMIT = 100_000;

  @TempDir Path folder;

  /** A question to the program and the answer of the book. */
  private record Question(String text, String answer) {
    static Question of(DistilledBook book, Position position) {
      Optional<MoveValue> reply = book.reply(position);
      String answer =
          reply.isEmpty()
              ? "-"
              : reply.get().move().isSwap()
                  ? "swap"
                  : name(position.game(), reply.get().move().cell());
      return new Question(
          names(position, Player.X)
              + ";"
              + names(position, Player.O)
              + ";"
              + (position.swapPending() ? 1 : 0),
          answer);
    }

    private static String name(Game game, int cell) {
      return game.cellNames().name(cell).replace(' ', ',');
    }

    private static String names(Position position, Player player) {
      long stones = position.stones(player);
      return IntStream.range(0, position.game().board().cells())
          .filter(cell -> (stones >>> cell & 1) != 0)
          .mapToObj(cell -> name(position.game(), cell))
          .reduce((a, b) -> a + " " + b)
          .orElse("");
    }
  }

  /** Every entry of a book under every symmetry, and positions that it need not have. */
  private static List<Question> questions(Game game, DistilledBook book) {
    List<Question> all = new ArrayList<>();
    addImages(book, book.entries(), book.game().plain(), all);
    addImages(book, book.beforeSwap(), game, all);
    Dice dice = new Dice(3);
    for (int i = 0; i < 100; i++) {
      Position at = (i % 2 == 0 ? game : book.game().plain()).start();
      for (int stones = dice.below(8); stones >= 0 && !at.outcome().isOver(); stones--) {
        all.add(Question.of(book, at));
        at = at.play(at.legalMoves().get(dice.below(at.legalMoves().size())));
      }
    }
    return all;
  }

  private static void addImages(
      DistilledBook book, List<Entry> entries, Game game, List<Question> all) {
    for (Entry each : entries) {
      for (Symmetry symmetry : game.symmetries()) {
        Question question = Question.of(book, image(game, each, symmetry));
        assertThat(question.answer).isNotEqualTo("-");
        all.add(question);
      }
    }
  }

  private static Position image(Game game, Entry entry, Symmetry symmetry) {
    return game.position(symmetry.map(entry.key().x()), symmetry.map(entry.key().o()));
  }

  private void assertSameAnswers(
      List<Question> questions, SourceLanguage language, SourceText source)
      throws IOException, InterruptedException {
    List<String> answers =
        ExportedProgram.around("book", language, source.text(), folder)
            .answers(questions.stream().map(Question::text).toList());
    assertThat(answers).isEqualTo(questions.stream().map(Question::answer).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath,1000,JAVA,ASCII",
    "yavalath,1000,CPP,UNICODE",
    "yavalath,1000,PYTHON,UNICODE",
    "yavalath,1000,JAVASCRIPT,ASCII",
    "squava,1000,JAVA,UNICODE",
    "squava,1000,CPP,ASCII",
    "squava,1000,PYTHON,ASCII",
    "squava,1000,JAVASCRIPT,UNICODE",
    "connect4,1000,JAVA,ASCII",
    "connect4,1000,CPP,UNICODE",
    "connect4,1000,PYTHON,UNICODE",
    "connect4,1000,JAVASCRIPT,ASCII",
    "tictactrains:mallorcan,800,JAVA,UNICODE",
    "tictactrains:mallorcan,800,CPP,ASCII",
    "tictactrains:mallorcan,800,PYTHON,ASCII",
    "tictactrains:mallorcan,800,JAVASCRIPT,UNICODE",
    "tic-tac-toe:misere,10000,JAVASCRIPT,ASCII",
    "tic-tac-toe:misere,10000,PYTHON,ASCII",
  })
  void everyAnswerIsTheSameUnderEverySymmetry(
      String name, int size, SourceLanguage language, SourceAlphabet alphabet)
      throws IOException, InterruptedException {
    assertSameUnderEverySymmetry(name, size, language, alphabet);
  }

  /** The pairs of a game, a language and an alphabet that others cover two by two. */
  @ParameterizedTest
  @CsvSource({
    "yavalath,1000,JAVA,UNICODE",
    "yavalath,1000,CPP,ASCII",
    "yavalath,1000,PYTHON,ASCII",
    "yavalath,1000,JAVASCRIPT,UNICODE",
  })
  @OnlyInFullRun
  void soItIsWithTheOtherAlphabet(
      String name, int size, SourceLanguage language, SourceAlphabet alphabet)
      throws IOException, InterruptedException {
    assertSameUnderEverySymmetry(name, size, language, alphabet);
  }

  private void assertSameUnderEverySymmetry(
      String name, int size, SourceLanguage language, SourceAlphabet alphabet)
      throws IOException, InterruptedException {
    Game game = BuiltInGames.load(name);
    DistilledBook book = SyntheticBook.of(game, size);
    SourceText source = SourceExporter.export(SourcePlan.ofBook(book, language, alphabet, LIMIT));
    assertThat(source.positions())
        .isEqualTo(source.available())
        .isEqualTo(book.entries().size() + book.beforeSwap().size());
    assertThat(source.text().length()).isLessThan(LIMIT);
    assertSameAnswers(questions(game, book), language, source);
  }

  /** Each is asked under one symmetry; literals and counts are as large as they get. */
  @OnlyInFullRun
  @Test
  void thousandsOfPositionsFit() throws IOException, InterruptedException {
    assertAllFit(SourceLanguage.JAVA, SourceAlphabet.ASCII, 25_000);
  }

  @OnlyInFullRun
  @Test
  void twiceAsManyFitInAnAlphabetOfManyLetters() throws IOException, InterruptedException {
    assertAllFit(SourceLanguage.CPP, SourceAlphabet.UNICODE, 50_000);
  }

  private void assertAllFit(SourceLanguage language, SourceAlphabet alphabet, int size)
      throws IOException, InterruptedException {
    Game game = BuiltInGames.load("yavalath");
    DistilledBook book = SyntheticBook.of(game, size);
    SourceText source = SourceExporter.export(SourcePlan.ofBook(book, language, alphabet, LIMIT));
    assertThat(source.text().length()).isLessThanOrEqualTo(LIMIT);
    assertThat(source.positions()).isEqualTo(size);
    List<Question> questions = new ArrayList<>();
    List<Symmetry> symmetries = game.symmetries();
    for (Entry each : book.entries()) {
      Symmetry symmetry = symmetries.get(questions.size() % symmetries.size());
      questions.add(Question.of(book, image(book.game().plain(), each, symmetry)));
    }
    assertSameAnswers(questions, language, source);
  }

  @Test
  void theMostUsefulAreKeptWhenNotAllFit() throws IOException, InterruptedException {
    Game game = BuiltInGames.load("squava");
    DistilledBook book = SyntheticBook.of(game, 3000);
    SourceText source =
        SourceExporter.export(
            SourcePlan.ofBook(book, SourceLanguage.PYTHON, SourceAlphabet.ASCII, 10_500));
    assertThat(source.text().length()).isBetween(10_480, 10_500);
    assertThat(source.positions()).isBetween(200, 2900);
    assertThat(source.available()).isEqualTo(3000);
    DistilledBook part =
        ReachablePositions.mostUsefulFirst(
            new DistilledBook(
                book.game(), book.entries().subList(0, source.positions()), List.of()));
    assertSameAnswers(questions(game, part), SourceLanguage.PYTHON, source);
  }

  @Test
  void aLimitThatIsTooSmallIsRefused() {
    DistilledBook book = SyntheticBook.of(BuiltInGames.load("squava"), 100);
    assertThatThrownBy(
            () ->
                SourceExporter.export(
                    SourcePlan.ofBook(book, SourceLanguage.JAVA, SourceAlphabet.ASCII, 5000)))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "the limit of 5000 characters is too small: the decoder alone has [0-9]+");
  }
}
