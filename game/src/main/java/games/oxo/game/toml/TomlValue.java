package games.oxo.game.toml;

import java.util.List;
import java.util.Map;

/** A value of a TOML file with its line number, from 1. */
public sealed interface TomlValue {
  int line();

  /** What it is, for a message: {@code a text}, {@code a whole number}. */
  String kind();

  record Text(String value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "text";
    }
  }

  record Whole(long value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a whole number";
    }
  }

  record Real(double value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a number with a fraction";
    }
  }

  record Flag(boolean value, int line) implements TomlValue {
    @Override
    public String kind() {
      return "true or false";
    }
  }

  record Array(List<TomlValue> values, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** A table; its entries keep the order of the file. */
  record Table(Map<String, TomlValue> entries, int line) implements TomlValue {
    @Override
    public String kind() {
      return "a table";
    }
  }
}
