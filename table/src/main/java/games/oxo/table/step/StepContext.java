package games.oxo.table.step;

import games.oxo.game.Game;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.rank.Numberings;
import java.util.stream.Stream;

/** What all steps from layer to layer need: the game, the workers, and working memory for each. */
public final class StepContext {
  private final Kernel kernel;
  private final Numberings numberings;
  private final WorkerPool pool;
  private final boolean smallValues;
  private final long[][] numbers;
  private final BlockPacker[] packers;

  public StepContext(Game game, WorkerPool pool) {
    this(new Kernel(game), new Numberings(game), pool);
  }

  public StepContext(Kernel kernel, Numberings numberings, WorkerPool pool) {
    this.kernel = kernel;
    this.numberings = numberings;
    this.pool = pool;
    smallValues = LayerSlice.smallValues(kernel.game());
    numbers = new long[pool.size()][Block.MOST];
    packers = Stream.generate(BlockPacker::new).limit(pool.size()).toArray(BlockPacker[]::new);
  }

  public Kernel kernel() {
    return kernel;
  }

  public Numberings numberings() {
    return numberings;
  }

  public WorkerPool pool() {
    return pool;
  }

  /** Whether a byte holds every value of the game. */
  public boolean smallValues() {
    return smallValues;
  }

  /** Room for the numbers of a block. */
  public long[] numbers(int worker) {
    return numbers[worker];
  }

  BlockPacker packer(int worker) {
    return packers[worker];
  }

  /** For each worker the moves from the positions with so many stones. */
  public SuccessorValues[] successors(int ply) {
    return Stream.generate(() -> new SuccessorValues(kernel, numberings, ply))
        .limit(pool.size())
        .toArray(SuccessorValues[]::new);
  }
}
