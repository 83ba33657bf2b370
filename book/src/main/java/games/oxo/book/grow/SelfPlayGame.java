package games.oxo.book.grow;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;
import games.oxo.book.DistinctMoves;
import games.oxo.book.Proofs;
import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One game of self-play with the help of a book, and what the book learns from it. */
final class SelfPlayGame {
  private final TimedStore store;
  private final Thinker thinker;
  private final SelfPlayRules rules;
  private final int randomPlies;
  private final Dice dice;
  private final List<PlayedMove> path = new ArrayList<>();
  private int proven;

  /**
   * @param randomPlies how many moves at the beginning are drawn at random
   */
  SelfPlayGame(TimedStore store, Thinker thinker, SelfPlayRules rules, int randomPlies, Dice dice) {
    this.store = store;
    this.randomPlies = randomPlies;
    this.thinker = thinker;
    this.rules = rules;
    this.dice = dice;
  }

  /** Plays it; empty when it was stopped. */
  Optional<BookChange> play(Position from) {
    Position at = from;
    for (int ply = 0; !at.outcome().isOver(); ply++) {
      CanonicalForm form = CanonicalForm.of(at);
      Position position = form.key().position(at.game());
      BookPosition known =
          store
              .ask(book -> book.find(form.key()))
              .orElseGet(() -> BookPosition.unknown(form.key()));
      Optional<PlayedMove> move = choose(position, known, ply);
      if (move.isEmpty()) {
        return Optional.empty();
      }
      path.add(move.get());
      at = position.play(Move.at(move.get().cell()));
    }
    return Optional.of(learn(at));
  }

  /** How many positions of the game were not proven before it and are now. */
  int proven() {
    return proven;
  }

  /** The stones of the last position in which a move was made. */
  int deepest() {
    return path.isEmpty() ? 0 : path.get(path.size() - 1).position().ply();
  }

  private Optional<PlayedMove> choose(Position position, BookPosition known, int ply) {
    if (ply < randomPlies) {
      int cell = random(position, known);
      if (cell != BookPosition.NO_CELL) {
        return Optional.of(new PlayedMove(position, known, cell, Map.of(), null));
      }
    }
    BookMove stored = best(known);
    if (stored != null && (isWon(stored) || isTaken(stored))) {
      return Optional.of(new PlayedMove(position, known, stored.cell(), Map.of(), null));
    }
    return think(position, known);
  }

  /** A move at random, each distinct one as likely, that neither ends the game nor is lost. */
  private int random(Position position, BookPosition known) {
    List<Integer> cells = new ArrayList<>();
    for (Move move : new DistinctMoves(position).firsts()) {
      boolean over = position.play(move).outcome().isOver();
      if (!over && known.move(move.cell()).filter(SelfPlayGame::isBad).isEmpty()) {
        cells.add(move.cell());
      }
    }
    return cells.isEmpty() ? BookPosition.NO_CELL : cells.get(dice.below(cells.size()));
  }

  private static boolean isWon(BookMove move) {
    return move.proven() != null && move.proven().isWin();
  }

  private static boolean isBad(BookMove move) {
    return move.proven() == null ? move.refuted() : move.proven().isLoss();
  }

  /** The best move of the book: proven wins first, then by the rate of its games. */
  private static @Nullable BookMove best(BookPosition known) {
    return known.moves().stream()
        .filter(move -> !isBad(move) && (isWon(move) || move.games() > 0))
        .max(
            Comparator.comparing(SelfPlayGame::isWon)
                .thenComparingDouble(BookMove::rate)
                .thenComparingLong(BookMove::games))
        .orElse(null);
  }

  private boolean isTaken(BookMove move) {
    return move.rate() > rules.threshold() && dice.fraction() >= rules.explore();
  }

  private Optional<PlayedMove> think(Position position, BookPosition known) {
    DistinctMoves moves = new DistinctMoves(position);
    Set<Move> avoid = moves.like(cells(known, SelfPlayGame::isBad));
    if (avoid.size() == moves.legalCount()) {
      avoid = moves.like(cells(known, each -> each.proven() != null && each.proven().isLoss()));
    }
    if (avoid.size() == moves.legalCount()) {
      return Optional.of(
          new PlayedMove(position, known, longestLoss(known), Map.of(), known.proven()));
    }
    boolean all = avoid.isEmpty();
    return thinker
        .choose(position, avoid)
        .map(
            chosen ->
                new PlayedMove(
                    position, known, chosen.cell(), chosen.proven(), all ? chosen.value() : null));
  }

  private static List<Integer> cells(BookPosition known, Predicate<BookMove> wanted) {
    return known.moves().stream().filter(wanted).map(BookMove::cell).toList();
  }

  private static int longestLoss(BookPosition known) {
    return known.moves().stream()
        .max(Comparator.comparingDouble(move -> move.proven() == null ? 0 : move.proven().rank()))
        .orElseThrow()
        .cell();
  }

  /** The results and proofs of the game, from its end to its beginning. */
  private BookChange learn(Position end) {
    BookChange change = new BookChange();
    Player winner = end.outcome().winner();
    Proven after = null;
    List<PlayedMove> back = new ArrayList<>(path);
    Collections.reverse(back);
    Position next = end;
    for (PlayedMove played : back) {
      PositionChange of = change.position(played.known().key());
      int result = winner == null ? 0 : winner == played.mover() ? 1 : -1;
      of.move(played.cell()).addGame(result);
      Map<Integer, Proven> found = new HashMap<>(played.found());
      if (played.position().ply() + 1 == end.ply()) {
        found.put(played.cell(), Proofs.ofLastMove(end, played.mover()));
      } else if (after != null) {
        found.put(
            played.cell(), Proofs.ofMove(after, next.toMove().equals(played.position().toMove())));
      }
      after = prove(played, found, of);
      proven += after != null && played.known().proven() == null ? 1 : 0;
      next = played.position();
    }
    return change;
  }

  /** Notes what is proven of the moves, and what follows for the position, or null. */
  private static @Nullable Proven prove(
      PlayedMove played, Map<Integer, Proven> found, PositionChange of) {
    Map<Integer, Proven> all = new HashMap<>();
    for (BookMove move : played.known().moves()) {
      if (move.proven() != null) {
        all.put(move.cell(), move.proven());
      }
    }
    found.forEach(
        (cell, value) -> {
          if (Proofs.isNews(all.get(cell), value)) {
            all.put(cell, value);
            of.move(cell).proven(value);
          }
        });
    boolean complete = all.size() == new DistinctMoves(played.position()).firsts().size();
    Proven value = Proofs.ofPosition(all.values(), complete);
    Proven proven = played.known().proven();
    for (Proven each : new Proven[] {played.value(), value}) {
      if (each != null && Proofs.isNews(proven, each)) {
        proven = each;
        of.proven(each).negamax(BookValue.chance(each));
      }
    }
    return proven;
  }
}
