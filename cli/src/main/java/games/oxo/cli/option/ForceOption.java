package games.oxo.cli.option;

import games.oxo.game.files.OutputFile.Existing;
import picocli.CommandLine.Option;

/** Option: the person insists on replacing files that are there. */
public final class ForceOption {
  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  /** What is to happen to a file that is there. */
  public Existing existing() {
    return Existing.of(force);
  }
}
