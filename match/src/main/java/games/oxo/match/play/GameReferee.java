package games.oxo.match.play;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.session.balance.StudyEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Plays single games between two players and judges them. The rules are OXO's own: a player that
 * breaks them, fails or is late loses, and the record says why.
 */
public final class GameReferee {
  private final TimeControl control;
  private final BooleanSupplier stopped;
  private final LongSupplier nanoTime;

  /** A listener for each move. */
  interface MoveListener {
    void moved(boolean first, Position after, Reply reply, long micros);
  }

  /** A game that is over, and where it ended. */
  record Ended(GameRecord game, Position position) {}

  /**
   * @param stopped whether games are to be left unfinished
   */
  public GameReferee(TimeControl control, BooleanSupplier stopped) {
    this(control, stopped, System::nanoTime);
  }

  /**
   * @param nanoTime returns the time
   */
  GameReferee(TimeControl control, BooleanSupplier stopped, LongSupplier nanoTime) {
    this.control = control;
    this.stopped = stopped;
    this.nanoTime = nanoTime;
  }

  /**
   * Leads a game.
   *
   * @param labels of the first and the second
   * @param players the first and the second
   * @return the game, or nothing when it was left unfinished
   */
  Optional<Ended> lead(
      ScheduledGame scheduled,
      List<String> labels,
      List<MatchPlayer> players,
      MoveListener listener) {
    Sheet sheet = new Sheet(scheduled, labels);
    long[] seeds = StudyEngine.seedsOfPlayers(scheduled.seed());
    long[] clocks = {control.gameMillis(), control.gameMillis()};
    boolean[] moved = new boolean[2];
    int seat = 0;
    try {
      for (; seat < 2; seat++) {
        players.get(seat).begin(seeds[seat]);
      }
      while (!sheet.position.outcome().isOver()) {
        seat = sheet.seatToMove();
        long began = nanoTime.getAsLong();
        MoveBudget budget = control.budget(!moved[seat], clocks[seat], clocks[1 - seat]);
        Reply reply = players.get(seat).move(sheet.position, budget);
        long micros = (nanoTime.getAsLong() - began) / 1000;
        if (stopped.getAsBoolean()) {
          return Optional.empty();
        }
        clocks[seat] += control.incrementMillis() - checkTime(budget, micros);
        moved[seat] = true;
        sheet.add(reply, micros);
        listener.moved(seat == 0, sheet.position, reply, micros);
      }
      return Optional.of(new Ended(sheet.played(), sheet.position));
    } catch (Forfeit e) {
      return stopped.getAsBoolean()
          ? Optional.empty()
          : Optional.of(new Ended(sheet.lostBy(seat, e), sheet.position));
    }
  }

  /**
   * @return the milliseconds that the move took
   */
  private long checkTime(MoveBudget budget, long micros) throws Forfeit {
    long millis = micros / 1000;
    if (millis > budget.answerMillis()) {
      boolean timed = budget.clock().isRunning() || budget.limits().millis() > 0;
      long had = budget.answerMillis() - (timed ? control.marginMillis() : 0);
      throw new Forfeit(
          EndReason.TIME,
          Text.format("the answer took %d ms; at most %d were allowed", millis, had));
    }
    return millis;
  }

  /** The notes about a game in progress. */
  private static final class Sheet {
    private final ScheduledGame scheduled;
    private final List<String> labels;
    private final List<Turn> turns = new ArrayList<>();
    private Position position;

    Sheet(ScheduledGame scheduled, List<String> labels) {
      this.scheduled = scheduled;
      this.labels = labels;
      position = scheduled.opening().position();
    }

    /** The first has X until the seats are swapped. */
    int seatToMove() {
      return seatOf(position.toMove().orElseThrow());
    }

    private int seatOf(Player player) {
      return (player == Player.X) != position.swapped() ? 0 : 1;
    }

    void add(Reply reply, long micros) throws Forfeit {
      Move move = reply.move();
      boolean first = seatToMove() == 0;
      try {
        position = position.play(move);
      } catch (InputException e) {
        String written = new MoveNotation(position.game()).write(move);
        throw new Forfeit(
            EndReason.ILLEGAL_MOVE, Text.format("the move '%s' is not legal here", written));
      }
      turns.add(new Turn(first, micros, reply.nodes(), reply.valueText()));
    }

    GameRecord played() {
      Outcome outcome = position.outcome();
      Player winner = outcome.winner();
      Result result =
          winner == null ? Result.DRAW : seatOf(winner) == 0 ? Result.FIRST : Result.SECOND;
      EndReason reason =
          switch (outcome.reason()) {
            case WINNING_LINE -> EndReason.WINNING_LINE;
            case LOSING_LINE -> EndReason.LOSING_LINE;
            case FULL_BOARD -> EndReason.FULL_BOARD;
            case POINTS -> EndReason.POINTS;
            case OPEN -> throw new IllegalStateException("the game is not over");
          };
      boolean points = outcome.reason() == Outcome.Reason.POINTS;
      return record(
          result,
          reason,
          points ? Text.format("X %d, O %d", outcome.pointsX(), outcome.pointsO()) : "");
    }

    GameRecord lostBy(int seat, Forfeit forfeit) {
      return record(seat == 0 ? Result.SECOND : Result.FIRST, forfeit.fault(), forfeit.detail());
    }

    private GameRecord record(Result result, EndReason reason, String detail) {
      MoveNotation notation = new MoveNotation(position.game());
      return new GameRecord(
          scheduled.number(),
          scheduled.pair(),
          labels.get(0),
          labels.get(1),
          scheduled.opening().text(),
          scheduled.opening().moves(),
          scheduled.seed(),
          position.moves().stream().map(notation::writeInList).toList(),
          turns,
          result,
          reason,
          detail);
    }
  }
}
