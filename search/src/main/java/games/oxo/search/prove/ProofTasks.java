package games.oxo.search.prove;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.RootMoveSolver;
import games.oxo.search.solve.SymmetricMoves;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is to be proven so that one side, the attacker, wins a position: a task for each distinct
 * reply of the other side, or a single one where the attacker is to move.
 *
 * <p>Whoever works on them does so in rounds, each of which gives every open task more expansions
 * than the one before, so that easy replies do not wait for hard ones.
 */
public final class ProofTasks {
  /** Expansions for a task in the first round, about a second. Chosen by hand. */
  private static final long FIRST_EXPANSIONS = 20_000;

  /** How many times as many it has in each further round. Chosen by hand. */
  private static final int MORE_EACH_ROUND = 3;

  /** After so many rounds it stays the same, so that the number does not overflow. */
  private static final int MOST_GROWTH = 30;

  private final SearchRules rules;
  private final Position position;
  private final List<ProofTask> tasks = new ArrayList<>();

  /**
   * @throws InputException when the rules or the position do not allow it
   */
  public ProofTasks(Position position, Player attacker) {
    rules = rules(position);
    this.position = position;
    if (position.toMove().orElseThrow() == attacker) {
      tasks.add(new ProofTask(null, 1, position, attacker));
      return;
    }
    for (Map.Entry<Move, Integer> kind : RootMoveSolver.kinds(position).entrySet()) {
      Move move = kind.getKey();
      tasks.add(new ProofTask(move, kind.getValue(), position.play(move), attacker));
    }
  }

  static SearchRules rules(Position position) {
    Game game = position.game();
    if (!game.rules().endsEarly()) {
      throw new InputException("only wins in games that lines decide can be proven");
    }
    CertificateFormat.certifiable(game.definition());
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    if (position.ply() < game.swapPly() || position.swapOffered()) {
      throw new InputException(
          "a proof covers only stones, but in this position a swap may still come");
    }
    SearchRules rules = new SearchRules(game);
    if (!rules.plainFrom(position.ply())) {
      throw new InputException(
          "the sides must take turns stone by stone and every free cell must be legal;"
              + " for other games there is 'solve --certificate'");
    }
    return rules;
  }

  /** The game, prepared for searches. */
  public SearchRules rules() {
    return rules;
  }

  /** The tasks, in the order of the replies. */
  public List<ProofTask> all() {
    return List.copyOf(tasks);
  }

  /** The tasks of which nothing is known yet, in the same order. */
  public List<ProofTask> open() {
    return tasks.stream().filter(task -> task.state() == ProofTask.State.OPEN).toList();
  }

  /** What is to be proven to be won. */
  public Position position() {
    return position;
  }

  /** The task about each reply, by its cell; images of a reply have the same one. */
  public Map<Integer, ProofTask> byCell() {
    Map<Integer, ProofTask> found = new HashMap<>();
    if (tasks.get(0).reply() == null) {
      return found;
    }
    List<Move> replies = position.legalMoves();
    int[] firsts = SymmetricMoves.firsts(position, replies);
    for (int i = 0; i < firsts.length; i++) {
      Move first = replies.get(firsts[i]);
      for (ProofTask task : tasks) {
        if (first.equals(task.reply())) {
          found.put(replies.get(i).cell(), task);
        }
      }
    }
    return found;
  }

  /** A task in which the other side was found to win. */
  public Optional<ProofTask> wonByRival() {
    return tasks.stream().filter(ProofTask::isWonByRival).findFirst();
  }

  /** The open task that has taken the most expansions; empty before any has. */
  public Optional<ProofTask> hardest() {
    return open().stream()
        .filter(task -> task.reply() != null && task.expansions() > 0)
        .max(Comparator.comparingLong(ProofTask::expansions));
  }

  /** How many tasks are in a state. */
  public int count(ProofTask.State state) {
    return (int) tasks.stream().filter(task -> task.state() == state).count();
  }

  /** Whether the attacker wins, does not win, or nothing is known yet. */
  public ProofTask.State state() {
    return count(ProofTask.State.HOLDS) > 0
        ? ProofTask.State.HOLDS
        : count(ProofTask.State.OPEN) > 0 ? ProofTask.State.OPEN : ProofTask.State.BEATEN;
  }

  /** How many positions of the defender were looked at for all of them. */
  public long expansions() {
    return tasks.stream().mapToLong(ProofTask::expansions).sum();
  }

  /**
   * About how many expansions a round gives to each open task.
   *
   * @param round from 0
   */
  public static long expansionsInRound(int round) {
    long each = FIRST_EXPANSIONS;
    for (int i = 0; i < Math.min(round, MOST_GROWTH); i++) {
      each *= MORE_EACH_ROUND;
    }
    return each;
  }
}
