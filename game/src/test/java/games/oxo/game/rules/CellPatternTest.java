package games.oxo.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.PatternGames;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.count.DistinctCounter;
import games.oxo.game.count.FullBoardCounter;
import games.oxo.game.count.PlyCount;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome.Reason;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.RuleText;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Any sets of cells can win or lose")
class CellPatternTest {
  /** Looks at marks on a sheet, square by square. */
  private static boolean hasBlock(Position position, char mark) {
    Board board = position.game().board();
    for (int row = 1; row < board.rows(); row++) {
      for (int column = 1; column < board.columns(); column++) {
        boolean all = true;
        for (int i = 0; i < 4; i++) {
          all &= position.mark(board.cell(row - i / 2, column - i % 2)) == mark;
        }
        if (all) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void blocksWinWhereTheRulesSaySo() {
    Dice dice = new Dice(1);
    int won = 0;
    for (int i = 0; i < 300; i++) {
      Game game = PatternGames.blocks("Blocks", 4, 3 + i % 3, "board.gravity = " + (i % 2 == 0));
      for (Position at = game.start(); !at.outcome().isOver(); ) {
        List<Move> legal = at.legalMoves();
        Player mover = at.toMove().orElseThrow();
        at = at.play(legal.get(dice.below(legal.size())));
        boolean wins = hasBlock(at, mover.name().charAt(0));
        boolean full = at.ply() == game.board().cells();
        assertThat(at.outcome().reason())
            .isEqualTo(wins ? Reason.WINNING_LINE : full ? Reason.FULL_BOARD : Reason.OPEN);
        assertThat(at.outcome().winner()).isEqualTo(wins ? mover : null);
        assertThat(Long.bitCount(at.decidingCells())).isGreaterThanOrEqualTo(wins ? 4 : 0);
        assertThat(game.position(at.stones(Player.X), at.stones(Player.O)).outcome())
            .isEqualTo(at.outcome());
        won += wins ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(50);
  }

  /** The sets are compared one by one, without the order by cells that the rules keep. */
  @ParameterizedTest
  @MethodSource("games.oxo.game.PatternGames#all")
  void aStoneEndsAGameIfItCompletesASet(Game game) {
    Dice dice = new Dice(2);
    Rules rules = game.rules();
    for (int i = 0; i < 50; i++) {
      for (Position at = game.start(); !at.outcome().isOver(); ) {
        List<Move> legal = at.legalMoves();
        Player mover = at.toMove().orElseThrow();
        Move move = legal.get(dice.below(legal.size()));
        at = at.play(move);
        boolean wins = holdsOne(rules.winning().sets(), at.stones(mover));
        boolean loses = !wins && holdsOne(rules.losing().sets(), at.stones(mover));
        assertThat(at.outcome().sign(mover)).isEqualTo(wins ? 1 : loses ? -1 : 0);
        assertThat(rules.isEndedBy(at.stones(mover))).isEqualTo(wins || loses);
        assertThat(rules.ends(at.stones(mover), move.cell())).isEqualTo(wins || loses);
      }
    }
  }

  private static boolean holdsOne(long[] sets, long stones) {
    for (long set : sets) {
      if ((stones & set) == set) {
        return true;
      }
    }
    return false;
  }

  /** Folding by symmetry would merge what is not alike if a symmetry did not keep the sets. */
  @ParameterizedTest
  @MethodSource("games.oxo.game.PatternGames#all")
  void onlySymmetriesThatKeepTheSetsCount(Game game) {
    boolean whole =
        game.symmetries().size() == game.board().symmetries().size() || game.board().gravity();
    assertThat(whole).isEqualTo(!List.of("Lopsided", "Mixed").contains(game.name()));
    assertThat(game.symmetries()).isNotEmpty();
  }

  @Test
  void fullBoardsAreCountedByTheirSets() {
    Game game = PatternGames.blocks("Blocks", 4, 3, "");
    FullBoardCounter.Endings endings = new FullBoardCounter(game, fraction -> true).count();
    PlyCount last = null;
    DistinctCounter counter = new DistinctCounter(game, false, 100_000_000, fraction -> true);
    for (int ply = 0; ply <= game.board().cells(); ply++) {
      last = counter.next();
    }
    assertThat(endings.last()).isEqualTo(Player.O);
    assertThat(last.winsOfO()).isEqualTo(endings.winsOfLast().boards()).isPositive();
    assertThat(last.draws()).isEqualTo(endings.draws().boards()).isPositive();
  }

  @Test
  void theRulesAreToldAndKnownApart() {
    Game blocks = PatternGames.blocks("Blocks", 4, 4, "");
    assertThat(RuleText.sentences(blocks)).containsExactly("A block wins.");
    assertThat(Samples.game("squava").rules().goal()).isEqualTo("four in a row wins, three loses");
    Game lines = Game.of(blocks.definition());
    assertThat(lines).isNotEqualTo(blocks);
    assertThat(PatternGames.blocks("Blocks", 4, 4, "")).isEqualTo(blocks).hasSameHashCodeAs(blocks);
    assertThat(RulesFingerprint.of(blocks)).isNotEqualTo(RulesFingerprint.of(lines));
    assertThat(RulesFingerprint.of(PatternGames.blocks("B", 4, 4, "")))
        .isEqualTo(RulesFingerprint.of(blocks));
  }

  @Test
  void aPositionAfterTheEndIsRefused() {
    Game game = PatternGames.blocks("Blocks", 4, 4, "");
    assertThat(PositionReader.read(game, "XX../XX../OOO./....").outcome().winner())
        .isEqualTo(Player.X);
    assertThatThrownBy(() -> PositionReader.read(game, "XX../XX../OO../OO.."))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("both sides have a winning line");
  }

  @Test
  void aSetHasTwoCellsOfTheBoard() {
    Board board = Samples.game("tic-tac-toe").board();
    assertThatThrownBy(() -> CellPattern.of(board, new long[] {1}, "a cell"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CellPattern.of(board, new long[] {1 | 1L << 9}, "a pair"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(CellPattern.of(board, new long[0], "nothing").isNone()).isTrue();
    assertThat(CellPattern.runs(board, 3).run()).isEqualTo(3);
    assertThat(CellPattern.of(board, board.runs(3), "a line").run()).isZero();
  }
}
