package games.oxo.book.grow;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookPosition;
import games.oxo.book.Proofs;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Enters expansions in the graph and in the change that is written. */
final class ExpansionWriter {
  private final BookGraph graph;

  ExpansionWriter(BookGraph graph) {
    this.graph = graph;
  }

  /** Enters an expansion with all that follows from it. */
  BookChange enter(GraphNode node, Expansion found) {
    BookChange change = new BookChange();
    List<GraphNode> changed = new ArrayList<>();
    if (found.value() != null) {
      setValue(node, found.value(), change);
    }
    if (found.cell() != BookPosition.NO_CELL) {
      addMove(node, found, change, changed);
    }
    setUnbooked(node, found.next(), change);
    if (node.wanted) {
      node.wanted = false;
      change.position(node.key).wanted(false);
    }
    changed.add(node);
    graph.update(changed, change);
    return change;
  }

  private void addMove(
      GraphNode node, Expansion found, BookChange change, List<GraphNode> changed) {
    GraphEdge edge = node.edge(found.cell());
    change.position(node.key).move(found.cell());
    if (found.ended() != null) {
      proveEdge(node, edge, found.ended(), change);
      return;
    }
    CanonicalPosition childKey = Objects.requireNonNull(found.childKey());
    GraphNode child = graph.node(childKey);
    node.link(edge, child);
    if (found.child() != null) {
      setValue(child, found.child(), change);
      setUnbooked(child, found.child(), change);
    }
    proveChild(node, edge, child, change);
    changed.add(child);
  }

  /** What is proven of a move is proven of the position after it. */
  private void proveChild(GraphNode node, GraphEdge edge, GraphNode child, BookChange change) {
    boolean lost = node.proven != null && node.proven.isLoss();
    Proven value = edge.proven != null ? edge.proven : lost ? Ending.of(Result.LOSS) : null;
    if (value == null) {
      return;
    }
    Proven after = Proofs.afterMove(value, node.movesTwice);
    if (graph.prove(child, after)) {
      change.position(child.key).proven(after);
    }
  }

  private void setValue(GraphNode node, Thought thought, BookChange change) {
    PositionChange of = change.position(node.key).value(thought.chance(), thought.effort());
    node.value = thought.chance();
    if (thought.proven() != null && graph.prove(node, thought.proven())) {
      of.proven(thought.proven());
    }
  }

  /**
   * Sets the best move that is not in the book. One whose value is proven comes to the book with
   * it, for then the others are not better and need not be looked at.
   */
  private static void setUnbooked(GraphNode node, @Nullable Thought best, BookChange change) {
    Proven value = best == null ? null : best.proven();
    if (best != null && value == null) {
      node.unbooked = best.cell();
      node.unbookedValue = best.chance();
    } else {
      node.unbooked = BookPosition.NO_CELL;
      node.unbookedValue = BookPosition.UNKNOWN;
    }
    change.position(node.key).unbooked(node.unbooked, node.unbookedValue);
    if (best != null && value != null && best.cell() != BookPosition.NO_CELL) {
      proveEdge(node, node.edge(best.cell()), value, change);
    }
  }

  private static void proveEdge(GraphNode node, GraphEdge edge, Proven value, BookChange change) {
    if (Proofs.isNews(edge.proven, value)) {
      edge.proven = value;
      change.position(node.key).move(edge.cell).proven(value);
    }
  }
}
