package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.PatternGames;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("An exported evaluation, compiled and run, has the values of ours")
class ExportedEvaluationTest {
  private static final int LIMIT = 1_000_000;
  private static final int POSITIONS = 300;

  @TempDir Path folder;

  /** Positions of games at random that are not over. */
  static List<Position> positions(Game game, int count, long seed) {
    Dice dice = new Dice(seed);
    List<Position> found = new ArrayList<>();
    while (found.size() < count) {
      Position at = game.start();
      while (!at.outcome().isOver() && found.size() < count) {
        found.add(at);
        at = at.play(at.legalMoves().get(dice.below(at.legalMoves().size())));
      }
    }
    return found;
  }

  private static String names(Position position, Player player) {
    Game game = position.game();
    return IntStream.range(0, game.board().cells())
        .filter(cell -> (position.stones(player) >>> cell & 1) != 0)
        .mapToObj(cell -> game.cellNames().name(cell).replace(' ', ','))
        .collect(Collectors.joining(" "));
  }

  private void assertSame(Game game, SourceEvaluation evaluation, int step, SourceText source)
      throws IOException, InterruptedException {
    assertThat(source.step()).isEqualTo(step);
    SearchRules rules = new SearchRules(game);
    SourceEvaluation rounded = evaluation.inSteps(game, step);
    TupleEvaluation ours = new TupleEvaluation(rules, rounded.weights(), ChanceScale.PLAIN);
    LineState[] stack = LineState.stack(rules);
    List<String> questions = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (Position each : positions(game, POSITIONS, 3)) {
      LineState at = stack[each.ply()];
      at.set(each);
      int tuples = ours.tuples(each.stones(Player.X), each.stones(Player.O));
      questions.add(names(each, Player.X) + ";" + names(each, Player.O));
      answers.add(Integer.toString(ours.of(at, tuples, rules.moverIsX(each.ply()))));
    }
    assertThat(program(source).answers(questions)).isEqualTo(answers);
  }

  private SourceLanguage language = SourceLanguage.JAVA;

  private ExportedProgram program(SourceText source) throws IOException, InterruptedException {
    return ExportedProgram.around("evaluation", language, source.text(), folder);
  }

  private void assertExactly(Game game, SourceLanguage of, SourceAlphabet alphabet, boolean alike)
      throws IOException, InterruptedException {
    language = of;
    SourceEvaluation evaluation = RandomEvaluation.of(game, 5, alike);
    SourceText source =
        SourceExporter.export(
            new SourcePlan(game, null, evaluation, language, alphabet, LIMIT, 0, null));
    assertSame(game, evaluation, 1, source);
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath, JAVA, ASCII, true",
    "yavalath, CPP, UNICODE, false",
    "squava, PYTHON, UNICODE, false",
    "squava, JAVASCRIPT, ASCII, true",
    "connect4, JAVA, UNICODE, false",
    "connect4, PYTHON, ASCII, true",
    "connect4, JAVASCRIPT, UNICODE, false",
    "tic-tac-toe:misere, CPP, ASCII, true"
  })
  void withoutRounding(String name, SourceLanguage of, SourceAlphabet alphabet, boolean alike)
      throws IOException, InterruptedException {
    assertExactly(Samples.game(name), of, alphabet, alike);
  }

  @ParameterizedTest
  @CsvSource({"JAVA", "PYTHON", "JAVASCRIPT", "CPP"})
  void ofLinesThatAreCutIntoPiecesAndSeveralStonesInATurn(SourceLanguage of)
      throws IOException, InterruptedException {
    Game game =
        Samples.gameOf(
            "name = 'Long'\nboard = { shape = 'square', width = 16, height = 4 }\n"
                + "line = { win = 5 }\nturns = 'XA, (OA, OA, XA, XA), ...'");
    assertExactly(game, of, SourceAlphabet.ASCII, of != SourceLanguage.CPP);
  }

  @ParameterizedTest
  @CsvSource({"JAVA", "PYTHON"})
  void ofSetsThatAreNoLines(SourceLanguage of) throws IOException, InterruptedException {
    assertExactly(PatternGames.blocks("Blocks", 5, 4, ""), of, SourceAlphabet.ASCII, true);
  }

  @Test
  void roundedAsFinelyAsFits() throws IOException, InterruptedException {
    Game game = Samples.game("yavalath");
    SourceEvaluation evaluation = RandomEvaluation.of(game, 5, false);
    language = SourceLanguage.PYTHON;
    int[] lengths = new int[2];
    for (int i = 0; i < lengths.length; i++) {
      int limit = i == 0 ? LIMIT : lengths[0] - 1;
      SourceText source =
          SourceExporter.export(
              new SourcePlan(
                  game, null, evaluation, language, SourceAlphabet.ASCII, limit, 0, null));
      lengths[i] = source.text().length();
      assertSame(game, evaluation, i + 1, source);
    }
    assertThat(lengths[1]).isLessThan(lengths[0]);
  }
}
