package games.oxo.game.library;

import games.oxo.game.definition.Definition;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A built-in game on a board of another size: {@code connect4:8x7}, {@code yavalath:side3}, {@code
 * tictactrains:classical:5x5}. The size stands for a definition that extends the game.
 *
 * @param base the id of the game or variant
 * @param figures its size in the order of the board's figures: width and height, or a side
 */
record SizedGame(String base, List<Integer> figures) {
  private static final String WIDTH_AND_HEIGHT = "[0-9]{1,3}x[0-9]{1,3}";
  private static final String SIDE = "side[0-9]{1,3}";

  /** The game and size that a name stands for; empty when it ends with no size. */
  static Optional<SizedGame> of(String name) {
    int colon = name.lastIndexOf(':');
    String size = name.substring(colon + 1).toLowerCase(Locale.ROOT);
    if (colon < 0 || !(size.matches(WIDTH_AND_HEIGHT) || size.matches(SIDE))) {
      return Optional.empty();
    }
    List<Integer> figures =
        Arrays.stream(size.replace("side", "").split("x")).map(Integer::valueOf).toList();
    return Optional.of(new SizedGame(name.substring(0, colon), figures));
  }

  private String size() {
    return figures.size() == 1
        ? "side" + figures.get(0)
        : Text.format("%dx%d", figures.get(0), figures.get(1));
  }

  /** The name that is stored in logs and tables, whatever the person wrote. */
  String id() {
    return base + ":" + size();
  }

  /**
   * The definition that the size stands for.
   *
   * @param original the definition of the base
   */
  Source source(Definition original) {
    List<String> names = original.board().shape().figureNames();
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < figures.size(); i++) {
      board.append(i == 0 ? "" : ", ").append(i < names.size() ? names.get(i) : "side");
      board.append(" = ").append(figures.get(i));
    }
    String text = Text.format("extends = \"%s\"\nboard = { %s }\n", base, board);
    return new Source(id(), id() + " (built in)", text);
  }

  /** What is wrong with the size; empty when the game can be played on that board. */
  Optional<InputException> problem(Definition original, Source.Finder finder) {
    List<String> names = original.board().shape().figureNames();
    if (names.size() != figures.size()) {
      return Optional.of(
          new InputException(
              Text.format(
                  "%s is not a size of %s; write %s:%s, for example",
                  size(), base, base, names.size() == 1 ? "side4" : "6x6")));
    }
    try {
      DefinitionReader.read(source(original), finder);
      return Optional.empty();
    } catch (InputException e) {
      String why =
          e.getMessage()
              .replaceFirst("^.* \\(built in\\):[0-9]+: ", "")
              .replaceFirst("(longest line .*); it must be .*", "$1");
      return Optional.of(new InputException(Text.format("%s cannot be played: %s", id(), why)));
    }
  }
}
