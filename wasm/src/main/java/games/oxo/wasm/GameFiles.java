package games.oxo.wasm;

import games.oxo.game.library.BuiltInGames;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells TeaVM which resources the program reads: the definitions of the built-in games. */
// Deprecated in favour of nothing that a build with Maven can use.
@SuppressWarnings("deprecation")
public final class GameFiles implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return Stream.concat(Stream.of("index.txt"), BuiltInGames.ids().stream().map(GameFiles::file))
        .map(name -> "oxo/games/" + name)
        .toArray(String[]::new);
  }

  private static String file(String id) {
    return id.replace(':', '/') + ".toml";
  }
}
