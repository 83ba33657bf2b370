package games.oxo.game.definition;

import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The order of turns: who places each stone, and where it may go, written as in {@code XA, O1, O3,
 * XA, OA, ...}: the player, then {@code A} for anywhere or the number of a ring. The dots repeat
 * the last two turns, or the turns in brackets before them, for the rest of the game: {@code XA,
 * (OA, OA, XA, XA), ...}.
 *
 * @param opening the turns that come once
 * @param cycle the turns that repeat; empty when the opening covers the whole game
 */
public record TurnOrder(List<Turn> opening, List<Turn> cycle) {
  public static final TurnOrder ALTERNATING =
      new TurnOrder(
          List.of(), List.of(new Turn(Player.X, Turn.ANYWHERE), new Turn(Player.O, Turn.ANYWHERE)));

  private static final Pattern TURN = Pattern.compile("([XOxo])\\s*([Aa]|[0-9]{1,2})");
  private static final Pattern REPEATED_GROUP = Pattern.compile("(.*?)\\(([^()]*)\\)\\s*,?\\s*");
  private static final int MAX_TURNS = 200;

  public TurnOrder {
    opening = List.copyOf(opening);
    cycle = List.copyOf(cycle);
  }

  /**
   * Reads the notation.
   *
   * @throws InputException when it is not a turn order that begins with X and continues for both
   */
  public static TurnOrder parse(String text) {
    String body = text.strip();
    boolean repeats = body.endsWith("...") || body.endsWith("…");
    if (repeats) {
      body = body.substring(0, body.length() - (body.endsWith("…") ? 1 : 3)).strip();
    }
    Matcher group = REPEATED_GROUP.matcher(body);
    List<Turn> opening;
    List<Turn> cycle = List.of();
    if (repeats && group.matches()) {
      opening = turns(group.group(1));
      cycle = turns(group.group(2));
    } else {
      opening = turns(body);
      if (repeats) {
        int once = Math.max(0, opening.size() - 2);
        cycle = opening.subList(once, opening.size());
        opening = opening.subList(0, once);
      }
    }
    if (opening.isEmpty() && cycle.isEmpty()) {
      throw new InputException("a turn order needs at least one turn, such as \"XA, OA, ...\"");
    }
    TurnOrder order = new TurnOrder(opening, cycle);
    if (order.at(0).player() != Player.X) {
      throw new InputException(
          Text.format("the first turn is %s, but X begins every game", order.at(0)));
    }
    if (repeats && cycle.stream().map(Turn::player).distinct().count() < 2) {
      throw new InputException(
          Text.format(
              "the part that repeats, %s, has no turn for %s",
              join(cycle), cycle.get(0).player().other()));
    }
    return order;
  }

  private static List<Turn> turns(String text) {
    String body = text.strip();
    if (body.endsWith(",")) {
      body = body.substring(0, body.length() - 1);
    }
    if (body.isEmpty()) {
      return List.of();
    }
    List<Turn> turns = new ArrayList<>();
    for (String part : body.split(",", -1)) {
      Matcher turn = TURN.matcher(part.strip());
      if (!turn.matches() || turn.group(2).matches("0+")) {
        throw new InputException(
            Text.format(
                "'%s' is not a turn; a turn is X or O, then A for anywhere or a ring from 1: XA, O1",
                part.strip()));
      }
      Player player = turn.group(1).equalsIgnoreCase("X") ? Player.X : Player.O;
      boolean anywhere = turn.group(2).equalsIgnoreCase("A");
      turns.add(new Turn(player, anywhere ? Turn.ANYWHERE : Integer.parseInt(turn.group(2))));
      if (turns.size() > MAX_TURNS) {
        throw new InputException("a turn order has at most " + MAX_TURNS + " turns");
      }
    }
    return turns;
  }

  /** Whether there is a turn with this number, from 0. */
  public boolean covers(int ply) {
    return !cycle.isEmpty() || ply < opening.size();
  }

  /** The turn with this number, from 0. */
  public Turn at(int ply) {
    return ply < opening.size()
        ? opening.get(ply)
        : cycle.get((ply - opening.size()) % cycle.size());
  }

  /** The largest ring that any turn names, 0 when none does. */
  public int largestRing() {
    int largest = 0;
    for (int ply = 0; ply < opening.size() + cycle.size(); ply++) {
      largest = Math.max(largest, at(ply).ring());
    }
    return largest;
  }

  /** The notation, so that {@code parse(order.toString())} is the same order. */
  @Override
  public String toString() {
    if (cycle.isEmpty()) {
      return join(opening);
    }
    String once = opening.isEmpty() ? "" : join(opening) + ", ";
    return once + (cycle.size() == 2 ? join(cycle) : "(" + join(cycle) + ")") + ", ...";
  }

  private static String join(List<Turn> turns) {
    return turns.stream().map(Turn::toString).collect(Collectors.joining(", "));
  }
}
