package games.oxo.session.api;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A call whose answer grows: it answers when there is more, but not too often, and at the end. */
final class ReportingCall implements ApiService.Call {
  private static final long REPORT_NANOS = 200_000_000;

  private final Source source;
  private long nextReport = System.nanoTime() + REPORT_NANOS;
  private int told;
  private boolean paused;

  /** The work behind a call. */
  interface Source {
    /**
     * Begins, or continues after a pause.
     *
     * @return whether all is done; false after a pause
     */
    boolean run(BooleanSupplier pause);

    /** A number that grows with what there is to tell; 0 while there is nothing. */
    int progress();

    /** What is known. */
    ApiAnswer answer(boolean last);
  }

  ReportingCall(Source source) {
    this.source = source;
  }

  @Override
  public boolean run(BooleanSupplier pause, Consumer<ApiAnswer> answers) {
    paused = false;
    while (!source.run(() -> isPauseDue(pause))) {
      if (isReportDue()) {
        report(answers);
      }
      if (paused) {
        return false;
      }
    }
    answers.accept(source.answer(true));
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
    if (source.progress() > told) {
      told = source.progress();
      answers.accept(source.answer(false));
    }
  }
}
