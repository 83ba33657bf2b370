package games.oxo.search.prove;

import games.oxo.search.kernel.SearchStopped;

/**
 * A piece of a hard {@link ProofTask} that can be worked on elsewhere: whether the attacker wins
 * after one of its moves and one answer to it, with the tree from there on.
 */
public final class TreeQuestion {
  final int candidate;
  final int answer;
  final ProofTree tree;
  private final long most;
  private long expansions;

  TreeQuestion(int candidate, int answer, ProofTree tree, long most) {
    this.candidate = candidate;
    this.answer = answer;
    this.tree = tree;
    this.most = most;
  }

  /** About how many expansions it takes at most. */
  public long most() {
    return most;
  }

  /** How many were taken for it. */
  public long expansions() {
    return expansions;
  }

  /** Works on it, with a worker that has nothing else to do. */
  public void run(Jobs jobs) {
    jobs.room().set(tree.size());
    long before = jobs.expansions();
    try {
      tree.run(jobs, tree.spent() + most);
    } catch (SearchStopped e) {
      // What is proven by now is kept.
    }
    expansions += jobs.expansions() - before;
  }

  /** All that is known of it, as numbers. */
  public long[] save() {
    TreeState out = new TreeState();
    out.write(candidate);
    out.write(answer);
    out.write(most);
    out.write(expansions);
    tree.save(out);
    return out.numbers();
  }

  /**
   * A question that was saved elsewhere.
   *
   * @throws IllegalArgumentException when these are not the numbers of one
   */
  public static TreeQuestion of(long[] numbers) {
    TreeState in = new TreeState(numbers);
    int candidate = in.read(Long.SIZE - 1);
    int answer = in.read(Long.SIZE - 1);
    long most = in.readCount();
    long expansions = in.readCount();
    ProofTree tree = ProofTree.restore(in);
    if (!in.isWhole()) {
      throw new IllegalArgumentException("these are not the numbers of a question");
    }
    TreeQuestion question = new TreeQuestion(candidate, answer, tree, most);
    question.expansions = expansions;
    return question;
  }
}
