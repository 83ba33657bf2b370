package games.oxo.cluster.table;

import static java.nio.charset.StandardCharsets.US_ASCII;

import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.words.Text;
import games.oxo.table.part.LayerJob;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.PartInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * The list of the parts of a layer, a small text file that is written when all of them are there.
 * So a layer is done if and only if it has this file.
 */
final class LayerFile {
  private static final String FIRST_LINE = "oxo-layer 1";

  private final SharedFolder folder;
  private final String name;

  LayerFile(SharedFolder folder, int ply, LayerJob.Stage stage) {
    this.folder = folder;
    name = Text.format("layer-%02d-%s", ply, word(stage));
  }

  /** The name of a part. */
  static String partName(int ply, LayerJob.Stage stage, LayerPlan.Range range) {
    return Text.format("part-%02d-%s-%x-%x", ply, word(stage), range.from(), range.end());
  }

  private static String word(LayerJob.Stage stage) {
    return stage == LayerJob.Stage.FINDING ? "found" : "valued";
  }

  /** Says that a layer is done. */
  void write(List<PartInfo> parts) {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
    for (PartInfo part : parts) {
      text.append(
          Text.format(
              "%s %d %d %d %d\n",
              part.name(), part.from(), part.end(), part.positions(), part.bytes()));
    }
    text.append(Text.format("end %08x\n", checksum(text)));
    folder.write(name, text.toString().getBytes(US_ASCII));
  }

  /**
   * The parts of the layer; empty when it is not done, or when somebody has removed one of them.
   *
   * @param there the files of the folder
   */
  Optional<List<PartInfo>> read(Set<String> there) {
    if (!there.contains(name)) {
      return Optional.empty();
    }
    List<PartInfo> parts = parse(new String(folder.read(name), US_ASCII));
    return parts.stream().allMatch(part -> there.contains(part.name()))
        ? Optional.of(parts)
        : Optional.empty();
  }

  private List<PartInfo> parse(String text) {
    int end = text.lastIndexOf("end ");
    if (!text.startsWith(FIRST_LINE + "\n")
        || end < 0
        || !text.substring(end)
            .equals(Text.format("end %08x\n", checksum(text.substring(0, end))))) {
      throw new StorageException(
          Text.format(
              "%s/%s is damaged; remove it, and the same command makes its layer again",
              folder, name));
    }
    List<PartInfo> parts = new ArrayList<>();
    for (String line : text.substring(FIRST_LINE.length() + 1, end).split("\n")) {
      if (!line.isEmpty()) {
        String[] words = line.split(" ");
        parts.add(
            new PartInfo(
                words[0], number(words[1]), number(words[2]), number(words[3]), number(words[4])));
      }
    }
    return parts;
  }

  private static long number(String word) {
    return Long.parseLong(word);
  }

  private static long checksum(CharSequence text) {
    CRC32 sum = new CRC32();
    sum.update(text.toString().getBytes(US_ASCII));
    return sum.getValue();
  }
}
