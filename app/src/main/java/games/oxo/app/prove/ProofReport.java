package games.oxo.app.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
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
public record ProofReport(
    Position position, Player attacker, ProofTasks tasks, String file, int moves, long micros) {
  private String name(ProofTask task) {
    return task.reply() == null ? "-" : new MoveNotation(position.game()).writeInList(task.reply());
  }

  private List<ProofTask> tasks(State state) {
    return tasks.all().stream()
        .filter(task -> task.state() == state)
        .sorted(Comparator.comparingLong(ProofTask::expansions).reversed())
        .toList();
  }

  private boolean hasReplies() {
    return tasks.all().get(0).reply() != null;
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    switch (tasks.state()) {
      case BEATEN -> text.append(Text.format("%s wins", attacker));
      case HOLDS -> text.append(Text.format("%s does not win", attacker));
      case OPEN -> text.append(Text.format("Not proven yet that %s wins", attacker));
    }
    if (tasks.state() == State.HOLDS && hasReplies()) {
      text.append(Text.format(": %s holds with %s", attacker.other(), names(State.HOLDS)));
    }
    text.append(".\n");
    if (hasReplies()) {
      text.append(
          Text.format(
              "  replies     %d of %d beaten\n", tasks.count(State.BEATEN), tasks.all().size()));
    }
    if (tasks.state() == State.OPEN) {
      if (hasReplies()) {
        text.append(Text.format("  open        %s\n", names(State.OPEN)));
      }
      text.append("  continue    with the same command\n");
    }
    text.append(Text.format("  expansions  %,d in %.1f s\n", tasks.expansions(), micros / 1e6));
    if (moves >= 0) {
      text.append(Text.format("  certificate %s, %,d moves\n", file, moves));
    }
    return text.toString();
  }

  /** The replies in a state, the hardest first. */
  private String names(State state) {
    return String.join(" ", tasks(state).stream().map(this::name).toList());
  }

  public String json() {
    List<Object> open = new ArrayList<>();
    for (ProofTask task : tasks.all()) {
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
                tasks.state() == State.BEATEN,
                "refuted",
                tasks.state() == State.HOLDS,
                "replies",
                hasReplies() ? tasks.all().size() : 0,
                "beaten",
                hasReplies() ? tasks.count(State.BEATEN) : 0,
                "open",
                open,
                "expansions",
                tasks.expansions(),
                "micros",
                micros,
                "file",
                moves < 0 ? null : file,
                "moves",
                moves < 0 ? null : moves))
        + "\n";
  }
}
