package games.oxo.cli.option;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command. */
public final class CommonOptions {
  @Option(names = "--json", description = "Print JSON, one object a line.")
  public boolean json;

  @Mixin HelpOption help = new HelpOption();
}
