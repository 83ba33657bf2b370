package games.oxo.bench;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.mcts.Policy;
import games.oxo.table.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The list of all benchmark workloads. A new one is a line here. */
public final class Workloads {
  private static final List<Workload> ALL =
      List.of(
          scores("trains-score", "tictactrains"),
          simulations("trains-mcts", "tictactrains", "mcts:policy=uniform", 100_000),
          values(
              "trains-exact",
              "tictactrains",
              "14 empty cells",
              ".XXXOOX/X.OO.O./XOX.OXO/..O.XXX/OX....O/XO.OXOO/X.XXOXO"),
          simulations("fourtic-mcts", "fourtic", "mcts:policy=uniform", 100_000),
          values("fourtic-exact", "fourtic", "the empty board", "..../..../..../...."),
          lookUps("fourtic-table", "fourtic"),
          playouts("yavalath-playouts-uniform", "yavalath", Policy.UNIFORM),
          playouts("yavalath-playouts-sharp", "yavalath", Policy.SHARP),
          simulations("yavalath-uniform", "yavalath", "mcts:policy=uniform", 100_000),
          simulations("yavalath-sharp", "yavalath", "mcts:policy=sharp", 100_000),
          simulations("yavalath-solver", "yavalath", "mcts-solver", 100_000),
          nodes("yavalath-deep", "yavalath", 1_000_000),
          values(
              "yavalath-exact",
              "yavalath",
              "a win in 24",
              "...OX/OX..OX/...OX.O/....XO.X/XOOXOO..X/.X...X../..XXO../.XO..X/OXOO."),
          leaves("squava-alphabeta", "squava", "alphabeta", 6),
          leaves("squava-negascout", "squava", "negascout", 6),
          simulations("squava-solver", "squava", "mcts-solver", 100_000),
          nodes("squava-deep", "squava", 1_000_000),
          values("squava-exact", "squava", "after 4 stones", "...../...../XO..X/...O./....."),
          leaves("connect4-negascout", "connect4", "negascout", 9),
          simulations("connect4-solver", "connect4", "mcts-solver", 100_000),
          nodes("connect4-deep", "connect4", 1_000_000),
          values(
              "connect4-exact",
              "connect4",
              "after 10 to 24 stones",
              "1234515173",
              "237742763452",
              "33236436754174",
              "6111753167551217",
              "7422341735647741166133",
              "662571633572241312332246"));

  private Workloads() {}

  /** All of them, those of a game together. */
  public static List<Workload> all() {
    return ALL;
  }

  /** The names of all. */
  public static List<String> names() {
    return ALL.stream().map(Workload::name).toList();
  }

  /**
   * The requested workloads, each once, in the order requested.
   *
   * @param asked names, or beginnings of names, which stand for all that begin so; none at all
   *     stands for every workload
   * @throws InputException when there is none of that name
   */
  public static List<Workload> find(List<String> asked) {
    if (asked.isEmpty()) {
      return ALL;
    }
    Set<Workload> found = new LinkedHashSet<>();
    for (String name : asked) {
      found.addAll(find(name.toLowerCase(Locale.ROOT)));
    }
    return List.copyOf(found);
  }

  private static List<Workload> find(String name) {
    List<Workload> exact = ALL.stream().filter(each -> each.name().equals(name)).toList();
    List<Workload> found =
        exact.isEmpty()
            ? ALL.stream().filter(each -> each.name().startsWith(name)).toList()
            : exact;
    if (found.isEmpty() || name.isEmpty()) {
      throw new InputException(
          Text.format("there is no workload '%s'%s", name, Nearest.hint(name, wordsToAsk())));
    }
    return found;
  }

  /** All names, and before them the games that they begin with. */
  private static List<String> wordsToAsk() {
    Set<String> words = new LinkedHashSet<>();
    ALL.forEach(each -> words.add(each.name().substring(0, each.name().indexOf('-'))));
    words.addAll(names());
    return List.copyOf(words);
  }

  private static Workload simulations(String name, String game, String engine, int simulations) {
    String about = Text.format("%s on %s, searches of %d simulations", engine, game, simulations);
    return search(name, about, "simulations", game, engine, Limits.simulations(simulations));
  }

  private static Workload leaves(String name, String game, String engine, int depth) {
    String about = Text.format("%s on %s, %d stones deep", engine, game, depth);
    return search(name, about, "leaves", game, engine, Limits.depth(depth));
  }

  private static Workload nodes(String name, String game, int nodes) {
    String about = Text.format("deep on %s, searches of %d nodes", game, nodes);
    return search(name, about, "nodes", game, "deep", Limits.nodes(nodes));
  }

  private static Workload search(
      String name, String about, String unit, String game, String engine, Limits limits) {
    return new Workload(
        name,
        about,
        unit,
        (pool, stop) -> new SearchJob(BuiltInGames.load(game), engine, limits, pool, stop));
  }

  private static Workload values(String name, String game, String which, String... positions) {
    String about = Text.format("exact on %s, %s, solved afresh each time", game, which);
    return new Workload(
        name,
        about,
        "positions",
        (pool, stop) -> new SolveJob(BuiltInGames.load(game), List.of(positions), pool, stop));
  }

  private static Workload lookUps(String name, String game) {
    String about = Text.format("positions of random games of %s looked up in its table", game);
    return new Workload(
        name,
        about,
        "values",
        (pool, stop) -> {
          Table table = TemporaryTable.build(BuiltInGames.load(game), pool, stop);
          return new ParallelJob(pool, seed -> new LookUpJob(table, seed));
        });
  }

  private static Workload playouts(String name, String game, Policy policy) {
    String about = Text.format("random games of %s, %s, without a tree", game, policy.key());
    return new Workload(
        name,
        about,
        "playouts",
        (pool, stop) ->
            new ParallelJob(pool, seed -> new PlayoutJob(BuiltInGames.load(game), policy, seed)));
  }

  private static Workload scores(String name, String game) {
    String about = Text.format("random full boards of %s, both colours scored", game);
    return new Workload(
        name,
        about,
        "boards",
        (pool, stop) -> new ParallelJob(pool, seed -> new ScoreJob(BuiltInGames.load(game), seed)));
  }
}
