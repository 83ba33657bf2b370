package games.oxo.game.text;

import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a game with its variations and notes as one line that {@link GameTreeReader} reads. The
 * page writes the same text.
 */
public final class GameTreeWriter {
  private static final String OPEN = "(";
  private static final String SWAP = "swap";

  private final MoveNotation notation;
  private final boolean glued;
  private final List<String> words = new ArrayList<>();

  private GameTreeWriter(GameTree tree) {
    notation = new MoveNotation(tree.game());
    glued = tree.game().cellNames().style() == NotationStyle.COLUMN;
  }

  /** The moves of a tree. */
  public static String write(GameTree tree) {
    GameTreeWriter writer = new GameTreeWriter(tree);
    writer.comments(tree.root());
    writer.line(tree.root(), 0, Player.O);
    return String.join(" ", writer.words);
  }

  /**
   * Writes what follows a node.
   *
   * @param round the number of the last round that has begun
   * @param last who placed the last stone
   */
  private void line(GameTree.Node from, int round, Player last) {
    GameTree.Node node = from;
    int begun = round;
    Player before = last;
    while (!node.next().isEmpty()) {
      GameTree.Node main = node.next().get(0);
      int after = move(main, begun, before);
      for (GameTree.Node other : node.next().subList(1, node.next().size())) {
        words.add(OPEN);
        line(other, move(other, begun, before), mover(other, before));
        words.add(words.remove(words.size() - 1) + ")");
      }
      begun = after;
      before = mover(main, before);
      node = main;
    }
  }

  /** Writes a move; a round begins with X. Returns the number of its round. */
  private int move(GameTree.Node node, int round, Player before) {
    boolean begins = round == 0 || (mover(node, before) == Player.X && before == Player.O);
    String word = notation.writeInList(node.move());
    if (begins && !glued) {
      String space = words.isEmpty() || lastWord().equals(OPEN) ? "" : "  ";
      push(Text.format("%s%d.", space, round + 1), false);
    }
    push(word + node.mark(), glued && !node.move().isSwap() && isPlain(lastWord()));
    comments(node);
    return begins ? round + 1 : round;
  }

  /** Who placed the stone of a move; a swap places none. */
  private static Player mover(GameTree.Node node, Player before) {
    return node.move().isSwap()
        ? before
        : node.position().previous().orElseThrow().toMove().orElseThrow();
  }

  private static boolean isPlain(String word) {
    return word.matches("\\(?[a-z0-9]+") && !word.equals(SWAP);
  }

  private void comments(GameTree.Node node) {
    if (!node.worth().isEmpty()) {
      push(Text.format("{= %s}", node.worth()), false);
    }
    if (!node.note().isEmpty()) {
      push(Text.format("{%s}", node.note()), false);
    }
  }

  private String lastWord() {
    return words.isEmpty() ? "" : words.get(words.size() - 1);
  }

  private void push(String word, boolean joined) {
    boolean join = joined || lastWord().equals(OPEN);
    words.add(join ? words.remove(words.size() - 1) + word : word);
  }
}
