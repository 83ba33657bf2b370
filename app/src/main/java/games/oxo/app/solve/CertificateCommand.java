package games.oxo.app.solve;

import games.oxo.app.terminal.Terminal;
import games.oxo.game.input.InputException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(
    name = "certificate",
    description = "Certificates: proofs that a position of a line game is won.")
public final class CertificateCommand implements Runnable {
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
