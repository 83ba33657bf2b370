package games.oxo.invent.portrait;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.session.balance.StudiedGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The openings that occur most often, symmetric ones as one. */
final class OpeningsPart {
  private static final int MOVES = 3;
  private static final int SHOWN = 3;

  /** Games that began alike. */
  private static final class Line {
    private final Position position;
    private int games;
    private double points;

    Line(Position position) {
      this.position = position;
    }
  }

  private OpeningsPart() {}

  static PortraitSection of(Game game, List<? extends StudiedGame> games) {
    Map<String, Line> lines = new LinkedHashMap<>();
    MoveNotation notation = new MoveNotation(game);
    for (StudiedGame each : games) {
      Position position = game.start();
      for (int i = 0; i < Math.min(MOVES, each.moves().size()); i++) {
        Move move = notation.read(position, each.moves().get(i));
        position = position.play(move);
      }
      String key = CanonicalForm.of(position).key().toString() + position.swapped();
      Position first = position;
      Line line = lines.computeIfAbsent(key, any -> new Line(first));
      line.games++;
      line.points += (1 + each.winner()) / 2.0;
    }
    List<PortraitBoard> boards = new ArrayList<>();
    lines.values().stream()
        .sorted(Comparator.comparingInt((Line line) -> -line.games))
        .limit(SHOWN)
        .forEach(line -> boards.add(board(line, notation, games.size())));
    return new PortraitSection("openings", "Typical openings", List.of(), boards, List.of());
  }

  private static PortraitBoard board(Line line, MoveNotation notation, int games) {
    return new PortraitBoard(
        Text.format(
            "%s: %d of %d games; the first player scores %.0f%%.",
            notation.writeNumbered(line.position),
            line.games,
            games,
            100 * line.points / line.games),
        line.position,
        0);
  }
}
