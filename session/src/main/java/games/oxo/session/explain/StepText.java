package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import java.util.List;
import java.util.Optional;

/**
 * Sentences about the moves of a line of play: what the player must do comes first, then what the
 * move does, then how the game ends with it.
 */
final class StepText {
  /** With so many columns left that a player can use, the others are worth a word. */
  private static final int FEW = 3;

  private final ExplanationText moves;
  private final SituationText situations;
  private final BoardWords board;
  private final MoveNotation notation;
  private final boolean columns;

  StepText(Game game) {
    moves = new ExplanationText(game);
    situations = new SituationText(game);
    board = new BoardWords(game);
    notation = new MoveNotation(game);
    columns = game.definition().notation() == NotationStyle.COLUMN;
  }

  /**
   * The sentence of a move.
   *
   * @param reasons the situation and what the move does
   */
  String sentence(Position before, Move move, List<Reason> reasons) {
    Player player = before.toMove().orElseThrow();
    if (move.isSwap()) {
      return Text.format(
          "%s swaps: who played %s has %s from now on.", player, player, player.other());
    }
    Outcome outcome = before.play(move).outcome();
    if (outcome.reason() == Outcome.Reason.WINNING_LINE) {
      return ended(moves.sentence(subject(player, move, ""), reasons), outcome);
    }
    Optional<Reason.BlockLoses> lost = find(reasons, Reason.BlockLoses.class);
    if (lost.isPresent() && lost.get().cell() == move.cell()) {
      return situations.words(lost.get()) + ": " + player + " loses.";
    }
    Optional<Reason.MustPlay> forced = find(reasons, Reason.MustPlay.class);
    if (forced.isPresent() && forced.get().cell() == move.cell()) {
      return ended(forced(before, forced.get(), reasons), outcome);
    }
    if (find(reasons, Reason.OnlyMove.class).isPresent()) {
      return ended(
          moves.sentence(subject(player, move, ", the only move left,"), reasons), outcome);
    }
    List<Reason> told = forcing(reasons) ? withoutLaterDuties(reasons) : reasons;
    return choice(before, move, reasons)
        + ended(moves.sentence(subject(player, move, ""), told), outcome);
  }

  private static <T extends Reason> Optional<T> find(List<Reason> reasons, Class<T> kind) {
    return reasons.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  private ExplanationText.Subject subject(Player player, Move move, String more) {
    String cell = columns ? board.cell(move.cell()) : notation.writeInList(move);
    return new ExplanationText.Subject(
        Text.format(columns ? "%s's stone in %s%s " : "%s's %s%s ", player, cell, more),
        Text.format("%s plays %s%s;", player, cell, more));
  }

  /** Whether the opponent has to react, so that what comes later does not matter yet. */
  private static boolean forcing(List<Reason> reasons) {
    return reasons.stream()
        .anyMatch(
            each ->
                each instanceof Reason.Threatens
                    || each instanceof Reason.ForcesAnswer
                    || each instanceof Reason.Allows);
  }

  private static List<Reason> withoutLaterDuties(List<Reason> reasons) {
    return reasons.stream().filter(each -> !(each instanceof Reason.ForbidsItself)).toList();
  }

  /** What a player must do, and what more it achieves by it. */
  private String forced(Position before, Reason.MustPlay forced, List<Reason> reasons) {
    boolean blocks = forced.line() != 0;
    long others = before.legalCells() & ~(1L << forced.cell());
    List<Reason> more =
        withoutLaterDuties(reasons).stream()
            .filter(each -> !(each instanceof Reason.LiesOnLines))
            .filter(each -> !(blocks && each instanceof Reason.Blocks))
            .toList();
    String must =
        !blocks && poisoned(reasons) == others
            ? situations.mustAvoid(forced, others)
            : situations.words(forced);
    return moves.sentence(
        new ExplanationText.Subject(must + (blocks ? ", which " : "; this "), must + ";"), more);
  }

  /** What little choice the player has, if it is little. */
  private String choice(Position before, Move move, List<Reason> reasons) {
    long poisoned = poisoned(reasons);
    long safe = before.legalCells() & ~poisoned;
    Optional<Reason.NoGoodMove> none = find(reasons, Reason.NoGoodMove.class);
    if (none.isPresent()) {
      boolean zugzwang = none.get().zugzwang();
      return zugzwang && safe == 0
          ? situations.zugzwang(none.get()) + ". "
          : zugzwang ? situations.words(none.get()) + ". " : "";
    }
    return find(reasons, Reason.Poisoned.class)
        .filter(each -> Long.bitCount(safe) <= FEW && (safe >>> move.cell() & 1) != 0)
        .map(each -> "I" + situations.words(each).substring(1) + ". ")
        .orElse("");
  }

  private static long poisoned(List<Reason> reasons) {
    return find(reasons, Reason.Poisoned.class).map(Reason.Poisoned::cells).orElse(0L);
  }

  /** A sentence with how the game has ended, if it has. */
  private static String ended(String sentence, Outcome outcome) {
    String open = sentence.substring(0, sentence.length() - 1);
    return switch (outcome.reason()) {
      case OPEN -> sentence;
      case WINNING_LINE, LOSING_LINE -> Text.format("%s: %s wins.", open, outcome.winner());
      case FULL_BOARD -> open + ": draw.";
      case POINTS -> {
        Player winner = outcome.winner();
        yield winner == null
            ? open + "; draw."
            : Text.format("%s; %s wins by %d.", open, winner, outcome.margin(winner));
      }
    };
  }
}
