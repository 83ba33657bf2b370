package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.search.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The referee")
class GameRefereeTest {
  private static final TimeControl UNTIMED = new TimeControl(Limits.NONE, 0, 0, 1000, 60_000);

  private final Game tictactoe = BuiltInGames.load("tic-tac-toe");

  /** The clock of the referee: time passes only while a player thinks. */
  private long nanos;

  private GameRecord lead(
      Game game, String opening, TimeControl control, MatchPlayer first, MatchPlayer second) {
    ScheduledGame scheduled =
        new ScheduledGame(1, 1, 0, 1, new Opening(PositionReader.read(game, opening)), 42);
    return new GameReferee(control, () -> false, () -> nanos)
        .lead(scheduled, List.of("A", "B"), List.of(first, second), (a, b, c, d) -> {})
        .orElseThrow()
        .game();
  }

  @Test
  void notesAGameThatEndsByTheRules() {
    GameRecord game = lead(tictactoe, "", UNTIMED, Scripted.first(), Scripted.first());
    assertThat(game.moves()).containsExactly("a1", "b1", "c1", "a2", "b2", "c2", "a3");
    assertThat(game.result()).isEqualTo(Result.FIRST);
    assertThat(game.reason()).isEqualTo(EndReason.WINNING_LINE);
    assertThat(game.turns()).hasSize(7).allMatch(turn -> turn.nodes() == 7);
    assertThat(game.turns().get(0).value()).isEqualTo("0.25");
    assertThat(game.isForfeit()).isFalse();
  }

  @Test
  void beginsWithTheOpening() {
    GameRecord game = lead(tictactoe, "b2 c3", UNTIMED, Scripted.first(), Scripted.first());
    assertThat(game.opening()).isEqualTo("b2 c3");
    assertThat(game.openingMoves()).isEqualTo(2);
    assertThat(game.moves()).startsWith("b2", "c3", "a1");
    assertThat(game.turns()).hasSize(game.moves().size() - 2);
  }

  @Test
  void givesTheGameToTheOtherOneAfterAnIllegalMove() {
    MatchPlayer bad = Scripted.answering((position, budget) -> Scripted.reply(Move.at(0)));
    GameRecord game = lead(tictactoe, "", UNTIMED, Scripted.first(), bad);
    assertThat(game.result()).isEqualTo(Result.FIRST);
    assertThat(game.reason()).isEqualTo(EndReason.ILLEGAL_MOVE);
    assertThat(game.detail()).isEqualTo("the move 'a1' is not legal here");
    assertThat(game.isForfeit()).isTrue();
  }

  @Test
  void givesTheGameToTheOtherOneAfterAFault() {
    MatchPlayer bad =
        Scripted.answering(
            (position, budget) -> {
              throw new Forfeit(EndReason.CRASH, "it ended with status 3");
            });
    GameRecord game = lead(tictactoe, "", UNTIMED, bad, Scripted.first());
    assertThat(game.result()).isEqualTo(Result.SECOND);
    assertThat(game.reason()).isEqualTo(EndReason.CRASH);
    assertThat(game.detail()).isEqualTo("it ended with status 3");
    assertThat(game.moves()).isEmpty();
  }

  @Test
  void takesALateAnswerForALoss() {
    MatchPlayer slow = taking(60);
    TimeControl strict = new TimeControl(Limits.time(10), 0, 0, 20, 60_000);
    GameRecord game = lead(tictactoe, "", strict, slow, Scripted.first());
    assertThat(game.result()).isEqualTo(Result.SECOND);
    assertThat(game.reason()).isEqualTo(EndReason.TIME);
    assertThat(game.detail()).isEqualTo("the answer took 60 ms; at most 10 were allowed");
  }

  @Test
  void givesEachPlayerAnotherTimeForItsFirstMove() {
    TimeControl control = new TimeControl(Limits.time(100), 1000, 0, 0, 20, 60_000);
    List<Long> times = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    MatchPlayer player =
        Scripted.answering(
            (position, budget) -> {
              times.add(budget.limits().millis());
              lines.add(UgiText.go(position, budget));
              return taking(budget.limits().millis()).move(position, budget);
            });
    // An opening is nobody's move.
    GameRecord game = lead(tictactoe, "b2", control, player, player);
    assertThat(game.isForfeit()).isFalse();
    assertThat(times).startsWith(1000L, 1000L, 100L, 100L).doesNotContainSequence(100L, 1000L);
    assertThat(lines).startsWith("go movetime 1000", "go movetime 1000", "go movetime 100");
  }

