package games.oxo.session.explain;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.check.NaiveReferee;
import games.oxo.game.definition.LineRule;
import games.oxo.game.rules.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Compares what is said about a move and its situation with what the naive referee sees. */
public final class RefereeCheck {
  private final Position before;
  private final int cell;
  private final Player player;
  private final Player opponent;
  private final NaiveReferee earlier;
  private final NaiveReferee later;
  private final int win;
  private final int lose;

  /**
   * @param before a position whose moves are known
   * @param cell the cell of a legal move
   */
  public RefereeCheck(Position before, int cell) {
    this.before = before;
    this.cell = cell;
    earlier = replayed(before);
    later = replayed(before);
    player = earlier.toMove();
    opponent = player.other();
    later.play(cell);
    LineRule line = before.game().definition().line();
    win = line == null || line.win() == 0 ? Integer.MAX_VALUE : line.win();
    lose = line == null || line.lose() == 0 ? Integer.MAX_VALUE : line.lose();
  }

  /** A referee that has seen the moves of a position. */
  public static NaiveReferee replayed(Position position) {
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

  /** Checks that what a move is said to do is all that it does. */
  public void move(List<Reason> found) {
    List<Reason> expected = new ArrayList<>();
    if (before.game().rules().endsEarly()) {
      lines(expected);
    } else {
      points(expected);
    }
    if (!earlier.gaveUp() && !later.gaveUp()) {
      assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
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
    List<Integer> good = holding(before, cell);
    boolean swap = later.swapOffered();
    if (good.isEmpty() && !swap) {
      expected.add(new Reason.LeavesNoAnswer(player));
    } else if (good.size() == 1 && !swap && cells(later.legalCells()).size() > 1) {
      expected.add(new Reason.ForcesAnswer(opponent, good.get(0)));
    }
  }

  /** The stones after these moves that do not lose at once or to the next stone of the other. */
  private List<Integer> holding(Position from, int... more) {
    NaiveReferee now = replayed(from, more);
    Player other = now.toMove().other();
    List<Integer> good = new ArrayList<>();
    for (int answer : cells(now.legalCells())) {
      int[] moves = Arrays.copyOf(more, more.length + 1);
      moves[more.length] = answer;
      NaiveReferee then = replayed(from, moves);
      boolean over = then.reason() != Outcome.Reason.OPEN;
      boolean wins =
          over
              ? then.winner() == other
              : then.toMove() == other
                  && cells(then.legalCells()).stream()
                      .anyMatch(at -> supposed(then, other, at) >= win);
      if (!wins) {
        good.add(answer);
      }
    }
    return good;
  }

  private static NaiveReferee replayed(Position position, int... more) {
    NaiveReferee referee = replayed(position);
    for (int cell : more) {
      referee.play(cell);
    }
    return referee;
  }

  /** Checks that what the player is said to face is all that it faces. */
  public void situation(List<Reason> found) {
    List<Reason> expected = new ArrayList<>();
    List<Integer> legal = cells(earlier.legalCells());
    boolean swap = earlier.swapOffered();
    if (legal.size() == 1 && !swap) {
      expected.add(new Reason.OnlyMove(player));
    }
    if (before.game().rules().endsEarly()) {
      List<Integer> good = holding(before);
      if (good.isEmpty() && !swap) {
        lost(expected);
      } else if (good.size() == 1 && !swap && legal.size() > 1) {
        int at = good.get(0);
        long line = supposed(earlier, opponent, at) >= win ? lineBefore(opponent, at, win) : 0;
        expected.add(new Reason.MustPlay(player, at, line));
      }
      poisoned(legal, expected);
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  private void lost(List<Reason> expected) {
    List<Integer> threats = new ArrayList<>();
    for (int at = 0; at < before.game().board().cells(); at++) {
      boolean free = before.mark(at) == '.' && !floats(at);
      if (free && supposed(earlier, opponent, at) >= win) {
        threats.add(at);
      }
    }
    if (threats.size() == 1 && (earlier.legalCells() >>> threats.get(0) & 1) != 0) {
      int at = threats.get(0);
      int block = supposed(earlier, player, at);
      if (block < win && block >= lose) {
        expected.add(
            new Reason.BlockLoses(
                player, at, lineBefore(opponent, at, win), lineBefore(player, at, lose)));
      }
    }
    expected.add(new Reason.NoGoodMove(player, threats.isEmpty()));
  }

  private boolean floats(int at) {
    Board board = before.game().board();
    int below = board.gravity() ? board.cell(board.row(at) + 1, board.column(at)) : -1;
    return below >= 0 && before.mark(below) == '.';
  }

  private void poisoned(List<Integer> legal, List<Reason> expected) {
    Board board = before.game().board();
    long cells = 0;
    for (int at : board.gravity() ? legal : List.<Integer>of()) {
      int above = board.cell(board.row(at) - 1, board.column(at));
      NaiveReferee then = replayed(before, at);
      boolean wins =
          then.reason() == Outcome.Reason.OPEN
              && then.toMove() == opponent
              && above >= 0
              && (then.legalCells() >>> above & 1) != 0
              && supposed(then, opponent, above) >= win;
      cells |= wins ? 1L << at : 0;
    }
    if (cells != 0) {
      expected.add(new Reason.Poisoned(player, cells));
    }
  }

  /** The cells of all lines of this length through a cell, before the move. */
  private long lineBefore(Player who, int through, int length) {
    return lineThrough(before.stones(who) | 1L << through, through, length);
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
    for (int[] step : board.shape().lineSteps()) {
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
    return lineThrough(own, through, length);
  }

  private long lineThrough(long own, int through, int length) {
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
