package games.oxo.game.library;

import games.oxo.game.Game;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts of all files that define a game, so that it can be read again where these files are not
 * at hand. Reading opens nothing.
 *
 * @param own the definition of the game itself
 * @param bases what it extends, directly or not
 */
public record GameSources(Source own, List<Base> bases) {
  public GameSources {
    bases = List.copyOf(bases);
  }

  /**
   * A file that another one extends.
   *
   * @param name how that one names it
   * @param from the id of that one
   */
  public record Base(String name, String from, Source source) {}

  /**
   * Collects the texts of a game.
   *
   * @param finder finds what a definition extends
   * @throws InputException when there is anything wrong with one of them
   */
  public static GameSources collect(Source own, Source.Finder finder) {
    List<Base> bases = new ArrayList<>();
    DefinitionReader.read(
        own,
        (name, from) -> {
          Source found = finder.find(name, from);
          bases.add(new Base(name, from.id(), found));
          return found;
        });
    return new GameSources(own, bases);
  }

  /**
   * Reads the game.
   *
   * @throws InputException when a text is wrong or missing
   */
  public Game load() {
    return Game.of(DefinitionReader.read(own, this::base));
  }

  private Source base(String name, Source from) {
    for (Base base : bases) {
      if (base.name().equals(name) && base.from().equals(from.id())) {
        return base.source();
      }
    }
    throw new InputException(Text.format("the definition of %s is missing", name));
  }
}
