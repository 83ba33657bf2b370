package games.oxo.table.part;

import java.io.Serializable;
import java.util.List;

/**
 * What is to be made of a layer, in parts that do not depend on each other.
 *
 * @param ply the stones of its positions
 * @param given finding: the parts of the layer before; valuing: those of the layer as it was found;
 *     in ascending order
 * @param next valuing: the valued parts of the next layer, in ascending order; none for the last
 *     layer
 */
public record LayerJob(Stage stage, int ply, List<PartInfo> given, List<PartInfo> next)
    implements Serializable {
  /** What is done with a layer. */
  public enum Stage {
    /** Its positions are found; a part is a range of numbers. */
    FINDING,
    /** Its positions are valued; a part is a range of blocks. */
    VALUING
  }

  public LayerJob {
    given = List.copyOf(given);
    next = List.copyOf(next);
  }

  /** Positions are to be found. */
  public static LayerJob finding(int ply, List<PartInfo> before) {
    return new LayerJob(Stage.FINDING, ply, before, List.of());
  }

  /** Positions are to be valued. */
  public static LayerJob valuing(int ply, List<PartInfo> found, List<PartInfo> next) {
    return new LayerJob(Stage.VALUING, ply, found, next);
  }
}
