package games.oxo.table.part;

import games.oxo.game.library.BuiltInGames;
import games.oxo.search.kernel.SearchRules;
import games.oxo.table.block.BlockInput;
import games.oxo.table.rank.Numberings;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.SuccessorValues;
import java.io.IOException;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import scala.Tuple2;

/**
 * Finds all positions of a game in both ways in one run and prints the processor time of the tasks
 * and the bytes that Spark shuffled: by reading the blocks from which a range can be reached, and
 * by sending successors to the ranges they belong to. The layers are in the memory of this process.
 */
public final class ShuffleComparison {
  private static final Map<String, byte[]> PARTS = new ConcurrentHashMap<>();
  private static final AtomicLong CPU = new AtomicLong();
  private static final AtomicLong SHUFFLED = new AtomicLong();

  private ShuffleComparison() {}

  /**
   * @param args the game, positions of a task, how often to repeat
   */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    SparkConf conf = new SparkConf().setMaster("local[2]").setAppName("comparison");
    conf.set("spark.ui.enabled", "false").set("spark.driver.host", "127.0.0.1");
    conf.set("spark.driver.bindAddress", "127.0.0.1");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      spark.setLogLevel("ERROR");
      spark.sc().addSparkListener(new Counter());
      for (int i = 0; i < Integer.parseInt(args[2]); i++) {
        for (boolean shuffle : List.of(false, true)) {
          run(spark, args[0], Long.parseLong(args[1]), shuffle);
        }
      }
    }
  }

  private static final class Counter extends SparkListener {
    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      CPU.addAndGet(end.taskMetrics().executorCpuTime());
      SHUFFLED.addAndGet(end.taskMetrics().shuffleWriteMetrics().bytesWritten());
    }
  }

  private static void run(JavaSparkContext spark, String game, long each, boolean shuffle) {
    CPU.set(0);
    SHUFFLED.set(0);
    PARTS.clear();
    Finding finding = new Finding(game, each);
    List<PartInfo> layer = List.of(put("start", PartMaker.start()));
    long positions = 1;
    for (int ply = 1; !layer.isEmpty() && ply < finding.prepared().rules().cells(); ply++) {
      layer = shuffle ? finding.shuffled(spark, ply, layer) : finding.read(spark, ply, layer);
      positions += positions(layer);
    }
    System.out.println(
        String.format(
            "%s, %d positions, %s: %.1f s of processor time, %.2f million a second, %.2f bytes"
                + " shuffled a position",
            game,
            positions,
            shuffle ? "shuffled" : "read by rank",
            CPU.get() / 1e9,
            positions / (CPU.get() / 1e3),
            (double) SHUFFLED.get() / positions));
  }

  private static long positions(List<PartInfo> parts) {
    return parts.stream().mapToLong(PartInfo::positions).sum();
  }

  private static PartInfo put(String name, MadePart part) {
    PARTS.put(name, part.bytes());
    return part.named(name);
  }

  private record Prepared(SearchRules rules, Numberings numberings) {}

  private static final Map<String, Prepared> PREPARED = new ConcurrentHashMap<>();

  /** One way or the other, a layer at a time. */
  private record Finding(String game, long each) implements Serializable {
    Prepared prepared() {
      return PREPARED.computeIfAbsent(
          game,
          id ->
              new Prepared(
                  new SearchRules(BuiltInGames.load(id)), new Numberings(BuiltInGames.load(id))));
    }

    private List<LayerPlan.Range> ranges(int ply, List<PartInfo> before) {
      return new LayerPlan(each, 1 << 27)
          .ranges(prepared().numberings().of(ply), positions(before));
    }

    List<PartInfo> read(JavaSparkContext spark, int ply, List<PartInfo> before) {
      List<LayerPlan.Range> ranges = ranges(ply, before);
      ArrayList<PartInfo> parts = new ArrayList<>(before);
      return spark
          .parallelize(ranges, ranges.size())
          .map(
              range -> {
                PartMaker maker =
                    new PartMaker(
                        prepared().rules(), prepared().numberings(), new InMemory(), 1 << 27);
                MadePart made = maker.make(LayerJob.finding(ply, parts), range);
                return put("r" + ply + "-" + range.from(), made);
              })
          .filter(part -> part.positions() > 0)
          .collect();
    }

    List<PartInfo> shuffled(JavaSparkContext spark, int ply, List<PartInfo> before) {
      ArrayList<LayerPlan.Range> ranges = new ArrayList<>(ranges(ply, before));
      return spark
          .parallelize(before, before.size())
          .flatMapToPair(
              part -> {
                LayerBlocks opened = PartFile.open(new InMemory(), part, ply - 1);
                SuccessorValues moves =
                    new SuccessorValues(prepared().rules(), prepared().numberings(), ply - 1);
                ShuffledNumbers found = ShuffledNumbers.after(opened, moves);
                List<Tuple2<Integer, byte[]>> out = new ArrayList<>();
                for (int i = 0; i < ranges.size(); i++) {
                  byte[] bytes = found.encode(ranges.get(i));
                  if (bytes.length > 0) {
                    out.add(new Tuple2<>(i, bytes));
                  }
                }
                return out.iterator();
              })
          .groupByKey(ranges.size())
          .map(
              pair -> {
                List<byte[]> pieces = new ArrayList<>();
                pair._2().forEach(pieces::add);
                MadePart made = ShuffledNumbers.merge(ply, ranges.get(pair._1()), pieces);
                return put("s" + ply + "-" + pair._1(), made);
              })
          .filter(part -> part.positions() > 0)
          .collect()
          .stream()
          .sorted((a, b) -> Long.compare(a.from(), b.from()))
          .toList();
    }
  }

  private static final class InMemory implements PartStore {
    @Override
    public BlockInput open(String name) throws IOException {
      byte[] bytes = PARTS.get(name);
      return new BlockInput() {
        @Override
        public long size() {
          return bytes.length;
        }

        @Override
        public int read(ByteBuffer into, long offset) {
          int length = (int) Math.min(into.remaining(), bytes.length - offset);
          into.put(Arrays.copyOfRange(bytes, (int) offset, (int) offset + Math.max(0, length)));
          return length;
        }
      };
    }

    @Override
    public String describe(String name) {
      return name;
    }
  }
}
