package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.words.Text;

/** What leaves a player little choice, in words. */
final class SituationText {
  private final BoardWords board;
  private final String losing;

  SituationText(Game game) {
    board = new BoardWords(game);
    losing = game.rules().losing().words();
  }

  /** The words of a fact that {@link SituationExplainer} finds. */
  String words(Reason reason) {
    if (reason instanceof Reason.OnlyMove only) {
      return only.player() + " has no other legal move";
    }
    if (reason instanceof Reason.MustPlay forced) {
      return forced.line() != 0
          ? Text.format(
              "%s must block %s of %s at %s",
              forced.player(),
              board.line(forced.line()),
              forced.player().other(),
              board.cell(forced.cell()))
          : Text.format(
              "%s must play %s: all else loses at once or to the next stone of %s",
              forced.player(), board.cell(forced.cell()), forced.player().other());
    }
    if (reason instanceof Reason.BlockLoses lost) {
      return Text.format(
          "%s must block %s of %s at %s, but this makes %s, %s",
          lost.player(),
          board.line(lost.line()),
          lost.player().other(),
          board.cell(lost.cell()),
          board.line(lost.losing()),
          losing);
    }
    if (reason instanceof Reason.NoGoodMove none) {
      return Text.format(
          "%s is %s: every move loses at once or lets %s win with its next stone",
          none.player(), none.zugzwang() ? "in zugzwang" : "lost", none.player().other());
    }
    Reason.Poisoned poisoned = (Reason.Poisoned) reason;
    return Text.format(
        "if %s plays %s, %s can complete a line on the cell above",
        poisoned.player(), board.either(poisoned.cells()), poisoned.player().other());
  }

  /** Zugzwang under gravity, where the opponent wins above any stone of the player. */
  String zugzwang(Reason.NoGoodMove none) {
    return Text.format(
        "%s is in zugzwang: wherever it plays, %s can complete a line on the cell above",
        none.player(), none.player().other());
  }

  /** What a player must do because everywhere else the opponent wins on the cell above. */
  String mustAvoid(Reason.MustPlay forced, long others) {
    return Text.format(
        "%s must play %s: if it plays %s, %s can complete a line on the cell above",
        forced.player(), board.cell(forced.cell()), board.either(others), forced.player().other());
  }
}
