package games.oxo.app.match;

import picocli.CommandLine.Option;

/** Options of games between engines that somebody watches. */
final class WatchOptions {
  @Option(names = "--watch", description = "Show each move and board, one game at a time.")
  boolean watch;

  @Option(
      names = "--verbose",
      description = "With --watch: values as the engines' own numbers, and how much they searched.")
  boolean verbose;
}
