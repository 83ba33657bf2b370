package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.SyntheticBook;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@DisplayName("An exported bot for CodinGame's Yavalath")
class CodingameBotTest {
  private static final int ROWS = 9;

  private static final String READLINE =
      """
      const bytes = Buffer.alloc(1);
      function readline() {
        let line = "";
        for (;;) {
          if (require("fs").readSync(0, bytes, 0, 1) === 0) process.exit(0);
          if (bytes[0] === 10) return line;
          line += String.fromCharCode(bytes[0]);
        }
      }
      """;

  @TempDir Path folder;

  private final Game game = Samples.game("yavalath");
  private final DistilledBook book = SyntheticBook.of(game, 400);
  private final Dice dice = new Dice(4);

  private ExportedProgram bot(SourceLanguage language, @Nullable DistilledBook replies)
      throws IOException, InterruptedException {
    SourceText source =
        SourceExporter.export(
            new SourcePlan(
                game,
                replies,
                SourceEvaluation.handMade(game),
                language,
                SourceAlphabet.ASCII,
                100_000,
                0,
                new BotSettings(BotProtocol.CODINGAME, 400, 30)));
    String text = source.text();
    if (language == SourceLanguage.JAVASCRIPT) {
      // The site has this function; node has none.
      text = READLINE + text;
    }
    return ExportedProgram.of(language, text, folder);
  }

  private static int length(int row) {
    return ROWS - Math.abs(ROWS / 2 - row);
  }

  /** The input of a turn, with the stones of the bot as 1. */
  private String input(Position at, Player bot, int last, boolean blanks) {
    StringBuilder text = new StringBuilder("9\n");
    int cell = 0;
    int x = -1;
    int y = -1;
    for (int row = 0; row < ROWS; row++) {
      for (int i = 0; i < length(row); i++, cell++) {
        boolean own = (at.stones(bot) >>> cell & 1) != 0;
        boolean other = (at.stones(bot.other()) >>> cell & 1) != 0;
        text.append(own ? "1" : other ? "2" : "0").append(blanks ? " " : "");
        if (cell == last) {
          x = i;
          y = row;
        }
      }
      text.append('\n');
    }
    return text + (blanks ? x + " " + y : x + "\n" + y);
  }

  private static int cell(String answer) {
    List<String> words = Arrays.asList(answer.split(" "));
    int x = Integer.parseInt(words.get(0));
    int y = Integer.parseInt(words.get(1));
    assertThat(y).isBetween(0, ROWS - 1);
    assertThat(x).isBetween(0, length(y) - 1);
    int cell = x;
    for (int row = 0; row < y; row++) {
      cell += length(row);
    }
    return cell;
  }

  /** The bot's move; a stone on the opponent's first one is a swap. */
  private Position botMoves(BotDialogue bot, Position at, int last, boolean blanks)
      throws IOException {
    Player side = at.toMove().orElseThrow();
    bot.say(input(at, side, last, blanks));
    int cell = cell(bot.hear(""));
    boolean steals = at.swapOffered() && (at.occupied() >>> cell & 1) != 0;
    Move move = steals ? Move.SWAP : Move.at(cell);
    assertThat(at.legalMoves()).contains(move);
    return at.play(move);
  }

  @OnlyInFullRun
  @ParameterizedTest
  @CsvSource({"CPP, false", "PYTHON, true"})
  void soItDoesInOtherLanguages(SourceLanguage language, boolean blanks)
      throws IOException, InterruptedException {
    beginsAndNoticesThatItsStoneWasStolen(language, blanks);
  }

  @OnlyInFullRun
  @ParameterizedTest
  @CsvSource({"JAVA, false", "JAVASCRIPT, true"})
  void soItStealsInOtherLanguages(SourceLanguage language, boolean blanks)
      throws IOException, InterruptedException {
    stealsTheStonesThatItsBookSays(language, blanks);
  }

  private void playToTheEnd(BotDialogue bot, Position from, boolean blanks) throws IOException {
    Position at = from;
    boolean botMoves = false;
    int last = -1;
    while (!at.outcome().isOver()) {
      if (botMoves) {
        at = botMoves(bot, at, last, blanks);
      } else {
        List<Move> moves = at.legalMoves().stream().filter(move -> !move.isSwap()).toList();
        Move move = moves.get(dice.below(moves.size()));
        last = move.cell();
        at = at.play(move);
      }
      botMoves = !botMoves;
    }
    assertThat(at.ply()).isGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"JAVA, true", "JAVASCRIPT, false"})
  void beginsAndNoticesThatItsStoneWasStolen(SourceLanguage language, boolean blanks)
      throws IOException, InterruptedException {
    try (BotDialogue bot = new BotDialogue(bot(language, null), folder)) {
      bot.say("0");
      Position first = botMoves(bot, game.start(), -1, blanks);
      int stone = first.lastMove().orElseThrow().cell();
      Position stolen = first.play(Move.SWAP);
      Position after = botMoves(bot, stolen, stone, blanks);
      assertThat(after.ply()).isEqualTo(2);
      playToTheEnd(bot, after, blanks);
    }
  }

  /** The bot has a book, so that the answer does not depend on how fast the machine is. */
  @ParameterizedTest
  @CsvSource({"CPP, true", "PYTHON, false"})
  void stealsTheStonesThatItsBookSays(SourceLanguage language, boolean blanks)
      throws IOException, InterruptedException {
    ExportedProgram program = bot(language, book);
    Set<Boolean> seen = new HashSet<>();
    for (int stone = 0; stone < game.board().cells() && seen.size() < 2; stone++) {
      Position first = game.start().play(Move.at(stone));
      Move reply = book.reply(first).orElseThrow().move();
      if (!seen.add(reply.isSwap())) {
        continue;
      }
      try (BotDialogue bot = new BotDialogue(program, folder)) {
        bot.say("1");
        Position after = botMoves(bot, first, stone, blanks);
        assertThat(after.lastMove()).contains(reply);
        playToTheEnd(bot, after, blanks);
      }
    }
    assertThat(seen).hasSize(2);
  }
}
