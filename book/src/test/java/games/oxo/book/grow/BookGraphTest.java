package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The graph of a book in memory")
class BookGraphTest {
  private static final BookGame GAME = BookGame.of(Samples.game("squava"));

  private static BookPosition valued(CanonicalPosition key, double value, List<BookMove> moves) {
    return new BookPosition(key, value, 1, value, null, 24, 0.1, false, moves);
  }

  @Test
  void tellsParentsOfAValueThatAnotherProgramWorkedOut() {
    Position start = GAME.plain().start();
    CanonicalPosition root = GAME.key(start);
    CanonicalPosition after = GAME.key(start.play(Move.at(12)));
    BookGraph graph = new BookGraph(GAME);
    graph.takeOver(
        List.of(valued(root, 0.5, List.of(BookMove.at(12))), valued(after, 0.5, List.of())),
        new BookChange());
    BookChange follows = new BookChange();
    graph.takeOver(
        List.of(new BookPosition(after, 0.5, 1, 0.2, null, 24, 0.2, false, List.of())), follows);
    GraphNode node = graph.node(root);
    assertThat(node.negamax).isEqualTo(0.8);
    assertThat(follows.position(root).negamax()).isEqualTo(0.8);
  }
}
