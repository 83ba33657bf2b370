package games.oxo.table.step;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some slices of one layer, in ascending order and apart from each other. */
public final class LayerSlices {
  /** For the last layer, after which every move ends the game. */
  public static final LayerSlices NONE = new LayerSlices(List.of());

  private final LayerSlice[] slices;
  private final long[] ends;

  public LayerSlices(List<LayerSlice> slices) {
    this.slices = slices.toArray(new LayerSlice[0]);
    ends = slices.stream().mapToLong(LayerSlice::end).toArray();
  }

  /** One slice alone. */
  public static LayerSlices of(LayerSlice slice) {
    return new LayerSlices(List.of(slice));
  }

  /** The first slice that reaches into a range of numbers, or null. */
  @Nullable LayerSlice reachingInto(long from, long end) {
    int found = Arrays.binarySearch(ends, from);
    int first = found >= 0 ? found + 1 : -found - 1;
    return first < slices.length && slices[first].from() < end ? slices[first] : null;
  }
}
