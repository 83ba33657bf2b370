package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.SyntheticBook;
import games.oxo.book.compact.TreeRules;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What exported source code contains")
class SourceExporterTest {
  private static final BotSettings BOT = new BotSettings(BotProtocol.UGI, 1000, 100);

  private final Game game = Samples.game("squava");
  private final DistilledBook book = SyntheticBook.of(game, 2000);
  private final SourceEvaluation evaluation = RandomEvaluation.of(game, 3, false);

  private SourceText export(SourceLanguage language, int limit, long millis, boolean withBook) {
    return SourceExporter.export(plan(language, limit, millis, withBook ? book : null));
  }

  private SourcePlan plan(
      SourceLanguage language, int limit, long millis, @Nullable DistilledBook replies) {
    return new SourcePlan(
        game, replies, evaluation, language, SourceAlphabet.ASCII, limit, millis, BOT);
  }

  @ParameterizedTest
  @EnumSource
  void isAllThereIfItFits(SourceLanguage language) {
    SourceText source = export(language, 1_000_000, 0, true);
    assertThat(source.positions()).isEqualTo(source.available()).isEqualTo(2000);
    assertThat(source.step()).isEqualTo(1);
    assertThat(source.text())
        .contains("OpeningBook", "Evaluation", "Search", "RangeDecoder")
        .doesNotContainPattern("@[A-Z_]{4,}@")
        .isASCII();
    SourceText without = export(language, 1_000_000, 0, false);
    assertThat(without.text()).doesNotContain("OpeningBook");
    assertThat(without.available()).isZero();
  }

  @Test
  void weightsAreRoundedBeforePositionsAreLeftOut() {
    SourceText all = export(SourceLanguage.JAVA, 1_000_000, 0, true);
    int limit = all.text().length() - 1;
    SourceText rounded = export(SourceLanguage.JAVA, limit, 0, true);
    assertThat(rounded.positions()).isEqualTo(2000);
    assertThat(rounded.step()).isEqualTo(2);
    assertThat(rounded.text().length()).isLessThanOrEqualTo(limit);
    limit = all.text().length() - 2000;
    SourceText less = export(SourceLanguage.JAVA, limit, 0, true);
    assertThat(less.positions()).isBetween(100, 1999);
    assertThat(less.step()).isEqualTo(8);
    assertThat(less.text().length()).isBetween(limit - limit / 100, limit);
  }

  @Test
  void positionsAreLeftOutThatTakeTooLongToUnpack() {
    SourceText all = export(SourceLanguage.PYTHON, 1_000_000, 0, true);
    assertThat(all.unpackMillis()).isGreaterThan(20);
    SourceText fast = export(SourceLanguage.PYTHON, 1_000_000, all.unpackMillis() / 2, true);
    assertThat(fast.unpackMillis()).isBetween(all.unpackMillis() / 3, all.unpackMillis() / 2);
    assertThat(fast.positions()).isBetween(100, 1999);
    assertThat(fast.step()).isEqualTo(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatThrownBy(() -> export(SourceLanguage.JAVA, 9000, 0, true))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "the limit of 9000 characters is too small: the program without positions of a book has"
                + " [0-9]+");
    assertThatThrownBy(() -> export(SourceLanguage.JAVA, 9000, 0, false))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("the limit of 9000 characters is too small: the program .* has [0-9]+");
    SourcePlan slow =
        new SourcePlan(
            Samples.game("yavalath"),
            null,
            SourceEvaluation.handMade(Samples.game("yavalath")),
            SourceLanguage.PYTHON,
            SourceAlphabet.ASCII,
            1_000_000,
            1,
            null);
    assertThatThrownBy(() -> SourceExporter.export(slow))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "1 ms are too short to unpack: the evaluation alone takes about [0-9]+ ms in Python");
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "yavalath:side4", "yavalath:no-swap", "connect4"})
  void codingamesProtocolIsForItsGame(String name) {
    assertThatThrownBy(() -> SourcePlan.check(BotProtocol.CODINGAME, Samples.game(name)))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "CodinGame's protocol is that of yavalath, and "
                + name
                + " has other rules; give --protocol ugi");
    SourcePlan.check(BotProtocol.UGI, Samples.game(name));
    SourcePlan.check(BotProtocol.CODINGAME, Samples.game("yavalath"));
  }

  @Test
  void decodersOfBooksKnowStraightLinesOnly() {
    Game tube =
        Samples.gameOf(
            "name = 'Tube'\nline.win = 4\n"
                + "board = { shape = 'square', width = 5, height = 5, wrap = 'cylinder' }");
    assertThatThrownBy(() -> SourcePlan.checkBook(tube, new TreeRules(tube)))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "a book can be written for games in which straight lines with two ends count; in"
                + " my.toml others do");
    Game squava = Samples.game("squava");
    SourcePlan.checkBook(squava, new TreeRules(squava));
  }

  @Test
  void scoreGamesHaveNone() {
    assertThatThrownBy(() -> SourcePlan.checkEvaluated(Samples.game("fourtic"), "a bot"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "a bot can be written for games in which lines win or lose; in fourtic points are"
                + " compared");
    SourcePlan.checkEvaluated(game, "a bot");
  }
}
