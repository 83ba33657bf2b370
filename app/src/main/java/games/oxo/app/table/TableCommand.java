package games.oxo.app.table;

import games.oxo.cli.option.HelpOption;
import games.oxo.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "table",
    description = {
      "Strong solutions: the value of every position of a game in a file (docs/solve.md#tables).",
      "If the table of a game has been built, 'analyze', 'play' and 'engine' use it."
    })
public final class TableCommand implements Runnable {
  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec
  private CommandSpec command;

  @Mixin HelpOption help = new HelpOption();

  /** The command with its own commands. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new TableCommand())
        .addSubcommand(new TableBuildCommand(terminal))
        .addSubcommand(new TableInfoCommand(terminal))
        .addSubcommand(new TableQueryCommand(terminal))
        .addSubcommand(new TableVerifyCommand(terminal))
        .addSubcommand(new TableExportCommand(terminal))
        .addSubcommand(new TableExtractCommand(terminal))
        .addSubcommand(new TableStudyCommand(terminal))
        .addSubcommand(new TableListCommand(terminal));
  }

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }
}
