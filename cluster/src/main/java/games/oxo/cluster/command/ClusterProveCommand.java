package games.oxo.cluster.command;

import games.oxo.app.prove.ProofEnd;
import games.oxo.app.prove.ProofOptions;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.prove.ClusterProver;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.Prover;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "prove",
    description = {
      "Prove that one side wins a position of a line game, and write the certificate.",
      "As 'oxo prove' does, with the work on the cluster. It keeps every part of the proof in the"
          + " folder, and continues where it was stopped; see docs/cluster.md#long-proofs-on-a-cluster."
    })
final class ClusterProveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter position = new PositionParameter();

  @Mixin private ProofOptions options = new ProofOptions();

  @Mixin private FolderOption folder = new FolderOption();

  @Mixin private SlotMemoryOption memory = new SlotMemoryOption();

  @Mixin private MasterOption master = new MasterOption();

  ClusterProveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Path file = options.file("cluster prove");
    SharedFolder shared = folder.open("cluster prove");
    long bytes = memory.bytes();
    Position root = position.read(terminal);
    Prover.check(root);
    PortableGame game = PortableGame.of(UserGames.sources(position.game()));
    long started = System.nanoTime();
    return common.work(
        terminal,
        work -> {
          ClusterProver prover = new ClusterProver(game, root, options.attacker(), shared, bytes);
          search(prover, work);
          return new ProofEnd(
                  options,
                  file,
                  root,
                  prover.tasks(),
                  Map.of(options.attacker(), prover.strategy()),
                  started)
              .report(work, prover);
        });
  }

  /** What is proven by then is in the folder, whatever ends it. */
  private void search(ClusterProver prover, LongWork work) {
    try (SparkConnection connection = master.connect("prove", terminal)) {
      prover.run(connection, new JobProgress(connection, work), work, deadline());
    } catch (SearchStopped | InputException e) {
      if (!work.isStopped()) {
        throw e;
      }
    }
  }

  private long deadline() {
    long millis = options.nanos() / 1_000_000;
    long now = System.currentTimeMillis();
    return millis > Long.MAX_VALUE / 2 - now ? Long.MAX_VALUE : now + millis;
  }
}
