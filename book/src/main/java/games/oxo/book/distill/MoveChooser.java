package games.oxo.book.distill;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.BookValue;
import games.oxo.book.Proofs;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the move that a book plays: a proven win; else the best value where the moves were valued
 * by expanding, the best one outside the book included; else the best lower confidence bound of the
 * results of games. Refuted moves and proven losses are never chosen.
 */
public final class MoveChooser {
  private static final Comparator<Choice> BETTER =
      Comparator.<Choice>comparingDouble(each -> rank(each)).reversed();

  private final BookReader book;
  private final ChoiceRule rule;

  public MoveChooser(BookReader book, ChoiceRule rule) {
    this.book = book;
    this.rule = rule;
  }

  /** The move to play; empty when the book has none that it trusts. */
  public Optional<Choice> choose(BookPosition position) {
    Position board = position.key().position(book.game().plain());
    List<Choice> valued = new ArrayList<>();
    List<Choice> counted = new ArrayList<>();
    for (BookMove move : position.moves()) {
      if (!move.refuted() || isWin(move.proven())) {
        Optional<Choice> value = valued(board, move);
        value.ifPresentOrElse(valued::add, () -> counted.add(counted(move)));
      }
    }
    boolean free = position.move(position.unbooked()).isEmpty();
    if (position.unbooked() != BookPosition.NO_CELL
        && free
        && !Double.isNaN(position.unbookedValue())) {
      valued.add(new Choice(position.unbooked(), position.unbookedValue(), null, 0));
    }
    boolean expanded = position.effort() > 0;
    Optional<Choice> best = valued.stream().filter(each -> !isLoss(each)).min(BETTER);
    if (best.isPresent() && (expanded || isWin(best.get().proven()) || counted.isEmpty())) {
      return best;
    }
    return counted.stream()
        .filter(each -> each.games() >= rule.leastGames())
        .filter(each -> rule.bound(each.chance(), each.games()) > rule.leastBound())
        .max(Comparator.comparingDouble(each -> rule.bound(each.chance(), each.games())))
        .or(() -> best);
  }

  /** All moves of a position in the book with what is known of them, the best first. */
  public List<Choice> moves(BookPosition position) {
    Position board = position.key().position(book.game().plain());
    return position.moves().stream()
        .map(move -> valued(board, move).orElseGet(() -> counted(move)))
        .sorted(BETTER)
        .toList();
  }

  private static Choice counted(BookMove move) {
    return new Choice(move.cell(), move.rate(), null, move.games());
  }

  /** A move whose value is proven, decided by the rules, or known from the position after it. */
  private Optional<Choice> valued(Position board, BookMove move) {
    Proven proven = move.proven();
    if (proven != null) {
      return Optional.of(proven(move, proven));
    }
    Game game = board.game();
    Player mover = game.mover(board.ply());
    Position after = board.play(Move.at(move.cell()));
    if (after.outcome().isOver()) {
      return Optional.of(proven(move, Proofs.ofLastMove(after, mover)));
    }
    boolean same = game.mover(after.ply()) == mover;
    return book.find(book.game().key(after)).flatMap(found -> valued(move, found, same));
  }

  private static Choice proven(BookMove move, Proven proven) {
    return new Choice(move.cell(), BookValue.chance(proven), proven, move.games());
  }

  /**
   * @param same whether the same player moves again after the move
   */
  private static Optional<Choice> valued(BookMove move, BookPosition after, boolean same) {
    Proven proven = after.proven();
    if (proven != null) {
      return Optional.of(proven(move, Proofs.ofMove(proven, same)));
    }
    double value = Double.isNaN(after.negamax()) ? after.value() : after.negamax();
    return Double.isNaN(value)
        ? Optional.empty()
        : Optional.of(new Choice(move.cell(), same ? value : 1 - value, null, move.games()));
  }

  /** Proven wins go before all estimates, and sooner ones before later ones. */
  private static double rank(Choice choice) {
    Proven proven = choice.proven();
    return proven == null || proven.result().sign() == 0 ? choice.chance() : proven.rank();
  }

  private static boolean isWin(@Nullable Proven proven) {
    return proven != null && proven.isWin();
  }

  private static boolean isLoss(Choice choice) {
    return choice.proven() != null && choice.proven().isLoss();
  }
}
