package games.oxo.session.api;

import static games.oxo.session.schema.ApiField.field;
import static games.oxo.session.schema.ApiType.FLAG;
import static games.oxo.session.schema.ApiType.NUMBER;
import static games.oxo.session.schema.ApiType.TEXT;
import static games.oxo.session.schema.ApiType.WHOLE;
import static games.oxo.session.schema.ApiType.list;
import static games.oxo.session.schema.ApiType.orNull;
import static games.oxo.session.schema.ApiType.struct;

import games.oxo.session.schema.ApiType;

/** The types of studies of balance, which {@link StudyJson} writes. */
final class StudyTypes {
  private static final ApiType SHARE =
      struct(
          "Share",
          "A share from 0 to 1 with its 95% interval.",
          field("share", orNull(NUMBER), "null if there was nothing to count"),
          field("low", NUMBER),
          field("high", NUMBER),
          field("of", WHOLE));

  private static final ApiType SPREAD =
      struct(
          "Spread",
          "Numbers, one for each game.",
          field("mean", NUMBER),
          field("low", NUMBER, "the 95% interval of the mean"),
          field("high", NUMBER),
          field("median", NUMBER),
          field("least", WHOLE),
          field("most", WHOLE),
          field("counts", new ApiType.Dictionary(WHOLE), "how often each number occurred"));

  static final ApiType BALANCE =
      struct(
          "Balance",
          "Statistics of games of an engine against itself.",
          field("game", TEXT),
          field("name", TEXT),
          field("engine", TEXT),
          field("complete", FLAG, "whether all games are played"),
          field("of", WHOLE, "how many games were asked for"),
          field("games", WHOLE),
          field("wins", WHOLE, "of the first player"),
          field("draws", WHOLE),
          field("losses", WHOLE),
          field("faults", WHOLE),
          field("firstPlayer", SHARE),
          field("drawRate", SHARE),
          field("decided", SHARE),
          field("swaps", orNull(SHARE)),
          field("length", orNull(SPREAD)),
          field("filled", NUMBER, "the share of the board that is filled at the end"),
          field("winInSight", orNull(SPREAD)),
          field("margin", orNull(SPREAD)),
          field("leadChanges", orNull(SPREAD)),
          field("changing", SHARE),
          field("nobodyAhead", SHARE),
          field("comebacks", SHARE),
          field("branching", NUMBER),
          field("differentGames", WHOLE),
          field("verdict", list(TEXT), "the conclusions, as sentences"),
          field("final", FLAG));

  private StudyTypes() {}
}
