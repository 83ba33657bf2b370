package games.oxo.app;

import games.oxo.cli.option.HelpOption;
import games.oxo.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    description = {
      "Print a script for bash or zsh that completes commands and options with Tab.",
      "For this shell: source <(./oxo completion)"
    })
final class CompletionCommand implements Runnable {
  private final Terminal terminal;

  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec
  private CommandSpec command;

  @Mixin HelpOption help = new HelpOption();

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    String script = AutoComplete.bash("oxo", command.root().commandLine());
    // Where nothing else fits, Tab completes names of files, as the shell itself would.
    terminal.out().print(script.replace("compopt +o default", "compopt -o default"));
  }
}
