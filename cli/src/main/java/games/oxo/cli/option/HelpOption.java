package games.oxo.cli.option;

import picocli.CommandLine.Option;

/** The option that explains a command. */
public final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Explain this command.")
  boolean help;
}
