package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.threats.ThreatText;
import games.oxo.session.threats.Threats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the opponent would do if the side to move passed. */
public record Threatened(Game game, Threats threats) {
  private static final ApiShape<Win> WIN =
      ApiShape.<Win>unnamed()
          .field("cell", WHOLE, win -> win.win.cell())
          .field("move", TEXT, win -> text(win.game, win.win.cell()))
          .field("cells", BoardTypes.CELLS, win -> win.win.cells());

  private static final ApiShape<Gain> GAIN =
      ApiShape.<Gain>unnamed()
          .field("cell", WHOLE, gain -> gain.gain.cell())
          .field("move", TEXT, gain -> text(gain.game, gain.gain.cell()))
          .field("points", WHOLE, gain -> gain.gain.points());

  /** Threats. */
  public static final ApiShape<Threatened> THREATS =
      ApiShape.<Threatened>named(
              "Threats", "What the opponent would do if the side to move passed.")
          .field("player", BoardTypes.PLAYER, "the opponent", found -> found.threats.player())
          .field(
              "wins",
              list(WIN),
              "in a line game the stones that would complete a line, and the cells of the line",
              Threatened::wins)
          .field(
              "line",
              orNull(BoardTypes.MOVES),
              "a win by threats alone: its stones and the forced answers in turn; null if none was found",
              Threatened::line)
          .field(
              "lineCells",
              orNull(BoardTypes.CELL_LIST),
              "the cells of line",
              found -> found.threats.line().isEmpty() ? null : found.threats.line())
          .field(
              "gains",
              orNull(list(GAIN)),
              "in a score game the stones that would gain most points at once",
              Threatened::gains)
          .field(
              "text",
              TEXT,
              "a sentence",
              found -> new ThreatText(found.game).sentence(found.threats));

  private record Win(Game game, Threats.Win win) {}

  private record Gain(Game game, Threats.Gain gain) {}

  private static String text(Game game, int cell) {
    return new MoveNotation(game).writeInList(Move.at(cell));
  }

  private List<Win> wins() {
    return threats.wins().stream().map(win -> new Win(game, win)).toList();
  }

  private @Nullable List<Gain> gains() {
    return game.rules().hasPoints()
        ? threats.gains().stream().map(gain -> new Gain(game, gain)).toList()
        : null;
  }

  private BoardTypes.@Nullable Moves line() {
    return threats.line().isEmpty()
        ? null
        : new BoardTypes.Moves(game, threats.line().stream().map(Move::at).toList());
  }
}
