package games.oxo.book.grow;

import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The thinking that expands a position, in one thread. */
final class ExpansionSearch {
  /** Where the position after a move is looked up before anybody thinks about it. */
  interface Children {
    /** What is to be done with the position after a move. */
    enum State {
      /** The book has it. */
      KNOWN,
      /** It is new, and reserved for this thread. */
      NEW,
      /** Somebody else is at work on it. */
      TAKEN
    }

    State ask(CanonicalPosition key);
  }

  private final BookGame game;
  private final Thinker thinker;

  ExpansionSearch(BookGame game, Thinker thinker) {
    this.game = game;
    this.thinker = thinker;
  }

  /** Values a position that no engine has valued; empty when stopped. */
  Optional<Expansion> value(CanonicalPosition key, Collection<Integer> booked) {
    Position position = key.position(game.plain());
    Optional<Thought> value = thinker.thinkAndSolve(position);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    Thought thought = value.get();
    if (thought.proven() != null || !booked.contains(thought.cell())) {
      return Optional.of(Expansion.ofValue(thought, thought));
    }
    return next(position, booked).map(next -> Expansion.ofValue(thought, next.thought()));
  }

  /**
   * Makes the best move that is not in the book part of it; empty when stopped or when somebody
   * else is at work on the position after it.
   */
  Optional<Expansion> expand(
      CanonicalPosition key, Collection<Integer> booked, int cell, Children children) {
    Position position = key.position(game.plain());
    Position after = position.play(Move.at(cell));
    CanonicalPosition childKey = null;
    Thought child = null;
    Proven worth = null;
    if (after.outcome().isOver()) {
      worth = Proofs.ofLastMove(after, position.toMove().orElseThrow());
    } else {
      childKey = CanonicalForm.of(after).key();
      Children.State state = children.ask(childKey);
      if (state == Children.State.TAKEN) {
        return Optional.empty();
      }
      if (state == Children.State.NEW) {
        Optional<Thought> thought = thinker.thinkAndSolve(childKey.position(game.plain()));
        if (thought.isEmpty()) {
          return Optional.empty();
        }
        child = thought.get();
      }
    }
    Proven ended = worth;
    if (isWin(position, after, child, ended)) {
      return Optional.of(new Expansion(null, cell, childKey, child, ended, null));
    }
    List<Integer> withThis = new ArrayList<>(booked);
    withThis.add(cell);
    CanonicalPosition reached = childKey;
    Thought reachedThought = child;
    return next(position, withThis)
        .map(next -> new Expansion(null, cell, reached, reachedThought, ended, next.thought()));
  }

  private static boolean isWin(
      Position position, Position after, @Nullable Thought child, @Nullable Proven ended) {
    if (child == null || child.proven() == null) {
      return ended != null && ended.isWin();
    }
    boolean same = after.toMove().equals(position.toMove());
    return same ? child.proven().isWin() : child.proven().isLoss();
  }

  /** The best move that is not in the book; none when all are. */
  private record Next(@Nullable Thought thought) {}

  private Optional<Next> next(Position position, Collection<Integer> booked) {
    DistinctMoves moves = new DistinctMoves(position);
    Set<Move> avoid = moves.like(booked);
    if (avoid.size() == moves.legalCount()) {
      return Optional.of(new Next(null));
    }
    return thinker.think(position, avoid).map(Next::new);
  }

  /** The cells of the moves in the book. */
  static List<Integer> booked(GraphNode node) {
    List<Integer> cells = new ArrayList<>();
    for (GraphEdge edge : node.edges) {
      cells.add(edge.cell);
    }
    return cells;
  }

  /** The cells of the moves in the book. */
  static List<Integer> booked(BookPosition position) {
    return position.moves().stream().map(move -> move.cell()).sorted().toList();
  }
}
