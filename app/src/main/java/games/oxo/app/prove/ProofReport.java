package games.oxo.app.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.CheckedCertificate;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a proof has come to, in words and as JSON. The attacker wins only by a certificate that the
 * referee has accepted, whatever the search says.
 *
 * @param file where the certificate is written
 * @param certificate it, or null when there is none
 * @param fault why the referee refuses what the search has found, or null
 */
record ProofReport(
    Position position,
    Player attacker,
    ProofTasks tasks,
    String file,
    @Nullable CheckedCertificate certificate,
    @Nullable String fault,
    long micros) {
  /** Who wins, by a certificate that the referee has accepted; null if nobody is known to. */
  private @Nullable Player winner() {
    return certificate == null ? null : certificate.proof().winner();
  }

  /** What is known of the whole: beaten only with a certificate. */
  State state() {
    return certificate != null && certificate.proof().winner() == attacker
        ? State.BEATEN
        : tasks.state() == State.HOLDS ? State.HOLDS : State.OPEN;
  }

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

  String text() {
    StringBuilder text = new StringBuilder();
    switch (state()) {
      case BEATEN -> text.append(Text.format("%s wins", attacker));
      case HOLDS ->
          text.append(
              winner() == null
                  ? Text.format("%s does not win", attacker)
                  : Text.format("%s wins", winner()));
      case OPEN -> text.append(Text.format("Not proven yet that %s wins", attacker));
    }
    if (state() == State.HOLDS && hasReplies()) {
      text.append(
          winner() == null
              ? Text.format(": %s holds with %s", attacker.other(), names(State.HOLDS))
              : Text.format(" with %s", names(State.HOLDS)));
    }
    text.append(".\n");
    if (hasReplies()) {
      text.append(
          Text.format(
              "  replies     %d of %d beaten%s\n",
              tasks.count(State.BEATEN),
              tasks.all().size(),
              state() == State.OPEN && tasks.count(State.BEATEN) > 0 ? ", not checked yet" : ""));
    }
    if (state() == State.OPEN) {
      if (hasReplies() && tasks.state() == State.OPEN) {
        text.append(Text.format("  open        %s\n", names(State.OPEN)));
        ahead(true).ifPresent(names -> text.append(ahead(attacker, names)));
        ahead(false).ifPresent(names -> text.append(ahead(attacker.other(), names)));
      }
      text.append("  continue    with the same command\n");
    }
    text.append(Text.format("  expansions  %,d in %.1f s\n", tasks.expansions(), micros / 1e6));
    if (certificate != null) {
      text.append(Text.format("  certificate %s, %,d moves\n", file, certificate.moves()));
    }
    return text.toString();
  }

  private static String ahead(Player side, String names) {
    return Text.format("  ahead       %s after %s\n", side, names);
  }

  /** The replies that both sides attack and in which one of them is ahead. */
  private Optional<String> ahead(boolean ofAttacker) {
    List<String> names =
        tasks(State.OPEN).stream()
            .filter(task -> task.isAhead().equals(Optional.of(ofAttacker)))
            .map(this::name)
            .toList();
    return names.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", names));
  }

  /** The side that looks nearer to a win after a reply; null where only one has tried. */
  private @Nullable Player ahead(ProofTask task) {
    return task.isAhead().map(own -> own ? attacker : attacker.other()).orElse(null);
  }

  /** The replies in a state, the hardest first. */
  private String names(State state) {
    return String.join(" ", tasks(state).stream().map(this::name).toList());
  }

  String json() {
    List<Object> open = new ArrayList<>();
    for (ProofTask task : tasks.all()) {
      if (task.reply() != null && task.state() != State.BEATEN) {
        open.add(
            Json.object(
                "reply", name(task),
                "alike", task.alike(),
                "holds", task.state() == State.HOLDS,
                "ahead", ahead(task),
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
            certificate != null,
            "refuted",
            state() == State.HOLDS,
            "winner",
            winner(),
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
            certificate == null ? null : file,
            "moves",
            certificate == null ? null : certificate.moves(),
            "fault",
            fault));
  }
}
