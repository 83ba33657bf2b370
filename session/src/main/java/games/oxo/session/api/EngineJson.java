package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.search.engines.EngineEntry;
import games.oxo.search.engines.EngineOption;
import games.oxo.session.json.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Engines and their options as JSON, so that a page can make its dialogs from them. */
public final class EngineJson {
  private EngineJson() {}

  /** An engine as it is for a game that it plays. */
  public static Map<String, @Nullable Object> write(EngineEntry engine, Game game) {
    return Json.object(
        "engine",
        engine.name(),
        "summary",
        engine.summary(),
        "needsLimit",
        engine.timed(),
        "options",
        engine.options(game).stream().map(EngineJson::option).toList());
  }

  private static Map<String, @Nullable Object> option(EngineOption option) {
    Map<String, @Nullable Object> object =
        Json.object("option", option.name(), "summary", option.summary());
    if (option instanceof EngineOption.WholeNumber number) {
      object.put("type", "number");
      object.put("least", (long) number.range().least());
      object.put("most", (long) number.range().most());
    } else if (option instanceof EngineOption.Choice choice) {
      object.put("type", "choice");
      object.put("words", choice.words());
    } else if (option instanceof EngineOption.TimeFirst) {
      object.put("type", "moves:factor");
    } else {
      object.put("type", "boolean");
    }
    object.put("usual", option.usual().isEmpty() ? null : option.usual());
    return object;
  }
}
