package games.oxo.session.explain;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.check.NaiveReferee;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.definition.LineRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every reason for a move is true, and none is missing, as the naive referee sees it")
@Tag("slow")
class MoveExplainerTest {
  private static final int GAMES = 2;
  private static final int MOVES = 2;
  private static final int DEFINITIONS = 30;

  /** The referee takes long to find the longest paths of a board that is nearly full. */
  private static final int MOST_STONES_OF_SCORE_GAMES = 25;

  @ParameterizedTest
  @MethodSource("games.oxo.game.Samples#allBuiltIn")
  void inEveryBuiltInGame(Game game) {
    Dice dice = new Dice(11);
    for (int i = 0; i < (game.isLineGame() ? GAMES : 1); i++) {
      playThrough(game, dice);
    }
  }

  @Test
  void inGamesThatNobodyHasThoughtOf() {
    Dice dice = new Dice(12);
    for (int i = 0; i < DEFINITIONS; i++) {
      playThrough(Samples.gameOf(RandomDefinition.text(dice)), dice);
    }
  }

  private static void playThrough(Game game, Dice dice) {
    MoveExplainer explainer = new MoveExplainer(game);
    ExplanationText text = new ExplanationText(game);
    Position position = game.start();
    int most = game.isLineGame() ? game.board().cells() : MOST_STONES_OF_SCORE_GAMES;
    while (!position.outcome().isOver() && position.ply() < most) {
      List<Move> legal = position.legalMoves();
      for (int i = 0; i < MOVES; i++) {
        Move move = legal.get(dice.below(legal.size()));
        Explanation found = explainer.explain(position, move);
        assertThat(text.sentence("it", found)).doesNotContain("null", "  ");
        if (!move.isSwap()) {
          new Check(position, move.cell(), found).all();
        }
      }
      position = position.play(legal.get(dice.below(legal.size())));
    }
  }

  /** Compares what is said about one move with what the referee sees. */
  private static final class Check {
    private final Position before;
    private final int cell;
    private final Explanation found;
    private final Player player;
    private final Player opponent;
    private final NaiveReferee earlier;
    private final NaiveReferee later;
    private final int win;
    private final int lose;

    Check(Position before, int cell, Explanation found) {
      this.before = before;
      this.cell = cell;
      this.found = found;
      earlier = replayed(before);
      later = replayed(before);
      player = earlier.toMove();
      opponent = player.other();
      later.play(cell);
      LineRule line = before.game().definition().line();
      win = line == null || line.win() == 0 ? Integer.MAX_VALUE : line.win();
      lose = line == null || line.lose() == 0 ? Integer.MAX_VALUE : line.lose();
    }

    private static NaiveReferee replayed(Position position) {
      NaiveReferee referee = new NaiveReferee(position.game().definition());
      for (Move move : position.moves()) {
        if (move.isSwap()) {
          referee.swap();
        } else {
          referee.play(move.cell());
        }
      }
      return referee;
    }

    void all() {
      List<Reason> expected = new ArrayList<>();
      if (before.game().isLineGame()) {
        lines(expected);
      } else {
        points(expected);
      }
      if (!earlier.gaveUp() && !later.gaveUp()) {
        assertThat(found.player()).isEqualTo(player);
        assertThat(found.reasons()).containsExactlyInAnyOrderElementsOf(expected);
      }
    }

    private void lines(List<Reason> expected) {
      if (later.reason() == Outcome.Reason.FULL_BOARD) {
        expected.add(new Reason.FillsBoard(null));
      }
      if (later.reason() != Outcome.Reason.OPEN) {
        boolean wins = later.winner() == player;
        if (later.winner() != null) {
          expected.add(
              new Reason.CompletesLine(player, wins, lineThrough(player, cell, wins ? win : lose)));
        }
        return;
      }
      if (supposed(earlier, opponent, cell) >= win) {
        expected.add(new Reason.Blocks(opponent, lineThrough(opponent, cell, win)));
      }
      boolean lost = allowed(expected);
      threats(expected);
      if (!lost && later.toMove() == opponent) {
        answers(expected);
      }
      forbidden(expected);
      openLines(expected);
    }

    private boolean allowed(List<Reason> expected) {
      boolean any = false;
      for (int at : cells(later.toMove() == opponent ? later.legalCells() : 0)) {
        if (supposed(later, opponent, at) >= win) {
          expected.add(new Reason.Allows(opponent, at, lineThrough(opponent, at, win)));
          any = true;
        }
      }
      return any;
    }

    private void threats(List<Reason> expected) {
      Board board = before.game().board();
      for (int at : free()) {
        if (supposed(later, player, at) < win) {
          continue;
        }
        int below = board.gravity() ? board.cell(board.row(at) + 1, board.column(at)) : -1;
        if (below >= 0 && below != cell && before.mark(below) == '.') {
          expected.add(new Reason.Prepares(player, at, lineThrough(player, at, win)));
        } else {
          int block = supposed(later, opponent, at);
          long loses = block < win && block >= lose ? lineThrough(opponent, at, lose) : 0;
          expected.add(new Reason.Threatens(player, at, lineThrough(player, at, win), loses));
        }
      }
    }

