package games.oxo.app.prove;

import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.CheckedCertificate;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.Strategy;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The end of the commands that prove wins. What the search has found, with parts that anybody may
 * have written, becomes a certificate; the referee checks it, and only then is it written, reported
 * as a win, and are the parts removed.
 *
 * @param file the certificate to write
 * @param strategies what each side has found that attacked
 * @param started when the work began, in nanoseconds
 */
public record ProofEnd(
    ProofOptions options,
    Path file,
    Position root,
    ProofTasks tasks,
    Map<Player, Strategy> strategies,
    long started) {
  /** Where the parts of a proof are kept. */
  public interface Parts {
    /** What to do when they prove nothing: "remove FILE, and the same command begins anew". */
    String remedy();

    /** Removes them when they are no longer needed. */
    void remove();
  }

  /**
   * Checks, writes and reports what was found.
   *
   * @return the exit status
   */
  public int report(LongWork work, Parts parts) {
    String fault = null;
    CheckedCertificate certificate = null;
    try {
      certificate = certificate(work);
    } catch (ProofRefused e) {
      fault = e.getMessage();
    }
    long micros = (System.nanoTime() - started) / 1000;
    ProofReport report =
        new ProofReport(
            root, options.attacker(), tasks, options.output(), certificate, fault, micros);
    if (fault == null) {
      work.results().printLines(report::json, report::text);
    } else {
      work.results().printJson(report::json);
      work.terminal()
          .complain(
              Text.format(
                  "it is not proven that %s wins, since the referee refuses a part (%s); %s",
                  winner().orElse(options.attacker()), fault, parts.remedy()));
      return ExitStatus.FAULT;
    }
    if (report.state() != State.OPEN) {
      parts.remove();
    }
    return work.status(status(report.state()));
  }

  /** The certificate, written to its file; null when there is none. */
  private @Nullable CheckedCertificate certificate(LongWork work) {
    Player winner = winner().orElse(null);
    if (winner == null || work.isStopped()) {
      return null;
    }
    try {
      CheckedCertificate checked =
          ProofWriter.checked(root, winner, strategy(winner), work::isStopped);
      options.write(file, checked);
      return checked;
    } catch (SearchStopped e) {
      return null;
    }
  }

  /** Who wins, as the search says, with moves that show it; empty when nobody is known to. */
  private Optional<Player> winner() {
    return switch (tasks.state()) {
      case BEATEN -> Optional.of(options.attacker());
      case HOLDS -> tasks.wonByRival().map(task -> options.attacker().other());
      case OPEN -> Optional.empty();
    };
  }

  private Strategy strategy(Player winner) {
    Strategy found = Objects.requireNonNull(strategies.get(winner));
    // The reply with which the other side wins is its first move.
    tasks
        .wonByRival()
        .map(ProofTask::reply)
        .ifPresent(
            reply -> found.add(root.stones(winner), root.stones(winner.other()), reply.cell()));
    return found;
  }

  private static int status(State state) {
    return switch (state) {
      case BEATEN -> ExitStatus.DONE;
      case HOLDS -> ExitStatus.FAULT;
      case OPEN -> ExitStatus.UNSETTLED;
    };
  }
}
