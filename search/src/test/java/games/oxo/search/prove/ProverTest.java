package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateReferee.Report;
import games.oxo.game.check.RandomDefinition;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.search.LatePosition;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.prove.ProofTask.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProverTest {
  private static final long BYTES = 16 << 20;

  private final List<StrategyPart> parts = new ArrayList<>();

  private Prover prover(Position position, Player attacker, Strategy strategy, WorkerPool pool) {
    return new Prover(position, attacker, new KeptStrategy(strategy, this::keep), pool, BYTES);
  }

  private synchronized void keep(StrategyPart part) {
    parts.add(part);
  }

  private static Strategy empty(Position position) {
    return new Strategy(position.game().symmetryGroup());
  }

  private static List<String> certificate(Position position, Player winner, Strategy strategy) {
    List<String> lines = new ArrayList<>();
    new ProofWriter(position, winner, strategy, lines::add, () -> false).write();
    return lines;
  }

  private static Report check(List<String> lines) {
    Certificate certificate = CertificateReader.read(lines.iterator());
    return CertificateReferee.check(certificate, fraction -> true);
  }

  /** Proves it, and has the certificate checked by code that shares nothing with the search. */
  private State proven(Position position, Player attacker, WorkerPool pool) {
    Strategy strategy = empty(position);
    Prover prover = prover(position, attacker, strategy, pool);
    prover.run(() -> false);
    if (prover.state() == State.BEATEN) {
      assertThat(check(certificate(position, attacker, strategy)).fault()).isNull();
    }
    return prover.state();
  }

  /** A limit of expansions stops at the same place every time. */
  @Test
  void aLimitOfExpansionsIsReproducible() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "c4");
    long most = 8_000;
    List<Long> first = expansions(position, most);
    assertThat(first).isEqualTo(expansions(position, most));
    assertThat(first.stream().mapToLong(Long::longValue).sum()).isBetween(most, most + 1000);
  }

  private List<Long> expansions(Position position, long most) {
    Prover prover = prover(position, Player.X, empty(position), WorkerPool.SINGLE);
    prover.run(most, () -> false);
    return prover.tasks().stream().map(ProofTask::expansions).toList();
  }

  private void compare(Position position) {
    int truth = new Minimax().value(position);
    Player mover = position.toMove().orElseThrow();
    assertThat(proven(position, mover, WorkerPool.SINGLE))
        .as("%s", position)
        .isEqualTo(truth > 0 ? State.BEATEN : State.HOLDS);
    assertThat(proven(position, mover.other(), WorkerPool.SINGLE))
        .as("%s", position)
        .isEqualTo(truth < 0 ? State.BEATEN : State.HOLDS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "tic-tac-toe:misere", "squava", "yavalath"})
  void provesWhatTryingEverythingSees(String name) {
    Dice dice = new Dice(5);
    for (int i = 0; i < FullRun.rounds(25, 8); i++) {
      compare(LatePosition.of(Samples.game(name), 5 + i % 4, dice).orElseThrow());
    }
  }

  @Test
  void provesItInRandomGamesToo() {
    Dice dice = new Dice(8);
    int compared = 0;
    while (compared < FullRun.rounds(60, 20)) {
      Game game = Samples.gameOf(RandomDefinition.text(dice));
      Position position =
          game.rules().endsEarly() ? LatePosition.of(game, 6, dice).orElse(null) : null;
      if (position != null
          && !position.swapOffered()
          && position.ply() > game.swapPly()
          && new SearchRules(game).plainFrom(position.ply())) {
        compare(position);
        compared++;
      }
    }
  }

  /** Known from full searches to the end. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource
  void knowsFirstMovesOfSquava(String move, State expected) {
    Position position = PositionReader.read(Samples.game("squava"), move);
    assertThat(proven(position, Player.X, WorkerPool.SINGLE)).isEqualTo(expected);
  }

  static Stream<Arguments> knowsFirstMovesOfSquava() {
    return Stream.of(Arguments.of("1,1", State.BEATEN), Arguments.of("0,2", State.HOLDS))
        .limit(FullRun.rounds(2, 1));
  }

  @Test
  void beatsRepliesToTheCentreOfYavalath() {
    Game game = Samples.game("yavalath:no-swap");
    for (String moves : List.of("e5 a1", "e5 b3", "e5 c4")) {
      Position position = PositionReader.read(game, moves);
      assertThat(proven(position, Player.X, WorkerPool.SINGLE)).isEqualTo(State.BEATEN);
    }
  }

  @Test
  void oneWorkerDoesTheSameEveryTime() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "e5 c4");
    long[] expansions = new long[2];
    for (int i = 0; i < 2; i++) {
      Prover prover = prover(position, Player.X, empty(position), WorkerPool.SINGLE);
      prover.run(() -> false);
      expansions[i] = prover.tasks().get(0).expansions();
    }
    assertThat(expansions[0]).isEqualTo(expansions[1]).isGreaterThan(100);
  }

  /**
   * The win begins with a quiet move far from all stones, h5. The number of expansions is the
   * signature of the search: whoever changes it on purpose changes it here.
   */
  @Test
  void findsTheQuietMoveOfAHardPosition() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "a1 f5 e5");
    Prover prover = prover(position, Player.O, empty(position), WorkerPool.SINGLE);
    prover.run(200_000, () -> false);
    assertThat(prover.state()).isEqualTo(State.BEATEN);
    assertThat(prover.tasks().get(0).expansions()).isEqualTo(42_276);
  }

  @Test
  void severalWorkersProveItToo() {
    Position position = PositionReader.read(Samples.game("squava"), "1,1 0,0 3,3");
    assertThat(proven(position, Player.X, ThreadWorkerPool.of(3))).isEqualTo(State.BEATEN);
  }

  /** The attacker is to move, so there is one task, whose tree they share. */
  @Tag("slow")
  @Test
  void severalWorkersShareATask() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "a1 f5 e5");
    Strategy strategy = empty(position);
    Set<Thread> finders = Collections.synchronizedSet(new HashSet<>());
    KeptStrategy kept = new KeptStrategy(strategy, part -> finders.add(Thread.currentThread()));
    Prover prover = new Prover(position, Player.O, kept, ThreadWorkerPool.of(3), 3 * BYTES);
    prover.run(() -> false);
    assertThat(prover.tasks()).hasSize(1);
    assertThat(prover.state()).isEqualTo(State.BEATEN);
    assertThat(finders).hasSizeGreaterThan(1);
    assertThat(check(certificate(position, Player.O, strategy)).fault()).isNull();
  }

  /** A disk is full: nobody waits for the worker that could not keep its part. */
  @Test
  void aPartThatCannotBeKeptEndsTheProof() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "d4 e5");
    AtomicInteger left = new AtomicInteger(5);
    PartKeeper keeper =
        part -> {
          if (left.decrementAndGet() < 0) {
            throw new IllegalStateException("the disk is full");
          }
        };
    Prover prover =
        new Prover(
            position,
            Player.X,
            new KeptStrategy(empty(position), keeper),
            ThreadWorkerPool.of(3),
            3 * BYTES);
    assertThatThrownBy(() -> prover.run(() -> false)).hasMessage("the disk is full");
    assertThat(prover.state()).isEqualTo(State.OPEN);
  }

  /** Stopped again and again, each time with nothing left but the parts that were kept. */
  @Test
  void aStoppedProofGoesOnFromItsParts() {
    Position position = PositionReader.read(Samples.game("squava"), "1,1");
    Strategy strategy = empty(position);
    int runs = 0;
    State state = State.OPEN;
    while (state == State.OPEN) {
      strategy = empty(position);
      for (StrategyPart part : parts) {
        part.addTo(strategy);
      }
      int[] looks = {20 * ++runs};
      Prover prover = prover(position, Player.X, strategy, WorkerPool.SINGLE);
      prover.run(() -> --looks[0] < 0);
      state = prover.state();
    }
    assertThat(runs).isGreaterThan(2);
    assertThat(state).isEqualTo(State.BEATEN);
    assertThat(check(certificate(position, Player.X, strategy)).holds()).isTrue();
  }

  @Test
  void refusesWhatItCannotProve() {
    assertRefused("fourtic", "", "only wins in games that lines decide can be proven");
    assertRefused("connect4", "4", "for other games there is 'solve --certificate'");
    assertRefused("yavalath", "e5", "a swap may still come");
    assertRefused("tic-tac-toe", "XXX/OO./...", "the game is over");
  }

  private void assertRefused(String game, String text, String reason) {
    Position position = PositionReader.read(Samples.game(game), text);
    assertThatThrownBy(() -> prover(position, Player.X, empty(position), WorkerPool.SINGLE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(reason);
  }

  @Tag("slow")
  @Test
  void provesTheCentreOfYavalath() {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), "e5");
    assertThat(proven(position, Player.X, WorkerPool.SINGLE)).isEqualTo(State.BEATEN);
  }
}
