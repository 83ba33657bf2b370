package games.oxo.session.why;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import java.util.ArrayList;
import java.util.List;

/** Why a move is good or bad, in a sentence above the steps. */
public final class WhyText {
  private WhyText() {}

  /**
   * What the move is worth, how certain that is, and which move was better: {@code With b3 X loses
   * in 2; c1 was better: X wins in 1.}
   */
  public static String sentence(Why why) {
    StringBuilder text = new StringBuilder();
    String move = new MoveNotation(why.before().game()).writeInList(why.move());
    String value = valueWords(why.before(), why.move(), why.value());
    text.append(
        why.isProven()
            ? Text.format("With %s: %s", move, value)
            : Text.format("With %s, as far as searched: %s", move, value));
    Move better = why.better();
    Value betterValue = why.betterValue();
    if (better != null && betterValue != null) {
      text.append("; better is ")
          .append(new MoveNotation(why.before().game()).writeInList(better))
          .append(": ")
          .append(valueWords(why.before(), better, betterValue));
    }
    return text.append('.').toString();
  }

  /**
   * The value of a move to the player who makes it. While a swap can follow, the colour does not
   * say who that is.
   */
  private static String valueWords(Position before, Move move, Value value) {
    Player player = before.toMove().orElseThrow();
    String words = ValueWords.ofMove(player, move, value);
    if (!before.swapPending() || before.swapOffered()) {
      return words;
    }
    List<String> people = new ArrayList<>();
    for (String word : words.split(" ")) {
      people.add(
          word.equals(player.name())
              ? "its player"
              : word.equals(player.other().name()) ? "the other" : word);
    }
    return String.join(" ", people);
  }
}
