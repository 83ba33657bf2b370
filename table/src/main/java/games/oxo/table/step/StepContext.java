package games.oxo.table.step;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockPacker;
import games.oxo.table.rank.Numberings;
import java.util.stream.Stream;

/** What all steps from layer to layer need: the game, the workers, and working memory for each. */
public final class StepContext {
  final WorkerPool pool;
  final BlockPacker[] packers;
  final boolean smallValues;

  private final SearchRules rules;
  private final Numberings numberings;
  private final long[][] numbers;

  public StepContext(SearchRules rules, Numberings numberings, WorkerPool pool) {
    this.rules = rules;
    this.numberings = numberings;
    this.pool = pool;
    packers = Stream.generate(BlockPacker::new).limit(pool.size()).toArray(BlockPacker[]::new);
    smallValues = LayerSlice.smallValues(rules.game());
    numbers = new long[pool.size()][Block.MOST];
  }

  /** Room for the numbers of a block. */
  public long[] numbers(int worker) {
    return numbers[worker];
  }

  /** For each worker the moves from the positions with so many stones. */
  public SuccessorValues[] successors(int ply) {
    return Stream.generate(() -> new SuccessorValues(rules, numberings, ply))
        .limit(pool.size())
        .toArray(SuccessorValues[]::new);
  }
}
