package games.oxo.search.mcts;

import games.oxo.game.FullRun;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The tree of a Monte-Carlo tree search")
class MctsTreeTest {
  private static final int MOST_NODES = 80_000;

  /** The same tree as objects; the number is kept as the visits of the node. */
  private static final class Plain {
    final int number;
    final List<Plain> children = new ArrayList<>();

    Plain(int number) {
      this.number = number;
    }

    int size() {
      return 1 + children.stream().mapToInt(Plain::size).sum();
    }
  }

  private final MctsTree tree = new MctsTree(64 << 20, false);
  private Plain plain = new Plain(0);
  private int made;

  /** Gives nodes without children some, anywhere in the tree, until it is large enough. */
  private void grow(Random random) {
    List<Plain> plains = new ArrayList<>();
    List<Integer> nodes = new ArrayList<>();
    collect(plain, MctsTree.ROOT, plains, nodes);
    int wanted = random.nextInt(MOST_NODES);
    while (plains.size() < wanted || plain.children.isEmpty()) {
      int parent = random.nextInt(plains.size());
      if (plains.get(parent).children.isEmpty()) {
        int count = random.nextInt(4) > 0 ? 2 : 1 + random.nextInt(60);
        int first = tree.add(count, -1, 1);
        tree.setChildren(nodes.get(parent), first, count);
        for (int child = first; child < first + count; child++) {
          Plain added = new Plain(++made);
          plains.get(parent).children.add(added);
          tree.page(child).visits[MctsTree.place(child)] = added.number;
          plains.add(added);
          nodes.add(child);
        }
      }
    }
  }

  private void collect(Plain from, int node, List<Plain> plains, List<Integer> nodes) {
    // A library of assertions would take longer than all the rest.
    if (tree.visits(node) != from.number || tree.children(node) != from.children.size()) {
      throw new AssertionError("node " + from.number + " is not as it was");
    }
    plains.add(from);
    nodes.add(node);
    for (int i = 0; i < from.children.size(); i++) {
      collect(from.children.get(i), tree.firstChild(node) + i, plains, nodes);
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aBranchThatIsKeptStaysAsItWas(int seed) {
    Random random = new Random(seed);
    tree.reset(-1, 1);
    for (int move = 0; move < 10; move++) {
      grow(random);
      Plain largest = Collections.max(plain.children, Comparator.comparing(Plain::size));
      tree.keepOnly(tree.firstChild(MctsTree.ROOT) + plain.children.indexOf(largest));
      plain = largest;
    }
  }

  static IntStream seeds() {
    return IntStream.rangeClosed(1, FullRun.rounds(20, 5));
  }
}
