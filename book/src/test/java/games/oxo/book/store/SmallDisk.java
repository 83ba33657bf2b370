package games.oxo.book.store;

import games.oxo.book.BookGame;
import games.oxo.game.input.InputException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** A book on a disk that is soon full, as far as SQLite can tell. */
public final class SmallDisk {
  private SmallDisk() {}

  /** Opens a book that cannot have more than so many pages. */
  public static BookStore open(BookGame game, Path file, long pages) {
    return open(game, file, new SqliteConnector(file, true, pages));
  }

  /** The same, but after the first complaint there is room again. */
  public static BookStore openWithRoomAgain(BookGame game, Path file, long pages) {
    return open(game, file, new RoomAgain(file, pages));
  }

  private static BookStore open(BookGame game, Path file, Connector connector) {
    return BookStore.open(game, BookAddress.of(file), Database.open(connector, RetryLimit.USUAL));
  }

  private static final class RoomAgain implements Connector {
    private final SqliteConnector small;
    private final SqliteConnector large;
    private boolean complained;

    RoomAgain(Path file, long pages) {
      small = new SqliteConnector(file, true, pages);
      large = new SqliteConnector(file, true, SqliteConnector.ANY_SIZE);
    }

    @Override
    public Connection connect() throws SQLException {
      return (complained ? large : small).connect();
    }

    @Override
    public void beforeReading() {
      small.beforeReading();
      large.beforeReading();
    }

    @Override
    public Dialect dialect() {
      return small.dialect();
    }

    @Override
    public Trouble trouble(SQLException e) {
      return small.trouble(e);
    }

    @Override
    public InputException sentence(SQLException e) {
      complained = true;
      return small.sentence(e);
    }
  }
}
