package games.oxo.search.engines;

import games.oxo.game.Game;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The options of an engine in each kind of game, and with them which games it plays.
 *
 * @param line those in games that a line decides; null when it plays none of them
 * @param score those in games that points decide; null when it plays none of them
 */
record GameOptions(@Nullable List<EngineOption> line, @Nullable List<EngineOption> score) {
  /** No options, in all games. */
  static final GameOptions NONE = ofAll(List.of());

  /** The same options in all games. */
  static GameOptions ofAll(List<EngineOption> options) {
    return new GameOptions(options, options);
  }

  /** Options of the same names in all games, sometimes with other values. */
  static GameOptions ofAll(List<EngineOption> line, List<EngineOption> score) {
    return new GameOptions(line, score);
  }

  /** Options of an engine that plays only games that a line decides. */
  static GameOptions ofLineGames(List<EngineOption> options) {
    return new GameOptions(options, null);
  }

  /** Whether there are such for a game, perhaps none: the engine plays it. */
  boolean serve(Game game) {
    return inKindOf(game) != null;
  }

  /** Those for a game, none when the engine does not play it. */
  List<EngineOption> of(Game game) {
    List<EngineOption> options = inKindOf(game);
    return options == null ? List.of() : options;
  }

  private @Nullable List<EngineOption> inKindOf(Game game) {
    return game.rules().hasPoints() ? score : line;
  }

  /** Those for all games; one that is the same in both kinds comes twice. */
  Stream<EngineOption> all() {
    return Stream.of(line, score).flatMap(list -> list == null ? Stream.empty() : list.stream());
  }

  /** Which games the engine plays, in words. */
  String games() {
    return line == null
        ? "games decided by points"
        : score == null ? "games decided by a line" : "all games";
  }
}
