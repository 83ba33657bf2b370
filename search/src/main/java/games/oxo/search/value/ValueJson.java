package games.oxo.search.value;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values as JSON objects, the one form that all commands and the API share. {@code type} says which
 * kind it is, and the other fields depend on it:
 *
 * <pre>
 *   {"type":"win","plies":7}            plies: moves until the end, null when not known
 *   {"type":"draw"}
 *   {"type":"loss","plies":12}
 *   {"type":"margin","points":-3}       proven, in points of a score game
 *   {"type":"chance","expected":0.62}   an estimate from 0 to 1, a draw counting one half
 *   {"type":"points","points":13.0,"unit":"evaluation"}
 * </pre>
 */
public final class ValueJson {
  private ValueJson() {}

  /** The fields of a value. */
  public static Map<String, @Nullable Object> write(Value value) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (value instanceof Ending ending) {
      fields.put("type", ending.result().word());
      if (ending.result() != Result.DRAW) {
        fields.put("plies", ending.plies() == 0 ? null : ending.plies());
      }
    } else if (value instanceof Margin margin) {
      fields.put("type", "margin");
      fields.put("points", margin.points());
    } else if (value instanceof Chance chance) {
      fields.put("type", "chance");
      fields.put("expected", Math.round(chance.expected() * 1e4) / 1e4);
    } else if (value instanceof Points points) {
      fields.put("type", "points");
      fields.put("points", points.amount());
      fields.put("unit", points.unit().name().toLowerCase(Locale.ROOT));
    }
    return fields;
  }

  /** Reads what {@link #write} writes; empty if it is not a value. Unknown fields are ignored. */
  public static Optional<Value> read(Map<String, ? extends @Nullable Object> fields) {
    if (!(fields.get("type") instanceof String type)) {
      return Optional.empty();
    }
    return switch (type) {
      case "win" -> ending(Result.WIN, fields.get("plies"));
      case "loss" -> ending(Result.LOSS, fields.get("plies"));
      case "draw" -> Optional.of(Ending.DRAW);
      case "margin" ->
          fields.get("points") instanceof Number number && isWhole(number)
              ? Optional.of(new Margin(number.intValue()))
              : Optional.empty();
      case "chance" ->
          fields.get("expected") instanceof Number number
                  && number.doubleValue() >= 0
                  && number.doubleValue() <= 1
              ? Optional.of(new Chance(number.doubleValue()))
              : Optional.empty();
      case "points" -> points(fields);
      default -> Optional.empty();
    };
  }

  private static Optional<Value> ending(Result result, @Nullable Object plies) {
    if (plies == null) {
      return Optional.of(Ending.of(result));
    }
    return plies instanceof Number number && isWhole(number) && number.intValue() > 0
        ? Optional.of(new Ending(result, number.intValue()))
        : Optional.empty();
  }

  private static boolean isWhole(Number number) {
    return number.doubleValue() == number.intValue();
  }

  private static Optional<Value> points(Map<String, ? extends @Nullable Object> fields) {
    if (!(fields.get("points") instanceof Number amount)
        || !(fields.get("unit") instanceof String name)
        || !Double.isFinite(amount.doubleValue())) {
      return Optional.empty();
    }
    for (Points.Unit unit : Points.Unit.values()) {
      if (unit.name().toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(new Points(amount.doubleValue(), unit));
      }
    }
    return Optional.empty();
  }
}
