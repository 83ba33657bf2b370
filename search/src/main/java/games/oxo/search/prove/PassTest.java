package games.oxo.search.prove;

import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.ProofNode;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.prove.AttackSearch.Outcome;
import java.util.function.BooleanSupplier;

/**
 * Tells quiet stones of the attacker that do something from those that do not: would it win, with
 * few quiet stones more, if the defender passed? A stone after which it would not is likely to be
 * refuted, so its proof number counts more. That decides only what is looked at first.
 *
 * <p>In the proofs of Yavalath that were found before, every quiet stone passes: {@code
 * docs/proofs.md}.
 */
final class PassTest {
  /** How much harder a stone looks that fails. Measured: 2, 8 and 30 gain less or no more. */
  static final int HARDER = 4;

  /** A test may take so many expansions. Measured: 100 harm. */
  private static final int MOST_EXPANSIONS = 200;

  /** How many stones further quiet ones may be made. Chosen by hand. */
  private static final int QUIET_STONES = 5;

  private static final long TABLE_BYTES = 2 << 20;

  /** What is known of a position of the defender, as it is kept in the table of a search. */
  enum Mark {
    /** The attacker's last stone was not quiet. */
    NO_QUIET_STONE(0),
    /** Its last stone was quiet, and was not tested. */
    UNTESTED(1),
    PASSED(2),
    FAILED(3);

    private static final Mark[] ALL = values();

    /** Its number in a table. */
    final int number;

    Mark(int number) {
      this.number = number;
    }

    static Mark of(int number) {
      return ALL[number];
    }

    /** By what its proof number is multiplied. */
    int factor() {
      return this == FAILED ? HARDER : 1;
    }

    /** Its proof number, from what its answers make it. */
    int proof(int ofAnswers) {
      return ofAnswers == ProofNode.NEVER
          ? ProofNode.NEVER
          : (int) Math.min(ProofNode.NEVER - 1, (long) factor() * ofAnswers);
    }

    /** The limit for what its answers make of its number, from a limit for the number. */
    int limitOfAnswers(int limit) {
      return limit == ProofNode.NEVER ? limit : (limit + factor() - 1) / factor();
    }
  }

  private final AttackSearch search;

  /**
   * @param stop whether to stop soon
   */
  PassTest(SearchRules rules, BooleanSupplier stop) {
    search = new AttackSearch(rules, TABLE_BYTES, stop);
  }

  /** How many positions of the defender were looked at since it was made. */
  long expansions() {
    return search.expansions();
  }

  /**
   * Tests the attacker's last stone, which was quiet.
   *
   * @param at the defender is to move
   */
  Mark test(LineState at) {
    int quiet = at.ply + QUIET_STONES;
    return search.attack(at.other, at.own, at.ply, quiet, MOST_EXPANSIONS) == Outcome.PROVEN
        ? Mark.PASSED
        : Mark.FAILED;
  }
}
