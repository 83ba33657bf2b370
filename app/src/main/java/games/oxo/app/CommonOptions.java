package games.oxo.app;

import picocli.CommandLine.Option;

/** What every command knows. */
final class CommonOptions {
  @Option(names = "--json", description = "Print JSON, one object a line.")
  boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Explain this command.")
  boolean help;
}
