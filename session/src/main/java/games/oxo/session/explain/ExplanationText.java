package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.CellNames;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.definition.LineRule;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explanations of moves of one game in words. */
public final class ExplanationText {
  private final Game game;
  private final Board board;
  private final boolean columns;
  private final MoveNotation notation;
  private final @Nullable LineRule lines;

  public ExplanationText(Game game) {
    this.game = game;
    board = game.board();
    columns = game.definition().notation() == NotationStyle.COLUMN;
    notation = new MoveNotation(game);
    lines = game.definition().line();
  }

  /**
   * What a move does, in one sentence: {@code e8 blocks e5 e6 e7 e8 of X and threatens to complete
   * e8 f8 g8 h7 at h7; X must answer at h7.}
   *
   * @param subject the move as it is to be named
   */
  public String sentence(String subject, Explanation explanation) {
    List<String> does = new ArrayList<>();
    List<String> follows = new ArrayList<>();
    List<Reason.Threatens> threats = new ArrayList<>();
    boolean decided = false;
    for (Reason each : explanation.reasons()) {
      if (each instanceof Reason.Threatens threat) {
        threats.add(threat);
      } else if (isDone(each)) {
        does.add(words(each));
      } else if (each instanceof Reason.LiesOnLines quiet) {
        // What a stone is good for later matters where nothing happens now.
        if (does.isEmpty() && threats.isEmpty() && !decided) {
          does.add(quiet(quiet));
        }
      } else if (!(decided && isForLater(each))) {
        follows.add(words(each));
        decided |= each instanceof Reason.Allows || each instanceof Reason.LeavesNoAnswer;
      }
    }
    if (!threats.isEmpty()) {
      does.add(threats(threats));
      threats.stream()
          .filter(each -> each.blockLoses() != 0)
          .forEach(each -> follows.add(0, unblockable(each)));
    }
    String rest = String.join("; ", follows);
    String start = does.isEmpty() ? subject : subject + " " + listed(does);
    return rest.isEmpty() ? start + "." : start + (does.isEmpty() ? ": " : "; ") + rest + ".";
  }

  /** Whether a fact is what the move itself does; otherwise it is what follows from it. */
  private static boolean isDone(Reason reason) {
    return reason instanceof Reason.CompletesLine
        || reason instanceof Reason.FillsBoard
        || reason instanceof Reason.SwapsSeats
        || reason instanceof Reason.Blocks
        || (reason instanceof Reason.ChangesPoints points && !points.path());
  }

  /** Whether a fact no longer matters where the game is decided. */
  private static boolean isForLater(Reason reason) {
    return reason instanceof Reason.ForbidsItself || reason instanceof Reason.Prepares;
  }

  /** One fact in words. */
  public String words(Reason reason) {
    if (reason instanceof Reason.CompletesLine line) {
      return "completes " + cells(line.line()) + (line.wins() ? "" : ", which loses");
    }
    if (reason instanceof Reason.FillsBoard || reason instanceof Reason.SwapsSeats) {
      return reason instanceof Reason.SwapsSeats ? "takes over the other seat" : "fills the board";
    }
    if (reason instanceof Reason.Blocks block) {
      return Text.format("blocks %s of %s", cells(block.line()), block.opponent());
    }
    if (reason instanceof Reason.Allows allowed) {
      return Text.format(
          "%s can complete %s at once, at %s",
          allowed.opponent(), cells(allowed.line()), cell(allowed.cell()));
    }
    if (reason instanceof Reason.Prepares later) {
      return Text.format(
          "%s can complete %s once a stone reaches %s",
          later.player(), cells(later.line()), place(later.cell()));
    }
    if (reason instanceof Reason.ForcesAnswer forced) {
      return Text.format("%s must answer at %s", forced.opponent(), cell(forced.cell()));
    }
    if (reason instanceof Reason.LeavesNoAnswer none) {
      return Text.format(
          "%s has no answer: %s wins with its next stone at the latest",
          none.player().other(), none.player());
    }
    if (reason instanceof Reason.ForbidsItself forbidden) {
      return Text.format(
          "%s must now stay away from %s: %s in a row loses",
          forbidden.player(), places(forbidden.cells()), Text.number(losingLength()));
    }
    return reason instanceof Reason.LiesOnLines quiet
        ? quiet(quiet)
        : reason instanceof Reason.Threatens threat ? threats(List.of(threat)) : points(reason);
  }

  private int losingLength() {
    return lines == null ? 0 : lines.lose();
  }

  private String threats(List<Reason.Threatens> threats) {
    List<String> each = new ArrayList<>();
    for (Reason.Threatens threat : threats) {
      each.add(Text.format("%s at %s", cells(threat.line()), cell(threat.cell())));
    }
    return "threatens to complete " + listed(each);
  }

  private String unblockable(Reason.Threatens threat) {
    Player opponent = threat.player().other();
    return Text.format(
        "%s cannot block at %s, where it would make %s and lose",
        opponent, cell(threat.cell()), cells(threat.blockLoses()));
  }

  private static String quiet(Reason.LiesOnLines lines) {
    String open =
        Text.format("lies on %s that %s can still complete", lines(lines.open()), lines.player());
    return lines.closed() == 0
        ? open
        : Text.format(
            "%s and closes %s of %s", open, lines(lines.closed()), lines.player().other());
  }

  private static String lines(int count) {
    return count == 0 ? "no line" : Text.number(count) + (count == 1 ? " line" : " lines");
  }

  private static String points(Reason reason) {
    if (reason instanceof Reason.ChangesPoints points) {
      int gain = points.after() - points.before();
      return points.path()
          ? Text.format(
              "%s's longest path grows from %d to %d",
              points.player(), points.before(), points.after())
          : Text.format(
              "%s %s %s", gain > 0 ? "brings" : "costs", points.player(), count(Math.abs(gain)));
    }
    if (reason instanceof Reason.DeniesPoints denied) {
      int gain = denied.otherwise() - denied.now();
      return denied.path()
          ? Text.format(
              "%s would have made its longest path %d there", denied.opponent(), denied.otherwise())
          : Text.format(
              "%s would have %s %s there",
              denied.opponent(), gain > 0 ? "gained" : "lost", count(Math.abs(gain)));
    }
    Reason.Standing standing = (Reason.Standing) reason;
    return Text.format(
        "%s now: X %d, O %d",
        standing.path() ? "longest paths" : "points", standing.pointsX(), standing.pointsO());
  }

  private static String count(int points) {
    return points == 1 ? "1 point" : points + " points";
  }

  /** A line by its cells, or where the drawing names only columns, by these. */
  private String cells(long cells) {
    return (columns ? "the line " : "") + RuleText.cells(game, cells);
  }

  private String cell(int cell) {
    return columns ? "column " + CellNames.columnMark(board.column(cell)) : place(cell);
  }

  /** A cell that might be free in the middle of a column. */
  private String place(int cell) {
    return columns
        ? Text.format(
            "row %d of column %s",
            board.rows() - board.row(cell), CellNames.columnMark(board.column(cell)))
        : notation.writeCells(1L << cell);
  }

  private String places(long cells) {
    List<String> each = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      each.add(place(Long.numberOfTrailingZeros(rest)));
    }
    return listed(each);
  }

  private static String listed(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
