package games.oxo.offline.file;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.library.BuiltInGames;
import games.oxo.session.json.Json;
import games.oxo.session.shape.GameShape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The element {@code <oxo-board>} and its engine as files, for a package or a folder of a site. */
public final class BoardPackage {
  private static final List<String> TEXTS =
      List.of(
          "package.json",
          "README.md",
          "oxo-board.js",
          "oxo-board.d.ts",
          "engine.js",
          "engine.d.ts",
          "api.d.ts");

  private final PageParts parts;

  /**
   * @param wasm the compiled engine
   */
  public BoardPackage(byte[] wasm) {
    parts = new PageParts(wasm);
  }

  /** The contents of all files by name. */
  public Map<String, byte[]> files() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String name : TEXTS) {
      files.put(name, PageParts.bytes(PageParts.embed(name) + "\n"));
    }
    files.put("worker.js", PageParts.bytes(parts.offline("worker.js")));
    files.put("oxo.wasm", parts.wasm());
    files.put("files.json", parts.files());
    files.put("games.json", PageParts.bytes(Json.write(sketches())));
    return files;
  }

  /** What sketch.ts knows of each game before there is an engine. */
  private static Map<String, @Nullable Object> sketches() {
    Map<String, @Nullable Object> all = new TreeMap<>();
    for (String id : BuiltInGames.ids()) {
      all.put(id, sketch(BuiltInGames.load(id)));
    }
    return all;
  }

  private static Map<String, @Nullable Object> sketch(Game game) {
    Map<String, @Nullable Object> whole = GameShape.GAME.write(game);
    Map<String, @Nullable Object> sketch = new LinkedHashMap<>();
    for (String key : List.of("name", "notation", "names", "layout", "columns")) {
      sketch.put(key, whole.get(key));
    }
    StringBuilder order = new StringBuilder();
    for (int ply = 0; ply < game.board().cells(); ply++) {
      order.append(game.mover(ply) == Player.X ? 'X' : 'O');
    }
    sketch.put("order", order.toString());
    return sketch;
  }
}
