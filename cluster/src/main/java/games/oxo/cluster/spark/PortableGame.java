package games.oxo.cluster.spark;

import games.oxo.game.Game;
import games.oxo.game.definition.Source;
import games.oxo.game.library.GameSources;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A game that can be sent to other machines: the texts of its definition and of all that it
 * extends. An executor reads the game from them, once, and never opens a user's file.
 */
public final class PortableGame implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** A few games at most; each process of a cluster serves one command. */
  private static final Map<List<String>, Game> READ = new ConcurrentHashMap<>();

  /** Three texts of the game's own definition, then five of each that is extended. */
  private final ArrayList<String> texts = new ArrayList<>();

  private PortableGame(GameSources sources) {
    add(sources.own());
    for (GameSources.Base base : sources.bases()) {
      texts.add(base.name());
      texts.add(base.from());
      add(base.source());
    }
  }

  public static PortableGame of(GameSources sources) {
    return new PortableGame(sources);
  }

  private void add(Source source) {
    texts.add(source.id());
    texts.add(source.label());
    texts.add(source.text());
  }

  private Source source(int at) {
    return new Source(texts.get(at), texts.get(at + 1), texts.get(at + 2));
  }

  /** The game; fast after the first time in a process. */
  public Game game() {
    return READ.computeIfAbsent(texts, key -> read());
  }

  private Game read() {
    List<GameSources.Base> bases = new ArrayList<>();
    for (int at = 3; at < texts.size(); at += 5) {
      bases.add(new GameSources.Base(texts.get(at), texts.get(at + 1), source(at + 2)));
    }
    return new GameSources(source(0), bases).load();
  }
}
