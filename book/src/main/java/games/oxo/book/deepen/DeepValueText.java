package games.oxo.book.deepen;

import games.oxo.book.deepen.DeepValue.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Values of openings as a text that can be continued later: two lines that say what it is, then a
 * line for each position with the fields key, value, source, depth, nodes, simulations,
 * microseconds and settings, with tabs between them.
 */
public final class DeepValueText {
  private static final String FIRST_LINE = "oxo-deepen 1";
  private static final int FIELDS = 8;
  private static final String NUMBER = "[0-9]{1,18}";

  private DeepValueText() {}

  /**
   * The text.
   *
   * @param rules the fingerprint of the rules
   * @param values by the text of the key
   */
  public static String write(String rules, Map<String, DeepValue> values) {
    StringBuilder text = new StringBuilder(FIRST_LINE + "\nrules " + rules + "\n");
    values.forEach((key, value) -> text.append(line(key, value)).append('\n'));
    return text.toString();
  }

  private static String line(String key, DeepValue value) {
    return String.join(
        "\t",
        key,
        ValueText.write(value.value()),
        value.source().name().toLowerCase(Locale.ROOT),
        Integer.toString(value.depth()),
        Long.toString(value.nodes()),
        Long.toString(value.simulations()),
        Long.toString(value.micros()),
        value.settings());
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @param name how a message names the text
   * @throws InputException when it is another text, or one of another game
   */
  public static Map<String, DeepValue> read(String rules, String text, String name) {
    List<String> lines = List.of(text.split("\n", -1));
    if (!lines.get(0).equals(FIRST_LINE)) {
      throw new InputException(
          Text.format("%s has no values of openings; choose another file for them", name));
    }
    if (lines.size() < 2 || !lines.get(1).equals("rules " + rules)) {
      throw new InputException(
          Text.format("%s has the values of another game; choose another file", name));
    }
    Map<String, DeepValue> values = new LinkedHashMap<>();
    for (int i = 2; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isEmpty()) {
        try {
          String[] fields = line.split("\t", -1);
          values.put(fields[0], value(fields));
        } catch (InputException e) {
          throw e.at(Text.format("%s line %d", name, i + 1));
        }
      }
    }
    return values;
  }

  private static DeepValue value(String[] fields) {
    if (fields.length != FIELDS) {
      throw new InputException(
          Text.format("it has %d fields; it must have %d", fields.length, FIELDS));
    }
    Value value =
        ValueText.read(fields[1])
            .orElseThrow(
                () ->
                    new InputException(
                        Text.format("'%s' is not a value such as 'win 7'", fields[1])));
    return new DeepValue(
        value,
        source(fields[2]),
        (int) number(fields[3], Integer.MAX_VALUE),
        number(fields[4], Long.MAX_VALUE),
        number(fields[5], Long.MAX_VALUE),
        number(fields[6], Long.MAX_VALUE),
        fields[7]);
  }

  private static Source source(String word) {
    for (Source source : Source.values()) {
      if (source.name().toLowerCase(Locale.ROOT).equals(word)) {
        return source;
      }
    }
    throw new InputException(
        Text.format("'%s' is not where a value comes from, such as 'solver'", word));
  }

  private static long number(String text, long most) {
    if (!text.matches(NUMBER) || Long.parseLong(text) > most) {
      throw new InputException(Text.format("'%s' is not a whole number in range", text));
    }
    return Long.parseLong(text);
  }
}
