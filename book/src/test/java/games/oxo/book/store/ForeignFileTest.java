package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookGame;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A book file from somebody else")
class ForeignFileTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("squava"));

  /** It would never end. */
  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)";

  @TempDir private Path folder;

  private Path book() {
    Path file = folder.resolve("book.db");
    BookStore.open(GAME, BookAddress.of(file)).close();
    return file;
  }

  private static void execute(Path file, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
  }

  private static void assertRefused(Path file, String sentence) throws IOException {
    byte[] before = Files.readAllBytes(file);
    BookAddress address = BookAddress.of(file);
    assertThatThrownBy(() -> BookStore.openToRead(GAME, address))
        .isExactlyInstanceOf(InputException.class)
        .hasMessage(file + " " + sentence);
    assertThatThrownBy(() -> BookStore.open(GAME, address))
        .isExactlyInstanceOf(InputException.class)
        .hasMessage(file + " " + sentence);
    assertThat(Files.readAllBytes(file)).as("it stays as it is").isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          view    | spy   | CREATE VIEW spy AS SELECT 1
          trigger | spy   | CREATE TRIGGER spy AFTER INSERT ON position BEGIN DELETE FROM move; END
          table   | words | CREATE VIRTUAL TABLE words USING fts5(text)
          table   | notes | CREATE TABLE notes (text TEXT)
          index   | sums  | CREATE INDEX sums ON move (abs(cell))
          """)
  void isRefusedIfItHasAnythingBesidesTheTablesOfABook(String type, String name, String sql)
      throws Exception {
    Path file = book();
    execute(file, sql);
    assertRefused(file, "is not a book: it has the " + type + " '" + name + "', which no book has");
  }

  @Test
  void isRefusedIfAViewPretendsToBeATable() throws Exception {
    for (String table : new String[] {"book", "position"}) {
      Path file = folder.resolve(table + ".db");
      BookStore.open(GAME, BookAddress.of(file)).close();
      execute(
          file,
          "DROP TABLE " + table,
          "CREATE VIEW " + table + " AS " + ENDLESS + " SELECT i AS name, i AS key FROM n");
      assertRefused(file, "is not a book: it has the view '" + table + "', which no book has");
    }
  }

  @Test
  void isRefusedIfATableHasOtherColumns() throws Exception {
    Path file = book();
    execute(file, "ALTER TABLE move ADD COLUMN twice INTEGER AS (2 * cell)");
    assertRefused(file, "is not a book: it has the table 'move', which no book has");
  }

  @Test
  void isRefusedInWordsIfItIsSomethingElse() throws Exception {
    Path text = Files.writeString(folder.resolve("text"), "not a database at all".repeat(100));
    assertRefused(text, "is not a book: it is neither a compact book nor a database");
    Path empty = Files.createFile(folder.resolve("empty"));
    assertThatThrownBy(() -> BookStore.openToRead(GAME, BookAddress.of(empty)))
        .hasMessage(empty + " is not a book: it has no table 'book'");
    Path other = folder.resolve("other.db");
    execute(other, "CREATE TABLE bookmarks (url TEXT)");
    assertRefused(other, "is not a book: it has the table 'bookmarks', which no book has");
  }

  @Test
  void isReadInSoManyStepsAsItsSizeAllows() {
    Path file = book();
    Database database = Database.open(new SqliteConnector(file, false, 0), RetryLimit.USUAL);
    assertThatThrownBy(
            () ->
                database.read(
                    connection -> {
                      try (Statement statement = connection.createStatement();
                          ResultSet rows =
                              statement.executeQuery(ENDLESS + " SELECT COUNT(i) FROM n")) {
                        return rows.next();
                      }
                    }))
        .isExactlyInstanceOf(InputException.class)
        .hasMessage(
            file
                + " is damaged, or no book that OXO has written:"
                + " to read it takes more steps than a book of its size needs");
    database.close();
  }

  @Test
  void isRefusedIfAValueIsHuge() throws Exception {
    Path file = book();
    execute(file, "UPDATE book SET content = hex(zeroblob(10000000)) WHERE name = 'game'");
    assertThatThrownBy(() -> BookStore.openToRead(GAME, BookAddress.of(file)))
        .isExactlyInstanceOf(InputException.class)
        .hasMessageStartingWith(file + " is damaged, or no book that OXO has written: ");
  }

  @Test
  void keepsStatisticsThatSqliteMakes() throws Exception {
    Path file = book();
    execute(file, "INSERT INTO claim VALUES (x'00', 'me', 0)", "ANALYZE");
    BookStore.openToRead(GAME, BookAddress.of(file)).close();
  }
}