  @Test
  void judgesTheFirstMoveByItsOwnTime() {
    TimeControl control = new TimeControl(Limits.time(100), 1000, 0, 0, 20, 60_000);
    GameRecord first = lead(tictactoe, "", control, Scripted.first(), taking(1021));
    assertThat(first.detail()).isEqualTo("the answer took 1021 ms; at most 1000 were allowed");
    assertThat(first.moves()).hasSize(1);
    GameRecord second = lead(tictactoe, "", control, Scripted.first(), taking(1020));
    assertThat(second.detail()).isEqualTo("the answer took 1020 ms; at most 100 were allowed");
    assertThat(second.moves()).hasSize(3);
  }

  @Test
  void countsTimeOverTheWholeGame() {
    List<Long> left = new ArrayList<>();
    MatchPlayer slow =
        Scripted.answering(
            (position, budget) -> {
              left.add(budget.clock().ownMillis());
              return taking(30).move(position, budget);
            });
    TimeControl clock = new TimeControl(Limits.NONE, 100_000, 5, 1000, 60_000);
    lead(tictactoe, "", clock, slow, Scripted.first());
    assertThat(left).containsExactly(100_000L, 99_975L, 99_950L, 99_925L);
  }

  @Test
  void losesWhoHasUsedUpTheTimeOfTheGame() {
    MatchPlayer slow = taking(60);
    GameRecord game =
        lead(tictactoe, "", new TimeControl(Limits.NONE, 100, 0, 20, 1), slow, Scripted.first());
    assertThat(game.reason()).isEqualTo(EndReason.TIME);
    // Its third would end after 180 ms.
    assertThat(game.moves()).hasSize(4);
  }

  @Test
  void grantsTheMarginOnceForAWholeGame() {
    MatchPlayer slow = taking(50);
    TimeControl clock = new TimeControl(Limits.NONE, 20, 0, 70, 1);
    GameRecord game = lead(tictactoe, "", clock, slow, Scripted.first());
    assertThat(game.reason()).isEqualTo(EndReason.TIME);
    assertThat(game.moves()).hasSize(2);
  }

  @Test
  void letsTheSecondHaveTheFirstStoneAfterASwap() {
    Game yavalath = BuiltInGames.load("yavalath");
    MatchPlayer swapper =
        Scripted.answering(
            (position, budget) ->
                Scripted.reply(position.swapOffered() ? Move.SWAP : position.legalMoves().get(0)));
    List<Boolean> movers = new ArrayList<>();
    ScheduledGame scheduled = new ScheduledGame(1, 1, 0, 1, new Opening(yavalath.start()), 1);
    GameRecord game =
        new GameReferee(UNTIMED, () -> false)
            .lead(
                scheduled,
                List.of("A", "B"),
                List.of(Scripted.first(), swapper),
                (first, after, reply, micros) -> movers.add(first))
            .orElseThrow()
            .game();
    assertThat(game.moves().get(1)).isEqualTo("swap");
    assertThat(movers).startsWith(true, false, true, false);
    // a1 a2 a3 in a row lose for the side that made them: X, whose seat is the second's now.
    assertThat(game.reason()).isEqualTo(EndReason.LOSING_LINE);
    assertThat(game.result())
        .isEqualTo((game.moves().size() - 1) % 2 == 1 ? Result.FIRST : Result.SECOND);
  }

  @Test
  void leavesAGameUnfinishedWhenTheMatchIsStopped() {
    ScheduledGame scheduled = new ScheduledGame(1, 1, 0, 1, new Opening(tictactoe.start()), 1);
    assertThat(
            new GameReferee(UNTIMED, () -> true)
                .lead(
                    scheduled,
                    List.of("A", "B"),
                    List.of(Scripted.first(), Scripted.first()),
                    (a, b, c, d) -> {}))
        .isEmpty();
  }

  /** Plays the first legal move after so many milliseconds. */
  private MatchPlayer taking(long millis) {
    return Scripted.answering(
        (position, budget) -> {
          nanos += millis * 1_000_000;
          return Scripted.reply(position.legalMoves().get(0));
        });
  }
}
