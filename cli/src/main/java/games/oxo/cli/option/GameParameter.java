package games.oxo.cli.option;

import picocli.CommandLine.Parameters;

/** The game that a command is about. */
public final class GameParameter {
  public static final String MEANING =
      "A built-in name (squava), name:variant (yavalath:side4), name:size (connect4:8x7), or a path"
          + " to a file.";

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = MEANING,
      completionCandidates = GameNames.class)
  public String name = "";
}
