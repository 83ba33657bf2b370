package games.oxo.book.grow;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookValue;
import games.oxo.book.DistinctMoves;
import games.oxo.book.Proofs;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The graph of a book's positions in memory, about 300 bytes for each. Changes of values and proofs
 * go up through all parents, and into the change that is to be written. Not safe for threads.
 */
final class BookGraph {
  private final Game game;
  private final Map<CanonicalPosition, GraphNode> nodes = new HashMap<>();
  private final List<List<GraphNode>> layers = new ArrayList<>();
  private long proven;

  BookGraph(BookGame game) {
    this.game = game.plain();
    for (int ply = 0; ply <= this.game.board().cells(); ply++) {
      layers.add(new ArrayList<>());
    }
  }

  /** The nodes with this many stones. */
  List<GraphNode> layer(int ply) {
    return layers.get(ply);
  }

  int layers() {
    return layers.size();
  }

  int size() {
    return nodes.size();
  }

  /** How many positions are proven. */
  long proven() {
    return proven;
  }

  /** The most stones of a position. */
  int deepest() {
    int ply = layers.size() - 1;
    while (ply > 0 && layers.get(ply).isEmpty()) {
      ply--;
    }
    return ply;
  }

  @Nullable GraphNode find(CanonicalPosition key) {
    return nodes.get(key);
  }

  /** The node of a key, which is added if it is not there. */
  GraphNode node(CanonicalPosition key) {
    GraphNode known = nodes.get(key);
    if (known != null) {
      return known;
    }
    int ply = key.ply();
    boolean twice = ply + 1 < game.board().cells() && game.mover(ply) == game.mover(ply + 1);
    GraphNode added = new GraphNode(key, twice);
    nodes.put(key, added);
    layers.get(ply).add(added);
    return added;
  }

  /** Takes a node away again of which nothing is known and to which no move leads. */
  void forget(GraphNode node) {
    if (!node.isThought() && node.edges.length == 0 && node.parents.length == 0) {
      nodes.remove(node.key);
      layers.get(node.ply).remove(node);
    }
  }

  /**
   * Takes over what the book says of positions, with all that follows from it.
   *
   * @param change gets what follows
   */
  void takeOver(Collection<BookPosition> positions, BookChange change) {
    List<GraphNode> changed = new ArrayList<>();
    positions.forEach(each -> changed.add(put(each)));
    changed.forEach(this::link);
    // A value that another process has found is no change to its position, but to its parents.
    Set<GraphNode> concerned = new LinkedHashSet<>(changed);
    changed.forEach(node -> concerned.addAll(List.of(node.parents)));
    update(concerned, change);
  }

  /** Takes over what the book says of a position; its edges lead nowhere yet. */
  GraphNode put(BookPosition position) {
    GraphNode node = node(position.key());
    node.value = position.value();
    node.negamax = position.negamax();
    node.unbooked = position.unbooked();
    node.unbookedValue = position.unbookedValue();
    node.wanted = position.wanted();
    prove(node, position.proven());
    for (BookMove move : position.moves()) {
      GraphEdge edge = node.edge(move.cell());
      if (move.proven() != null && Proofs.isNews(edge.proven, move.proven())) {
        edge.proven = move.proven();
      }
      edge.refuted = move.refuted();
      edge.rate = (move.wins() + move.draws() / 2.0 + 1) / (move.games() + 2);
    }
    return node;
  }

  /** Notes a proof; false when it says nothing new. */
  boolean prove(GraphNode node, @Nullable Proven value) {
    if (value == null || !Proofs.isNews(node.proven, value)) {
      return false;
    }
    proven += node.proven == null ? 1 : 0;
    node.proven = value;
    return true;
  }

  /**
   * Lets the edges of a node lead somewhere: to positions that the graph has, or else to new ones
   * that no engine has valued.
   */
  private void link(GraphNode node) {
    if (Arrays.stream(node.edges).allMatch(edge -> edge.child != null || edge.proven != null)) {
      return;
    }
    Position position = node.key.position(game);
    for (GraphEdge edge : node.edges) {
      if (edge.child == null && edge.proven == null) {
        Position after = position.play(Move.at(edge.cell));
        if (after.outcome().isOver()) {
          edge.proven = Proofs.ofLastMove(after, position.toMove().orElseThrow());
        } else {
          node.link(edge, node(CanonicalForm.of(after).key()));
        }
      }
    }
  }

