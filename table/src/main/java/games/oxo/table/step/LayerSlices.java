package games.oxo.table.step;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some slices of one layer, in ascending order and apart from each other. */
public final class LayerSlices {
  /** For the last layer, after which every move ends the game. */
  public static final LayerSlices NONE = new LayerSlices(List.of());

  private final LayerSlice[] slices;

  public LayerSlices(List<LayerSlice> slices) {
    this.slices = slices.toArray(new LayerSlice[0]);
  }

  /** One slice alone. */
  public static LayerSlices of(LayerSlice slice) {
    return new LayerSlices(List.of(slice));
  }

  /** The first slice that reaches into a range of numbers, or null. */
  @Nullable LayerSlice reachingInto(long from, long end) {
    int low = 0;
    int high = slices.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (slices[middle].end() <= from) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < slices.length && slices[low].from() < end ? slices[low] : null;
  }
}
