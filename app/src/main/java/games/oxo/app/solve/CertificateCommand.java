package games.oxo.app.solve;

import games.oxo.cli.option.HelpOption;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.input.InputException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "certificate",
    description = "Certificates: proofs that a position of a line game is won.")
public final class CertificateCommand implements Runnable {
  @Mixin HelpOption help = new HelpOption();

  /** The command with its own commands. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new CertificateCommand())
        .addSubcommand(new CertificateCheckCommand(terminal));
  }

  @Override
  public void run() {
    throw new InputException("certificate needs to know what to do: certificate check FILE");
  }
}
