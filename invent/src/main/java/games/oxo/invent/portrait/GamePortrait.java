package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.text.PositionWriter;
import games.oxo.match.record.GameRecord;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All about a game.
 *
 * @param games of the engine against itself, on which the figures rest
 * @param complete whether nothing was cut short by an interruption
 */
public record GamePortrait(
    Game game, List<PortraitSection> sections, List<GameRecord> games, boolean complete) {
  public GamePortrait {
    sections = List.copyOf(sections);
    games = List.copyOf(games);
  }

  /** The one JSON document from which a page can be drawn. */
  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> object =
        Json.object("game", game.id(), "name", game.name(), "complete", complete);
    for (PortraitSection section : sections) {
      object.put(section.key(), json(section));
    }
    return object;
  }

  private static Map<String, @Nullable Object> json(PortraitSection section) {
    Map<String, @Nullable Object> object = Json.object("heading", section.heading());
    for (PortraitFact fact : section.facts()) {
      object.put(
          fact.key(),
          Json.object("text", fact.text(), "value", fact.value(), "definition", fact.definition()));
    }
    List<Object> boards = new ArrayList<>();
    for (PortraitBoard board : section.boards()) {
      boards.add(
          Json.object(
              "caption", board.caption(), "position", PositionWriter.rows(board.position())));
    }
    if (!boards.isEmpty()) {
      object.put("boards", boards);
    }
    if (!section.sentences().isEmpty()) {
      object.put("sentences", section.sentences());
    }
    return object;
  }
}
