package games.oxo.book.distill;

import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Distills a book: one move for each position that the book's own player can reach, as either side,
 * when it plays by the book and the opponent makes any move that the book knows. Its own first move
 * may also be any other, since matches and swaps begin with any stone.
 *
 * <p>The positions come in the order of the cheapest path to them (Dijkstra's algorithm), where a
 * move of the opponent costs what it gives away, and every ply a little: what a sensible opponent
 * plays comes first.
 */
public final class Distiller {
  /** What a ply costs beside what it gives away. */
  private static final double PLY_COST = 0.05;

  private final BookReader book;
  private final DistillPlan plan;
  private final Game game;
  private final MoveChooser chooser;
  private final SwapChoice swaps;
  private final PriorityQueue<Step> queue =
      new PriorityQueue<>(Comparator.comparingDouble(Step::cost).thenComparingLong(Step::number));
  private final Map<Player, Set<CanonicalPosition>> seen = new EnumMap<>(Player.class);
  private final List<Entry> entries = new ArrayList<>();
  private final List<Entry> beforeSwap = new ArrayList<>();
  private long steps;

  /**
   * A position on the way.
   *
   * @param side that of the book's own player
   */
  private record Step(double cost, long number, CanonicalPosition key, Player side) {}

  public Distiller(BookReader book, DistillPlan plan) {
    this.book = book;
    this.plan = plan;
    game = book.game().plain();
    chooser = new MoveChooser(book, plan.rule());
    swaps = new SwapChoice(book, chooser);
    for (Player side : Player.values()) {
      seen.put(side, new HashSet<>());
    }
  }

  /** Distills the book. */
  public DistilledBook distill() {
    CanonicalPosition start = book.game().key(game.start());
    add(0, start, Player.X);
    add(0, start, Player.O);
    chooseSwaps(start);
    for (Step step = queue.poll();
        step != null && entries.size() < plan.most();
        step = queue.poll()) {
      Optional<BookPosition> found = book.find(step.key());
      if (found.isPresent() && isFirst(step)) {
        boolean own = game.mover(step.key().ply()) == step.side();
        if (own) {
          playOwn(step, found.get());
        }
        if (!own || step.key().ply() == 0) {
          answerAll(step, found.get());
        }
      }
    }
    return new DistilledBook(book.game(), entries, beforeSwap);
  }

  private void add(double cost, CanonicalPosition key, Player side) {
    if (!seen.getOrDefault(side, Set.of()).contains(key)) {
      queue.add(new Step(cost, steps++, key, side));
    }
  }

  /** Whether a step is the first to its position; later ones are dearer. */
  private boolean isFirst(Step step) {
    return seen.getOrDefault(step.side(), Set.of()).add(step.key());
  }

  private void playOwn(Step step, BookPosition position) {
    Optional<Choice> choice = chooser.choose(position);
    if (choice.isPresent()) {
      Choice best = choice.get();
      Move move = Move.at(best.cell());
      entries.add(new Entry(step.key(), move, best.value(), best.games()));
      addAfter(step, move, PLY_COST);
    }
  }

  private void answerAll(Step step, BookPosition position) {
    List<Choice> moves = chooser.moves(position);
    double best = moves.stream().mapToDouble(Choice::chance).max().orElse(0);
    for (Choice each : moves) {
      addAfter(step, Move.at(each.cell()), PLY_COST + best - each.chance());
    }
  }

  private void addAfter(Step step, Move move, double cost) {
    Position after = step.key().position(game).play(move);
    if (!after.outcome().isOver()) {
      add(step.cost() + cost, book.game().key(after), step.side());
    }
  }

  /**
   * Adds what to do about a swap that comes after the first stone: the stone to play, and for each
   * stone whether to swap. The book's own player then has to know both sides of that stone.
   */
  private void chooseSwaps(CanonicalPosition start) {
    boolean afterFirst = game.board().cells() > 1 && game.mover(1) != game.mover(0);
    if (!afterFirst || !plan.withSwap()) {
      return;
    }
    book.find(start)
        .flatMap(swaps::before)
        .ifPresent(
            entry -> {
              beforeSwap.add(entry);
              add(0, keyAfter(start, entry.move()), Player.X);
            });
    Set<CanonicalPosition> stones = new HashSet<>();
    for (Move move : game.start().legalMoves()) {
      CanonicalPosition stone = keyAfter(start, move);
      Optional<Entry> decision =
          stones.add(stone) ? book.find(stone).flatMap(swaps::offered) : Optional.empty();
      decision.ifPresent(
          entry -> {
            beforeSwap.add(entry);
            if (entry.move().isSwap()) {
              add(0, stone, Player.X);
            }
          });
    }
  }

  private CanonicalPosition keyAfter(CanonicalPosition key, Move move) {
    return book.game().key(key.position(game).play(move));
  }
}
