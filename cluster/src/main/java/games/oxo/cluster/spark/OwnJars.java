package games.oxo.cluster.spark;

import games.oxo.app.cluster.ClusterCommands;
import games.oxo.book.BookGame;
import games.oxo.game.Game;
import games.oxo.learn.sample.SelfPlayer;
import games.oxo.match.record.GameRecord;
import games.oxo.search.Limits;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Where the classes of this program come from, which executors need too. */
public final class OwnJars {
  private static final String DRIVER = "org.postgresql.Driver";

  private OwnJars() {}

  /** All jars and folders with classes that a task may use. */
  static Set<Path> all() {
    Set<Path> found = new LinkedHashSet<>();
    for (Class<?> each :
        List.of(
            OwnJars.class,
            ClusterCommands.class,
            Game.class,
            Limits.class,
            Json.class,
            Table.class,
            BookGame.class,
            GameRecord.class,
            SelfPlayer.class,
            loadDriver())) {
      found.add(place(each));
    }
    return found;
  }

  /**
   * Makes sure that a task can open a database: an executor has looked for drivers before it had
   * our classes.
   */
  public static Class<?> loadDriver() {
    try {
      return Class.forName(DRIVER);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether they are folders of a build instead of jars. */
  static boolean areFolders(Set<Path> places) {
    return places.stream().anyMatch(Files::isDirectory);
  }

  private static Path place(Class<?> each) {
    try {
      return Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
