package games.oxo.bench;

import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request that is answered by Java and in a browser, to compare how long they take.
 *
 * @param name of the game and what is done
 * @param request of the API
 */
record SpeedCase(String name, Map<String, @Nullable Object> request) {
  private static final int NODES = 2_000_000;
  private static final int SIMULATIONS = 150_000;

  private static final String YAVALATH =
      "...../....../...X.../....O.../..XO.O.../......../.....X./....../.....";
  private static final String YAVALATH_WIN =
      "...OX/OX..OX/...OX.O/....XO.X/XOOXOO..X/.X...X../..XXO../.XO..X/OXOO.";
  private static final String TRAINS = ".XXXOOX/X.OO.O./XOX.OXO/..O.XXX/OX....O/XO.OXOO/X.XXOXO";

  /** Every engine on the main games, and positions to solve. */
  static List<SpeedCase> all() {
    List<SpeedCase> cases = new ArrayList<>();
    for (String game : List.of("squava", "yavalath", "connect4", "fourtic", "tictactrains")) {
      boolean lines = !game.equals("fourtic") && !game.equals("tictactrains");
      cases.add(search(game, "alphabeta", "", "nodes", NODES));
      if (lines) {
        cases.add(search(game, "deep", "", "nodes", NODES / 4));
      }
      cases.add(search(game, "mcts", "", "simulations", SIMULATIONS));
      cases.add(search(game, "mcts-solver", "", "simulations", SIMULATIONS));
    }
    cases.add(search("squava", "best", "...../.O.../..X../...X./.....", "nodes", NODES / 2));
    cases.add(search("yavalath", "best", YAVALATH, "nodes", NODES / 2));
    cases.add(search("connect4", "best", "1234515173", "nodes", NODES / 2));
    cases.add(search("tictactrains", "best", "", "simulations", SIMULATIONS));
    cases.add(solution("yavalath", YAVALATH_WIN));
    cases.add(solution("connect4", "1234515173"));
    cases.add(solution("tictactrains", TRAINS));
    return cases;
  }

  private static SpeedCase search(
      String game, String engine, String position, String limit, int count) {
    return new SpeedCase(
        game + " " + engine,
        Json.object(
            "request",
            "analyze",
            "game",
            game,
            "position",
            position,
            "engine",
            engine,
            "limits",
            Json.object(limit, count),
            "seed",
            1));
  }

  private static SpeedCase solution(String game, String position) {
    return new SpeedCase(
        game + " solve", Json.object("request", "solve", "game", game, "position", position));
  }
}
