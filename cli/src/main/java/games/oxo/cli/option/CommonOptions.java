package games.oxo.cli.option;

import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command. */
public final class CommonOptions {
  @Option(names = "--json", description = "Print JSON, one object a line.")
  public boolean json;

  @Mixin HelpOption help = new HelpOption();

  /** Prints in the form that was asked for. */
  public Results results(Terminal terminal) {
    return new Results(terminal, json);
  }

  /**
   * Does long work of the command.
   *
   * @return the exit status
   */
  public int work(Terminal terminal, LongWork.Task task) {
    return LongWork.run(results(terminal), task);
  }
}
