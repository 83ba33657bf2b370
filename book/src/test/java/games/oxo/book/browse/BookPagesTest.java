package games.oxo.book.browse;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BookPagesTest {
  @Test
  void aPageLiesAsThePositionThatWasAskedFor() {
    Game game = BuiltInGames.load("squava");
    BookPages pages = new BookPages(game, new MemoryBook(game, 2));
    Position one = game.start().play(Move.at(1)).play(Move.at(7));
    List<String> expected = figures(pages.page(one).orElseThrow(), game.symmetries().get(0));
    for (Symmetry symmetry : game.symmetries()) {
      Position image = game.start().play(Move.at(symmetry.map(1))).play(Move.at(symmetry.map(7)));
      BookPage page = pages.page(image).orElseThrow();
      assertThat(figures(page, symmetry.inverse())).isEqualTo(expected);
      assertThat(BookPages.notes(page)).hasSize(23);
    }
  }

  /** The lines of a page after a symmetry. */
  private static List<String> figures(BookPage page, Symmetry symmetry) {
    return page.lines().stream()
        .map(line -> symmetry.map(line.cells()) + " " + line.value() + line.results())
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  void aSwapIsLeftOutOfThePath() {
    Game game = BuiltInGames.load("yavalath:side3");
    BookPages pages = new BookPages(game, new MemoryBook(game, 1));
    Position swapped = game.start().play(Move.at(3)).play(Move.SWAP).play(Move.at(4));
    Position plain = pages.plain(swapped);
    assertThat(plain.moves()).containsExactly(Move.at(3), Move.at(4));
    assertThat(plain.game().swapPly()).isNegative();
  }
}
