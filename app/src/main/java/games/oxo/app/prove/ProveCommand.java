package games.oxo.app.prove;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.ThreadsOption;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Progress;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
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
          "A certificate or the parts of a proof of positions further on, which then need no proof,"
              + " or a folder with such files; for several, repeat the option.")
  private List<String> used = List.of();

  @Option(
      names = "--map",
      paramLabel = "FILE",
      description =
          "A page that shows how far each reply is, as a picture of the board; it is written anew"
              + " while the proof goes on.")
  private String map = "";

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  private final long started = System.nanoTime();

  public ProveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Path file = options.file("prove");
    Position root = position.read(terminal);
    Player attacker = options.attacker();
    Prover.check(root);
    Path page = map.isEmpty() ? null : LiveMap.page(map, options.existing());
    Task task = new Task(file, root, page, memory.bytes(), known(root, attacker));
    return common.work(terminal, work -> prove(task, work));
  }

  /** What is to be proven, with what, and where it goes. */
  private record Task(
      Path file, Position root, @Nullable Path page, long bytes, UsedProofs known) {}

  private int prove(Task task, LongWork work) {
    Path file = task.file();
    Position root = task.root();
    Player attacker = options.attacker();
    Strategy strategy = new Strategy(root.game().symmetryGroup());
    Strategy other = new Strategy(root.game().symmetryGroup());
    Map<Player, Strategy> strategies = Map.of(attacker, strategy, attacker.other(), other);
    try (PartsFile parts = PartsFile.open(file, root, attacker, strategy);
        RivalParts rivalParts = new RivalParts(file, root, attacker.other(), other)) {
      KeptStrategy kept = new KeptStrategy(strategy, parts);
      KeptStrategy rival = new KeptStrategy(other, rivalParts);
      task.known().addTo(kept, attacker);
      task.known().addTo(rival, attacker.other());
      Prover prover = new Prover(root, attacker, kept, threads.pool(), task.bytes());
      prover.attackFromBothSides(rival);
      TasksFile tasks = new TasksFile(file, prover.work());
      tasks.load();
      LiveMap shown = new LiveMap(work, prover, attacker, task.page());
      Thread owner = Thread.currentThread();
      work.start("proving");
      BooleanSupplier stop =
          () -> {
            if (Thread.currentThread() == owner) {
              shown.show();
              tasks.saveNowAndThen();
            }
            return work.isStopped() || System.nanoTime() - started >= options.nanos();
          };
      prover.run(stop);
      int status =
          new ProofEnd(options, file, root, prover.work(), strategies, started).report(work, parts);
      shown.write();
      if (prover.state() == State.OPEN) {
        tasks.save();
      } else if (status != Interrupt.STATUS) {
        rivalParts.remove();
        tasks.remove();
      }
      return status;
    }
  }

  /** What other proofs show, as far as the referee accepts it. */
  private UsedProofs known(Position root, Player attacker) {
    try (Progress progress = new Progress(terminal)) {
      progress.start("checking proofs");
      UsedProofs known =
          new UsedProofs(
              root.game(),
              progress::tell,
              count -> progress.show(() -> Text.format("%,d positions that are won", count)));
      used.forEach(each -> known.read(each, attacker));
      return known;
    }
  }
}
