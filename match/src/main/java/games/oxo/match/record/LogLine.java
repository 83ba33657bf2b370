package games.oxo.match.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The codec of a match log: records to lines of JSON and back. */
public final class LogLine {
  static final String HEADER_EXAMPLE =
      "{\"kind\":\"match\",\"game\":\"squava\",\"engines\":[\"a\",\"b\"],\"settings\":{}}";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private LogLine() {}

  /** The header as a line with its end. */
  public static byte[] write(MatchHeader header) {
    ObjectNode line = JSON.createObjectNode();
    line.put("kind", header.kind());
    line.put("game", header.game());
    ArrayNode engines = line.putArray("engines");
    header.engines().forEach(engines::add);
    ObjectNode settings = line.putObject("settings");
    header.settings().forEach(settings::put);
    return bytes(line);
  }

  /** A game as a line with its end. */
  public static byte[] write(GameRecord game) {
    ObjectNode line = JSON.createObjectNode();
    line.put("number", game.number());
    line.put("pair", game.pair());
    line.put("first", game.first());
    line.put("second", game.second());
    line.put("opening", game.opening());
    line.put("openingMoves", game.openingMoves());
    line.put("seed", game.seed());
    ArrayNode moves = line.putArray("moves");
    game.moves().forEach(moves::add);
    ArrayNode turns = line.putArray("turns");
    for (Turn turn : game.turns()) {
      turns
          .addObject()
          .put("by", turn.first() ? "first" : "second")
          .put("micros", turn.micros())
          .put("nodes", turn.nodes())
          .put("value", turn.value());
    }
    line.put("result", game.result().name().toLowerCase(Locale.ROOT));
    line.put("reason", game.reason().toString());
    line.put("detail", game.detail());
    return bytes(line);
  }

  private static byte[] bytes(ObjectNode line) {
    try {
      // By way of a string: half a character, which a program outside may have said, becomes '?'.
      return LineCheck.added(JSON.writeValueAsString(line)).getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a header.
   *
   * @throws InputException when the line is none
   */
  public static MatchHeader readHeader(String text) {
    JsonNode line = object(text);
    if (line.has("number") && !line.has("engines")) {
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
    JsonNode list = field(line, "settings");
    if (!list.isObject()) {
      throw wrong("settings", list, "an object of strings such as {\"seed\":\"1\"}");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> setting : list.properties()) {
      if (!setting.getValue().isTextual()) {
        throw wrong("settings." + setting.getKey(), setting.getValue(), "text in quotes");
      }
      settings.put(setting.getKey(), setting.getValue().textValue());
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
    JsonNode line = object(text);
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
    JsonNode list = field(line, "turns");
    if (!list.isArray()) {
      throw wrong("turns", list, "a list such as [{\"micros\":5,\"nodes\":7,\"value\":\"\"}]");
    }
    List<Turn> turns = new ArrayList<>();
    for (JsonNode turn : list) {
      if (!turn.isObject()) {
        throw wrong("turns", turn, "a list of objects");
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
          default ->
              throw wrong("result", field(line, "result"), "\"first\", \"second\" or \"draw\"");
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
      throw wrong("result", field(line, "result"), "a loss, since the reason is a fault");
    }
    return game;
  }

  private static EndReason reason(JsonNode line) {
    return EndReason.of(text(line, "reason"))
        .orElseThrow(
            () -> wrong("reason", field(line, "reason"), "one of " + List.of(EndReason.values())));
  }

  private static boolean isFirst(JsonNode turn) {
    return switch (text(turn, "by")) {
      case "first" -> true;
      case "second" -> false;
      default -> throw wrong("by", field(turn, "by"), "\"first\" or \"second\"");
    };
  }

  private static JsonNode object(String text) {
    JsonNode node;
    try {
      node = JSON.readTree(text);
    } catch (JsonProcessingException e) {
      String reason = e.getOriginalMessage();
      throw new InputException(
          Text.format(
              "it is not a JSON object (%s); every line of a log must be one",
              shorten(reason == null ? "unreadable" : reason.lines().findFirst().orElse(""))));
    }
    if (node != null && node.has(LineCheck.FIELD)) {
      LineCheck.check(text);
    }
    if (node == null || !node.isObject()) {
      throw new InputException(
          node == null || node.isMissingNode()
              ? "it is empty; every line of a log is a JSON object"
              : Text.format(
                  "it is %s; every line of a log is a JSON object", shorten(node.toString())));
    }
    return node;
  }

  private static JsonNode field(JsonNode line, String name) {
    JsonNode value = line.get(name);
    if (value == null) {
      throw new InputException(Text.format("'%s' is missing", name));
    }
    return value;
  }

  private static String text(JsonNode line, String name) {
    JsonNode value = field(line, name);
    if (!value.isTextual()) {
      throw wrong(name, value, "text in quotes");
    }
    return value.textValue();
  }

  private static String engine(JsonNode line, String name, MatchHeader header) {
    String label = text(line, name);
    if (!header.engines().contains(label)) {
      throw wrong(name, field(line, name), "one of the 'engines' of the first line");
    }
    return label;
  }

  private static List<String> texts(JsonNode line, String name) {
    JsonNode list = field(line, name);
    if (!list.isArray()) {
      throw wrong(name, list, "a list of strings such as [\"a\",\"b\"]");
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode each : list) {
      if (!each.isTextual()) {
        throw wrong(name, each, "a list of strings such as [\"a\",\"b\"]");
      }
      texts.add(each.textValue());
    }
    return texts;
  }

  private static long whole(JsonNode line, String name, long least, long most) {
    JsonNode value = field(line, name);
    boolean fits = value.isIntegralNumber() && value.canConvertToLong();
    if (!fits || value.longValue() < least || value.longValue() > most) {
      throw wrong(
          name,
          value,
          "a whole number"
              + (least == Long.MIN_VALUE
                  ? ""
                  : most < Integer.MAX_VALUE
                      ? Text.format(" from %d to %d", least, most)
                      : " from " + least));
    }
    return value.longValue();
  }

  private static InputException wrong(String name, JsonNode value, String right) {
    return new InputException(
        Text.format("'%s' is %s; it must be %s", name, shorten(value.toString()), right));
  }

  private static String shorten(String text) {
    return text.codePointCount(0, text.length()) <= 60
        ? text
        : text.substring(0, text.offsetByCodePoints(0, 57)) + "...";
  }
}
