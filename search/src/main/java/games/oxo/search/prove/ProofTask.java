package games.oxo.search.prove;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The part of a proof that is about one reply of the defender: the attacker wins after it. Where
 * the attacker is to move from the start, there is one task without a reply.
 */
public final class ProofTask {
  /** What is known of a task. */
  public enum State {
    /** The attacker wins. */
    BEATEN,
    /** The attacker does not win. */
    HOLDS,
    /** Neither is known. */
    OPEN
  }

  /**
   * With so few free cells a search for proofs with all quiet moves gets to its end. Chosen by
   * hand.
   */
  private static final int FEW_FREE = 40;

  /**
   * When it has taken so many expansions, the other side attacks too, where it is asked to. Chosen
   * by hand.
   */
  private static final long BOTH_SIDES_FROM = 1_000_000;

  /** The side that is behind gets this part of what the other one gets. Chosen by hand. */
  private static final int BEHIND = 3;

  private final @Nullable Move reply;
  private final int alike;
  private final int cells;

  /** Makes the attack of the other side; null where the position or the game is not known. */
  private final @Nullable Supplier<Rival> rivals;

  private volatile @Nullable Rival rival;

  private ProofTree tree;
  private boolean resumed;
  private volatile State state = State.OPEN;
  private volatile long expansions;

  /**
   * @param reply the reply that leads to the position, or null
   * @param alike how many replies are like it, with itself
   * @param position after it
   */
  ProofTask(@Nullable Move reply, int alike, Position position, Player attacker) {
    this(
        reply,
        alike,
        new ProofTree(position.stones(attacker), position.stones(attacker.other())),
        position.game().board().cells(),
        position.outcome().isOver() ? null : () -> new Rival(position, attacker.other()));
    if (position.outcome().isOver()) {
      state = position.outcome().winner() == attacker ? State.BEATEN : State.HOLDS;
    }
  }

  private ProofTask(
      @Nullable Move reply,
      int alike,
      ProofTree tree,
      int cells,
      @Nullable Supplier<Rival> rivals) {
    this.reply = reply;
    this.alike = alike;
    this.tree = tree;
    this.cells = cells;
    this.rivals = rivals;
  }

  /**
   * A task that was saved elsewhere, to be worked on here. It does not know its reply.
   *
   * @param game the game that it is about
   * @throws IllegalArgumentException when these are not the numbers of a task
   */
  public static ProofTask of(Game game, long[] numbers) {
    ProofTask task = new ProofTask(null, 1, new ProofTree(0, 0), game.board().cells(), null);
    if (!task.read(numbers, other -> true)) {
      throw new IllegalArgumentException("these are not the numbers of a task");
    }
    return task;
  }

  /** The reply, or null where the attacker moves first. */
  public @Nullable Move reply() {
    return reply;
  }

  /** How many replies are like it by a symmetry, with itself. */
  public int alike() {
    return alike;
  }

  public State state() {
    return state;
  }

  /** How many positions of the defender were looked at for it. */
  public long expansions() {
    Rival other = rival;
    return expansions + (other == null ? 0 : other.expansions());
  }

  /** Whether the other side was found to win, which its strategy shows. */
  public boolean isWonByRival() {
    Rival other = rival;
    return other != null && other.state() == State.BEATEN;
  }

  /**
   * Whether the attacker is ahead: what it has to prove looks easier than what the other side has.
   * Empty where only one side has tried, or the task is done.
   */
  public Optional<Boolean> isAhead() {
    Rival other = rival;
    return other == null || other.expansions() == 0 || state != State.OPEN
        ? Optional.empty()
        : Optional.of(number() <= other.number());
  }

  /** How hard it looks to prove that the attacker wins; 0 where that is proven. */
  float number() {
    return state == State.BEATEN ? 0 : tree.number();
  }

  /** How many entries its trees have. */
  long size() {
    Rival other = rival;
    return tree.size() + (other == null ? 0 : other.size());
  }

  /**
   * All that is known of it, as numbers: another machine can go on with its work.
   *
   * @see #restore
   */
  public long[] save() {
    TreeState out = new TreeState();
    out.write(
        switch (state) {
          case OPEN -> Outcome.OPEN;
          case BEATEN -> Outcome.PROVEN;
          case HOLDS -> Outcome.FAILED;
        });
    out.write(expansions);
    tree.save(out);
    return out.numbers();
  }

  /**
   * Takes over what is known of the same task elsewhere. Whoever goes on with it needs all moves
   * that were found there.
   *
   * @return false when these are not the numbers of the task; then nothing happens
   */
  public boolean restore(long[] numbers) {
    return read(numbers, tree::isLike);
  }

