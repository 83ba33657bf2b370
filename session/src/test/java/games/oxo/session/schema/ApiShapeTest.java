package games.oxo.session.schema;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.NUMBER;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.session.json.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A shape that is declared once")
class ApiShapeTest {
  private record Stone(String colour, int cell, @Nullable String note) {}

  private sealed interface Event permits Placed, Ended {}

  private record Placed(Stone stone) implements Event {}

  private record Ended(boolean drawn) implements Event {}

  private static final ApiShape<Stone> STONE =
      ApiShape.<Stone>named("Stone", "A stone on the board.")
          .field("colour", words("X", "O"), Stone::colour)
          .field("cell", WHOLE, "its number", Stone::cell)
          .field("note", orNull(TEXT), Stone::note)
          .optional("corner", FLAG, "only of the first", stone -> stone.cell == 0, stone -> true);

  private static final ApiUnion<Event> EVENT =
      ApiUnion.<Event>named("Event", "What happens.", "type")
          .when(
              "placed",
              "a stone",
              event -> event instanceof Placed placed ? placed.stone : null,
              STONE)
          .when(
              "ended",
              "the game is over",
              event -> event instanceof Ended ended ? ended : null,
              ApiShape.<Ended>unnamed().field("drawn", FLAG, Ended::drawn))
          .each(ApiShape.<Event>unnamed().field("at", NUMBER, event -> 0.5));

  private static final ApiOperation ASK =
      new ApiOperation(
          "ask",
          "Asks.",
          false,
          List.of(new ApiField("names", list(TEXT), true, "whose")),
          ApiShape.<Map<String, Event>>unnamed()
              .field("events", new ApiType.Dictionary<>(EVENT), events -> events),
          false);

  @Test
  void itsJsonHasTheFieldsInOrder() {
    assertThat(Json.write(STONE.write(new Stone("X", 4, null))))
        .isEqualTo("{\"colour\":\"X\",\"cell\":4,\"note\":null}");
    assertThat(Json.write(STONE.write(new Stone("O", 0, "\"first\""))))
        .isEqualTo("{\"colour\":\"O\",\"cell\":0,\"note\":\"\\\"first\\\"\",\"corner\":true}");
  }

  @Test
  void aUnionWritesTheCaseThatFits() {
    Map<String, Event> events = new TreeMap<>();
    events.put("1", new Placed(new Stone("X", 4, null)));
    events.put("2", new Ended(true));
    assertThat(Json.write(new ApiType.Dictionary<>(EVENT).write(events)))
        .isEqualTo(
            "{\"1\":{\"type\":\"placed\",\"colour\":\"X\",\"cell\":4,\"note\":null,\"at\":0.5},"
                + "\"2\":{\"type\":\"ended\",\"drawn\":true,\"at\":0.5}}");
  }

  @Test
  void aPartGivesItsFieldsToTheWhole() {
    ApiShape<List<Stone>> whole =
        ApiShape.<List<Stone>>unnamed()
            .include(STONE, stones -> stones.get(0))
            .field("others", list(STONE), stones -> stones.subList(1, stones.size()));
    assertThat(Json.write(whole.write(List.of(new Stone("O", 3, ""), new Stone("X", 2, "")))))
        .isEqualTo(
            "{\"colour\":\"O\",\"cell\":3,\"note\":\"\","
                + "\"others\":[{\"colour\":\"X\",\"cell\":2,\"note\":\"\"}]}");
  }

  @Test
  void whatIsNotDeclaredIsNotWritten() {
    assertThatThrownBy(() -> STONE.write(new Stone("red", 0, null)))
        .hasMessage("red is none of [X, O]");
    assertThatThrownBy(() -> new ApiType.Tuple<>(WHOLE, 2).write(List.of(1)))
        .hasMessage("[1] has not 2 elements");
    assertThat(WHOLE.write(2.5)).isEqualTo(2L);
  }

  @Test
  void thePageGetsItsType() {
    String module = TypeScriptWriter.module("Types.", STONE, List.of(ASK), List.of());
    assertThat(module)
        .contains(
            """
            /** A stone on the board. */
            export interface Stone {
              colour: "X" | "O";
              /** its number */
              cell: number;
              note: string | null;
              /** only of the first */
              corner?: boolean;
            }
            """)
        .contains(
            """
            /** What happens. */
            export type Event =
              | { type: "placed"; colour: "X" | "O"; cell: number; note: string | null; corner?: boolean; at: number }
              | { type: "ended"; drawn: boolean; at: number };
            """)
        .contains("  ask: [{ names?: string[] }, { events: Record<string, Event> }];");
  }

  @Test
  void openApiDescribesIt() {
    String text =
        Json.write(OpenApiWriter.describe(STONE, STONE, Map.of("400", "wrong"), List.of(ASK)));
    assertThat(text)
        .contains("\"cell\":{\"type\":\"integer\",\"description\":\"its number\"}")
        .contains("\"required\":[\"colour\",\"cell\",\"note\"]")
        .contains("\"type\":{\"type\":\"string\",\"enum\":[\"ended\"]}");
  }

  @Test
  void theDocumentsGetATable() {
    assertThat(FieldTable.of(STONE))
        .containsExactly(
            "| field | type | meaning |",
            "|---|---|---|",
            "| `colour` | `\"X\"` or `\"O\"` | |",
            "| `cell` | whole number | its number |",
            "| `note` | text or null | |",
            "| `corner` | true or false or absent | only of the first |");
    assertThat(FieldTable.of(EVENT))
        .containsExactly(
            "| `type` | other fields | meaning |",
            "|---|---|---|",
            "| `placed` | `colour`, `cell`, `note`, `corner` | a stone |",
            "| `ended` | `drawn` | the game is over |");
  }
}
