package games.oxo.app.book;

import games.oxo.cli.option.HelpOption;
import games.oxo.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "book",
    description = "Opening books: values and moves for the first stones of a game (docs/books.md).")
public final class BookCommand implements Runnable {
  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec
  private CommandSpec command;

  @Mixin HelpOption help = new HelpOption();

  /** The command with its own commands. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new BookCommand())
        .addSubcommand(new BookGrowCommand(terminal))
        .addSubcommand(new BookDistillCommand(terminal))
        .addSubcommand(new BookShowCommand(terminal))
        .addSubcommand(new BookBrowseCommand(terminal))
        .addSubcommand(new BookDeepenCommand(terminal))
        .addSubcommand(new BookExportCommand(terminal))
        .addSubcommand(new BookVerifyCommand(terminal))
        .addSubcommand(new BookMergeCommand(terminal))
        .addSubcommand(new BookImportCommand(terminal));
  }

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }
}
