package games.oxo.book.grow;

import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.DistinctMoves;
import games.oxo.book.Proofs;
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
  /** Where the position after a move is looked up before it is searched. */
  interface Children {
    /** What is to be done with the position after a move. */
    enum State {
      /** The book has it. */
      KNOWN,
      /** It is new, and reserved for this thread. */
      NEW,
      /** Another thread or program is at work on it. */
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
    Optional<After> reached = after(position, cell, children);
    if (reached.isEmpty()) {
      return Optional.empty();
    }
    After found = reached.get();
    if (isWin(position, cell, found)) {
      return Optional.of(
          new Expansion(null, cell, found.key(), found.thought(), found.ended(), null));
    }
    List<Integer> withThis = new ArrayList<>(booked);
    withThis.add(cell);
    return next(position, withThis)
        .map(
            next ->
                new Expansion(
                    null, cell, found.key(), found.thought(), found.ended(), next.thought()));
  }

  /**
   * What is found after a move.
   *
   * @param key the position, or null when the game is over there
   * @param thought what the engine says of it, or null when the book knew it
   * @param ended the value of the move when the game is over, or null
   */
  private record After(
      @Nullable CanonicalPosition key, @Nullable Thought thought, @Nullable Proven ended) {}

  private Optional<After> after(Position position, int cell, Children children) {
    Position after = position.play(Move.at(cell));
    if (after.outcome().isOver()) {
      Proven ended = Proofs.ofLastMove(after, position.toMove().orElseThrow());
      return Optional.of(new After(null, null, ended));
    }
    CanonicalPosition key = CanonicalForm.of(after).key();
    return switch (children.ask(key)) {
      case TAKEN -> Optional.empty();
      case KNOWN -> Optional.of(new After(key, null, null));
      case NEW ->
          thinker
              .thinkAndSolve(key.position(game.plain()))
              .map(thought -> new After(key, thought, null));
    };
  }

  /** Adds the position after a move whose value is proven; empty as in {@link #expand}. */
  Optional<Expansion> follow(CanonicalPosition key, int cell, Children children) {
    Position position = key.position(game.plain());
    return after(position, cell, children)
        .map(found -> new Expansion(null, cell, found.key(), found.thought(), found.ended(), null));
  }

  /** Adds another reply in a lost position, the best that is left; empty as in {@link #expand}. */
  Optional<Expansion> reply(CanonicalPosition key, Collection<Integer> booked, Children children) {
    Position position = key.position(game.plain());
    return next(position, booked)
        .map(Next::thought)
        .flatMap(best -> follow(key, best.cell(), children));
  }

  private static boolean isWin(Position position, int cell, After found) {
    Proven proven = found.thought() == null ? null : found.thought().proven();
    if (proven == null) {
      return found.ended() != null && found.ended().isWin();
    }
    Position after = position.play(Move.at(cell));
    return Proofs.ofMove(proven, after.toMove().equals(position.toMove())).isWin();
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
