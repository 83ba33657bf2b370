package games.oxo.app.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.Prover;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a proof has come to, in words and as JSON.
 *
 * @param file the certificate
 * @param moves how many moves it has; -1 when it was not written
 */
record ProofReport(
    Position position, Player attacker, Prover prover, String file, int moves, long micros) {
  private String name(ProofTask task) {
    return task.reply() == null ? "-" : new MoveNotation(position.game()).writeInList(task.reply());
  }

  private List<ProofTask> tasks(State state) {
    return prover.tasks().stream()
        .filter(task -> task.state() == state)
        .sorted(Comparator.comparingLong(ProofTask::expansions).reversed())
        .toList();
  }

  private long expansions() {
    return prover.tasks().stream().mapToLong(ProofTask::expansions).sum();
  }

  private boolean hasReplies() {
    return prover.tasks().get(0).reply() != null;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    switch (prover.state()) {
      case BEATEN -> text.append(Text.format("%s wins", attacker));
      case HOLDS -> text.append(Text.format("%s does not win", attacker));
      case OPEN -> text.append(Text.format("Not proven yet that %s wins", attacker));
    }
    if (prover.state() == State.HOLDS && hasReplies()) {
      text.append(Text.format(": %s holds with %s", attacker.other(), names(State.HOLDS)));
    }
    text.append(".\n");
    if (hasReplies()) {
      text.append(
          Text.format(
              "  replies     %d of %d beaten\n",
              prover.count(State.BEATEN), prover.tasks().size()));
    }
    if (prover.state() == State.OPEN) {
      if (hasReplies()) {
        text.append(Text.format("  open        %s\n", names(State.OPEN)));
      }
      text.append("  continue    with the same command\n");
    }
    text.append(Text.format("  expansions  %,d in %.1f s\n", expansions(), micros / 1e6));
    if (moves >= 0) {
      text.append(Text.format("  certificate %s, %,d moves\n", file, moves));
    }
    return text.toString();
  }

  /** The replies in a state, the hardest first. */
  private String names(State state) {
    return String.join(" ", tasks(state).stream().map(this::name).toList());
  }

  String json() {
    List<Object> open = new ArrayList<>();
    for (ProofTask task : prover.tasks()) {
      if (task.reply() != null && task.state() != State.BEATEN) {
        open.add(
            Json.object(
                "reply", name(task),
                "alike", task.alike(),
                "holds", task.state() == State.HOLDS,
                "expansions", task.expansions()));
      }
    }
    return Json.write(
            Json.object(
                "game",
                position.game().id(),
                "position",
                PositionWriter.rows(position),
                "attacker",
                attacker,
                "proven",
                prover.state() == State.BEATEN,
                "refuted",
                prover.state() == State.HOLDS,
                "replies",
                hasReplies() ? prover.tasks().size() : 0,
                "beaten",
                hasReplies() ? prover.count(State.BEATEN) : 0,
                "open",
                open,
                "expansions",
                expansions(),
                "micros",
                micros,
                "file",
                moves < 0 ? null : file,
                "moves",
                moves < 0 ? null : moves))
        + "\n";
  }
}
