package games.oxo.table.results;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.check.Certificate;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateReader;
import games.oxo.game.check.CertificateReferee;
import games.oxo.game.check.CertificateStrategy;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SwapResults;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BuiltInProofsTest {
  private static final Game PLAIN = Samples.game("yavalath:no-swap");
  private static final ExactValues PROOFS = BuiltInProofs.of(PLAIN);
  private static final List<String> TEXTS = texts();
  private static final Certificate ALL = together();

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (String part : BuiltInProofs.text(PLAIN).orElseThrow().split("(?=oxo-certificate)")) {
      texts.add(part);
    }
    return texts;
  }

  private static Certificate read(String text) {
    return CertificateReader.read(List.of(text.split("\n")).iterator());
  }

  /** The moves of all proofs in one, so that the referee can begin anywhere. */
  private static Certificate together() {
    Certificate first = read(TEXTS.get(0));
    CertificateMoves moves = new CertificateMoves();
    CertificateStrategy images = new CertificateStrategy(moves, first.symmetries());
    for (String text : TEXTS) {
      for (String line : text.split("\n")) {
        CertificateFormat.readMove(
            line,
            PLAIN.board().cells(),
            (x, o, cell) -> {
              if (!images.has(x, o)) {
                moves.add(x, o, cell, 1);
              }
            });
      }
    }
    return at(first, moves, first.x(), first.o());
  }

  private static Certificate at(Certificate like, CertificateMoves moves, long x, long o) {
    return new Certificate(
        like.rules(),
        like.fingerprint(),
        x,
        o,
        Player.X,
        CertificateFormat.MOST_THREATS,
        moves,
        like.symmetries(),
        1,
        null);
  }

  private static boolean refereeAgrees(Position position) {
    Certificate claim = at(ALL, ALL.moves(), position.stones(Player.X), position.stones(Player.O));
    return CertificateReferee.check(claim, share -> true).holds();
  }

  private static Position position(Game game, String moves) {
    return new MoveNotation(game).playList(game.start(), moves);
  }

  @Test
  void theRefereeAcceptsEveryProofAndTheyAreThoseOfTheResults() {
    List<ResultAnswer.Proof> proven =
        ResultStore.builtIn().get("yavalath-proofs").proofs().stream()
            .filter(ResultAnswer.Proof::isProven)
            .toList();
    assertThat(TEXTS).hasSameSizeAs(proven);
    for (String text : TEXTS) {
      Certificate claim = read(text);
      CertificateReferee.Report report = CertificateReferee.check(claim, share -> true);
      assertThat(report.holds()).isTrue();
      assertThat(report.unused()).isZero();
      assertThat(claim.winner()).isEqualTo(Player.X);
      assertThat(proven)
          .filteredOn(
              each -> {
                Position after = position(PLAIN, each.move());
                return after.stones(Player.X) == claim.x() && claim.o() == 0;
              })
          .singleElement()
          .satisfies(each -> assertThat((long) each.certificate()).isEqualTo(report.moves()));
    }
  }

  @Test
  void whoPlaysByTheProofsWinsAgainstRandomReplies() {
    Dice dice = new Dice(7);
    for (int game = 0; game < 40; game++) {
      Position at = PLAIN.start();
      int checks = 0;
      while (!at.outcome().isOver()) {
        assertThat(PROOFS.result(at)).as("%s", at.moves()).contains(Result.WIN);
        Position before = at;
        at = at.play(game % 2 == 0 && at.ply() == 0 ? d4() : winningMove(before));
        if (at.outcome().isOver()) {
          break;
        }
        assertThat(PROOFS.result(at)).as("%s", at.moves()).contains(Result.LOSS);
        if (at.ply() > 4 && checks++ < 1) {
          assertThat(refereeAgrees(at)).as("%s", at.moves()).isTrue();
        }
        List<Move> replies = at.legalMoves();
        at = at.play(replies.get(dice.below(replies.size())));
      }
      assertThat(at.outcome().winner()).isEqualTo(Player.X);
    }
  }

  private static Move d4() {
    return new MoveNotation(PLAIN).read(PLAIN.start(), "d4");
  }

  /** The proof's move, or one after which the other side is proven to lose. */
  private static Move winningMove(Position position) {
    SwapResults results = new SwapResults(PROOFS);
    return PROOFS
        .winningMove(position)
        .or(
            () ->
                position.legalMoves().stream()
                    .filter(move -> results.ofMove(position, move).equals(won()))
                    .findFirst())
        .orElseThrow();
  }

  private static Optional<Result> won() {
    return Optional.of(Result.WIN);
  }

  @Test
  void theRefereeAgreesWithEveryAnswerAboutRandomPositions() {
    Dice dice = new Dice(3);
    int known = 0;
    for (int i = 0; i < 2000; i++) {
      Position at = PLAIN.start();
      int stones = 2 + dice.below(16);
      while (at.ply() < stones && !at.outcome().isOver()) {
        List<Move> moves = at.legalMoves();
        at = at.play(moves.get(dice.below(moves.size())));
      }
      if (at.outcome().isOver() || at.ply() < 4) {
        continue;
      }
      Optional<Result> found = PROOFS.result(at);
      if (found.isEmpty() || completesALine(at)) {
        continue;
      }
      known++;
      assertThat(found).contains(at.toMove().orElseThrow() == Player.X ? Result.WIN : Result.LOSS);
      assertThat(refereeAgrees(at)).as("%s", at.moves()).isTrue();
    }
    assertThat(known).isGreaterThan(20);
  }

  private static boolean completesALine(Position at) {
    Player mover = at.toMove().orElseThrow();
    return at.legalMoves().stream().anyMatch(move -> at.play(move).outcome().winner() == mover);
  }

  @Test
  void everyImageOfAPositionIsKnown() {
    List<Move> moves = position(PLAIN, "e5 c4").moves();
    for (Symmetry symmetry : PLAIN.symmetries()) {
      Position image = PLAIN.start();
      for (Move each : moves) {
        image = image.play(Move.at(symmetry.map(each.cell())));
      }
      assertThat(PROOFS.result(image)).isEqualTo(won());
      Position after = image.play(PROOFS.winningMove(image).orElseThrow());
      assertThat(PROOFS.result(after)).contains(Result.LOSS);
    }
  }

  @Test
  void theSwapTurnsAWonFirstStoneIntoALostOne() {
    Game game = Samples.game("yavalath");
    SwapResults results = new SwapResults(BuiltInProofs.of(game));
    Move e5 = new MoveNotation(game).read(game.start(), "e5");
    assertThat(results.ofMove(game.start(), e5)).contains(Result.LOSS);
    assertThat(results.of(game.start())).isEmpty();
    Position offered = game.start().play(e5);
    assertThat(results.of(offered)).isEqualTo(won());
    assertThat(results.ofMove(offered, Move.SWAP)).isEqualTo(won());
    for (Move stone : PLAIN.start().play(e5).legalMoves()) {
      assertThat(results.ofMove(offered, stone)).contains(Result.LOSS);
    }
    assertThat(results.of(offered.play(Move.SWAP))).contains(Result.LOSS);
    assertThat(results.of(position(game, "e5 c4"))).isEqualTo(won());
    assertThat(results.of(position(game, "a1"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"yavalath:side4", "squava", "fourtic"})
  void nothingIsProvenOfOtherRules(String name) {
    assertThat(BuiltInProofs.of(Samples.game(name))).isSameAs(ExactValues.NONE);
  }
}
