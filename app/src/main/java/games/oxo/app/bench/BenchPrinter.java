package games.oxo.app.bench;

import games.oxo.bench.Comparison;
import games.oxo.bench.Measurement;
import games.oxo.bench.TimedRound;
import games.oxo.bench.Workload;
import games.oxo.cli.terminal.Results;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Prints the results of {@code bench}, a line for each workload. */
final class BenchPrinter {
  private static final String LETTERS = "kM";

  private BenchPrinter() {}

  static void listed(Workload workload, Results results) {
    results.printLines(
        () -> json("name", workload.name(), "unit", workload.unit(), "about", workload.about()),
        () -> line("%-26s %-14s %s", workload.name(), workload.unit() + "/s", workload.about()));
  }

  static void measured(Measurement measurement, Results results) {
    OptionalDouble slowest = measurement.slowestMicros();
    results.printLines(
        () ->
            json(
                "name",
                measurement.workload().name(),
                "rate",
                digits(measurement.rate()),
                "unit",
                measurement.workload().unit(),
                "threads",
                measurement.threads(),
                "seconds",
                thousandths(measurement.seconds()),
                "processorRate",
                digits(measurement.processorRate()),
                "rounds",
                rounds(measurement, TimedRound::rate),
                "bytes",
                thousandths(measurement.bytesPerUnit()),
                "slowestMicros",
                slowest.isPresent() ? thousandths(slowest.getAsDouble()) : null),
        () ->
            line(
                "%-26s %-22s %8.1f bytes each   %s at %.0f%%   %.1f s%s",
                measurement.workload().name(),
                rate(measurement.rate(), measurement),
                measurement.bytesPerUnit(),
                measurement.threads() == 1 ? "1 thread" : measurement.threads() + " threads",
                100 * measurement.processorShare(),
                measurement.seconds(),
                slowest.isPresent()
                    ? Text.format("   slowest %.1f µs", slowest.getAsDouble())
                    : ""));
  }

  static void compared(Comparison comparison, Results results) {
    Measurement alone = comparison.alone();
    Measurement mixed = comparison.mixed();
    results.printLines(
        () ->
            json(
                "name",
                alone.workload().name(),
                "unit",
                alone.workload().unit(),
                "threads",
                alone.threads(),
                "alone",
                digits(alone.processorRate()),
                "mixed",
                digits(mixed.processorRate()),
                "slowdown",
                thousandths(comparison.slowdown()),
                "aloneRounds",
                rounds(alone, TimedRound::processorRate),
                "mixedRounds",
                rounds(mixed, TimedRound::processorRate)),
        () ->
            line(
                "%-26s alone %-22s mixed %-22s %4.1f%% %s",
                alone.workload().name(),
                rate(alone.processorRate(), alone),
                rate(mixed.processorRate(), mixed),
                Math.abs(comparison.slowdown()),
                comparison.slowdown() < 0 ? "faster" : "slower"));
  }

  private static List<Number> rounds(Measurement measurement, ToDoubleFunction<TimedRound> rate) {
    return measurement.rounds().stream().mapToDouble(rate).mapToObj(BenchPrinter::digits).toList();
  }

  private static String rate(double rate, Measurement measurement) {
    return readable(rate) + " " + measurement.workload().unit() + "/s";
  }

  /** Three digits, and a letter if need be: {@code 1.52 M}, {@code 84.3 k}, {@code 950}. */
  static String readable(double rate) {
    double shown = rate;
    String letter = "";
    for (int i = 0; i < LETTERS.length() && shown >= 999.5; i++) {
      shown /= 1000;
      letter = " " + LETTERS.charAt(i);
    }
    int decimals = shown < 9.995 ? 2 : shown < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", shown) + letter;
  }

  /** A rate without digits that mean nothing. */
  private static Number digits(double rate) {
    return rate < 1000 ? (Number) thousandths(rate) : (Number) Math.round(rate);
  }

  private static double thousandths(double value) {
    return Math.round(1000 * value) / 1000.0;
  }

  private static String json(@Nullable Object... namesAndValues) {
    return Json.write(Json.object(namesAndValues));
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values).stripTrailing() + "\n";
  }
}
