package games.oxo.match.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A small program for {@code sh} that speaks the line protocol. Without changes it plays the first
 * free cell of tic-tac-toe; a test replaces what it does at a command by something worse.
 */
final class Bot {
  private final Map<String, String> actions = new LinkedHashMap<>();
  private String first = ":";
  private String last = ":";

  Bot() {
    actions.put("ugi", "echo 'id name bot'; echo ugiok");
    actions.put("isready", "echo readyok");
    actions.put("position", "moves=\" $rest \"");
    actions.put("go", FIRST_FREE);
    actions.put("quit", "exit 0");
  }

  static final String FIRST_FREE =
      """
      for cell in a1 b1 c1 a2 b2 c2 a3 b3 c3; do
        case "$moves" in
          *" $cell "*) ;;
          *) echo "info depth 1 nodes 7 score 0.25 pv $cell"; echo "bestmove $cell"; break ;;
        esac
      done
      """;

  /** What it does at a command; the rest of the line is in {@code $rest}. */
  Bot on(String command, String action) {
    actions.put(command, action);
    return this;
  }

  /** What it does before it listens. */
  Bot first(String action) {
    first = action;
    return this;
  }

  /** What it does at the end of its input. */
  Bot last(String action) {
    last = action;
    return this;
  }

  /**
   * Writes it to a folder, which it finds as {@code $folder}.
   *
   * @return the command line that starts it
   */
  String in(Path folder) throws IOException {
    StringBuilder text = new StringBuilder("#!/bin/sh\nfolder='" + folder + "'\n" + first + "\n");
    text.append("while read -r word rest; do\n  case \"$word\" in\n");
    actions.forEach((word, act) -> text.append(word).append(")\n").append(act).append("\n;;\n"));
    text.append("esac\ndone\n").append(last).append('\n');
    Path file = folder.resolve("bot.sh");
    Files.writeString(file, text);
    return "sh '" + file + "'";
  }
}
