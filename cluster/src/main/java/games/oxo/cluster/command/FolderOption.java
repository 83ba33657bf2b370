package games.oxo.cluster.command;

import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.input.InputException;
import picocli.CommandLine.Option;

/** Option: the folder that all machines of a cluster share. */
final class FolderOption {
  @Option(
      names = "--dir",
      paramLabel = "URL",
      description =
          "The folder for all that is finished, which all machines must reach: a path, or a URL such"
              + " as hdfs://HOST/PATH.")
  private String url = "";

  /**
   * The folder.
   *
   * @param command that asks for it
   * @throws InputException when none is named, or it cannot be used
   */
  SharedFolder open(String command) {
    if (url.isEmpty()) {
      throw new InputException(command + " needs a folder that all machines share: --dir URL");
    }
    return SharedFolder.of(url);
  }

  /** A folder in it, in the words of the user. */
  String nameOf(String inner) {
    return url.replaceFirst("/+$", "") + "/" + inner;
  }
}
