package games.oxo.match.record;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonObject;
import games.oxo.session.json.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The codec of a match log: records to lines of JSON and back. */
public final class LogLine {
  static final String HEADER_EXAMPLE =
      "{\"kind\":\"match\",\"game\":\"squava\",\"engines\":[\"a\",\"b\"],\"settings\":{}}";

  private LogLine() {}

  /** The header as a line with its end. */
  public static byte[] write(MatchHeader header) {
    return bytes(
        new JsonObject()
            .with("kind", header.kind())
            .with("game", header.game())
            .with("engines", header.engines())
            .with("settings", header.settings()));
  }

  /** A game as a line with its end. */
  public static byte[] write(GameRecord game) {
    return bytes(
        new JsonObject()
            .with("number", game.number())
            .with("pair", game.pair())
            .with("first", game.first())
            .with("second", game.second())
            .with("opening", game.opening())
            .with("openingMoves", game.openingMoves())
            .with("seed", game.seed())
            .with("moves", game.moves())
            .with("turns", game.turns().stream().map(LogLine::turn).toList())
            .with("result", game.result().name().toLowerCase(Locale.ROOT))
            .with("reason", game.reason().toString())
            .with("detail", game.detail()));
  }

  private static JsonObject turn(Turn turn) {
    return new JsonObject()
        .with("by", turn.first() ? "first" : "second")
        .with("micros", turn.micros())
        .with("nodes", turn.nodes())
        .with("value", turn.value());
  }

