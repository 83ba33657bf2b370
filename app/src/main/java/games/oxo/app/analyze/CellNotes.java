package games.oxo.app.analyze;

import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands on the free cells of an analyzed position: what the move there is worth, or where an
 * estimate only compares moves, which choice of the engine it is.
 */
final class CellNotes {
  private final boolean raw;
  private final Map<Integer, String> notes = new HashMap<>();

  /** What each kind of note means, with the first one of it where they differ. */
  private final Map<String, String> legend = new LinkedHashMap<>();

  /**
   * @param raw whether estimates stand there as the engine's own numbers
   */
  CellNotes(Analysis analysis, boolean raw) {
    this.raw = raw;
    List<MoveValue> moves = analysis.moves();
    int place = 1;
    for (int i = 0; i < moves.size(); i++) {
      Value value = moves.get(i).value();
      // Moves that are equally good share a place.
      place = i > 0 && value.equals(moves.get(i - 1).value()) ? place : i + 1;
      if (!moves.get(i).move().isSwap()) {
        notes.put(moves.get(i).move().cell(), note(value, place));
      }
    }
  }

  private String note(Value value, int place) {
    if (raw && !value.isProven()) {
      legend.putIfAbsent("raw", "numbers of the engine");
      return RawValue.text(value);
    }
    String brief = ValueWords.brief(value);
    if (brief.isEmpty()) {
      String choice = place == 1 ? "the engine's first choice" : "place among the engine's choices";
      legend.putIfAbsent("place", place + ". " + choice);
      return place + ".";
    }
    switch (brief) {
      case "win" -> legend.put(brief, "win");
      case "=" -> legend.put(brief, "= draw");
      case "-" -> legend.put(brief, "- loss");
      default -> {
        if (brief.endsWith("%")) {
          legend.put("%", "% chances");
        } else {
          boolean ahead = brief.startsWith("+");
          legend.putIfAbsent(
              ahead ? "ahead" : "behind", brief + (ahead ? " points ahead" : " points behind"));
        }
      }
    }
    return brief;
  }

  /** The notes by cell. */
  Map<Integer, String> byCell() {
    return notes;
  }

  /** What the notes mean; empty if there are none. */
  String legend() {
    return String.join(", ", legend.values());
  }
}
