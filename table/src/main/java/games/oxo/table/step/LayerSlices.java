package games.oxo.table.step;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some slices of one layer, in ascending order and apart from each other. */
public final class LayerSlices {
  /** Where no move is looked up. */
  static final LayerSlices NONE = new LayerSlices(List.of());

  private final LayerSlice[] slices;
  private final long[] ends;

  LayerSlices(List<LayerSlice> slices) {
    this.slices = slices.toArray(new LayerSlice[0]);
    ends = slices.stream().mapToLong(LayerSlice::end).toArray();
  }

  /** The first slice that reaches into a range of numbers, or null. */
  @Nullable LayerSlice reachingInto(long from, long end) {
    int found = Arrays.binarySearch(ends, from);
    int first = found >= 0 ? found + 1 : -found - 1;
    return first < slices.length && slices[first].from() < end ? slices[first] : null;
  }
}