  /**
   * Takes over what a file says of it, which anybody may have written. What is beaten there has to
   * stand up to the referee in the end; see {@link #doubt} for the rest.
   *
   * @return false when these are not the numbers of the task; then nothing happens
   */
  public boolean resume(long[] numbers) {
    boolean known = restore(numbers);
    resumed |= known;
    return known;
  }

  /**
   * Begins anew if the defender is said to hold and that may go back to a file: no certificate
   * shows it, so it counts only when all of it was searched since.
   */
  public void doubt() {
    if (resumed && state == State.HOLDS && !isWonByRival()) {
      resumed = false;
      tree = tree.anew();
      state = State.OPEN;
    }
  }

  private boolean read(long[] numbers, Predicate<ProofTree> expected) {
    TreeState in = new TreeState(numbers);
    Outcome known = in.readOutcome();
    long spent = in.readCount();
    ProofTree other = ProofTree.restore(in);
    if (!in.isWhole() || !other.fits(cells) || !expected.test(other)) {
      return false;
    }
    state = state(known);
    expansions = spent;
    tree = other;
    return true;
  }

  private static State state(Outcome outcome) {
    return switch (outcome) {
      case OPEN -> State.OPEN;
      case PROVEN -> State.BEATEN;
      case FAILED -> State.HOLDS;
    };
  }

  /**
   * Works on it for about so many expansions, or until the jobs are told to stop. One worker at a
   * time may do so, with others who {@link #help}.
   */
  public void run(Jobs jobs, long most) {
    run(jobs, untilAfter(most), most);
  }

  /** The same where {@link #untilAfter} is known. */
  void run(Jobs jobs, long until, long most) {
    work(
        jobs,
        () -> {
          Outcome outcome = tree.run(jobs, until);
          boolean more = outcome == Outcome.OPEN && hasFewFree() && !jobs.isHalted();
          return more ? tree.search(jobs, cells, most) : outcome;
        });
  }

  /**
   * The other side attacks, if the task is hard enough. One worker at a time may do so.
   *
   * @param jobs of the other side
   * @param most what the attacker gets
   */
  void runRival(Jobs jobs, long most) {
    if (rivals == null || state != State.OPEN || expansions < BOTH_SIDES_FROM) {
      return;
    }
    Rival other = rival;
    if (other == null) {
      other = rivals.get();
      rival = other;
    }
    if (other.state() == State.OPEN) {
      boolean behind = other.expansions() > 0 && number() < other.number();
      other.run(jobs, behind ? most / BEHIND : most);
      if (other.state() == State.BEATEN) {
        settle(Outcome.FAILED);
      }
    }
  }

  /** Up to how many expansions in all {@link #run} works on its tree. */
  long untilAfter(long most) {
    return tree.spent() + (hasFewFree() ? most / 2 : most);
  }

  /**
   * Takes part in what another worker does, where that is worth it.
   *
   * @param until how far that one goes
   */
  void help(Jobs jobs, long until) {
    if (state == State.OPEN && !hasFewFree()) {
      work(jobs, () -> tree.run(jobs, until));
    }
  }

  private boolean hasFewFree() {
    return cells - tree.ply() <= FEW_FREE;
  }

  private void work(Jobs jobs, Supplier<Outcome> piece) {
    long before = jobs.expansions();
    try {
      settle(piece.get());
    } catch (SearchStopped e) {
      // What is proven by now is kept.
    }
    spend(jobs.expansions() - before);
  }

  private synchronized void settle(Outcome outcome) {
    state = state == State.OPEN ? state(outcome) : state;
  }

  private synchronized void spend(long more) {
    expansions += more;
  }

  /** The same by a worker with no other task, whose memory for trees is all for this one. */
  public void runAlone(Jobs jobs, long most) {
    jobs.room().set(size());
    run(jobs, most);
  }

  /**
   * What several workers may do for it at the same time, where it is hard enough: the questions of
   * its tree that are worth most. None while one worker is enough.
   *
   * @param jobs finds moves to ask about; they have no other task
   * @param most how many
   * @param each about how many expansions each may take
   */
  public List<TreeQuestion> questions(Jobs jobs, int most, long each) {
    if (state != State.OPEN || hasFewFree()) {
      return List.of();
    }
    jobs.room().set(size());
    List<TreeQuestion> found = tree.questions(jobs, most, each);
    state = state(tree.outcome());
    return found;
  }

  /**
   * Takes over what became of a question.
   *
   * @param keeper keeps a move that is proven now; what it relies on was found for the questions
   */
  public void take(TreeQuestion done, PartKeeper keeper) {
    long before = expansions;
    tree.take(done, keeper);
    expansions = before + done.expansions();
    state = state(tree.outcome());
  }
}
