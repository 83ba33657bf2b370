package games.oxo.app;

import picocli.CommandLine.Option;

/** The option that every reporting command has. */
final class JsonOption {
  @Option(names = "--json", description = "Print one JSON object on one line.")
  boolean on;
}
