package games.oxo.app;

import picocli.CommandLine.Parameters;

/** The game that a command is about. */
final class GameParameter {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A built-in name (squava), name:variant (yavalath:side4), or a path to a file.")
  String name = "";
}
