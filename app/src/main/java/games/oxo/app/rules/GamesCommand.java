package games.oxo.app.rules;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.definition.TurnOrder;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.session.shape.GameShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "games", description = "List the built-in games and their variants.")
public final class GamesCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  public GamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    List<Game> games = BuiltInGames.ids().stream().map(UserGames::load).toList();
    List<Game> bases = games.stream().filter(game -> !game.id().contains(":")).toList();
    if (common.json) {
      List<Map<String, @Nullable Object>> list = new ArrayList<>();
      for (Game base : bases) {
        Map<String, @Nullable Object> object = GameShape.GAME.write(base);
        object.put("variants", variants(base, games).stream().map(GameShape.GAME::write).toList());
        list.add(object);
      }
      terminal.out().println(Json.write(Json.object("games", list)));
      return;
    }
    for (Game base : bases) {
      line(base.id(), base.board().describe(), base.rules().goal());
      for (Game variant : variants(base, games)) {
        String name = "  :" + variant.id().substring(base.id().length() + 1);
        line(name, "", difference(variant, base));
      }
    }
    terminal.out().println();
    terminal
        .out()
        .println(
            "./oxo show GAME draws the board; a variant follows a colon, as in yavalath:side4.");
    terminal.out().println("Other sizes: connect4:8x7, squava:6x6, yavalath:side3.");
  }

  private static List<Game> variants(Game base, List<Game> games) {
    return games.stream().filter(game -> game.id().startsWith(base.id() + ":")).toList();
  }

  private void line(String name, String board, String text) {
    terminal.out().println(Text.format("%-14s %-18s %s", name, board, text));
  }

  /** What a variant has that its base has not. */
  private static String difference(Game variant, Game base) {
    List<String> parts = new ArrayList<>();
    if (!variant.board().describe().equals(base.board().describe())) {
      parts.add(variant.board().describe());
    }
    String goal = variant.rules().goal();
    if (!goal.equals(base.rules().goal())) {
      parts.add(goal);
    }
    boolean swap = variant.definition().swap();
    if (swap != base.definition().swap()) {
      parts.add(swap ? "with swap" : "no swap");
    }
    TurnOrder turns = variant.definition().turns();
    if (!turns.equals(base.definition().turns()) || parts.isEmpty()) {
      parts.add(turns.toString());
    }
    return String.join(", ", parts);
  }
}
