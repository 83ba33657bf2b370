package games.oxo.app.prove;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.ForceOption;
import games.oxo.app.option.MemoryOption;
import games.oxo.app.option.PositionParameter;
import games.oxo.app.option.ThreadsOption;
import games.oxo.app.option.TimeOption;
import games.oxo.app.option.UserPath;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "prove",
    description = {
      "Prove that one side wins a position of a line game, and write the certificate.",
      "For positions that 'solve' does not decide: it may run for hours, keeps every part of the proof"
          + " at once, and continues where it was stopped; see docs/proofs.md."
    })
public final class ProveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter position = new PositionParameter();

  @Option(
      names = "--attacker",
      paramLabel = "SIDE",
      description = "X or O: the side that is to win (default: X).")
  private Player attacker = Player.X;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The certificate to write; until then, its parts are in FILE.parts.")
  private String output = "";

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private TimeOption time = new TimeOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  public ProveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (output.isEmpty()) {
      throw new InputException("prove needs a file for the certificate: -o FILE");
    }
    Position root = position.read(terminal);
    Path file = UserPath.of(output);
    OutputFile.check(file, force.existing());
    long bytes = memory.bytes();
    long started = System.nanoTime();
    long nanos = time.limits().millis() == 0 ? Long.MAX_VALUE : time.limits().millis() * 1_000_000;
    Strategy strategy = new Strategy(root.game().symmetryGroup());
    Prover.check(root);
    try (Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal);
        PartsFile parts = PartsFile.open(file, root, attacker, strategy)) {
      Prover prover = new Prover(root, attacker, strategy, parts, threads.pool(), bytes);
      ProofProgress shown = new ProofProgress(prover, root, progress, threads.number());
      BooleanSupplier stop =
          () -> {
            shown.show();
            return interrupt.requested() || System.nanoTime() - started >= nanos;
          };
      prover.run(stop);
      progress.clear();
      int moves = -1;
      if (prover.state() == State.BEATEN && !interrupt.requested()) {
        moves = certificate(root, strategy, file, interrupt::requested);
      }
      long micros = (System.nanoTime() - started) / 1000;
      ProofReport report = new ProofReport(root, attacker, prover, output, moves, micros);
      terminal.out().print(common.json ? report.json() : report.text());
      if (moves >= 0 || prover.state() == State.HOLDS) {
        parts.remove();
      }
      return interrupt.requested() ? Interrupt.STATUS : status(prover.state());
    }
  }

  /** The certificate replaces its parts, so it is written whole before they go. */
  private int certificate(Position root, Strategy strategy, Path file, BooleanSupplier stop) {
    int[] moves = {0};
    try {
      OutputFile.writeLines(
          file,
          force.existing(),
          out -> moves[0] = new ProofWriter(root, attacker, strategy, out, stop).write());
      return moves[0];
    } catch (SearchStopped e) {
      return -1;
    }
  }

  private static int status(State state) {
    return switch (state) {
      case BEATEN -> ExitStatus.DONE;
      case HOLDS -> ExitStatus.FAULT;
      case OPEN -> ExitStatus.UNSETTLED;
    };
  }
}
