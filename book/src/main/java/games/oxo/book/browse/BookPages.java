package games.oxo.book.browse;

import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.BookValue;
import games.oxo.book.distill.Choice;
import games.oxo.book.distill.ChoiceRule;
import games.oxo.book.distill.MoveChooser;
import games.oxo.book.picture.ValueLabel;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Symmetry;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the pages of a book. */
public final class BookPages {
  private final Game game;
  private final BookReader book;
  private final MoveChooser chooser;

  /**
   * @param game with its swap, unless that is over
   */
  public BookPages(Game game, BookReader book) {
    this.game = game;
    this.book = book;
    chooser = new MoveChooser(book, ChoiceRule.USUAL);
  }

  /** The book that is read. */
  public BookReader book() {
    return book;
  }

  /**
   * The same position in the game without a swap, with the same moves before it, so far as they are
   * stones.
   */
  public Position plain(Position position) {
    Position at = book.game().plain(position.origin());
    for (Move move : position.moves()) {
      at = move.isSwap() ? at : at.play(move);
    }
    return at;
  }

  /**
   * The page of a position that is not over.
   *
   * @param position in the game without a swap
   * @return empty when the book does not have it
   */
  public Optional<BookPage> page(Position position) {
    CanonicalForm form = book.game().form(position);
    return book.find(form.key()).map(entry -> page(position, form, entry));
  }

  private BookPage page(Position position, CanonicalForm form, BookPosition entry) {
    if (position.ply() + 1 == game.swapPly()) {
      return new LastStoneBeforeSwap(book)
          .page(position, form, entry, lines(position, form, entry));
    }
    if (position.ply() < game.swapPly()) {
      return farBeforeSwap(position, form, entry);
    }
    Optional<Value> value = value(entry);
    boolean offered = position.ply() == game.swapPly();
    Optional<Boolean> swap = offered ? value.map(stones -> stones.rank() < 0) : Optional.empty();
    return new BookPage(
        position,
        entry,
        swap.filter(Boolean::booleanValue).isPresent() ? value.map(BookPages::swapped) : value,
        offered ? Optional.empty() : chance(entry.value()),
        swap,
        unbooked(form, entry),
        lines(position, form, entry));
  }

  /** What is proven without a swap that lies further ahead is no more than an estimate. */
  private BookPage farBeforeSwap(Position position, CanonicalForm form, BookPosition entry) {
    return new BookPage(
        position,
        entry,
        value(entry).map(BookPages::estimate),
        chance(entry.value()),
        Optional.empty(),
        unbooked(form, entry),
        lines(position, form, entry).stream()
            .map(line -> line.withValue(estimate(line.value()), line.chosen()))
            .toList());
  }

  private static Value estimate(Value value) {
    return new Chance(BookValue.chance(value));
  }

  /** What a swap is worth where the stones are worth this: the other's value, a move later. */
  static Value swapped(Value stones) {
    return stones instanceof Ending ending ? ending.negate().delayed() : stones.negate();
  }

  /** The value to the player to move without regard to a swap. */
  static Optional<Value> value(BookPosition entry) {
    if (entry.proven() != null) {
      return Optional.of(entry.proven());
    }
    return chance(Double.isNaN(entry.negamax()) ? entry.value() : entry.negamax());
  }

  private static Optional<Value> chance(double chance) {
    return Double.isNaN(chance) ? Optional.empty() : Optional.of(new Chance(chance));
  }

  private List<BookLine> lines(Position position, CanonicalForm form, BookPosition entry) {
    int chosen = chooser.choose(entry).map(Choice::cell).orElse(BookPosition.NO_CELL);
    List<BookLine> lines = new ArrayList<>();
    for (Choice choice : chooser.moves(entry)) {
      Move move = form.fromKey(Move.at(choice.cell()));
      Position after = position.play(move);
      boolean over = after.outcome().isOver();
      Optional<BookPosition> next = over ? Optional.empty() : book.find(book.game().key(after));
      boolean valued =
          over || choice.proven() != null || next.filter(BookPages::isValued).isPresent();
      lines.add(
          new BookLine(
              move,
              cells(move, form),
              choice.value(),
              !valued,
              entry.move(choice.cell()).orElseThrow(),
              next.isPresent(),
              choice.cell() == chosen));
    }
    lines.sort(
        Comparator.comparing(BookLine::chosen)
            .thenComparing(line -> !line.byGames())
            .thenComparingDouble(BookPages::rank)
            .reversed());
    return lines;
  }

  private static Optional<MoveValue> unbooked(CanonicalForm form, BookPosition entry) {
    if (entry.unbooked() == BookPosition.NO_CELL || Double.isNaN(entry.unbookedValue())) {
      return Optional.empty();
    }
    Move move = form.fromKey(Move.at(entry.unbooked()));
    return Optional.of(new MoveValue(move, new Chance(entry.unbookedValue()), 0, List.of(move)));
  }

  private static boolean isValued(BookPosition position) {
    return !Double.isNaN(position.negamax()) || !Double.isNaN(position.value());
  }

  /** Values as they are; results of games by their lower confidence bound, since few say little. */
  private static double rank(BookLine line) {
    return line.byGames()
        ? ChoiceRule.USUAL.bound(line.results().rate(), Math.max(1, line.results().games()))
        : line.value().rank();
  }

  static long cells(Move move, CanonicalForm form) {
    long cells = 0;
    for (Symmetry symmetry : form.stabiliser()) {
      cells |= 1L << symmetry.map(move.cell());
    }
    return cells;
  }

  /** The short texts of a page by cell. */
  public static Map<Integer, String> notes(BookPage page) {
    Map<Integer, String> notes = new HashMap<>();
    for (BookLine line : page.lines()) {
      for (long rest = line.cells(); rest != 0; rest &= rest - 1) {
        notes.putIfAbsent(Long.numberOfTrailingZeros(rest), ValueLabel.text(line.value()));
      }
    }
    return notes;
  }
}
