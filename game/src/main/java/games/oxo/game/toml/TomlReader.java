package games.oxo.game.toml;

import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads TOML into {@link TomlValue}s that know their lines, so that later checks can report where a
 * fault is. It supports all of TOML 1.0 except dates and times, which our files do not use, and
 * also allows an inline table to span lines and end in a comma, as TOML 1.1 does.
 *
 * <p>This is our own reader because messages need the line of every key and because this package
 * must also run where only the core of the Java library exists.
 */
public final class TomlReader {
  /** Deeper nesting than any sensible file has; keeps recursion far from the stack's end. */
  private static final int MAX_DEPTH = 50;

  private final TomlScanner in;
  private final Builder root;
  private int depth;

  private TomlReader(String text) {
    in = new TomlScanner(text);
    root = new Builder(1, Origin.HEADER);
  }

  /**
   * Reads a whole file.
   *
   * @param label how a message names the file
   * @throws InputException with {@code label:line: …} when it is not TOML
   */
  public static TomlValue.Table read(String label, String text) {
    TomlReader reader = new TomlReader(text);
    try {
      return reader.file().build();
    } catch (InputException e) {
      throw e.at(label, reader.in.line());
    }
  }

  private Builder file() {
    Builder current = root;
    for (in.skipBlankLines(); !in.atEnd(); in.skipBlankLines()) {
      if (in.take("[[")) {
        List<String> path = path();
        in.expect("]]", "to close the header '[['");
        current = root.nextOf(path, in.line());
      } else if (in.take("[")) {
        List<String> path = path();
        in.expect("]", "to close the header '['");
        current = root.header(path, in.line());
      } else {
        assignment(current);
      }
      in.endOfLine();
    }
    return root;
  }

  private void assignment(Builder table) {
    List<String> path = path();
    int line = in.line();
    in.expect("=", "after the key '" + String.join(".", path) + "'");
    in.skipSpaces();
    Builder target = table.dotted(path.subList(0, path.size() - 1), line);
    String key = path.get(path.size() - 1);
    if (target.has(key)) {
      throw new InputException("the key '" + key + "' is given twice");
    }
    target.put(key, value());
  }

  private List<String> path() {
    List<String> path = new ArrayList<>();
    do {
      in.skipSpaces();
      path.add(in.key());
      in.skipSpaces();
      if (path.size() > MAX_DEPTH) {
        throw new InputException("a key has more than " + MAX_DEPTH + " parts");
      }
    } while (in.take("."));
    return path;
  }

  private Object value() {
    int line = in.line();
    if (++depth > MAX_DEPTH) {
      throw new InputException("values are nested more than " + MAX_DEPTH + " deep");
    }
    Object value;
    if (in.take("{")) {
      value = inlineTable(line);
    } else if (in.take("[")) {
      value = array(line);
    } else {
      value = in.scalar();
    }
    depth--;
    return value;
  }

  private Builder inlineTable(int line) {
    Builder table = new Builder(line, Origin.INLINE);
    in.skipBlankLines();
    while (!in.take("}")) {
      assignment(table);
      in.skipBlankLines();
      if (!in.take(",")) {
        in.expect("}", "or ',' in the table { … }");
        break;
      }
      in.skipBlankLines();
    }
    table.close();
    return table;
  }

  private TomlValue.Array array(int line) {
    List<TomlValue> values = new ArrayList<>();
    in.skipBlankLines();
    while (!in.take("]")) {
      values.add(Builder.finish(value()));
      in.skipBlankLines();
      if (!in.take(",")) {
        in.expect("]", "or ',' in the list [ … ]");
        break;
      }
      in.skipBlankLines();
    }
    return new TomlValue.Array(List.copyOf(values), line);
  }

  /** How a table was defined, which decides what may still be added to it. */
  private enum Origin {
    /** By {@code [a.b]} on the way to {@code b}: a header of its own may still follow. */
    PASSED,
    /** By its own header. */
    HEADER,
    /** By a dotted key. */
    DOTTED,
    /** By braces: nothing more. */
    INLINE
  }

  /**
   * A table under construction; its values are {@link TomlValue}s, builders or lists of builders.
   */
  private static final class Builder {
    private final Map<String, Object> entries = new LinkedHashMap<>();
    private final int line;
    private Origin origin;
    private boolean closed;

    Builder(int line, Origin origin) {
      this.line = line;
      this.origin = origin;
    }

    boolean has(String key) {
      return entries.containsKey(key);
    }

    void put(String key, Object value) {
      entries.put(key, value);
    }

    void close() {
      closed = true;
    }

    Builder dotted(List<String> path, int line) {
      Builder table = this;
      for (String key : path) {
        Object next = table.entries.get(key);
        if (next == null) {
          next = new Builder(line, Origin.DOTTED);
          table.put(key, next);
        }
        if (!(next instanceof Builder builder)
            || builder.closed
            || builder.origin != Origin.DOTTED) {
          throw new InputException("'" + key + "' is already defined and cannot be extended here");
        }
        table = builder;
      }
      return table;
    }

    Builder header(List<String> path, int line) {
      Builder parent = passTo(path, line);
      String key = path.get(path.size() - 1);
      Object present = parent.entries.get(key);
      if (present == null) {
        Builder table = new Builder(line, Origin.HEADER);
        parent.put(key, table);
        return table;
      }
      if (present instanceof Builder table && table.origin == Origin.PASSED) {
        table.origin = Origin.HEADER;
        return table;
      }
      throw new InputException("the table '" + String.join(".", path) + "' is given twice");
    }

    Builder nextOf(List<String> path, int line) {
      Builder parent = passTo(path, line);
      String key = path.get(path.size() - 1);
      Object present = parent.entries.get(key);
      if (present == null) {
        present = new TableList(new ArrayList<>(), line);
        parent.put(key, present);
      }
      if (!(present instanceof TableList list)) {
        throw new InputException(
            "'" + String.join(".", path) + "' is already defined, but not as [[…]]");
      }
      Builder table = new Builder(line, Origin.HEADER);
      list.tables.add(table);
      return table;
    }

    private Builder passTo(List<String> path, int line) {
      Builder table = this;
      for (String key : path.subList(0, path.size() - 1)) {
        Object next = table.entries.get(key);
        if (next == null) {
          next = new Builder(line, Origin.PASSED);
          table.put(key, next);
        }
        if (next instanceof TableList list) {
          next = list.tables.get(list.tables.size() - 1);
        }
        if (!(next instanceof Builder builder) || builder.closed) {
          throw new InputException(
              "'" + key + "' is already defined and is not a table that can be extended");
        }
        table = builder;
      }
      return table;
    }

    TomlValue.Table build() {
      Map<String, TomlValue> built = new LinkedHashMap<>();
      entries.forEach((key, value) -> built.put(key, finish(value)));
      return new TomlValue.Table(built, line);
    }

    static TomlValue finish(Object value) {
      if (value instanceof Builder builder) {
        return builder.build();
      }
      if (value instanceof TableList list) {
        List<TomlValue> tables = new ArrayList<>();
        list.tables.forEach(table -> tables.add(table.build()));
        return new TomlValue.Array(tables, list.line);
      }
      return (TomlValue) value;
    }
  }

  /** The tables of {@code [[key]]} headers. */
  private record TableList(List<Builder> tables, int line) {}
}
