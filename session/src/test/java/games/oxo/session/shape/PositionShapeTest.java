package games.oxo.session.shape;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Positions as JSON")
class PositionShapeTest {
  private static Map<String, @Nullable Object> json(String game, String moves) {
    Game loaded = Samples.game(game);
    return PositionShape.POSITION.write(new MoveNotation(loaded).playList(loaded.start(), moves));
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void wholeGamesAgreeWithThePosition(Game game) {
    Dice dice = new Dice(7);
    MoveNotation notation = new MoveNotation(game);
    for (int games = 0; games < 5; games++) {
      Position position = game.start();
      while (!position.outcome().isOver()) {
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(dice.below(legal.size())));
        Map<String, @Nullable Object> json = PositionShape.POSITION.write(position);
        assertThat(json.get("X")).isEqualTo(BoardTypes.cells(position.stones(Player.X)));
        assertThat(json.get("O")).isEqualTo(BoardTypes.cells(position.stones(Player.O)));
        List<?> moves = (List<?>) json.get("moves");
        List<?> cells = (List<?>) json.get("moveCells");
        assertThat(moves).hasSameSizeAs(cells);
        for (int i = 0; i < moves.size(); i++) {
          Move move = cells.get(i) instanceof Integer cell ? Move.at(cell) : Move.SWAP;
          assertThat(moves.get(i)).isEqualTo(notation.writeInList(move));
        }
        checkTurn(position, (Map<?, ?>) json.get("turn"));
        checkLegal(position, (List<?>) json.get("legalCells"));
        checkPaths(position, (Map<?, ?>) json.get("paths"));
      }
    }
  }

  private static void checkLegal(Position position, List<?> cells) {
    List<Move> legal = position.legalMoves();
    for (int i = 0; i < cells.size(); i++) {
      assertThat(cells.get(i)).isEqualTo(legal.get(i).cell());
    }
    assertThat(cells).hasSize(legal.size() - (position.swapOffered() ? 1 : 0));
  }

  private static void checkTurn(Position position, Map<?, ?> turn) {
    Game game = position.game();
    int left = (Integer) turn.get("left");
    if (position.outcome().isOver()) {
      assertThat(left).isZero();
      return;
    }
    int end = position.ply() + left;
    for (int ply = position.ply(); ply < end; ply++) {
      assertThat(game.mover(ply)).isEqualTo(position.toMove().orElseThrow());
    }
    if (end < game.board().cells()) {
      assertThat(game.mover(end)).isNotEqualTo(position.toMove().orElseThrow());
    }
    if (turn.get("ring") instanceof Integer ring) {
      assertThat(position.legalCells() & ~game.board().ringCells(ring)).isZero();
    }
  }

  private static void checkPaths(Position position, @Nullable Map<?, ?> paths) {
    assertThat(paths != null).isEqualTo(position.game().id().startsWith("tictactrains"));
    if (paths == null) {
      return;
    }
    for (Player player : Player.values()) {
      List<?> path = (List<?>) paths.get(player.name());
      assertThat(path).hasSize(position.points(player));
      assertThat(new HashSet<Object>(path)).hasSameSizeAs(path);
      for (int i = 0; i < path.size(); i++) {
        int cell = (Integer) path.get(i);
        assertThat(position.stones(player) >>> cell & 1).isEqualTo(1);
        if (i > 0) {
          int before = (Integer) path.get(i - 1);
          assertThat(position.game().board().touching(before) >>> cell & 1).isEqualTo(1);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      value = {
        "tictactrains:swiss||1|null|null",
        "tictactrains:swiss|d4|3|1|O places three stones; this one goes into ring 1.",
        "tictactrains:swiss|d4 d5|2|2|O places two more stones; this one goes into ring 2.",
        "tictactrains:swiss|d4 d5 b3|1|3|O places one more stone, in ring 3.",
        "tictactrains:swiss|d4 d5 b3 a1|1|null|null",
        "tic-tac-toe|a1 b1 a2 b2 a3|0|null|null"
      })
  void theTurnSaysHowManyStonesAndWhere(
      String game,
      @Nullable String moves,
      int left,
      @Nullable Integer ring,
      @Nullable String text) {
    Map<?, ?> turn = (Map<?, ?>) json(game, moves == null ? "" : moves).get("turn");
    assertThat(turn.get("left")).isEqualTo(left);
    assertThat(turn.get("ring")).isEqualTo(ring);
    assertThat(turn.get("text")).isEqualTo(text);
  }

  @Test
  void aSwapHasNoCellAndLeavesTheLastStone() {
    Map<String, @Nullable Object> json = json("yavalath", "e5 swap d4");
    assertThat(json.get("moveCells")).isEqualTo(Arrays.asList(30, null, 21));
    assertThat(json("yavalath", "e5 swap")).containsEntry("last", 30);
    assertThat(json("yavalath", "")).containsEntry("last", null);
  }

  @Test
  void movesBeforeAPositionAreUnknown() {
    Position position = PositionReader.read(Samples.game("tic-tac-toe"), "XX./OO./...");
    assertThat(PositionShape.POSITION.write(position))
        .containsEntry("moves", null)
        .containsEntry("moveCells", null)
        .containsEntry("last", null);
    Map<String, @Nullable Object> played = PositionShape.POSITION.write(position.play(Move.at(8)));
    assertThat(played).containsEntry("moveCells", null).containsEntry("last", 8);
  }

  @Test
  void theOutcomeIsToldInASentence() {
    Map<String, @Nullable Object> json = json("tic-tac-toe", "a1 b1 a2 b2 a3");
    Map<?, ?> outcome = (Map<?, ?>) json.get("outcome");
    assertThat(outcome.get("text")).isEqualTo("X wins with the line a1 a2 a3");
    assertThat(outcome.get("cells")).isEqualTo(Arrays.asList(0, 3, 6));
  }
}
