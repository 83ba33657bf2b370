package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.store.TestDatabases.Kind;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A book that several have open")
@Tag("slow")
class SharedBookTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("squava"));

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void isWrittenByOneWhileTheOtherIsIdle(Kind kind) {
    BookAddress address = kind.fresh(folder);
    CanonicalPosition key = GAME.key(GAME.plain().start());
    try (BookStore one = BookStore.open(GAME, address);
        BookStore other = BookStore.open(GAME, address)) {
      for (BookStore each : new BookStore[] {one, other, one, other}) {
        BookChange change = new BookChange();
        change.position(key).move(12).addGame(1);
        each.write(change, 1);
        assertThat(each.find(key)).isPresent();
      }
      assertThat(one.counts().games()).isEqualTo(4);
      assertThat(other.find(key).orElseThrow().games()).isEqualTo(4);
    }
  }
}
