package games.oxo.app.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The file with the lines typed in earlier games. */
public final class HistoryFile {
  private HistoryFile() {}

  /**
   * The file {@code oxo/history} in the folder for what programs remember: {@code XDG_STATE_HOME},
   * or {@code .local/state} at home.
   *
   * @return empty when there is no such folder on this machine
   */
  public static Optional<Path> path(Map<String, String> environment, String home) {
    try {
      // A relative path in that variable is to be passed over, says the convention.
      Path given = Path.of(environment.getOrDefault("XDG_STATE_HOME", ""));
      Path state = given.isAbsolute() ? given : Path.of(home, ".local", "state");
      return state.isAbsolute()
          ? Optional.of(state.resolve("oxo").resolve("history"))
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
