package games.oxo.offline.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.search.OpeningBook;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.EvaluationWriter;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import games.oxo.search.solve.ExactValues;
import games.oxo.table.extract.Extract;
import games.oxo.table.results.BuiltInValues;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the page looks up what the program looks up. */
final class BundledKnowledgeTest {
  private static final int MANY = 2_000;

  private static final BundledKnowledge BUNDLED = new BundledKnowledge();

  static {
    KnowledgeFiles.all().forEach(BUNDLED::supply);
  }

  static Stream<String> games() {
    return BuiltInGames.ids().stream();
  }

  static Stream<String> gamesWithExtracts() {
    return games().filter(id -> BUNDLED.values(BuiltInGames.load(id)) instanceof Extract);
  }

  static Stream<String> gamesWithBooks() {
    return games().filter(id -> BuiltInBooks.content(BuiltInGames.load(id)).isPresent());
  }

  @ParameterizedTest
  @MethodSource("gamesWithExtracts")
  void positionsOfAnExtractHaveTheValuesOfTheProgram(String id) {
    Game game = BuiltInGames.load(id);
    Extract bundled = (Extract) BUNDLED.values(game);
    ExactValues own = BuiltInValues.of(game);
    assertThat(bundled.stones()).isPositive();
    int known = 0;
    for (Position position : openings(game, bundled.stones())) {
      assertThat(bundled.value(position)).as("%s", position).isEqualTo(own.value(position));
      known += bundled.value(position).isPresent() ? 1 : 0;
    }
    assertThat(known).isPositive();
  }

  @Test
  void someGamesHaveExtractsAndSomeHaveBooks() {
    assertThat(gamesWithExtracts()).contains("squava", "connect4");
    assertThat(gamesWithBooks()).contains("yavalath");
  }

  @Test
  void whatIsProvenIsWhatTheProgramProves() {
    Game game = BuiltInGames.load("yavalath:no-swap");
    ExactValues bundled = BUNDLED.values(game);
    ExactValues own = BuiltInValues.of(game);
    int known = 0;
    for (Position position : openings(game, 2)) {
      assertThat(bundled.result(position)).as("%s", position).isEqualTo(own.result(position));
      assertThat(bundled.winningMove(position)).isEqualTo(own.winningMove(position));
      known += bundled.result(position).isPresent() ? 1 : 0;
    }
    assertThat(known).isGreaterThan(7);
    assertThat(BUNDLED.values(BuiltInGames.load("yavalath:side4"))).isSameAs(ExactValues.NONE);
  }

  @ParameterizedTest
  @MethodSource("gamesWithBooks")
  void theBookRepliesAsThatOfTheProgram(String id) {
    Game game = BuiltInGames.load(id);
    OpeningBook bundled = BUNDLED.books().usual(game, true);
    OpeningBook own = BuiltInBooks.of(game);
    int known = 0;
    for (Position position : openings(game, 3)) {
      assertThat(bundled.reply(position)).as("%s", position).isEqualTo(own.reply(position));
      known += bundled.reply(position).isPresent() ? 1 : 0;
    }
    assertThat(known).isPositive();
    assertThat(BUNDLED.books().named(game, "builtin")).isSameAs(bundled);
    assertThat(BUNDLED.books().usual(game, false)).isSameAs(OpeningBook.NONE);
  }

  /** All positions up to a number of stones where they are few; else some of them, by chance. */
  private static Set<Position> openings(Game game, int stones) {
    Set<Position> all = new HashSet<>();
    Set<Position> layer = Set.of(game.start());
    for (int i = 0; i <= stones && layer.size() <= MANY; i++) {
      all.addAll(layer);
      Set<Position> next = new HashSet<>();
      for (Position position : layer) {
        position.legalMoves().stream()
            .map(position::play)
            .filter(after -> !after.outcome().isOver())
            .forEach(next::add);
      }
      layer = next;
    }
    Random random = new Random(game.id().hashCode());
    for (int i = 0; i < MANY / 10; i++) {
      addGame(all, game, stones, random);
    }
    return all;
  }

  private static void addGame(Set<Position> all, Game game, int stones, Random random) {
    Position position = game.start();
    while (!position.outcome().isOver() && Long.bitCount(position.occupied()) <= stones) {
      all.add(position);
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(random.nextInt(legal.size())));
    }
  }

  @Test
  void nothingIsKnownOfAGameOfOnesOwn() {
    Game own = Game.of(BuiltInGames.define("own", "extends = \"squava\"\nline = { lose = 2 }\n"));
    assertThat(BUNDLED.values(own)).isSameAs(ExactValues.NONE);
    assertThat(BUNDLED.books().usual(own, true)).isSameAs(OpeningBook.NONE);
  }

  @Test
  void noFileCanBeNamed() {
    Game game = BuiltInGames.load("squava");
    assertThatThrownBy(() -> BUNDLED.books().named(game, "my.oxobook"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'builtin' or 'none'");
  }

  @Test
  void anEvaluationIsReadWhenItIsThere() {
    Game game = BuiltInGames.load("squava");
    LearnedEvaluation learned =
        new LearnedEvaluation(
            HandMadeWeights.of(game),
            true,
            ChanceScale.PLAIN,
            Stronger.EVALUATED,
            new Provenance("Squava", 1, 1, 1, 1, List.of()));
    byte[] file = EvaluationWriter.write(game, learned);
    BundledKnowledge knowledge = new BundledKnowledge();
    assertThat(knowledge.evaluations().usual(game)).isEmpty();
    knowledge.supply(
        BundledKnowledge.name(game) + BundledKnowledge.EVALUATION,
        Base64.getEncoder().encodeToString(file));
    LearnedEvaluation read = knowledge.evaluations().usual(game).orElseThrow();
    assertThat(EvaluationWriter.write(game, read)).isEqualTo(file);
    assertThat(knowledge.evaluations().named(game, "builtin")).isSameAs(read);
    assertThat(knowledge.evaluations().usual(BuiltInGames.load("connect4"))).isEmpty();
  }
}
