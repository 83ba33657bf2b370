package games.oxo.search.value;

import games.oxo.game.words.Text;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Values as text, the one form that the line protocol, match logs and recorded results share:
 *
 * <pre>
 *   win 7              proven, seven moves from the end; 'win' where the distance is not known
 *   draw
 *   loss 12
 *   margin -3          proven, in points of a score game
 *   chance 0.62        expected result from 0 to 1, a draw counting one half
 *   points 13          an engine's own evaluation
 *   points 250 hundredths
 *   13                 a number of another program, without a unit
 * </pre>
 */
public final class ValueText {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,12}([.][0-9]{1,12})?");
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");

  private ValueText() {}

  /** The text of a value. */
  public static String write(Value value) {
    if (value instanceof Ending ending) {
      return ending.result().word() + (ending.plies() > 0 ? " " + ending.plies() : "");
    }
    if (value instanceof Margin margin) {
      return "margin " + margin.points();
    }
    if (value instanceof Chance chance) {
      return "chance " + number(chance.expected());
    }
    Points points = (Points) value;
    return switch (points.unit()) {
      case EVALUATION -> "points " + number(points.amount());
      case HUNDREDTHS -> "points " + number(points.amount()) + " hundredths";
      case UNSTATED -> number(points.amount());
    };
  }

  private static String number(double amount) {
    return Text.format("%.4f", amount).replaceFirst("[.]?0+$", "");
  }

  /** Reads what {@link #write} writes; empty if it is not a value. */
  public static Optional<Value> read(String text) {
    String[] words = text.strip().split(" +");
    String number = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "win", "loss" -> ending(words);
      case "draw" -> words.length == 1 ? Optional.of(Ending.DRAW) : Optional.empty();
      case "margin" ->
          words.length == 2 && WHOLE.matcher(number).matches()
              ? Optional.of(new Margin(Integer.parseInt(number)))
              : Optional.empty();
      case "chance" -> words.length == 2 ? chance(number) : Optional.empty();
      case "points" -> points(words);
      default ->
          words.length == 1 && NUMBER.matcher(words[0]).matches()
              ? Optional.of(new Points(Double.parseDouble(words[0]), Points.Unit.UNSTATED))
              : Optional.empty();
    };
  }

  private static Optional<Value> ending(String[] words) {
    Result result = words[0].equals("win") ? Result.WIN : Result.LOSS;
    if (words.length == 1) {
      return Optional.of(Ending.of(result));
    }
    boolean fits = words.length == 2 && words[1].matches("[1-9][0-9]{0,5}");
    return fits ? Optional.of(new Ending(result, Integer.parseInt(words[1]))) : Optional.empty();
  }

  private static Optional<Value> chance(String number) {
    if (!NUMBER.matcher(number).matches()) {
      return Optional.empty();
    }
    double expected = Double.parseDouble(number);
    return expected >= 0 && expected <= 1 ? Optional.of(new Chance(expected)) : Optional.empty();
  }

  private static Optional<Value> points(String[] words) {
    boolean hundredths = words.length == 3 && words[2].equals("hundredths");
    if (!(words.length == 2 || hundredths) || !NUMBER.matcher(words[1]).matches()) {
      return Optional.empty();
    }
    Points.Unit unit = hundredths ? Points.Unit.HUNDREDTHS : Points.Unit.EVALUATION;
    return Optional.of(new Points(Double.parseDouble(words[1]), unit));
  }
}
