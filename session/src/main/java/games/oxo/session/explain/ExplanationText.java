package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/** Explanations of moves of one game in words. */
public final class ExplanationText {
  private final BoardWords board;
  private final SituationText situations;
  private final String losing;

  public ExplanationText(Game game) {
    board = new BoardWords(game);
    situations = new SituationText(game);
    losing = game.rules().losing().words();
  }

  /**
   * What a move does, in one sentence: {@code e8 blocks e5 e6 e7 e8 of X and threatens to complete
   * e8 f8 g8 h7 at h7; X must answer at h7.}
   *
   * @param subject the move as it is to be named
   */
  public String sentence(String subject, Explanation explanation) {
    return sentence(new Subject(subject + " ", subject + ":"), explanation.reasons());
  }

  /**
   * How a sentence about a move begins.
   *
   * @param acting if what the move does follows
   * @param alone if only what comes of it follows; without its last character if nothing does
   */
  record Subject(String acting, String alone) {}

  /** The same for facts about a move, with any beginning. */
  String sentence(Subject subject, List<Reason> reasons) {
    List<String> does = new ArrayList<>();
    List<String> follows = new ArrayList<>();
    List<Reason.Threatens> threats = new ArrayList<>();
    boolean decided = false;
    for (Reason each : reasons) {
      if (isSituation(each)) {
        continue;
      }
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
    if (does.isEmpty()) {
      String alone = subject.alone();
      return (rest.isEmpty() ? alone.substring(0, alone.length() - 1) : alone + " " + rest) + ".";
    }
    return subject.acting() + BoardWords.listed(does) + (rest.isEmpty() ? "" : "; " + rest) + ".";
  }

  /** Whether a fact is about what the player could do, not about the move. */
  private static boolean isSituation(Reason reason) {
    return reason instanceof Reason.OnlyMove
        || reason instanceof Reason.MustPlay
        || reason instanceof Reason.BlockLoses
        || reason instanceof Reason.NoGoodMove
        || reason instanceof Reason.Poisoned;
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
    if (isSituation(reason)) {
      return situations.words(reason);
    }
    if (reason instanceof Reason.CompletesLine line) {
      return "completes " + board.line(line.line()) + (line.wins() ? "" : ", which loses");
    }
    if (reason instanceof Reason.FillsBoard || reason instanceof Reason.SwapsSeats) {
      return reason instanceof Reason.SwapsSeats ? "takes over the other seat" : "fills the board";
    }
    if (reason instanceof Reason.Blocks block) {
      return Text.format("blocks %s of %s", board.line(block.line()), block.opponent());
    }
    if (reason instanceof Reason.Allows allowed) {
      return Text.format(
          "%s can complete %s at once, at %s",
          allowed.opponent(), board.line(allowed.line()), board.cell(allowed.cell()));
    }
    if (reason instanceof Reason.Prepares later) {
      return Text.format(
          "%s can complete %s once a stone reaches %s",
          later.player(), board.line(later.line()), board.place(later.cell()));
    }
    if (reason instanceof Reason.ForcesAnswer forced) {
      return Text.format("%s must answer at %s", forced.opponent(), board.cell(forced.cell()));
    }
    if (reason instanceof Reason.LeavesNoAnswer none) {
      return Text.format(
          "%s has no answer: %s wins with its next stone at the latest",
          none.player().other(), none.player());
    }
    if (reason instanceof Reason.ForbidsItself forbidden) {
      return Text.format(
          "%s must now stay away from %s: %s loses",
          forbidden.player(), board.places(forbidden.cells()), losing);
    }
    return reason instanceof Reason.LiesOnLines quiet
        ? quiet(quiet)
        : reason instanceof Reason.Threatens threat ? threats(List.of(threat)) : points(reason);
  }

  private String threats(List<Reason.Threatens> threats) {
    List<String> each = new ArrayList<>();
    for (Reason.Threatens threat : threats) {
      each.add(Text.format("%s at %s", board.line(threat.line()), board.cell(threat.cell())));
    }
    return "threatens to complete " + BoardWords.listed(each);
  }

  private String unblockable(Reason.Threatens threat) {
    Player opponent = threat.player().other();
    return Text.format(
        "%s cannot block at %s, where it would make %s and lose",
        opponent, board.cell(threat.cell()), board.line(threat.blockLoses()));
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
}