  /**
   * The positions after all openings of some moves, the start of them included. What is not there
   * yet comes to the graph and to the change.
   */
  List<GraphNode> openings(GraphNode start, int plies, BookChange change) {
    Set<GraphNode> found = new LinkedHashSet<>(List.of(start));
    List<GraphNode> last = List.of(start);
    for (int ply = 0; ply < plies; ply++) {
      Set<GraphNode> next = new LinkedHashSet<>();
      for (GraphNode node : last) {
        for (Move move : new DistinctMoves(node.key.position(game)).firsts()) {
          node.edge(move.cell());
          change.position(node.key).move(move.cell());
        }
        link(node);
        Arrays.stream(node.edges)
            .filter(edge -> edge.child != null)
            .forEach(edge -> next.add(edge.child));
      }
      found.addAll(next);
      last = List.copyOf(next);
    }
    update(found, change);
    return List.copyOf(found);
  }

  /** Works out all values and proofs anew. */
  void updateAll(BookChange change) {
    List<GraphNode> all = new ArrayList<>();
    layers.forEach(all::addAll);
    all.forEach(this::link);
    update(all, change);
  }

  /**
   * Works out the values and proofs of nodes, and of all above them that this changes, from the
   * most stones to the fewest.
   *
   * @param change gets what changes
   */
  void update(Collection<GraphNode> changed, BookChange change) {
    List<Set<GraphNode>> open = new ArrayList<>();
    layers.forEach(layer -> open.add(new LinkedHashSet<>()));
    changed.forEach(node -> open.get(node.ply).add(node));
    for (int ply = open.size() - 1; ply >= 0; ply--) {
      for (GraphNode node : open.get(ply)) {
        if (update(node, change)) {
          for (GraphNode parent : node.parents) {
            open.get(parent.ply).add(parent);
          }
        }
      }
    }
  }

  /** Whether anything changed that parents see; new ones have to be told in any case. */
  private boolean update(GraphNode node, BookChange change) {
    proveEdges(node, change);
    Proven before = node.proven;
    List<Proven> moves = new ArrayList<>();
    for (GraphEdge edge : node.edges) {
      if (edge.proven != null) {
        moves.add(edge.proven);
      }
    }
    Proven found = Proofs.ofPosition(moves, moves.size() == node.edges.length && isComplete(node));
    if (found != null && prove(node, found)) {
      change.position(node.key).proven(found);
    }
    double negamax = negamax(node);
    boolean moved = Double.compare(negamax, node.negamax) != 0;
    if (moved) {
      node.negamax = negamax;
      change.position(node.key).negamax(negamax);
    }
    return moved || before != node.proven || tellsParents(node);
  }

  /** Whether a parent does not have the proof of a node yet. */
  private static boolean tellsParents(GraphNode node) {
    if (node.proven == null) {
      return false;
    }
    for (GraphNode parent : node.parents) {
      for (GraphEdge edge : parent.edges) {
        if (edge.child == node && isNews(parent, edge, node.proven)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isNews(GraphNode parent, GraphEdge edge, Proven value) {
    return Proofs.isNews(edge.proven, Proofs.ofMove(value, parent.movesTwice));
  }

  private static void proveEdges(GraphNode node, BookChange change) {
    for (GraphEdge edge : node.edges) {
      GraphNode child = edge.child;
      if (child != null && child.proven != null && isNews(node, edge, child.proven)) {
        Proven value = Proofs.ofMove(child.proven, node.movesTwice);
        edge.proven = value;
        change.position(node.key).move(edge.cell).proven(value);
      }
    }
  }

  private boolean isComplete(GraphNode node) {
    return node.isClosed()
        || (node.edges.length > 0
            && new DistinctMoves(node.key.position(game)).firsts().size() == node.edges.length);
  }

  private double negamax(GraphNode node) {
    if (node.proven != null) {
      return BookValue.chance(node.proven);
    }
    if (!node.isThought()) {
      return BookPosition.UNKNOWN;
    }
    double best = hasMovesOutside(node) ? node.unbookedValue : Double.NaN;
    for (GraphEdge edge : node.edges) {
      double value = moveValue(node, edge);
      if (!Double.isNaN(value) && !(value <= best)) {
        best = value;
      }
    }
    return Double.isNaN(best) ? node.value : best;
  }

  /**
   * Whether there are moves outside the book that count. A game may have added the best of them;
   * the others may be as good until an engine has looked.
   */
  private boolean hasMovesOutside(GraphNode node) {
    return node.hasUnbooked() || (node.unbooked != BookPosition.NO_CELL && !isComplete(node));
  }

  /** The chance of the mover after a move in the book; not a number when it is unknown. */
  static double moveValue(GraphNode node, GraphEdge edge) {
    if (edge.proven != null) {
      return BookValue.chance(edge.proven);
    }
    GraphNode child = edge.child;
    return child == null ? BookPosition.UNKNOWN : node.seenFromHere(child.negamax);
  }
}