  private static byte[] bytes(JsonObject line) {
    return LineCheck.added(Json.write(line)).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads a header.
   *
   * @throws InputException when the line is none
   */
  public static MatchHeader readHeader(String text) {
    Map<?, ?> line = object(text);
    if (line.containsKey("number") && !line.containsKey("engines")) {
      throw new InputException(
          "there is a game where the header must be; a log begins with a line such as "
              + HEADER_EXAMPLE);
    }
    String kind = text(line, "kind");
    String game = text(line, "game");
    List<String> engines = texts(line, "engines");
    if (engines.size() < 2 || engines.contains("")) {
      throw new InputException("'engines' must be a list of two names or more");
    }
    if (new HashSet<>(engines).size() < engines.size()) {
      throw new InputException("'engines' has the same name twice; each must have its own");
    }
    Object list = line.get("settings");
    if (!(list instanceof Map<?, ?> given)) {
      throw wrong(line, "settings", "an object of strings such as {\"seed\":\"1\"}");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    for (Map.Entry<?, ?> setting : given.entrySet()) {
      if (!(setting.getValue() instanceof String value)) {
        throw wrong("settings." + setting.getKey(), setting.getValue(), "text in quotes");
      }
      settings.put(String.valueOf(setting.getKey()), value);
    }
    return new MatchHeader(kind, game, engines, settings);
  }

  /**
   * Reads a game.
   *
   * @param header of its log
   * @throws InputException when the line is none, or it was changed
   */
  public static GameRecord readGame(String text, MatchHeader header) {
    Map<?, ?> line = object(text);
    int number = (int) whole(line, "number", 1, Integer.MAX_VALUE);
    int pair = (int) whole(line, "pair", 1, Integer.MAX_VALUE);
    String first = engine(line, "first", header);
    String second = engine(line, "second", header);
    if (first.equals(second)) {
      throw new InputException(
          Text.format(
              "'first' and 'second' are both '%s'; two different engines play a game", first));
    }
    String opening = text(line, "opening");
    List<String> moves = texts(line, "moves");
    int openingMoves = (int) whole(line, "openingMoves", 0, moves.size());
    long seed = whole(line, "seed", Long.MIN_VALUE, Long.MAX_VALUE);
    if (!(line.get("turns") instanceof List<?> list)) {
      throw wrong(line, "turns", "a list such as [{\"micros\":5,\"nodes\":7,\"value\":\"\"}]");
    }
    List<Turn> turns = new ArrayList<>();
    for (Object each : list) {
      if (!(each instanceof Map<?, ?> turn)) {
        throw wrong("turns", each, "a list of objects");
      }
      turns.add(
          new Turn(
              isFirst(turn),
              whole(turn, "micros", 0, Long.MAX_VALUE),
              whole(turn, "nodes", 0, Long.MAX_VALUE),
              text(turn, "value")));
    }
    Result result =
        switch (text(line, "result")) {
          case "first" -> Result.FIRST;
          case "second" -> Result.SECOND;
          case "draw" -> Result.DRAW;
          default -> throw wrong(line, "result", "\"first\", \"second\" or \"draw\"");
        };
    GameRecord game =
        new GameRecord(
            number,
            pair,
            first,
            second,
            opening,
            openingMoves,
            seed,
            moves,
            turns,
            result,
            reason(line),
            text(line, "detail"));
    if (game.isForfeit() && result == Result.DRAW) {
      throw wrong(line, "result", "a loss, since the reason is a fault");
    }
    return game;
  }

  private static EndReason reason(Map<?, ?> line) {
    return EndReason.of(text(line, "reason"))
        .orElseThrow(
            () -> wrong("reason", line.get("reason"), "one of " + List.of(EndReason.values())));
  }

  private static boolean isFirst(Map<?, ?> turn) {
    return switch (text(turn, "by")) {
      case "first" -> true;
      case "second" -> false;
      default -> throw wrong(turn, "by", "\"first\" or \"second\"");
    };
  }

  private static Map<?, ?> object(String text) {
    if (text.isBlank()) {
      throw new InputException("it is empty; every line of a log is a JSON object");
    }
    Object read = read(text);
    if (!(read instanceof Map<?, ?> line)) {
      throw new InputException(
          Text.format("it is %s; every line of a log is a JSON object", shorten(Json.write(read))));
    }
    if (line.containsKey(LineCheck.FIELD)) {
      LineCheck.check(text);
    }
    return line;
  }

  private static @Nullable Object read(String text) {
    try {
      return JsonReader.read(text, Integer.MAX_VALUE);
    } catch (InputException e) {
      throw new InputException(
          Text.format(
              "it is not a JSON object (%s); every line of a log must be one", e.getMessage()));
    }
  }

  private static String text(Map<?, ?> line, String name) {
    if (line.get(name) instanceof String text) {
      return text;
    }
    throw wrong(line, name, "text in quotes");
  }

  private static String engine(Map<?, ?> line, String name, MatchHeader header) {
    String label = text(line, name);
    if (!header.engines().contains(label)) {
      throw wrong(line, name, "one of the 'engines' of the first line");
    }
    return label;
  }

  private static List<String> texts(Map<?, ?> line, String name) {
    List<String> texts = new ArrayList<>();
    if (line.get(name) instanceof List<?> list) {
      for (Object each : list) {
        if (!(each instanceof String text)) {
          throw wrong(name, each, "a list of strings such as [\"a\",\"b\"]");
        }
        texts.add(text);
      }
      return texts;
    }
    throw wrong(line, name, "a list of strings such as [\"a\",\"b\"]");
  }

  private static long whole(Map<?, ?> line, String name, long least, long most) {
    if (line.get(name) instanceof Long value && value >= least && value <= most) {
      return value;
    }
    String range =
        least == Long.MIN_VALUE
            ? ""
            : most < Integer.MAX_VALUE
                ? Text.format(" from %d to %d", least, most)
                : " from " + least;
    throw wrong(line, name, "a whole number" + range);
  }

  /** What is wrong with a field of a line, which may be that it is missing. */
  private static InputException wrong(Map<?, ?> line, String name, String right) {
    return line.containsKey(name)
        ? wrong(name, line.get(name), right)
        : new InputException(Text.format("'%s' is missing", name));
  }

  private static InputException wrong(String name, @Nullable Object value, String right) {
    return new InputException(
        Text.format("'%s' is %s; it must be %s", name, shorten(Json.write(value)), right));
  }

  private static String shorten(String text) {
    return text.codePointCount(0, text.length()) <= 60
        ? text
        : text.substring(0, text.offsetByCodePoints(0, 57)) + "...";
  }
}
