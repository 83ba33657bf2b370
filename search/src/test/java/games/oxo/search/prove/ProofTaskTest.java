package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.text.PositionReader;
import games.oxo.search.prove.AttackSearch.Outcome;
import games.oxo.search.prove.ProofTask.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Tasks of a proof that move from one machine to another")
class ProofTaskTest {
  private static final long BYTES = 4 << 20;

  private final Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "d4 e4");

  private ProofTask task() {
    return new ProofTasks(position, Player.X).all().get(0);
  }

  private Jobs jobs(Strategy strategy, PartKeeper keeper) {
    KeptStrategy kept = new KeptStrategy(strategy, keeper);
    return new Jobs(new ProofTasks(position, Player.X).rules(), BYTES, kept, () -> false);
  }

  private Strategy empty() {
    return new Strategy(position.game().symmetryGroup());
  }

  @Test
  void allThatIsKnownArrives() {
    ProofTask here = task();
    Strategy strategy = empty();
    List<StrategyPart> parts = new ArrayList<>();
    Jobs jobs = jobs(strategy, parts::add);
    for (int i = 0; i < 3 && here.state() == State.OPEN; i++) {
      here.run(jobs, 20_000);
      ProofTask there = task();
      assertThat(there.restore(here.save())).isTrue();
      assertThat(there.save()).isEqualTo(here.save());
      assertThat(there.expansions()).isEqualTo(here.expansions()).isPositive();
      assertThat(there.state()).isEqualTo(here.state());
    }
    assertThat(parts).isNotEmpty();
  }

  /** Each time with nothing but the state and the parts, as on another machine. */
  @Test
  void itsWorkIsDoneByTurns() {
    ProofTask task = new ProofTasks(position("d4 e5"), Player.X).all().get(0);
    Strategy strategy = empty();
    int turns = 0;
    while (task.state() == State.OPEN && turns++ < 100) {
      ProofTask next = new ProofTasks(position("d4 e5"), Player.X).all().get(0);
      assertThat(next.restore(task.save())).isTrue();
      next.run(jobs(strategy, part -> {}), 8_000);
      task = next;
    }
    assertThat(task.state()).isEqualTo(State.BEATEN);
    assertThat(turns).isGreaterThan(1);
  }

  @Tag("slow")
  @Test
  void questionsOfAHardTreeAreAnsweredElsewhere() {
    Position root = position("d4 e5");
    ProofTree tree = new ProofTree(root.stones(Player.X), root.stones(Player.O));
    Strategy strategy = empty();
    Jobs jobs = jobs(strategy, part -> {});
    assertThat(tree.questions(jobs, 3, 100)).isEmpty();
    for (int i = 0; i < 100 && tree.questions(jobs, 1, 100).isEmpty(); i++) {
      tree.run(jobs, tree.spent() + 5_000);
    }
    int rounds = 0;
    while (tree.outcome() == Outcome.OPEN && rounds++ < 200) {
      List<TreeQuestion> questions = tree.questions(jobs, 3, 3_000);
      assertThat(questions.stream().map(each -> each.candidate + "-" + each.answer))
          .doesNotHaveDuplicates()
          .isNotEmpty();
      for (TreeQuestion question : questions) {
        TreeQuestion there = TreeQuestion.of(question.save());
        there.run(jobs);
        tree.take(TreeQuestion.of(there.save()), part -> part.addTo(strategy));
      }
    }
    assertThat(rounds).isPositive();
    assertThat(tree.outcome()).isEqualTo(Outcome.PROVEN);
    assertThat(strategy.knows(root.stones(Player.X), root.stones(Player.O))).isTrue();
    List<String> lines = new ArrayList<>();
    new ProofWriter(root, Player.X, strategy, lines::add, () -> false).write();
    assertThat(
            CertificateReferee.check(CertificateReader.read(lines.iterator()), fraction -> true)
                .holds())
        .isTrue();
  }

  /** A reply that is hard to beat, so that the tree would grow for long. */
  @Tag("slow")
  @OnlyInFullRun
  @Test
  void aTreeTakesNoMoreThanItsRoom() {
    Position root = position("c4 d4");
    ProofTree tree = new ProofTree(root.stones(Player.X), root.stones(Player.O));
    int room = 400;
    Jobs jobs =
        new Jobs(
            new ProofTasks(root, Player.X).rules(),
            4L * room * TreeRoom.BYTES_PER_ENTRY,
            KeptStrategy.inMemory(empty()),
            () -> false);
    jobs.room().set(tree.size());
    long most = 0;
    for (int i = 0; i < 30; i++) {
      tree.run(jobs, tree.spent() + 2_000);
      most = Math.max(most, tree.size());
      assertThat(tree.size()).isLessThanOrEqualTo(room);
    }
    assertThat(most).isGreaterThan(room / 2);
    assertThat(tree.spent()).isGreaterThanOrEqualTo(30 * 2_000);
    long size = tree.size();
    int free = (int) (room - size);
    assertThat(jobs.room().take(free + 1)).isFalse();
    assertThat(jobs.room().take(free)).isTrue();
  }

  /** What is refuted counts as proven not to be won, so no sum may get there. */
  @Test
  void whatLooksHardIsNotRefuted() {
    Candidate move = new Candidate(0, 1);
    Answer[] answers = new Answer[60];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = new Answer(i, Answer.limited(Float.MAX_VALUE));
    }
    move.answers = answers;
    for (int level = 0; level < 60; level++) {
      move.update();
      for (Answer answer : answers) {
        answer.number = Answer.limited(2 * move.number);
      }
    }
    assertThat(answers[0].isOpen()).isTrue();
    answers[7].number = Answer.REFUTED;
    move.update();
    assertThat(move.number).isEqualTo(Answer.REFUTED);
  }

  private Position position(String moves) {
    return PositionReader.read(position.game(), moves);
  }

  @Test
  void otherNumbersAreRefused() {
    ProofTask here = task();
    here.run(jobs(empty(), part -> {}), 5_000);
    long[] numbers = here.save();
    ProofTask there = task();
    assertThat(there.restore(Arrays.copyOf(numbers, numbers.length - 1))).isFalse();
    assertThat(there.restore(Arrays.copyOf(numbers, numbers.length + 1))).isFalse();
    assertThat(there.restore(new long[0])).isFalse();
    long[] other = numbers.clone();
    other[2] ^= 1;
    assertThat(there.restore(other)).isFalse();
    assertThat(there.expansions()).isZero();
  }
}
