package games.oxo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A game in progress")
class GameSessionTest {
  private static final Game TIC_TAC_TOE = BuiltInGames.load("tic-tac-toe");

  private static Seat engine(Game game) {
    return Seat.of(
        Engines.create(game, EngineSpec.parse("random"), EngineContext.of(1, 1 << 20)),
        Limits.NONE);
  }

  private static void play(GameSession session, String moves) {
    for (String each : moves.split(" ")) {
      session.play(new MoveNotation(session.position().game()).read(session.position(), each));
    }
  }

  @Test
  void twoPeopleTakeTurnsUntilSomebodyWins() {
    GameSession session = new GameSession(TIC_TAC_TOE.start(), Seat.PERSON, Seat.PERSON);
    play(session, "a1 b1 a2 b2");
    assertThat(session.end()).isEmpty();
    play(session, "a3");
    assertThat(session.end()).contains(new GameEnd(GameEnd.Reason.RULES, Player.X));
    assertThatThrownBy(() -> session.play(Move.at(8)))
        .isInstanceOf(InputException.class)
        .hasMessage("the game is over");
  }

  @Test
  void undoGoesBackToThePersonsOwnTurn() {
    GameSession session = new GameSession(TIC_TAC_TOE.start(), Seat.PERSON, engine(TIC_TAC_TOE));
    play(session, "a1 b2 a2 a3");
    session.undo();
    assertThat(session.position().ply()).isEqualTo(2);
    session.undo();
    assertThat(session.position().ply()).isZero();
    assertThat(session.canUndo()).isFalse();
    assertThatThrownBy(session::undo)
        .isInstanceOf(InputException.class)
        .hasMessage("there is no move of yours to take back");
  }

  @Test
  void aSwapChangesWhoHoldsWhichColour() {
    Game yavalath = BuiltInGames.load("yavalath");
    Seat machine = engine(yavalath);
    GameSession session = new GameSession(yavalath.start(), Seat.PERSON, machine);
    play(session, "e5");
    assertThat(session.seatToMove()).isEqualTo(machine);
    session.play(Move.SWAP);
    assertThat(session.seat(Player.X)).isEqualTo(machine);
    assertThat(session.colour(0)).isEqualTo(Player.O);
    assertThat(session.seatToMove()).isEqualTo(Seat.PERSON);
    session.undo();
    assertThat(session.seat(Player.X)).isEqualTo(Seat.PERSON);
  }

  @Test
  void whoGivesUpLosesUntilItIsTakenBack() {
    GameSession session = new GameSession(TIC_TAC_TOE.start(), Seat.PERSON, Seat.PERSON);
    play(session, "a1");
    session.resign(Player.O);
    assertThat(session.end()).contains(new GameEnd(GameEnd.Reason.RESIGNATION, Player.X));
    session.undo();
    assertThat(session.end()).isEmpty();
  }

  @Test
  void anotherPositionOfTheSameGameTakesItsPlace() {
    GameSession session = new GameSession(TIC_TAC_TOE.start(), Seat.PERSON, Seat.PERSON);
    play(session, "a1 b2");
    session.setPosition(TIC_TAC_TOE.start());
    assertThat(session.canUndo()).isFalse();
    assertThatThrownBy(() -> session.setPosition(BuiltInGames.load("squava").start()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
