package games.oxo.book.export;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.TreeRules;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Text;
import org.jspecify.annotations.Nullable;

/**
 * What source code is to contain, and how large it may be.
 *
 * @param book the opening book, if there is to be one
 * @param evaluation the evaluation, if there is to be one; a bot needs it
 * @param limit the most characters, counted in units of UTF-16
 * @param unpackMillis how long unpacking may take by the model of the language; 0 for any time
 * @param bot what makes it a bot; null for classes to paste into one
 */
public record SourcePlan(
    Game game,
    @Nullable DistilledBook book,
    @Nullable SourceEvaluation evaluation,
    SourceLanguage language,
    SourceAlphabet alphabet,
    int limit,
    long unpackMillis,
    @Nullable BotSettings bot) {

  /** A book alone. */
  public static SourcePlan ofBook(
      DistilledBook book, SourceLanguage language, SourceAlphabet alphabet, int limit) {
    return new SourcePlan(book.game().plain(), book, null, language, alphabet, limit, 0, null);
  }

  /**
   * Makes sure that there are evaluations of a game.
   *
   * @throws InputException when points decide it
   */
  public static void checkEvaluated(Game game, String what) {
    if (game.rules().hasPoints()) {
      throw new InputException(
          Text.format(
              "%s can be written for games in which lines win or lose; in %s points are compared",
              what, game.id()));
    }
  }

  /**
   * Makes sure that books of a game can be written: their decoders know lines by their length.
   *
   * @throws InputException when other sets of cells count
   */
  static void checkBook(Game game, TreeRules rules) {
    if (rules.window() == 0) {
      throw new InputException(
          Text.format(
              "a book can be written for games in which straight lines with two ends count; in %s"
                  + " others do",
              game.id()));
    }
  }

  /**
   * Makes sure that a protocol can carry a game.
   *
   * @throws InputException when it cannot
   */
  public static void check(BotProtocol protocol, Game game) {
    if (protocol != BotProtocol.CODINGAME) {
      return;
    }
    Game yavalath = BuiltInGames.load("yavalath");
    boolean same = RulesFingerprint.of(game).equals(RulesFingerprint.of(yavalath));
    if (!same || game.swapPly() != yavalath.swapPly()) {
      throw new InputException(
          Text.format(
              "CodinGame's protocol is that of yavalath, and %s has other rules; give --protocol"
                  + " ugi",
              game.id()));
    }
  }
}
