package games.oxo.search.prove;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.PositionReader;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.ProofNode;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.prove.PassTest.Mark;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The pass test of quiet stones")
class PassTestTest {
  private static Mark test(String moves) {
    Position position = PositionReader.read(Samples.game("yavalath:no-swap"), moves);
    SearchRules rules = new SearchRules(position.game());
    LineState at = LineState.stack(rules)[position.ply()];
    at.set(position);
    return new PassTest(rules, () -> false).test(at);
  }

  /** O wins with h5, far from all stones: {@code docs/proofs.md}. */
  @Test
  void aQuietStoneThatWinsPasses() {
    assertThat(test("a1 f5 e5 h5")).isEqualTo(Mark.PASSED);
  }

  @Test
  void aStoneThatDoesNothingFails() {
    assertThat(test("a1 f5 e5 a5")).isEqualTo(Mark.FAILED);
  }

  @Test
  void aStoneThatFailsLooksHarder() {
    assertThat(Mark.PASSED.proof(10)).isEqualTo(10);
    assertThat(Mark.FAILED.proof(10)).isEqualTo(PassTest.HARDER * 10);
    assertThat(Mark.FAILED.proof(0)).isZero();
    assertThat(Mark.FAILED.proof(ProofNode.NEVER - 1)).isEqualTo(ProofNode.NEVER - 1);
    assertThat(Mark.FAILED.proof(ProofNode.NEVER)).isEqualTo(ProofNode.NEVER);
  }

  /** Whoever searches its answers up to their limit has reached its own. */
  @Test
  void theLimitOfAnswersIsReachedWithItsOwn() {
    for (Mark mark : Mark.values()) {
      for (int limit = 1; limit < 50; limit++) {
        int ofAnswers = mark.limitOfAnswers(limit);
        assertThat(mark.proof(ofAnswers)).isGreaterThanOrEqualTo(limit);
        assertThat(mark.proof(ofAnswers - 1)).isLessThan(limit);
      }
      assertThat(mark.limitOfAnswers(ProofNode.NEVER)).isEqualTo(ProofNode.NEVER);
      assertThat(Mark.of(mark.number)).isEqualTo(mark);
    }
  }
}
