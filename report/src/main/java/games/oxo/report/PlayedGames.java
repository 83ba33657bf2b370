package games.oxo.report;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Games to step through on a {@link DataPage}. Moves are cells, and each value stands once, so that
 * many games stay a small page.
 */
public final class PlayedGames {
  /** More would make the page slow to open. */
  private static final int MOST_GAMES = 1000;

  private static final int SWAP = -1;
  private static final int UNKNOWN = -1;

  private final Game rules;
  private final MoveNotation notation;
  private final Map<Value, Integer> values = new LinkedHashMap<>();
  private final List<Object> games = new ArrayList<>();

  private PlayedGames(Game rules) {
    this.rules = rules;
    notation = new MoveNotation(rules);
  }

  /**
   * The first games of a log, at most a thousand.
   *
   * @throws games.oxo.game.input.InputException when a game does not follow these rules
   */
  public static PlayedGames of(Game rules, List<GameRecord> games) {
    PlayedGames played = new PlayedGames(rules);
    for (GameRecord game : games.subList(0, Math.min(MOST_GAMES, games.size()))) {
      played.games.add(played.game(ReplayedGame.of(rules, game)));
    }
    return played;
  }

  /** How many games there are. */
  public int shown() {
    return games.size();
  }

  Map<String, @Nullable Object> json() {
    return Json.object(
        "type",
        "games",
        "names",
        IntStream.range(0, rules.board().cells())
            .mapToObj(cell -> notation.write(Move.at(cell)))
            .toList(),
        "values",
        values.keySet().stream().map(ValueShape::write).toList(),
        "games",
        games);
  }

  private Map<String, @Nullable Object> game(ReplayedGame game) {
    List<Integer> cells = new ArrayList<>();
    List<Integer> thought = new ArrayList<>();
    StringBuilder sides = new StringBuilder();
    StringBuilder players = new StringBuilder();
    for (int i = 1; i <= game.moves(); i++) {
      Position before = game.positions().get(i - 1);
      long placed = game.positions().get(i).occupied() & ~before.occupied();
      cells.add(placed == 0 ? SWAP : Long.numberOfTrailingZeros(placed));
      sides.append(before.toMove().map(Player::toString).orElseThrow());
      GameRecord.Turn turn = game.game().turns().get(i - 1);
      players.append(turn.first() ? '1' : '2');
      thought.add(ValueText.read(turn.value()).map(this::number).orElse(UNKNOWN));
    }
    GameRecord record = game.game();
    Position last = game.last();
    boolean over = last.outcome().isOver();
    return Json.object(
        "title",
        title(record, game.moves()),
        "first",
        record.first(),
        "second",
        record.second(),
        "X",
        Numbers.cells(game.opening().stones(Player.X)),
        "O",
        Numbers.cells(game.opening().stones(Player.O)),
        "cells",
        cells,
        "sides",
        sides.toString(),
        "players",
        players.toString(),
        "values",
        thought,
        "deciding",
        Numbers.cells(over ? last.decidingCells() : 0),
        "won",
        over && won(last),
        "end",
        end(record, last));
  }

  /** Whether the cells that decided the game won it for their owner. */
  private static boolean won(Position last) {
    Player winner = last.outcome().winner();
    return winner == null || (last.decidingCells() & ~last.stones(winner)) == 0;
  }

  private int number(Value value) {
    return values.computeIfAbsent(value, any -> values.size());
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
}
