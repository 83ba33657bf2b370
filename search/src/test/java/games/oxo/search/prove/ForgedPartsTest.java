package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.check.CertificateFormat;
import games.oxo.search.LatePosition;
import games.oxo.search.WorkerPool;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.prove.ProofTask.State;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Parts and tasks of proofs that somebody has forged")
class ForgedPartsTest {
  private static final long BYTES = 1 << 18;
  private static final String DIGITS = "0123456789abcdefghijklmnopq";

  private static final List<Game> GAMES =
      List.of(
          Samples.game("tic-tac-toe"),
          Samples.gameOf(
              """
              name = "Four"
              board = { shape = "square", width = 4, height = 4 }
              line = { win = 4, lose = 3 }
              """),
          Samples.gameOf(
              """
              name = "Three"
              board = { shape = "hexagon", side = 3 }
              line = { win = 4, lose = 3 }
              """));

  /** A question with its answer, and what the prover has kept of its work on it. */
  private record Base(Position position, Player attacker, boolean wins, List<StrategyPart> parts) {
    static Base of(Position position, Player attacker) {
      int value = new Minimax().value(position);
      boolean moves = position.toMove().orElseThrow() == attacker;
      List<StrategyPart> parts = new ArrayList<>();
      KeptStrategy strategy =
          new KeptStrategy(new Strategy(position.game().symmetryGroup()), parts::add);
      new Prover(position, attacker, strategy, WorkerPool.SINGLE, BYTES).run(() -> false);
      return new Base(position, attacker, moves ? value > 0 : value < 0, parts);
    }

    PartsFormat format() {
      return new PartsFormat(position.game().board().cells(), attacker);
    }
  }

  private final Dice dice = new Dice(29);
  private final List<Base> bases = new ArrayList<>();

  private Base base() {
    if (bases.size() < 60) {
      Game game = GAMES.get(bases.size() % GAMES.size());
      Position position = LatePosition.of(game, 5 + dice.below(4), dice).orElseThrow();
      bases.add(Base.of(position, dice.below(2) == 0 ? Player.X : Player.O));
    }
    return bases.get(dice.below(bases.size()));
  }

  /** Moves for the position itself, and for the positions after each reply: any cells. */
  private StrategyPart invented(Base base) {
    StrategyPart part = new StrategyPart();
    Position at = base.position;
    Player attacker = base.attacker;
    int cells = at.game().board().cells();
    for (int depth = 0; depth < 3 && !at.outcome().isOver(); depth++) {
      if (at.toMove().orElseThrow() == attacker) {
        part.add(at.stones(attacker), at.stones(attacker.other()), dice.below(cells));
      } else {
        for (var reply : at.legalMoves()) {
          Position after = at.play(reply);
          part.add(after.stones(attacker), after.stones(attacker.other()), dice.below(cells));
        }
      }
      at = at.play(at.legalMoves().get(dice.below(at.legalMoves().size())));
    }
    return part;
  }

  /** A part with some characters changed, and the checksum that belongs to it then. */
  private Iterator<String> forged(Base base, StrategyPart part) {
    List<String> lines = new ArrayList<>(base.format().write(part).lines().toList());
    long sum = CertificateFormat.NO_LINES;
    for (int i = 1; i < lines.size() - 1; i++) {
      StringBuilder line = new StringBuilder(lines.get(i));
      if (dice.below(4) == 0) {
        int at = dice.below(line.length());
        line.setCharAt(at, line.charAt(at) == ' ' ? ' ' : DIGITS.charAt(dice.below(27)));
      }
      lines.set(i, line.toString());
      sum = CertificateFormat.checksum(sum, line.toString());
    }
    lines.set(lines.size() - 1, String.format("done %016x", sum));
    return lines.iterator();
  }

  private Strategy read(Base base, StrategyPart part) {
    Strategy strategy = new Strategy(base.position.game().symmetryGroup());
    Iterator<String> lines = forged(base, part);
    StrategyPart back = base.format().read(() -> lines.hasNext() ? lines.next() : "");
    if (back != null) {
      back.addTo(strategy);
    }
    return strategy;
  }

  @Test
  void noPartIsBelieved() {
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < Math.max(400, Samples.howMany("oxo.cases") / 5); i++) {
      Base base = base();
      boolean real = !base.parts.isEmpty() && dice.below(2) == 0;
      StrategyPart part = real ? base.parts.get(dice.below(base.parts.size())) : invented(base);
      try {
        ProofWriter.checked(base.position, base.attacker, read(base, part), () -> false);
        assertThat(base.wins).as("%s %s", base.position, base.attacker).isTrue();
        accepted++;
      } catch (ProofRefused e) {
        refused++;
      }
    }
    assertThat(accepted).isPositive();
    assertThat(refused).isGreaterThan(accepted);
  }

  /** What a file says of a task, with some of its numbers changed. */
  private long[] forgedTask(Base base) {
    ProofTask task = new ProofTasks(base.position, base.attacker).all().get(0);
    task.run(jobs(base, new Strategy(base.position.game().symmetryGroup())), 1 + dice.below(40));
    long[] numbers = task.save();
    for (int i = dice.below(3); i >= 0; i--) {
      int at = dice.below(numbers.length);
      numbers[at] =
          switch (dice.below(4)) {
            case 0 -> dice.below(3);
            case 1 -> dice.next();
            default -> numbers[at] ^ 1L << dice.below(Long.SIZE);
          };
    }
    return numbers;
  }

  private static Jobs jobs(Base base, Strategy strategy) {
    return new Jobs(
        new ProofTasks(base.position, base.attacker).rules(),
        BYTES,
        KeptStrategy.inMemory(strategy),
        () -> false);
  }

  private static void work(ProofTask task, Jobs jobs) {
    for (int i = 0; i < 50 && task.state() == State.OPEN; i++) {
      task.runAlone(jobs, 1_000);
      task.doubt();
    }
  }

  /** Beaten is what the referee decides in the end; that the defender holds must be true here. */
  @Test
  void noTaskHoldsBecauseAFileSaysSo() {
    int resumed = 0;
    for (int i = 0; i < Math.max(40, Samples.howMany("oxo.cases") / 100); i++) {
      Base base = base();
      ProofTask task = new ProofTasks(base.position, base.attacker).all().get(0);
      if (!task.resume(forgedTask(base))) {
        continue;
      }
      resumed++;
      task.doubt();
      assertThat(task.state()).isNotEqualTo(State.HOLDS);
      work(task, jobs(base, new Strategy(base.position.game().symmetryGroup())));
      if (task.state() == State.HOLDS) {
        assertThat(base.wins).as("%s %s", base.position, base.attacker).isFalse();
      }
    }
    assertThat(resumed).isPositive();
  }
}
