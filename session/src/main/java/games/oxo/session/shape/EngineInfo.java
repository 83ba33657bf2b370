package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Game;
import games.oxo.search.engines.EngineEntry;
import games.oxo.search.engines.EngineOption;
import games.oxo.search.engines.EngineOption.Choice;
import games.oxo.search.engines.EngineOption.WholeNumber;
import games.oxo.session.schema.ApiShape;
import java.util.List;

/** An engine as it is for a game that it plays, with what a dialog needs to ask for its options. */
public record EngineInfo(EngineEntry engine, Game game) {
  private static final ApiShape<EngineOption> OPTION =
      ApiShape.<EngineOption>named("EngineOption", "An option of an engine.")
          .field("option", TEXT, "its name", EngineOption::name)
          .field("summary", TEXT, "what it does", EngineOption::summary)
          .field("type", words("number", "choice", "moves:factor", "boolean"), EngineInfo::type)
          .optional(
              "least",
              WHOLE,
              "of a number",
              option -> option instanceof WholeNumber,
              option -> (long) ((WholeNumber) option).range().least())
          .optional(
              "most",
              WHOLE,
              "of a number",
              option -> option instanceof WholeNumber,
              option -> (long) ((WholeNumber) option).range().most())
          .optional(
              "words",
              list(TEXT),
              "of a choice",
              option -> option instanceof Choice,
              option -> ((Choice) option).words())
          .field(
              "usual",
              orNull(TEXT),
              "what it is if it is not given",
              option -> option.usual().isEmpty() ? null : option.usual());

  static final ApiShape<EngineInfo> ENGINE =
      ApiShape.<EngineInfo>named("EngineInfo", "An engine and its options.")
          .field("engine", TEXT, "its name", info -> info.engine.name())
          .field("summary", TEXT, "what it is", info -> info.engine.summary())
          .field("needsLimit", FLAG, "whether it thinks until a limit", info -> info.engine.timed())
          .field("options", list(OPTION), "its options", info -> info.engine.options(info.game));

  /** Engines that play a game. */
  public static final ApiShape<List<EngineInfo>> ENGINES =
      ApiShape.<List<EngineInfo>>unnamed().field("engines", list(ENGINE), engines -> engines);

  private static String type(EngineOption option) {
    if (option instanceof WholeNumber) {
      return "number";
    }
    if (option instanceof Choice) {
      return "choice";
    }
    return option instanceof EngineOption.TimeFirst ? "moves:factor" : "boolean";
  }
}
