package games.oxo.app.solve;

import games.oxo.game.input.InputException;
import picocli.CommandLine.Command;

@Command(
    name = "certificate",
    description = "Certificates: proofs that a position of a line game is won.")
public final class CertificateCommand implements Runnable {
  @Override
  public void run() {
    throw new InputException("certificate needs to know what to do: certificate check FILE");
  }
}
