package games.oxo.app.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.app.Run;
import games.oxo.book.store.BookAddress;
import games.oxo.game.input.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The address of a book")
class BookTextTest {
  private static final String DATABASE = "jdbc:postgresql://127.0.0.1:1/book";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {":memory:", ":resource:book.db", "file::memory:", "file:a.db?mode=memory"})
  void isRefusedIfItIsNoFile(String text) {
    assertThatThrownBy(() -> BookText.address(text, Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "'%s' is not the name of a file, and a book needs one", text.replaceFirst("[?].*", ""));
    for (String command : new String[] {"show", "verify", "grow"}) {
      assertThat(Run.oxo("book", command, "squava", "--book", text).status()).isEqualTo(2);
    }
    assertThat(Run.oxo("analyze", "squava", "-B", text, "--nodes", "10").status()).isEqualTo(2);
  }

  @Test
  void isRefusedWithAQuestionMarkWhichTheDriverTakesForSettings() {
    Run run = Run.oxo("book", "grow", "squava", "--book", folder.resolve("a?b=c").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("a book cannot have a question mark in its name");
  }

  @Test
  void isNoBookInWords() throws Exception {
    Path file = Files.writeString(folder.resolve("text"), "no book".repeat(1000));
    Run run = Run.oxo("book", "show", "squava", "--book", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "oxo: " + file + " is not a book: it is neither a compact book nor a database\n");
  }

  @Test
  void getsItsPasswordFromTheEnvironment() {
    BookAddress address =
        BookText.address(DATABASE + "?user=me", Map.of(BookText.PASSWORD, "secret"));
    assertThat(address.password()).isEqualTo("secret");
    assertThat(address.toString()).isEqualTo(DATABASE);
    assertThat(BookText.address("a.db", Map.of(BookText.PASSWORD, "secret")).password()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:postgresql://127.0.0.1:1/book?user=me&password=s3cret",
    "jdbc:postgresql://me:s3cret@127.0.0.1:1/book",
    "jdbc:postgresql://127.0.0.1:x/book?password=s3cret",
    "jdbc:postgresql:?password=s3cret",
    "postgresql://me:s3cret@127.0.0.1/book",
    "postgres://me:s3cret@127.0.0.1/book?password=s3cret",
    "jdbc:mysql://me:s3cret@127.0.0.1/book?password=s3cret"
  })
  void neverShowsAPassword(String text) {
    Run run = Run.oxo("book", "grow", "squava", "--book", text);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("oxo: ").doesNotContain("s3cret").doesNotContain("at games");
  }
}
