package games.oxo.cluster.solve;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;

/** A task: reads some parts and writes them as one Parquet file. */
final class ResultsWriter implements Function<Integer, SolveTally> {
  @Serial private static final long serialVersionUID = 1;

  private final PortableGame portable;
  private final SharedFolder parts;
  private final SharedFolder results;
  private final int partsAFile;
  private final int allParts;

  ResultsWriter(
      PortableGame portable,
      SharedFolder parts,
      SharedFolder results,
      int partsAFile,
      int allParts) {
    this.portable = portable;
    this.parts = parts;
    this.results = results;
    this.partsAFile = partsAFile;
    this.allParts = allParts;
  }

  /** Writes the file with this number. */
  @Override
  public SolveTally call(Integer number) throws IOException {
    Game game = portable.game();
    List<SolvedPosition> rows = new ArrayList<>();
    int end = Math.min(allParts, (number + 1) * partsAFile);
    for (int part = number * partsAFile; part < end; part++) {
      rows.addAll(PartFile.read(parts, game, part));
    }
    results.write(Text.format("results-%05d.parquet", number), ParquetBytes.of(game, rows));
    return SolveTally.of(rows);
  }
}