    private void answers(List<Reason> expected) {
      List<Integer> good = new ArrayList<>();
      List<Integer> legal = cells(later.legalCells());
      for (int answer : legal) {
        NaiveReferee then = replayed(before);
        then.play(cell);
        then.play(answer);
        boolean over = then.reason() != Outcome.Reason.OPEN;
        boolean wins =
            !over
                && then.toMove() == player
                && cells(then.legalCells()).stream()
                    .anyMatch(at -> supposed(then, player, at) >= win);
        if (!(wins || (over && then.winner() == player))) {
          good.add(answer);
        }
      }
      boolean swap = later.swapOffered();
      if (good.isEmpty() && !swap) {
        expected.add(new Reason.LeavesNoAnswer(player));
      } else if (good.size() == 1 && !swap && legal.size() > 1) {
        expected.add(new Reason.ForcesAnswer(opponent, good.get(0)));
      }
    }

    private void forbidden(List<Reason> expected) {
      long cells = 0;
      for (int at : free()) {
        int longest = supposed(later, player, at);
        int earlierLongest = supposed(earlier, player, at);
        boolean loses = longest >= lose && longest < win;
        boolean lostBefore = earlierLongest >= lose && earlierLongest < win;
        cells |= loses && !lostBefore ? 1L << at : 0;
      }
      if (cells != 0) {
        expected.add(new Reason.ForbidsItself(player, cells));
      }
    }

    /** Counts the lines through the cell as they lie on the table. */
    private void openLines(List<Reason> expected) {
      int open = 0;
      int closed = 0;
      int all = 0;
      for (List<Integer> line : linesOn(before.game().board(), cell, win)) {
        all++;
        boolean own = line.stream().anyMatch(at -> before.mark(at) == player.name().charAt(0));
        boolean other = line.stream().anyMatch(at -> before.mark(at) == opponent.name().charAt(0));
        open += other ? 0 : 1;
        closed += other && !own ? 1 : 0;
      }
      if (all > 0) {
        expected.add(new Reason.LiesOnLines(player, open, closed));
      }
    }

    private static List<List<Integer>> linesOn(Board board, int through, int length) {
      List<List<Integer>> lines = new ArrayList<>();
      for (int[] step : board.outline().lineSteps()) {
        for (int from = 0; from < board.cells(); from++) {
          List<Integer> line = new ArrayList<>();
          int x = board.indent(board.row(from)) + 2 * board.column(from);
          for (int i = 0; i < Math.min(length, board.cells() + 1); i++) {
            int at = at(board, x + i * step[0], board.row(from) + i * step[1]);
            if (at >= 0) {
              line.add(at);
            }
          }
          if (line.size() == length && line.contains(through)) {
            lines.add(line);
          }
        }
      }
      return lines;
    }

    private static int at(Board board, int x, int row) {
      if (row < 0 || row >= board.rows()) {
        return -1;
      }
      int twice = x - board.indent(row);
      return twice % 2 != 0 ? -1 : board.cell(row, twice / 2);
    }

    private void points(List<Reason> expected) {
      boolean path =
          before.game().definition().score().parts().size() == 1
              && before.game().definition().score().parts().get(0).goalAlone().isPresent();
      if (later.reason() != Outcome.Reason.OPEN) {
        expected.add(new Reason.FillsBoard(later.winner()));
      }
      int had = earlier.points(player);
      int has = later.points(player);
      int now = earlier.points(opponent);
      supposedOnly(earlier, opponent, cell);
      int otherwise = earlier.points(opponent);
      earlier.forget(cell);
      if (had != has) {
        expected.add(new Reason.ChangesPoints(player, had, has, path));
      }
      if (now != otherwise) {
        expected.add(new Reason.DeniesPoints(opponent, now, otherwise, path));
      }
      expected.add(
          player == Player.X
              ? new Reason.Standing(has, now, path)
              : new Reason.Standing(now, has, path));
    }

    private static void supposedOnly(NaiveReferee referee, Player who, int at) {
      assertThat(referee.suppose(who, at)).isPositive();
    }

    private static int supposed(NaiveReferee referee, Player who, int at) {
      int longest = referee.suppose(who, at);
      referee.forget(at);
      return longest;
    }

    /** The cells of all lines of this length through a cell if a player had a stone there. */
    private long lineThrough(Player who, int through, int length) {
      long own = before.stones(who) | 1L << through | (who == player ? 1L << cell : 0);
      long cells = 0;
      for (List<Integer> line : linesOn(before.game().board(), through, length)) {
        if (line.stream().allMatch(at -> (own >>> at & 1) != 0)) {
          for (int at : line) {
            cells |= 1L << at;
          }
        }
      }
      return cells;
    }

    private List<Integer> free() {
      List<Integer> free = new ArrayList<>();
      for (int at = 0; at < before.game().board().cells(); at++) {
        if (before.mark(at) == '.' && at != cell) {
          free.add(at);
        }
      }
      return free;
    }

    private static List<Integer> cells(long set) {
      List<Integer> cells = new ArrayList<>();
      for (long rest = set; rest != 0; rest &= rest - 1) {
        cells.add(Long.numberOfTrailingZeros(rest));
      }
      return cells;
    }
  }
}
