package games.oxo.session.api;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.session.judge.PositionJudge;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhySearch;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Finds out why a move is good or bad, and answers when more is known, but not too often. */
final class WhyCall implements ApiService.Call {
  private static final long REPORT_NANOS = 200_000_000;

  private final WhySearch search;
  private long nextReport = System.nanoTime() + REPORT_NANOS;
  private int told;

  private boolean paused;

  WhyCall(PositionJudge judge, Position position, Move move, Limits limits) {
    search = new WhySearch(judge, position, move, limits);
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> answers) {
    paused = false;
    while (!search.run(() -> isPauseDue(pause))) {
      if (isReportDue()) {
        report(answers);
      }
      if (paused) {
        return false;
      }
    }
    answers.accept(new ApiAnswer.Reasoned(search.why().orElseThrow(), true));
    return true;
  }

  private boolean isPauseDue(BooleanSupplier pause) {
    paused |= pause.getAsBoolean();
    return paused || isReportDue();
  }

  private boolean isReportDue() {
    return System.nanoTime() - nextReport >= 0;
  }

  private void report(Consumer<ApiAnswer> answers) {
    nextReport = System.nanoTime() + REPORT_NANOS;
    Optional<Why> found = search.why();
    if (found.isPresent() && found.get().steps().size() > told) {
      told = found.get().steps().size();
      answers.accept(new ApiAnswer.Reasoned(found.get(), false));
    }
  }
}
