package games.oxo.game.toml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TomlReaderTest {
  private static TomlValue.Table read(String text) {
    return TomlReader.read("f", text);
  }

  @Test
  void valuesKnowTheirLines() {
    TomlValue.Table table =
        read(
            "# a comment\nname = \"x\" # more\n\nboard = { width = 5,\n  height = 6 }\n[score]\nrun.points = 3\n");
    assertThat(table.entries().get("name")).isEqualTo(new TomlValue.Text("x", 2));
    TomlValue.Table board = (TomlValue.Table) table.entries().get("board");
    assertThat(board.line()).isEqualTo(4);
    assertThat(board.entries().get("height")).isEqualTo(new TomlValue.Whole(6, 5));
    TomlValue.Table score = (TomlValue.Table) table.entries().get("score");
    TomlValue.Table run = (TomlValue.Table) score.entries().get("run");
    assertThat(run.entries()).isEqualTo(Map.of("points", new TomlValue.Whole(3, 7)));
  }

  @Test
  void listsOfTablesAndNestedListsAreRead() {
    TomlValue.Table table = read("[[a]]\nb = [1, [true, 2.5],\n 'x', ]\n[[a]]\n");
    TomlValue.Array list = (TomlValue.Array) table.entries().get("a");
    assertThat(list.values()).hasSize(2);
    TomlValue.Table first = (TomlValue.Table) list.values().get(0);
    TomlValue.Array b = (TomlValue.Array) first.entries().get("b");
    assertThat(b.values().get(1))
        .isEqualTo(
            new TomlValue.Array(
                List.of(new TomlValue.Flag(true, 2), new TomlValue.Real(2.5, 2)), 2));
    assertThat(b.values().get(2)).isEqualTo(new TomlValue.Text("x", 3));
  }

  /** Another reader of the same language must find the same values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a = 1\nb = -17\nc = +5\nd = 1_000\ne = 0xDEAD_beef\nf = 0o17\ng = 0b101\n",
        "a = 1.5\nb = -0.25e3\nc = 6.02E+23\nd = 1e3\n",
        "a = \"tab\\t quote\\\" back\\\\ \\u00e9 \\U0001F600\"\nb = 'C:\\raw'\n",
        "a = \"\"\"\nfirst\nsecond \\\n   third\"\"\"\nb = '''\nraw \\n '' quotes'''\nc = \"\"\"x\"\"\"\"\n",
        "\"quoted key\" = 1\n'raw key' = 2\n1234 = 3\na-b_c = 4\n",
        "a.b.c = 1\na.d = 2\na . e = 3\n",
        "[a]\nx = 1\n[a.b]\ny = 2\n[c]\nz = {}\n",
        "[a.b.c]\nx = 1\n[a]\ny = 2\n",
        "[[p]]\nn = 1\n[[p]]\nn = 2\n[p.q]\nr = 3\n[[p.s]]\nt = 4\n",
        "a = [ [ 1, 2 ], [\"x\"], ] # end\nb = { x = 1, y.z = [ { w = true } ] }\r\nc = false\r\n",
        "[fruit]\napple.color = 1\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true\n"
      })
  void agreesWithAnotherReader(String text) throws IOException {
    JsonNode expected = new TomlMapper().readTree(text);
    Comparator<JsonNode> sameValue =
        (a, b) ->
            a.isNumber() && b.isNumber()
                ? Double.compare(a.doubleValue(), b.doubleValue())
                : a.equals(b) ? 0 : 1;
    assertThat(expected.equals(sameValue, plain(read(text)))).as("%s", expected).isTrue();
  }

  private static JsonNode plain(TomlValue value) {
    TomlMapper mapper = new TomlMapper();
    if (value instanceof TomlValue.Table table) {
      var object = mapper.createObjectNode();
      table.entries().forEach((key, inner) -> object.set(key, plain(inner)));
      return object;
    }
    if (value instanceof TomlValue.Array array) {
      var list = mapper.createArrayNode();
      array.values().forEach(inner -> list.add(plain(inner)));
      return list;
    }
    if (value instanceof TomlValue.Whole whole) {
      boolean small = (int) whole.value() == whole.value();
      return mapper.valueToTree(small ? (Object) (int) whole.value() : (Object) whole.value());
    }
    if (value instanceof TomlValue.Real real) {
      return mapper.valueToTree(real.value());
    }
    return value instanceof TomlValue.Flag flag
        ? mapper.valueToTree(flag.value())
        : mapper.valueToTree(((TomlValue.Text) value).value());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a | f:1: expected '=' after the key 'a', found the end of the file",
        "a = | f:1: expected a value, found the end of the file",
        "a = 1 b | f:1: expected the end of the line, found 'b'",
        "a = hello | f:1: 'hello' is not a value; text must be in quotes: \"hello\"",
        "a = \"x | f:1: the text in \"…\" has no closing quote on its line",
        "a = [1, 2 | f:1: expected ']' or ',' in the list [ … ], found the end of the file",
        "a = { b = 1 | f:1: expected '}' or ',' in the table { … }, found the end of the file",
        "[a | f:1: expected ']' to close the header '[', found the end of the file",
        "= 5 | f:1: expected a key, found '='",
        "a = 2026-01-01 | f:1: dates and times such as 2026-01-01 are not allowed here",
        "a = 99999999999999999999 | f:1: the number 99999999999999999999 is too large",
        "a = 01 | f:1: '01' is not a value; text must be in quotes: \"01\"",
        "a = \"\\q\" | f:1: '\\q' is not an escape; write a backslash as \\\\"
      })
  void faultsAreNamedWithTheirLine(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = 1\na = 2", "a.b = 1\na.b = 2", "[a]\n[a]", "a = 1\n[a]", "a = {}\n[a.b]",
        "[a.b]\n[a]\nb.c = 1", "[[a]]\n[a]", "[a]\n[[a]]", "a = 1\na.b = 2", "a = []\n[[a]]"
      })
  void whatIsGivenTwiceIsRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class);
  }

  @Test
  void deepNestingIsRefusedNotSuffered() {
    assertThatThrownBy(() -> read("a = " + "[".repeat(100_000)))
        .isInstanceOf(InputException.class)
        .hasMessage("f:1: values are nested more than 50 deep");
    assertThatThrownBy(() -> read("a" + ".a".repeat(100_000) + " = 1"))
        .isInstanceOf(InputException.class);
  }
}
