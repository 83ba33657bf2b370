package games.oxo.game.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests games with variations and notes as text. */
final class GameTreeTest {
  private static final Game GAME = BuiltInGames.load("tic-tac-toe");

  private static final String WHOLE =
      "{An opening.}   1. a1 b1   2. c1? {= loss 4 best b2} {Why, a/b?} (2. b2 c2 (a2   3. c1)) a2";

  @Test
  void whatIsWrittenIsReadBack() {
    GameTree tree = GameTreeReader.read(GAME.start(), WHOLE);
    assertThat(GameTreeWriter.write(tree)).isEqualTo(WHOLE);
    List<GameTree.Node> line = tree.mainLine();
    assertThat(line).hasSize(5);
    assertThat(line.get(0).note()).isEqualTo("An opening.");
    assertThat(line.get(3).mark()).isEqualTo("?");
    assertThat(line.get(3).worth()).isEqualTo("loss 4 best b2");
    assertThat(line.get(2).next()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "connect4", "yavalath", "tictactrains:modern", "fourtic"})
  void everyTreeIsReadBackInEveryNotation(String id) {
    Game game = BuiltInGames.load(id);
    for (int seed = 0; seed < 20; seed++) {
      GameTree tree = random(game, new Random(seed));
      String text = GameTreeWriter.write(tree);
      GameTree again = GameTreeReader.readFile(game, "# " + id + "\n" + text);
      assertThat(GameTreeWriter.write(again)).isEqualTo(text);
      // Every command reads the main line as a position.
      List<GameTree.Node> line = tree.mainLine();
      assertThat(PositionReader.read(game, text)).isEqualTo(line.get(line.size() - 1).position());
    }
  }

  /** A few games that have their first moves in common. */
  private static GameTree random(Game game, Random random) {
    GameTree tree = new GameTree(game.start());
    Position shared = game.start();
    for (int i = 0; i < 5; i++) {
      Position position = shared;
      while (!position.outcome().isOver() && position.ply() < shared.ply() + 4) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      tree.add(position);
      shared = random.nextBoolean() ? position.previous().orElseThrow() : shared;
      shared = shared.outcome().isOver() ? game.start() : shared;
    }
    return tree;
  }

  @Test
  void movesFromRowsKeepTheirVariations() {
    GameTree tree = GameTreeReader.readFile(GAME, "# a game\nXOX/.O./...\n1. b3 (a3 {no}) c2\n");
    assertThat(tree.root().position().ply()).isEqualTo(4);
    assertThat(GameTreeWriter.write(tree)).isEqualTo("1. b3 (1. a3 {no}) c2");
    assertThat(GameTreeReader.readFile(GAME, "XOX/.O./...").mainLine()).hasSize(1);
  }

  @Test
  void aLineIsMadeTheMainLine() {
    GameTree tree = GameTreeReader.read(GAME.start(), "a1 b1 (c1 c2) a2");
    tree.lead(GameTreeReader.read(GAME.start(), "a1 c1 c2").mainLine().get(3).position());
    assertThat(GameTreeWriter.write(tree)).isEqualTo("1. a1 c1 (b1   2. a2)   2. c2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a1 (b1       | there is no ')'
          a1 b1)       | without a '('
          (a1)         | here is none
          a1 {b1       | there is no '}'
          a1 (b1) c9     | c9
          a1 a1        | a1 is taken by X
          """)
  void aTextWithAFaultIsRefused(String text, String words) {
    assertThatThrownBy(() -> GameTreeReader.read(GAME.start(), text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(words);
  }

  @Test
  void aDrawingWithItsLastMoveInParenthesesIsNoVariation() {
    assertThat(PositionReader.read(GAME, "1 X(O).\n2 . . .\n3 . . .\n  a b c").ply()).isEqualTo(2);
  }
}
