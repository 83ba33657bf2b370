package games.oxo.app.prove;

import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.TimeOption;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.search.certificate.CheckedCertificate;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of the commands that prove wins: who is to win, where the certificate goes, the time. */
public final class ProofOptions {
  @Option(
      names = "--attacker",
      paramLabel = "SIDE",
      description = "X or O: the side that is to win (default: X).")
  private Player attacker = Player.X;

  @Mixin private OutputOption output = OutputOption.needed();

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private TimeOption time = new TimeOption();

  /** The side that is to win. */
  public Player attacker() {
    return attacker;
  }

  /** The certificate, as the user names it. */
  public String output() {
    return output.text();
  }

  /**
   * The file of the certificate.
   *
   * @param command which needs it
   * @throws InputException when there is none, or it cannot be written
   */
  public Path file(String command) {
    Path file = output.path(command + " needs a file for the certificate: -o FILE");
    OutputFile.check(file, force.existing());
    return file;
  }

  /** What is to happen to files that are there. */
  OutputFile.Existing existing() {
    return force.existing();
  }

  /** How long to work at most. */
  public long nanos() {
    long millis = time.limits().millis();
    return millis == 0 ? Long.MAX_VALUE : millis * 1_000_000;
  }

  /** Writes the certificate. It replaces its parts, so it is written whole before they go. */
  void write(Path file, CheckedCertificate certificate) {
    OutputFile.writeLines(file, force.existing(), certificate::writeTo);
  }
}
