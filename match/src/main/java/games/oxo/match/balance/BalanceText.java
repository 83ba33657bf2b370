package games.oxo.match.balance;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.match.stats.Interval;
import games.oxo.match.stats.Percent;
import games.oxo.search.Value;
import games.oxo.search.Value.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The figures about a game in words, as the terminal and the page write them. */
public final class BalanceText {
  private final Game game;
  private final FirstMoves moves;
  private final boolean timeWasUp;
  private final MoveNotation notation;

  public BalanceText(Balance balance) {
    game = balance.study().rules();
    moves = balance.firstMoves();
    timeWasUp = balance.timeWasUp();
    notation = new MoveNotation(game);
  }

  /** Whether values are margins of points. */
  public boolean isScoreGame() {
    return !game.isLineGame();
  }

  public static String percent(double share) {
    return Percent.of(share);
  }

  /** {@code 58.3% (52.7% to 63.8%)}. */
  public static String share(Share share) {
    return "%s (%s)".formatted(percent(share.value()), range(share));
  }

  /** {@code 52.7% to 63.8%}. */
  static String range(Share share) {
    Interval range = share.interval();
    return "%s to %s".formatted(percent(range.low()), percent(range.high()));
  }

  /** {@code 14.8 (14.5 to 15.1)}. */
  public static String mean(Spread spread) {
    Interval range = spread.interval();
    return String.format(
        Locale.ROOT, "%.1f (%.1f to %.1f)", spread.mean(), range.low(), range.high());
  }

  public static String number(double number) {
    return number == Math.rint(number)
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%.1f", number);
  }

  /** A first move as people write it. */
  public String move(FirstMove kind) {
    return notation.writeInList(kind.move());
  }

  /** The kinds of first moves, the best first. */
  public List<FirstMove> sorted() {
    boolean valued = moves.kinds().stream().allMatch(kind -> kind.estimate() != null);
    return valued
        ? moves.kinds().stream()
            .sorted(Comparator.comparingDouble((FirstMove kind) -> -moves.worth(kind)))
            .toList()
        : moves.kinds();
  }

  /** What the engine takes a first move for; empty when it was not asked. */
  public String estimate(FirstMove kind) {
    Value estimate = kind.estimate();
    if (estimate == null) {
      return "";
    }
    return switch (estimate.kind()) {
      case WIN -> "wins";
      case LOSS -> "loses";
      case DRAW -> "draw";
      case ESTIMATE ->
          moves.unit() == ValueUnit.CHANCES
              ? percent((estimate.score() + 1) / 2)
              : estimate.scoreText();
    };
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
    boolean points = !game.isLineGame() && exact.atLeast().equals(exact.atMost());
    return result(exact.result().get(), points ? exact.atLeast().score() : 0);
  }

  private static String result(Kind kind, double margin) {
    String by = margin == 0 ? "" : " by " + number(Math.abs(margin));
    return switch (kind) {
      case WIN -> "wins" + by;
      case LOSS -> "loses" + by;
      default -> "draw";
    };
  }

  /** What comes out with perfect play, in words; {@code not known} while that is open. */
  public String perfectPlay() {
    if (moves.result().isEmpty()) {
      return "not known";
    }
    double margin = game.isLineGame() ? 0 : Math.abs(moves.margin().map(Value::score).orElse(0.0));
    return switch (moves.result().get()) {
      case WIN -> "the first player " + result(Kind.WIN, margin);
      case LOSS -> "the second player " + result(Kind.WIN, margin);
      default -> "a draw";
    };
  }

  /** How many first moves are sound, and who says so. */
  public String sound() {
    int kinds = moves.kinds().size();
    String count =
        "%d of %d kinds %s sound (%d of %d moves)"
            .formatted(
                moves.soundKinds(),
                kinds,
                moves.soundKinds() == 1 ? "is" : "are",
                moves.soundMoves(),
                moves.moves());
    return switch (moves.source()) {
      case EXACT -> count + ", as the solver has proven";
      case ESTIMATE -> count + ", by the engine's estimate" + settled();
      case NONE -> "%d kinds; which are sound is not known%s".formatted(kinds, settled());
    };
  }

  private String settled() {
    boolean asked = moves.kinds().stream().anyMatch(kind -> kind.exact() != null);
    return asked
        ? "; the solver settled %d%s".formatted(moves.settled(), timeWasUp ? " in its time" : "")
        : "";
  }
}
