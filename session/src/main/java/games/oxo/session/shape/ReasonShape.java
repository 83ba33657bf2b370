package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.explain.Reason;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiUnion;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Facts about a move or a position as JSON. */
final class ReasonShape {
  private static final ApiShape<Reason.CompletesLine> COMPLETED =
      cells(Reason.CompletesLine::player, Reason.CompletesLine::line);

  static final ApiUnion<Fact> REASON =
      ApiUnion.<Fact>named("Reason", "A fact about a move.", "type")
          .when(
              "winningLine",
              "completes this line and wins",
              fact -> completed(fact, true),
              COMPLETED)
          .when(
              "losingLine",
              "completes this line and loses",
              fact -> completed(fact, false),
              COMPLETED)
          .when(
              "fullBoard",
              "fills the board; winner is null for a draw",
              fact -> fact.reason instanceof Reason.FillsBoard full ? full : null,
              ApiShape.<Reason.FillsBoard>unnamed()
                  .field("winner", orNull(BoardTypes.PLAYER), Reason.FillsBoard::winner))
          .when(
              "swap",
              "changes seats",
              fact -> fact.reason instanceof Reason.SwapsSeats swap ? swap : null,
              ApiShape.unnamed())
          .when(
              "block",
              "stands where this player would complete the line",
              fact -> fact.reason instanceof Reason.Blocks block ? block : null,
              cells(Reason.Blocks::opponent, Reason.Blocks::line))
          .when(
              "allows",
              "lets this player complete the line at once, by a stone on cell",
              fact -> fact.reason instanceof Reason.Allows allowed ? allowed : null,
              cell(Reason.Allows::opponent, Reason.Allows::line, Reason.Allows::cell))
          .when(
              "threat",
              "lets its player complete the line with a further stone on cell; blockLoses is the losing line that a block there would make, or null",
              fact -> fact.reason instanceof Reason.Threatens threat ? threat : null,
              cell(Reason.Threatens::player, Reason.Threatens::line, Reason.Threatens::cell)
                  .field(
                      "blockLoses",
                      orNull(BoardTypes.CELLS),
                      threat -> threat.blockLoses() == 0 ? null : threat.blockLoses()))
          .when(
              "prepares",
              "the same under gravity, on a cell that a stone cannot reach yet",
              fact -> fact.reason instanceof Reason.Prepares later ? later : null,
              cell(Reason.Prepares::player, Reason.Prepares::line, Reason.Prepares::cell))
          .when(
              "forcedAnswer",
              "leaves this player one answer that does not lose at once or to the next stone",
              fact -> fact.reason instanceof Reason.ForcesAnswer forced ? forced : null,
              player(Reason.ForcesAnswer::opponent).field("cell", WHOLE, Reason.ForcesAnswer::cell))
          .when(
              "noAnswer",
              "leaves this player none",
              fact -> fact.reason instanceof Reason.LeavesNoAnswer none ? none : null,
              player(none -> none.player().other()))
          .when(
              "forbidden",
              "makes these cells ones where its player would lose",
              fact -> fact.reason instanceof Reason.ForbidsItself forbidden ? forbidden : null,
              cells(Reason.ForbidsItself::player, Reason.ForbidsItself::cells))
          .when(
              "lines",
              "lies on so many winning lines that its player can still complete, and closes so many that the opponent had begun",
              fact -> fact.reason instanceof Reason.LiesOnLines lines ? lines : null,
              player(Reason.LiesOnLines::player)
                  .field("open", WHOLE, Reason.LiesOnLines::open)
                  .field("closed", WHOLE, Reason.LiesOnLines::closed))
          .when(
              "points",
              "changes the player's points; path: they are the length of the longest path",
              fact -> fact.reason instanceof Reason.ChangesPoints points ? points : null,
              player(Reason.ChangesPoints::player)
                  .field("from", WHOLE, Reason.ChangesPoints::before)
                  .field("to", WHOLE, Reason.ChangesPoints::after)
                  .field("path", FLAG, Reason.ChangesPoints::path))
          .when(
              "denies",
              "takes a cell where this player's points would have changed so",
              fact -> fact.reason instanceof Reason.DeniesPoints denied ? denied : null,
              player(Reason.DeniesPoints::opponent)
                  .field("from", WHOLE, Reason.DeniesPoints::now)
                  .field("to", WHOLE, Reason.DeniesPoints::otherwise)
                  .field("path", FLAG, Reason.DeniesPoints::path))
          .when(
              "standing",
              "leads to these points",
              fact -> fact.reason instanceof Reason.Standing standing ? standing : null,
              ApiShape.<Reason.Standing>unnamed()
                  .field("X", WHOLE, Reason.Standing::pointsX)
                  .field("O", WHOLE, Reason.Standing::pointsO)
                  .field("path", FLAG, Reason.Standing::path))
          .when(
              "onlyMove",
              "the player has no other legal move",
              fact -> fact.reason instanceof Reason.OnlyMove only ? only : null,
              player(Reason.OnlyMove::player))
          .when(
              "mustPlay",
              "the player would lose by any move but cell at once or to the opponent's next stone; cells is the line that the opponent would complete there, or empty",
              fact -> fact.reason instanceof Reason.MustPlay must ? must : null,
              cell(Reason.MustPlay::player, Reason.MustPlay::line, Reason.MustPlay::cell))
          .when(
              "blockLoses",
              "the player must block the line cells at cell, because any other move loses; but there it completes the line losing and loses",
              fact -> fact.reason instanceof Reason.BlockLoses block ? block : null,
              cell(Reason.BlockLoses::player, Reason.BlockLoses::line, Reason.BlockLoses::cell)
                  .field("losing", BoardTypes.CELLS, Reason.BlockLoses::losing))
          .when(
              "noGoodMove",
              "the player loses by every move at once or to the opponent's next stone; zugzwang: the opponent has no threat, so it loses only because it must move",
              fact -> fact.reason instanceof Reason.NoGoodMove none ? none : null,
              player(Reason.NoGoodMove::player)
                  .field("zugzwang", FLAG, Reason.NoGoodMove::zugzwang))
          .when(
              "poisoned",
              "by a stone on one of these cells the player would let the opponent complete a line on the cell above",
              fact -> fact.reason instanceof Reason.Poisoned poisoned ? poisoned : null,
              cells(Reason.Poisoned::player, Reason.Poisoned::cells))
          .each(ApiShape.<Fact>unnamed().field("text", TEXT, Fact::text));

  private ReasonShape() {}

  /** A fact with the words for it. */
  record Fact(Reason reason, ExplanationText words) {
    String text() {
      return words.words(reason);
    }
  }

  static List<Fact> facts(Game game, List<Reason> reasons) {
    ExplanationText words = new ExplanationText(game);
    return reasons.stream().map(each -> new Fact(each, words)).toList();
  }

  private static Reason.@Nullable CompletesLine completed(Fact fact, boolean wins) {
    return fact.reason instanceof Reason.CompletesLine line && line.wins() == wins ? line : null;
  }

  private static <R> ApiShape<R> player(Function<R, Player> player) {
    return ApiShape.<R>unnamed().field("player", BoardTypes.PLAYER, player);
  }

  private static <R> ApiShape<R> cells(Function<R, Player> player, ToLongFunction<R> cells) {
    return ReasonShape.<R>player(player).field("cells", BoardTypes.CELLS, cells::applyAsLong);
  }

  private static <R> ApiShape<R> cell(
      Function<R, Player> player, ToLongFunction<R> cells, ToIntFunction<R> cell) {
    return ReasonShape.<R>cells(player, cells).field("cell", WHOLE, cell::applyAsInt);
  }
}
