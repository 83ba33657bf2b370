package games.oxo.game.text;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Reads moves with variations and notes, as {@link GameTreeWriter} writes them: {@code 1. d4 d5 (e5
 * {bold}) 2. e4}. A variation stands behind the move in whose place it is.
 */
public final class GameTreeReader {
  private static final int MOST_NODES = 5_000;

  private final GameTree tree;
  private final MoveNotation notation;

  /** The places to go back to behind each variation that is open. */
  private final Deque<GameTree.Node> left = new ArrayDeque<>();

  private final StringBuilder words = new StringBuilder();
  private GameTree.Node at;
  private int nodes;

  private GameTreeReader(Position start) {
    tree = new GameTree(start);
    notation = new MoveNotation(start.game());
    at = tree.root();
  }

  /**
   * Reads the moves from a position on.
   *
   * @throws InputException when one is not legal, or signs do not fit together
   */
  public static GameTree read(Position start, String text) {
    GameTreeReader reader = new GameTreeReader(start);
    reader.readAll(text);
    return reader.tree;
  }

  /**
   * Reads a whole file: comments, rows to start from unless that was the empty board, and moves; or
   * a position in any other form.
   *
   * @throws InputException when there is no game in it, with the reason
   */
  public static GameTree readFile(Game game, String text) {
    Position end = PositionReader.read(game, text);
    List<String> lines =
        Arrays.stream(text.split("\r\n|\r|\n"))
            .filter(line -> !line.isBlank() && !line.stripLeading().startsWith("#"))
            .toList();
    int rows = end.origin().ply() == 0 ? 0 : 1;
    boolean withMoves = !end.moves().isEmpty() && lines.size() > rows;
    GameTree tree =
        withMoves
            ? read(end.origin(), String.join("\n", lines.subList(rows, lines.size())))
            : new GameTree(end.origin());
    tree.add(end);
    return tree;
  }

  private void readAll(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '{' -> {
          int end = text.indexOf('}', i);
          if (end < 0) {
            throw new InputException("a note begins with '{' and does not end: there is no '}'");
          }
          play();
          comment(text.substring(i + 1, end).strip());
          i = end;
        }
        case '(' -> open();
        case ')' -> close();
        case '!', '?' -> {
          int end = i + 1;
          while (end < text.length() && "!?".indexOf(text.charAt(end)) >= 0) {
            end++;
          }
          play();
          at.mark(text.substring(i, end));
          i = end - 1;
        }
        default -> words.append(c);
      }
    }
    play();
    if (!left.isEmpty()) {
      throw new InputException("a variation begins with '(' and does not end: there is no ')'");
    }
  }

  private void open() {
    play();
    if (at == tree.root()) {
      throw new InputException(
          "a variation in parentheses stands behind the move in whose place it is; here is none");
    }
    left.push(at);
    at = parent(at);
  }

  private GameTree.Node parent(GameTree.Node node) {
    GameTree.Node found = tree.root();
    List<Move> moves = node.position().moves();
    for (Move move : moves.subList(0, moves.size() - 1)) {
      found = found.add(move);
    }
    return found;
  }

  private void close() {
    play();
    if (left.isEmpty()) {
      throw new InputException("there is a ')' without a '(' before it");
    }
    at = left.pop();
  }

  /** Plays the moves that were read. */
  private void play() {
    List<Move> before = at.position().moves();
    List<Move> moves = notation.playList(at.position(), words.toString()).moves();
    words.setLength(0);
    for (Move move : moves.subList(before.size(), moves.size())) {
      at = at.add(move);
      if (++nodes > MOST_NODES) {
        throw new InputException(
            Text.format("the game has more than %d moves with its variations", MOST_NODES));
      }
    }
  }

  private void comment(String text) {
    if (text.startsWith("=")) {
      at.worth(text.substring(1).strip());
    } else if (!text.isEmpty()) {
      at.note(text);
    }
  }
}
