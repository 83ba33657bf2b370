package games.oxo.cli.option;

import picocli.CommandLine.Option;

/** Option: the engine that thinks, by its name and options. */
public final class EngineSpecOption {
  private final String usual;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description =
          "best, alphabeta, negascout, negamax, deep, mcts, mcts-solver, random, or level1 to level10, with"
              + " options as in mcts:policy=sharp (default: ${DEFAULT-VALUE}).")
  private String name;

  /**
   * @param usual the engine that is taken if none is given, or words for it
   */
  public EngineSpecOption(String usual) {
    this.usual = usual;
    name = usual;
  }

  /** The engine as it was given, or else the usual one. */
  public String name() {
    return name;
  }

  /** The engine as it was given, or else another. */
  public String or(String other) {
    return name.isEmpty() || name.equals(usual) ? other : name;
  }
}
