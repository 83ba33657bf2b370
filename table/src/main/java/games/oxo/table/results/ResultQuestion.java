package games.oxo.table.results;

import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import java.util.List;

/**
 * A question that the program answers by computation.
 *
 * @param name how to ask for it
 * @param text the question in words
 * @param game the game that it is about
 * @param kind how it is answered
 */
public record ResultQuestion(String name, String text, String game, Kind kind) {
  /** How a question is answered. */
  public enum Kind {
    /** The first moves are solved. */
    FIRST_MOVES,
    /** Full boards are counted. */
    FULL_BOARDS,
    /** Wins of the first player after each first move are proven, and the proofs checked. */
    PROOFS,
    /** The positions of the table of the game are counted. */
    STUDY
  }

  public static final List<ResultQuestion> ALL =
      List.of(
          firstMoves("tic-tac-toe", "Tic-tac-toe: what is each first move worth?", "tic-tac-toe"),
          firstMoves(
              "misere", "Misère tic-tac-toe: what is each first move worth?", "tic-tac-toe:misere"),
          firstMoves("fourtic", "Fourtic: what is each first move worth?", "fourtic"),
          firstMoves("squava", "Squava: what is each first move worth?", "squava"),
          new ResultQuestion(
              "squava-full",
              "Squava: does the second player win every game that fills all 25 cells?",
              "squava",
              Kind.FULL_BOARDS),
          new ResultQuestion(
              "squava-study",
              "Squava: who wins how many of all positions, and how often does one move alone keep the result?",
              "squava",
              Kind.STUDY),
          firstMoves(
              "yavalath",
              "Yavalath without the swap: what is each first move worth?",
              "yavalath:no-swap"),
          new ResultQuestion(
              "yavalath-proofs",
              "Yavalath without the swap: after which first moves is a win of X proven?",
              "yavalath:no-swap",
              Kind.PROOFS),
          firstMoves(
              "squava-swap", "Squava with a swap: what is each first move worth?", "squava:swap"),
          firstMoves(
              "trains-4x4-classical",
              "TicTacTrains on 4x4, classical: what is each first move worth?",
              "tictactrains:classical:4x4"),
          firstMoves(
              "trains-4x4-postmodern",
              "TicTacTrains on 4x4, postmodern: what is each first move worth?",
              "tictactrains:postmodern:4x4"),
          firstMoves(
              "trains-4x4-spanish",
              "TicTacTrains on 4x4, spanish: what is each first move worth?",
              "tictactrains:spanish:4x4"),
          firstMoves("connect4", "Connect Four: what is each first move worth?", "connect4"));

  private static ResultQuestion firstMoves(String name, String text, String game) {
    return new ResultQuestion(name, text, game, Kind.FIRST_MOVES);
  }

  /**
   * The questions with these names, in the order of the names; all when there are none.
   *
   * @throws InputException when there is no question of a name
   */
  public static List<ResultQuestion> find(List<String> names) {
    return names.isEmpty() ? ALL : names.stream().map(ResultQuestion::find).toList();
  }

  private static ResultQuestion find(String name) {
    return ALL.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    Text.format(
                        "there is no question '%s'%s",
                        name,
                        Nearest.hint(name, ALL.stream().map(ResultQuestion::name).toList()))));
  }

  /** Whether full boards are counted. */
  public boolean fullBoards() {
    return kind == Kind.FULL_BOARDS;
  }

  /** Whether a limit of time may end the search for the answer. */
  public boolean isLimited() {
    return kind == Kind.FIRST_MOVES || kind == Kind.PROOFS;
  }

  /** The command that computes the answer. */
  public String command() {
    return "./oxo results --compute " + name;
  }

  /** The command that has computed an answer. */
  public String command(ResultAnswer answer) {
    String time = answer.limit() == 0 ? "" : " --time " + answer.limit();
    String threads = answer.threads() == 1 ? "" : " --threads " + answer.threads();
    return command() + time + threads;
  }
}
