package games.oxo.app.prove;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.MemoryOption;
import games.oxo.app.option.PositionParameter;
import games.oxo.app.option.ThreadsOption;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import java.nio.file.Path;
import java.util.List;
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
          + " at once in FILE.parts, and continues where it was stopped; see docs/proofs.md."
    })
public final class ProveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter position = new PositionParameter();

  @Mixin private ProofOptions options = new ProofOptions();

  @Option(
      names = "--use",
      paramLabel = "FILE",
      description =
          "A certificate of positions further on, which then need no proof; for several,"
              + " repeat the option.")
  private List<String> used = List.of();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  public ProveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Path file = options.file("prove");
    Position root = position.read(terminal);
    Player attacker = options.attacker();
    long bytes = memory.bytes();
    long started = System.nanoTime();
    Strategy strategy = new Strategy(root.game().symmetryGroup());
    Prover.check(root);
    List<UsedProof> known =
        used.stream().map(each -> new UsedProof(root.game(), attacker, each)).toList();
    try (Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal);
        PartsFile parts = PartsFile.open(file, root, attacker, strategy)) {
      KeptStrategy kept = new KeptStrategy(strategy, parts);
      known.forEach(each -> each.addTo(kept));
      Prover prover = new Prover(root, attacker, kept, threads.pool(), bytes);
      ProofProgress shown = new ProofProgress(prover.work(), root, prover::leftInRound);
      Thread owner = Thread.currentThread();
      progress.start("proving");
      BooleanSupplier stop =
          () -> {
            if (Thread.currentThread() == owner) {
              progress.show(shown::remark);
            }
            return interrupt.requested() || System.nanoTime() - started >= options.nanos();
          };
      prover.run(stop);
      progress.clear();
      return new ProofEnd(options, file, root, prover.work(), strategy, started)
          .report(terminal, common.json, interrupt, parts);
    }
  }
}
