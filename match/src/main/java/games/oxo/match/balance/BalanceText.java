package games.oxo.match.balance;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.match.stats.Percent;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.Interval;
import games.oxo.session.balance.Proportion;
import java.util.Comparator;
import java.util.List;

/** The figures of a balance study in words, as the terminal and the page write them. */
public final class BalanceText {
  private final Game game;
  private final FirstMoves moves;
  private final boolean timeWasUp;
  private final MoveNotation notation;

  public BalanceText(BalanceResult balance) {
    game = balance.study().game();
    moves = balance.firstMoves();
    timeWasUp = balance.timeWasUp();
    notation = new MoveNotation(game);
  }

  /** Whether values are margins of points. */
  public boolean isScoreGame() {
    return game.rules().hasPoints();
  }

  public static String percent(double share) {
    return Percent.of(share);
  }

  /** {@code 58.3% (52.7% to 63.8%)}. */
  public static String share(Proportion share) {
    return Text.format("%s (%s)", percent(share.value()), range(share));
  }

  /** {@code 52.7% to 63.8%}. */
  static String range(Proportion share) {
    Interval range = share.interval();
    return Text.format("%s to %s", percent(range.low()), percent(range.high()));
  }

  /** {@code 14.8 (14.5 to 15.1)}. */
  public static String mean(Distribution spread) {
    Interval range = spread.interval();
    return Text.format("%.1f (%.1f to %.1f)", spread.mean(), range.low(), range.high());
  }

  public static String number(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Text.format("%.1f", number);
  }

  /** A first move in the game's notation. */
  public String move(FirstMove kind) {
    return notation.writeInList(kind.move());
  }

  /** The kinds of first moves, the best first. */
  public List<FirstMove> sorted() {
    boolean valued = moves.kinds().stream().allMatch(kind -> kind.estimate() != null);
    return valued
        ? moves.kinds().stream()
            .sorted(Comparator.comparingDouble((FirstMove kind) -> -moves.value(kind)))
            .toList()
        : moves.kinds();
  }

  /** What the engine takes a first move for; empty when it was not asked. */
  public String estimate(FirstMove kind) {
    Value estimate = kind.estimate();
    if (estimate == null) {
      return "";
    }
    if (estimate instanceof Proven proven) {
      return result(proven.result(), 0);
    }
    return estimate instanceof Chance chance ? percent(chance.expected()) : RawValue.text(estimate);
  }

  /** What is proven about a first move; empty when the solver was not asked. */
  public String exact(FirstMove kind) {
    FirstMove.Exact exact = kind.exact();
    if (exact == null) {
      return "";
    }
    if (exact.result().isEmpty()) {
      return "open";
    }
    boolean points = exact.atLeast().equals(exact.atMost());
    return result(exact.result().get(), points ? margin(exact.atLeast()) : 0);
  }

  /** By how many points a value wins or loses; 0 in a line game. */
  private static int margin(Proven value) {
    return value instanceof Margin margin ? Math.abs(margin.points()) : 0;
  }

  private static String result(Result result, int margin) {
    String by = margin == 0 ? "" : " by " + margin;
    return switch (result) {
      case WIN -> "wins" + by;
      case LOSS -> "loses" + by;
      default -> "draw";
    };
  }

  /** What comes out with perfect play, in words; {@code not known} while that is open. */
  public String perfectPlay() {
    if (moves.result().isEmpty()) {
      return "unknown";
    }
    int margin = moves.margin().map(BalanceText::margin).orElse(0);
    return switch (moves.result().get()) {
      case WIN -> "the first player " + result(Result.WIN, margin);
      case LOSS -> "the second player " + result(Result.WIN, margin);
      default -> "a draw";
    };
  }

  /** How many first moves are sound, and who says so. */
  public String sound() {
    int kinds = moves.kinds().size();
    String count =
        Text.format(
            "%d of %d kinds %s sound (%d of %d moves)",
            moves.soundKinds(),
            kinds,
            moves.soundKinds() == 1 ? "is" : "are",
            moves.soundMoves(),
            moves.moves());
    return switch (moves.source()) {
      case EXACT -> count + ", proven by the solver";
      case ESTIMATE -> count + ", by the engine's estimate" + settled();
      case NONE -> Text.format("%d kinds; unknown which are sound%s", kinds, settled());
    };
  }

  private String settled() {
    boolean asked = moves.kinds().stream().anyMatch(kind -> kind.exact() != null);
    return asked
        ? Text.format(
            "; the solver settled %d%s", moves.settled(), timeWasUp ? " in the time allowed" : "")
        : "";
  }
}
