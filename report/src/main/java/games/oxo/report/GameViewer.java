package games.oxo.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;
import games.oxo.session.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The part of a match report that steps through its games: a board and buttons, with a script. */
final class GameViewer {
  /** More would make the page slow to open. */
  private static final int MOST_GAMES = 1000;

  /** Cells are 1 apart and drawn as if they were this far apart, so that little room is left. */
  private static final double CELL = 1.02;

  private final Game rules;
  private final MoveNotation notation;

  GameViewer(Game rules) {
    this.rules = rules;
    notation = new MoveNotation(rules);
  }

  /**
   * Adds the games to a page.
   *
   * @throws games.oxo.game.input.InputException when a game does not follow these rules
   */
  void addTo(Page page, List<GameRecord> games) {
    int shown = Math.min(MOST_GAMES, games.size());
    page.section("The games");
    if (shown < games.size()) {
      page.paragraph(
          Text.format(
              "The first %d of %d games; './oxo replay' shows the others.", shown, games.size()));
    }
    List<Object> played = new ArrayList<>();
    for (GameRecord game : games.subList(0, shown)) {
      played.add(game(ReplayedGame.of(rules, game)));
    }
    Map<String, @Nullable Object> data =
        Json.object(
            "corners",
            corners(rules.board()),
            "rounding",
            rules.board().shape().cellRounding(),
            "cells",
            cells(rules.board()),
            "games",
            played);
    page.script("games-viewer", "games-data", Json.write(data), script());
  }

  /** The outline of a cell around its centre. */
  private static List<Object> corners(Board board) {
    List<Object> corners = new ArrayList<>();
    for (double[] corner : board.shape().cellCorners(CELL)) {
      corners.add(List.of(corner[0], corner[1]));
    }
    return corners;
  }

  private List<Object> cells(Board board) {
    List<Object> cells = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      cells.add(
          Json.object(
              "x", board.x(cell), "y", board.y(cell), "name", notation.writeCells(1L << cell)));
    }
    return cells;
  }

  private Map<String, @Nullable Object> game(ReplayedGame game) {
    GameRecord record = game.game();
    Position opening = game.opening();
    Position last = game.last();
    List<Object> moves = new ArrayList<>();
    for (int i = 1; i <= game.moves(); i++) {
      moves.add(move(game, i));
    }
    return Json.object(
        "title",
        title(record, game.moves()),
        "x",
        cells(opening.stones(Player.X)),
        "o",
        cells(opening.stones(Player.O)),
        "moves",
        moves,
        "deciding",
        cells(last.outcome().isOver() ? last.decidingCells() : 0),
        "end",
        end(record, last));
  }

  private Map<String, @Nullable Object> move(ReplayedGame game, int number) {
    Position before = game.positions().get(number - 1);
    Position after = game.positions().get(number);
    long placed = after.occupied() & ~before.occupied();
    Move move = placed == 0 ? Move.SWAP : Move.at(Long.numberOfTrailingZeros(placed));
    return Json.object(
        "cell",
        move.isSwap() ? -1 : move.cell(),
        "colour",
        before.toMove().map(Player::toString).orElse(""),
        "name",
        notation.write(move),
        "player",
        game.label(number),
        "value",
        game.game().turns().get(number - 1).value());
  }

  private static String title(GameRecord game, int moves) {
    String score =
        switch (game.result()) {
          case FIRST -> "1–0";
          case SECOND -> "0–1";
          case DRAW -> "½–½";
        };
    return Text.format(
        "Game %d: %s – %s, %s, %d moves", game.number(), game.first(), game.second(), score, moves);
  }

  private static String end(GameRecord game, Position last) {
    if (game.isForfeit()) {
      return Text.format("%s loses: %s, %s", game.loser(), game.reason(), game.detail());
    }
    String winner =
        switch (game.result()) {
          case FIRST -> game.first() + " wins. ";
          case SECOND -> game.second() + " wins. ";
          case DRAW -> "";
        };
    return winner + RuleText.outcome(last) + ".";
  }

  private static List<Integer> cells(long set) {
    List<Integer> cells = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      cells.add(Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  private static String script() {
    try (InputStream in = GameViewer.class.getResourceAsStream("viewer.js")) {
      if (in == null) {
        throw new IllegalStateException("viewer.js is missing");
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
