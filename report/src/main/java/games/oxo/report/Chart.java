package games.oxo.report;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A chart as data for a {@link DataPage}; {@code page/src/main/ts/charts} draws it.
 *
 * @param json its kind, scales and numbers
 */
public record Chart(Map<String, @Nullable Object> json) {}
