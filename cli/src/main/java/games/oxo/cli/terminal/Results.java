package games.oxo.cli.terminal;

import java.util.function.Supplier;

/**
 * The output of a command, in the form that was asked for: text for people, or JSON for programs,
 * one object a line.
 */
public record Results(Terminal terminal, boolean json) {
  /**
   * Prints something in one of the two forms.
   *
   * @param asJson an object on one line
   * @param asText prints lines of text
   */
  public void print(Supplier<String> asJson, Runnable asText) {
    if (json) {
      terminal.out().println(asJson.get());
    } else {
      asText.run();
    }
  }

  /** Prints lines of text, which may be none, or the same as JSON. */
  public void printLines(Supplier<String> asJson, Supplier<String> asText) {
    print(asJson, () -> terminal.out().print(asText.get()));
  }

  /** Prints an object that only programs are told of at this point. */
  public void printJson(Supplier<String> asJson) {
    print(asJson, () -> {});
  }

  /** Prints something that only people are told at this point. */
  public void printText(Runnable asText) {
    if (!json) {
      asText.run();
    }
  }
}
