package games.oxo.bench;

import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Compares the engine that runs in a browser, in WebAssembly, with the same engine in Java: the
 * same requests in turns, one thread each, the best of several rounds by processor time. Both must
 * give the same answers, and engines with the same number of nodes or simulations.
 *
 * <p>Arguments: the compiled engine, rounds, beginnings of the names of cases.
 */
public final class BrowserSpeedMain {
  /** The first rounds are compiled on the way, and do not count. */
  private static final int WARM_UP_ROUNDS = 3;

  private static final int USUAL_ROUNDS = 8;

  private BrowserSpeedMain() {}

  public static void main(String[] args) throws Exception {
    Path wasm = Path.of(args[0]);
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : USUAL_ROUNDS;
    List<String> wanted = Arrays.asList(args).subList(Math.min(2, args.length), args.length);
    List<SpeedCase> cases =
        SpeedCase.all().stream()
            .filter(each -> wanted.isEmpty() || wanted.stream().anyMatch(each.name()::startsWith))
            .toList();
    try (BrowserEngine browser = new BrowserEngine(wasm)) {
      System.out.println(
          Text.format("Java %s, %s", Runtime.version().feature(), browser.version()));
      System.out.println(
          Text.format("%-24s %14s %14s %6s", "per second", "Java", "browser", "ratio"));
      compare(cases, rounds, new JavaEngine(), browser);
    }
  }

  private static void compare(
      List<SpeedCase> cases, int rounds, JavaEngine java, BrowserEngine browser)
      throws IOException {
    double sum = 0;
    double least = Double.POSITIVE_INFINITY;
    for (SpeedCase each : cases) {
      double inJava = Double.POSITIVE_INFINITY;
      double inBrowser = Double.POSITIVE_INFINITY;
      long work = 0;
      for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
        SpeedAnswer one = java.ask(each);
        SpeedAnswer other = browser.ask(each);
        if (!one.result().equals(other.result())) {
          throw new IllegalStateException(
              Text.format("%s: %s, in the browser %s", each.name(), one.result(), other.result()));
        }
        work = one.work();
        if (round >= 0) {
          inJava = Math.min(inJava, one.millis());
          inBrowser = Math.min(inBrowser, other.millis());
        }
      }
      double ratio = inJava / inBrowser;
      sum += ratio;
      least = Math.min(least, ratio);
      System.out.println(
          Text.format(
              "%-24s %,14.0f %,14.0f %6.2f",
              each.name(), 1000 * work / inJava, 1000 * work / inBrowser, ratio));
    }
    System.out.println(
        Text.format("mean %.2f, least %.2f of %d", sum / cases.size(), least, cases.size()));
  }
}
