package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.DistilledBook;
import games.oxo.book.compact.SyntheticBook;
import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Move;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.PatternGames;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
@DisplayName("An exported bot, compiled and run")
class ExportedBotTest {
  private static final int LIMIT = 1_000_000;

  @TempDir Path folder;

  private ExportedProgram bot(Game game, SourceLanguage language, @Nullable DistilledBook book)
      throws IOException, InterruptedException {
    SourceText source =
        SourceExporter.export(
            new SourcePlan(
                game,
                book,
                SourceEvaluation.handMade(game),
                language,
                SourceAlphabet.ASCII,
                LIMIT,
                0,
                new BotSettings(BotProtocol.UGI, 1000, 100)));
    Path own = Files.createDirectories(folder.resolve(language + "-" + game.name().length()));
    return ExportedProgram.of(language, source.text(), own);
  }

  private static String command(Position position) {
    MoveNotation notation = new MoveNotation(position.game());
    String moves =
        position.moves().stream().map(notation::writeInList).collect(Collectors.joining(" "));
    return "position startpos" + (moves.isEmpty() ? "" : " moves " + moves);
  }

  /** The answers to a question about each position: the value, and the move. */
  private record Answer(String info, Move move) {}

  private static List<Answer> answers(ExportedProgram bot, List<Position> positions, String go)
      throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>(List.of("ugi", "uginewgame", "isready"));
    for (Position each : positions) {
      lines.add(command(each));
      lines.add(go);
    }
    lines.add("quit");
    List<String> said = bot.answers(lines);
    assertThat(said.subList(0, 3)).containsExactly("id name OXO bot", "ugiok", "readyok");
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      String info = said.get(3 + 2 * i);
      String move = said.get(4 + 2 * i);
      assertThat(info).startsWith("info depth ");
      assertThat(move).startsWith("bestmove ");
      MoveNotation notation = new MoveNotation(positions.get(i).game());
      answers.add(new Answer(info, notation.read(positions.get(i), move.substring(9))));
    }
    return answers;
  }

  private static Game game(String name) {
    return switch (name) {
      case "doubles" ->
          Samples.gameOf(
              "name = 'Doubles'\nboard = { shape = 'hexagon', side = 3 }\n"
                  + "line = { win = 4, lose = 3 }\nturns = 'XA, (OA, OA, XA, XA), ...'");
      case "rings" ->
          Samples.gameOf(
              "name = 'Rings'\nboard = { shape = 'square', width = 5, height = 5 }\n"
                  + "line = { win = 4 }\nturns = 'X1, O2, XA, OA, ...'");
      case "blocks" -> PatternGames.blocks("Blocks", 4, 4, "");
      default -> Samples.game(name);
    };
  }

  private static boolean wins(Position after, Position before) {
    return after.outcome().winner() == before.toMove().orElseThrow();
  }

  private static boolean isLost(Position after, Position before) {
    return after.outcome().isOver() && !after.outcome().isDraw() && !wins(after, before);
  }

  /** Whether the other side, if it is to move, can win at once. */
  private static boolean letsWin(Position after, Position before) {
    return !after.outcome().isOver()
        && !after.toMove().equals(before.toMove())
        && after.legalMoves().stream().anyMatch(move -> wins(after.play(move), after));
  }

  /** How good a move is at first sight: it wins, goes on, lets the other win, loses. */
  private static int rank(Position before, Move move) {
    if (move.isSwap()) {
      return 2;
    }
    Position after = before.play(move);
    return wins(after, before) ? 3 : isLost(after, before) ? 0 : letsWin(after, before) ? 1 : 2;
  }

  @ParameterizedTest
  @CsvSource({
    "yavalath, CPP",
    "squava, PYTHON",
    "connect4, JAVASCRIPT",
    "connect4:5x4, PYTHON",
    "tic-tac-toe:misere, JAVA",
    "doubles, JAVA",
    "rings, JAVASCRIPT",
    "blocks, PYTHON"
  })
  void winsBlocksAndDoesNotLoseAtOnce(String name, SourceLanguage language)
      throws IOException, InterruptedException {
    Game game = game(name);
    List<Position> positions = ExportedEvaluationTest.positions(game, 120, 7);
    List<Answer> answers = answers(bot(game, language, null), positions, "go nodes 60");
    for (int i = 0; i < positions.size(); i++) {
      Position at = positions.get(i);
      Move move = answers.get(i).move;
      int best = at.legalMoves().stream().mapToInt(each -> rank(at, each)).max().orElseThrow();
      assertThat(rank(at, move)).as("%s: %s", command(at), move).isEqualTo(best);
    }
  }

  /** What is decided is true, and what is lost or won within the depth is decided. */
  @ParameterizedTest
  @CsvSource({"tic-tac-toe:misere, PYTHON", "connect4:5x4, JAVA", "blocks, JAVASCRIPT"})
  void whatItProvesIsTrue(String name, SourceLanguage language)
      throws IOException, InterruptedException {
    Game game = game(name);
    List<Position> positions = new ArrayList<>();
    for (Position each : ExportedEvaluationTest.positions(game, 400, 9)) {
      if (game.board().cells() - each.ply() <= 10 && positions.size() < 100) {
        positions.add(each);
      }
    }
    Minimax exact = new Minimax();
    List<Answer> answers = answers(bot(game, language, null), positions, "go depth 20");
    for (int i = 0; i < positions.size(); i++) {
      int value = exact.value(positions.get(i));
      String info = answers.get(i).info;
      String wanted = value > 0 ? " score win " : value < 0 ? " score loss " : " score chance ";
      if (positions.get(i).legalMoves().size() > 1) {
        assertThat(info.contains(wanted) || info.startsWith("info depth 0 "))
            .as("%s: %s", command(positions.get(i)), info)
            .isTrue();
      }
      assertThat(Integer.signum(exact.value(positions.get(i), answers.get(i).move)))
          .isEqualTo(Integer.signum(value));
    }
  }

  /** A game of the bot against itself. */
  private static List<Position> play(Game game, BotDialogue bot, String go) throws IOException {
    MoveNotation notation = new MoveNotation(game);
    List<Position> line = new ArrayList<>();
    bot.say("uginewgame");
    Position at = game.start();
    while (!at.outcome().isOver()) {
      line.add(at);
      bot.say(command(at) + "\n" + go);
      at = at.play(notation.read(at, bot.hear("bestmove ").substring(9)));
    }
    return line;
  }

  private static List<String> withoutTimes(List<Answer> answers) {
    return answers.stream()
        .map(each -> each.info.replaceAll("time [0-9]+", "").replaceAll("chance [0-9.]+", ""))
        .collect(Collectors.toList());
  }

  @Test
  void playsTheSameGameInEveryLanguage() throws IOException, InterruptedException {
    assertSameInEveryLanguage("yavalath", 300);
  }

  @OnlyInFullRun
  @ParameterizedTest
  @CsvSource({"connect4, 300", "doubles, 200", "squava, 1000", "rings, 300"})
  void soItDoesInOtherGames(String name, int nodes) throws IOException, InterruptedException {
    assertSameInEveryLanguage(name, nodes);
  }

  private void assertSameInEveryLanguage(String name, int nodes)
      throws IOException, InterruptedException {
    Game game = game(name);
    String go = "go nodes " + nodes;
    ExportedProgram first = bot(game, SourceLanguage.CPP, null);
    List<Position> line;
    try (BotDialogue dialogue = new BotDialogue(first, folder)) {
      line = play(game, dialogue, go);
      assertThat(play(game, dialogue, go)).isEqualTo(line);
    }
    assertThat(line).hasSizeGreaterThan(6);
    List<String> wanted = withoutTimes(answers(first, line, go));
    for (SourceLanguage language : EnumSet.complementOf(EnumSet.of(SourceLanguage.CPP))) {
      assertThat(withoutTimes(answers(bot(game, language, null), line, go)))
          .as("%s", language)
          .isEqualTo(wanted);
    }
  }

  @ParameterizedTest
  @EnumSource
  void playsFromItsBook(SourceLanguage language) throws IOException, InterruptedException {
    Game game = Samples.game("yavalath");
    DistilledBook book = SyntheticBook.of(game, 400);
    List<Position> positions = new ArrayList<>();
    for (Position each : ExportedEvaluationTest.positions(game, 4000, 5)) {
      if (book.reply(each).isPresent() && positions.size() < 60) {
        positions.add(each);
      }
    }
    assertThat(positions).hasSizeGreaterThan(30);
    List<Answer> answers = answers(bot(game, language, book), positions, "go nodes 1");
    for (int i = 0; i < positions.size(); i++) {
      Position at = positions.get(i);
      assertThat(answers.get(i).move)
          .as(command(at))
          .isEqualTo(book.reply(at).orElseThrow().move());
    }
  }

  @Test
  void swapsAGoodFirstStoneAndBeginsWithAnEvenOne() throws IOException, InterruptedException {
    Game game = Samples.game("yavalath");
    ExportedProgram bot = bot(game, SourceLanguage.JAVA, null);
    MoveNotation notation = new MoveNotation(game);
    Position centre = game.start().play(notation.read(game.start(), "e5"));
    assertThat(answers(bot, List.of(centre), "go nodes 20000").get(0).move).isEqualTo(Move.SWAP);
    Move opening = answers(bot, List.of(game.start()), "go nodes 20000").get(0).move;
    assertThat(game.board().ring(opening.cell())).isGreaterThan(2);
  }

  /** Matches may begin from rows, and limit a search in several ways. */
  @ParameterizedTest
  @EnumSource
  void understandsItsProtocol(SourceLanguage language) throws IOException, InterruptedException {
    Game game = Samples.game("squava");
    ExportedProgram bot = bot(game, language, null);
    List<String> lines = new ArrayList<>();
    for (Position each : ExportedEvaluationTest.positions(game, 12, 2)) {
      Position before = each.previous().orElse(each);
      String moves = command(each).substring(command(before).length()).replace("moves ", "");
      lines.add(command(each));
      lines.add("go depth 2");
      lines.add("position fen " + PositionWriter.rows(before) + " moves" + moves);
      lines.add("go depth 2");
    }
    List<String> said =
        bot.answers(lines).stream().filter(line -> line.startsWith("bestmove ")).toList();
    assertThat(said).hasSize(24);
    for (int i = 0; i < said.size(); i += 2) {
      assertThat(said.get(i + 1)).isEqualTo(said.get(i));
    }
    for (String limit :
        List.of("movetime 20", "p1time 300 p2time 300 p1inc 2", "depth 2", "nodes 9 movetime 50")) {
      assertThat(answers(bot, List.of(game.start()), "go " + limit)).hasSize(1);
    }
  }
}
