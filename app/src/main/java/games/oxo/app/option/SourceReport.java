package games.oxo.app.option;

import games.oxo.book.export.SourceText;
import games.oxo.cli.terminal.Results;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a command that has written source code says about it. */
public final class SourceReport {
  private final Game game;
  private final SourceOptions options;
  private final SourceText source;
  private final Path target;
  private final long micros;

  /**
   * @param micros what the work took
   */
  public SourceReport(
      Game game, SourceOptions options, SourceText source, Path target, long micros) {
    this.game = game;
    this.options = options;
    this.source = source;
    this.target = target;
    this.micros = micros;
  }

  /**
   * Prints it.
   *
   * @param what what was written, before what is in it: {@code "a bot with "}
   */
  public void print(Results results, String what) {
    results.printLines(this::json, () -> text(what));
  }

  private String text(String what) {
    return Text.format(
            "%s: %s%s in %d characters, %.1f s\n",
            game.name(), what, content(), source.text().length(), micros / 1e6)
        + Text.format(
            "unpacks in about %.2f s in %s\n%s\n",
            source.unpackMillis() / 1e3, options.language().title(), target);
  }

  private String content() {
    List<String> parts = new ArrayList<>();
    if (source.available() > 0) {
      boolean all = source.positions() == source.available();
      String share = all ? "all " : Text.format("%d of ", source.positions());
      parts.add(Text.format("%s%d positions", share, source.available()));
    }
    if (source.step() > 0) {
      String unit = source.step() == 1 ? "a hundredth" : source.step() + " hundredths";
      parts.add(Text.format("weights %s in steps of %s", source.weights(), unit));
    }
    return String.join(" and ", parts);
  }

  private String json() {
    return Json.write(
        Json.object(
            "game", game.id(),
            "file", target.toString(),
            "language", options.language().toString(),
            "alphabet", options.alphabet().toString(),
            "positions", source.positions(),
            "available", source.available(),
            "weights", source.weights(),
            "step", source.step(),
            "characters", source.text().length(),
            "limit", options.limit(),
            "unpackMillis", source.unpackMillis(),
            "micros", micros));
  }
}
