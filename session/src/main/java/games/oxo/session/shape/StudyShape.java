package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.NUMBER;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.Proportion;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.balance.StudyVerdict;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiType;
import org.jspecify.annotations.Nullable;

/** Statistics of games of an engine against itself as JSON. */
public final class StudyShape {
  private static final double PARTS = 10_000;

  private static final ApiType<Double> ROUNDED =
      NUMBER.by(value -> Math.round(value * PARTS) / PARTS);

  /** A share of games with its interval. */
  public static final ApiShape<Proportion> SHARE =
      ApiShape.<Proportion>named("Share", "A share from 0 to 1 with its 95% interval.")
          .field(
              "share",
              orNull(ROUNDED),
              "null if there was nothing to count",
              share -> share.all() == 0 ? null : share.value())
          .field("low", ROUNDED, share -> share.interval().low())
          .field("high", ROUNDED, share -> share.interval().high())
          .field("of", WHOLE, Proportion::all);

  private static final ApiShape<Distribution> SPREAD =
      ApiShape.<Distribution>named("Spread", "Numbers, one for each game.")
          .field("mean", ROUNDED, Distribution::mean)
          .field("low", ROUNDED, "the 95% interval of the mean", all -> all.interval().low())
          .field("high", ROUNDED, all -> all.interval().high())
          .field("median", NUMBER, Distribution::median)
          .field("least", WHOLE, Distribution::least)
          .field("most", WHOLE, Distribution::most)
          .field(
              "counts",
              new ApiType.Dictionary<>(WHOLE),
              "how often each number occurred",
              Distribution::counts);

  /** All figures of the games. */
  public static final ApiShape<SelfPlayStatistics> FIGURES =
      ApiShape.<SelfPlayStatistics>unnamed()
          .field("games", WHOLE, "how many were played", SelfPlayStatistics::games)
          .field("wins", WHOLE, "of the first player", study -> study.results().wins())
          .field("draws", WHOLE, study -> study.results().draws())
          .field("losses", WHOLE, "of the first player", study -> study.results().losses())
          .field(
              "faults",
              WHOLE,
              "additional games that ended with a failure of the engine",
              SelfPlayStatistics::faults)
          .field("firstPlayer", SHARE, "of the points", SelfPlayStatistics::first)
          .field("drawRate", SHARE, "of games drawn", SelfPlayStatistics::draws)
          .field("decided", SHARE, "of games with a winner", SelfPlayStatistics::decided)
          .field(
              "swaps",
              orNull(SHARE),
              "of games with a swap; null if the rules have none",
              study -> study.game().swapPly() >= 0 ? study.swaps() : null)
          .field("length", orNull(SPREAD), "stones", study -> spread(study.stones()))
          .field(
              "filled",
              ROUNDED,
              "the share of the board that is filled at the end",
              SelfPlayStatistics::filled)
          .field(
              "winInSight",
              orNull(SPREAD),
              "moves to go when the win was proven",
              study -> spread(study.sureBefore()))
          .field(
              "margin",
              orNull(SPREAD),
              "points ahead; null in a line game",
              study -> study.game().rules().hasPoints() ? spread(study.margins()) : null)
          .field(
              "leadChanges",
              orNull(SPREAD),
              "changes of the lead",
              study -> spread(study.leadChanges()))
          .field(
              "changing", SHARE, "of games in which the lead changed", SelfPlayStatistics::changing)
          .field(
              "nobodyAhead",
              SHARE,
              "of games in which nobody was ever ahead",
              SelfPlayStatistics::even)
          .field(
              "comebacks",
              SHARE,
              "of won games in which the winner came from behind",
              SelfPlayStatistics::comebacks)
          .field("branching", ROUNDED, "legal moves on average", SelfPlayStatistics::branching)
          .field(
              "differentGames",
              WHOLE,
              "how many are different up to symmetry",
              SelfPlayStatistics::different);

  /** A study, and how far it is. */
  public static final ApiShape<Balanced> BALANCE =
      ApiShape.<Balanced>named("Balance", "Statistics of games of an engine against itself.")
          .field("game", TEXT, "the id of the game", found -> found.study.game().id())
          .field("name", TEXT, "the name of the game", found -> found.study.game().name())
          .field("engine", TEXT, "which played", Balanced::engine)
          .field(
              "complete",
              FLAG,
              "whether all games are played",
              found -> found.study.games() == found.of)
          .field("of", WHOLE, "how many games were asked for", Balanced::of)
          .include(FIGURES, Balanced::study)
          .field(
              "verdict",
              list(TEXT),
              "the conclusions, as sentences",
              found -> StudyVerdict.of(found.study).sentences())
          .field("final", FLAG, "whether this is the last answer", Balanced::last);

  private StudyShape() {}

  /**
   * Statistics of an engine's games against itself.
   *
   * @param of how many games were asked for
   * @param last whether nothing more will follow
   */
  public record Balanced(String engine, SelfPlayStatistics study, int of, boolean last) {}

  private static @Nullable Distribution spread(Distribution spread) {
    return spread.isEmpty() ? null : spread;
  }
}
