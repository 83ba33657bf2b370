package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.game.Samples;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The queue of positions to expand")
class ExpansionQueueTest {
  private static final BookGame GAME = BookGame.of(Samples.game("squava"));
  private static final CanonicalPosition ROOT = GAME.key(GAME.plain().start());

  private static BookPosition valued(int unbooked, BookMove... moves) {
    return new BookPosition(ROOT, 0.5, 1, 0.5, null, unbooked, 0.5, false, List.of(moves));
  }

  /** Another program may finish a position between its choice and the work on it. */
  @Test
  void aPositionThatWasChosenIsNoLongerOpenWhenOthersHaveClosedIt() {
    BookGraph graph = new BookGraph(GAME);
    graph.takeOver(List.of(valued(12)), new BookChange());
    GraphNode root = graph.node(ROOT);
    ExpansionQueue queue = new ExpansionQueue(graph, List.of(root), PathCosts.USUAL);
    assertThat(queue.next()).isSameAs(root);
    assertThat(queue.isOpen(root)).isTrue();
    graph.takeOver(List.of(valued(BookPosition.NO_CELL, BookMove.at(12))), new BookChange());
    assertThat(queue.isOpen(root)).isFalse();
  }
}
