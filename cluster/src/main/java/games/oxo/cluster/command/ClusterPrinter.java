package games.oxo.cluster.command;

import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;

/** Prints the state of a cluster on this machine. */
final class ClusterPrinter {
  private ClusterPrinter() {}

  static void print(ClusterStatus status, Results results) {
    results.print(() -> json(status), () -> print(results.terminal(), status));
  }

  private static void print(Terminal terminal, ClusterStatus status) {
    terminal.out().println(Text.format("master    %s", status.url()));
    terminal
        .out()
        .println(
            Text.format("page      %s%s", status.page(), status.answers() ? "" : ", no answer"));
    int number = 0;
    for (ClusterStatus.Worker worker : status.workers()) {
      number++;
      terminal
          .out()
          .println(
              worker.alive()
                  ? Text.format(
                      "worker %-2d alive, %d of %d cores in use, %d MB, process %d",
                      number, worker.coresUsed(), worker.cores(), worker.memory(), worker.pid())
                  : Text.format("worker %-2d dead, it was process %d", number, worker.pid()));
    }
  }

  private static String json(ClusterStatus status) {
    return Json.write(
        Json.object(
            "running",
            true,
            "master",
            status.url(),
            "page",
            status.page(),
            "answers",
            status.answers(),
            "workers",
            status.workers().stream()
                .map(
                    worker ->
                        Json.object(
                            "pid",
                            worker.pid(),
                            "alive",
                            worker.alive(),
                            "cores",
                            worker.cores(),
                            "coresUsed",
                            worker.coresUsed(),
                            "memory",
                            worker.memory()))
                .toList()));
  }
}
