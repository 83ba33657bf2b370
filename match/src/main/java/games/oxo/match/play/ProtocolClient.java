package games.oxo.match.play;

import games.oxo.game.words.Text;
import games.oxo.match.play.RunningProgram.Heard;
import games.oxo.match.play.RunningProgram.Kind;
import games.oxo.match.record.EndReason;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The client side of the line protocol of {@code docs/bots.md#the-line-protocol}: commands to a
 * program and its answers. Lines that are not part of the protocol are ignored, since many programs
 * print a greeting or a report; but a program that sends nothing else has sent garbage.
 */
final class ProtocolClient {
  private static final List<String> WORDS =
      List.of("id", "option", "ugiok", "readyok", "info", "bestmove", "response");

  /** Who says more than this besides is not talking to us. */
  private static final int MOST_STRAY = 1000;

  /** How long after a program's end the same signal may take to be seen here. */
  private static final long SIGNAL_MILLIS = 150;

  private final RunningProgram program;
  private final BooleanSupplier stopped;
  private String remark = "";

  /**
   * @param stopped whether not to wait any longer
   */
  ProtocolClient(RunningProgram program, BooleanSupplier stopped) {
    this.program = program;
    this.stopped = stopped;
  }

  RunningProgram program() {
    return program;
  }

  /** The last {@code info string}, as an end of a sentence: it may explain why something failed. */
  String remark() {
    return remark.isEmpty() ? "" : "; its last message was " + OutputExcerpt.of(remark);
  }

  /** Says something that has no answer. */
  void tell(String line) {
    program.send(line);
  }

  /**
   * Asks something and waits for the answer.
   *
   * @param answer the first word of the answer
   * @param others receives the lines of the protocol that come before it
   * @return the rest of the line after that word
   */
  String ask(String question, String answer, Deadline deadline, Consumer<String> others)
      throws Forfeit {
    program.send(question);
    String asked = question.split(" ", 2)[0];
    String stray = "";
    int strays = 0;
    while (true) {
      if (stopped.getAsBoolean()) {
        throw new Forfeit(EndReason.TIME, "the match was stopped");
      }
      if (deadline.isOver() || strays > MOST_STRAY) {
        throw noAnswer(asked, answer, deadline, stray);
      }
      Heard heard = hear(deadline);
      String line = heard.text().strip();
      if (heard.kind() == Kind.END) {
        throw ended(asked);
      } else if (heard.kind() == Kind.LONG_LINE) {
        throw new Forfeit(
            EndReason.GARBAGE,
            Text.format(
                "it answered '%s' with an overlong line: %s", asked, OutputExcerpt.of(line)));
      } else if (heard.kind() == Kind.NOTHING || line.isEmpty()) {
        continue;
      }
      String[] parts = line.split("\\s+", 2);
      if (parts[0].equals(answer)) {
        return parts.length == 1 ? "" : parts[1].strip();
      }
      if (WORDS.contains(parts[0])) {
        remark = line.startsWith("info string ") ? line : remark;
        others.accept(line);
      } else {
        stray = strays == 0 ? line : stray;
        strays++;
      }
    }
  }

  private Heard hear(Deadline deadline) throws Forfeit {
    try {
      return program.hear(deadline);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit(EndReason.TIME, "the match was interrupted");
    }
  }

  private Forfeit noAnswer(String asked, String answer, Deadline deadline, String stray) {
    return stray.isEmpty()
        ? new Forfeit(
            EndReason.TIME,
            Text.format("no '%s' within %d ms%s", answer, deadline.millis(), remark()))
        : new Forfeit(
            EndReason.GARBAGE,
            Text.format(
                "it answered '%s' with %s instead of '%s'",
                asked, OutputExcerpt.of(stray), answer));
  }

  private Forfeit ended(String asked) {
    String how = program.howItEnded();
    // A signal to stop may have reached the program first; the caller must be able to see it too.
    try {
      Thread.sleep(SIGNAL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new Forfeit(EndReason.CRASH, Text.format("after '%s' it %s", asked, how));
  }
}
