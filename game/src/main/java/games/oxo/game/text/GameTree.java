package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game as a tree of moves: the first move after a position goes on with the line before it, the
 * others are variations. {@link GameTreeReader} and {@link GameTreeWriter} have its text.
 */
public final class GameTree {
  private final Node root;

  /** A game without a move. */
  public GameTree(Position start) {
    root = new Node(start);
  }

  /** A position of the game, with what is written about it and what may follow. */
  public static final class Node {
    private final Position position;
    private final List<Node> next = new ArrayList<>();
    private String mark = "";
    private String worth = "";
    private String note = "";

    Node(Position position) {
      this.position = position;
    }

    public Position position() {
      return position;
    }

    /** The move that led here; not for the start. */
    public Move move() {
      return position.lastMove().orElseThrow();
    }

    /** The main line first, then the variations. */
    public List<Node> next() {
      return Collections.unmodifiableList(next);
    }

    /** What a review thought of the move: {@code ?} a lost win, {@code ??} a blunder; or empty. */
    public String mark() {
      return mark;
    }

    /** What a review found: {@code loss 4 best 3,3}, for X; or empty. */
    public String worth() {
      return worth;
    }

    /** What somebody wrote about the position, or empty. */
    public String note() {
      return note;
    }

    void mark(String text) {
      mark = text;
    }

    void worth(String text) {
      worth = text;
    }

    void note(String text) {
      note = note.isEmpty() ? text : Text.format("%s %s", note, text);
    }

    /** The node after a move, which becomes the last variation if it is not there. */
    Node add(Move move) {
      for (Node each : next) {
        if (each.move().equals(move)) {
          return each;
        }
      }
      Node added = new Node(position.play(move));
      next.add(added);
      return added;
    }
  }

  public Node root() {
    return root;
  }

  public Game game() {
    return root.position.game();
  }

  /** The main line: the start, and the position after each of its moves. */
  public List<Node> mainLine() {
    List<Node> line = new ArrayList<>();
    for (Node at = root; ; at = at.next.get(0)) {
      line.add(at);
      if (at.next.isEmpty()) {
        return line;
      }
    }
  }

  /** Makes sure that the moves to a position of this game are in the tree. */
  public void add(Position position) {
    Node at = root;
    for (Move move : position.moves()) {
      at = at.add(move);
    }
  }

  /** Makes the line to a position the main line. */
  public void lead(Position position) {
    Node at = root;
    for (Move move : position.moves()) {
      Node next = at.add(move);
      at.next.remove(next);
      at.next.add(0, next);
      at = next;
    }
  }
}
