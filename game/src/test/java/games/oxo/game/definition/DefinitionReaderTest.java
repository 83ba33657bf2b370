package games.oxo.game.definition;

import static games.oxo.game.Samples.define;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.board.Shapes;
import games.oxo.game.input.InputException;
import games.oxo.game.score.CellBonus;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.RunPoints;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefinitionReaderTest {
  private static final String BOARD = "board = { shape = \"square\", width = 5, height = 5 }\n";
  private static final String START = "name = \"G\"\n" + BOARD;

  /** Reads the file {@code a} of several; {@code extends} finds the others. */
  private static Definition read(Map<String, String> files) {
    return DefinitionReader.read(
        source("a", files),
        (name, from) -> {
          if (!files.containsKey(name)) {
            throw new InputException("there is no file " + name);
          }
          return source(name, files);
        });
  }

  private static Source source(String name, Map<String, String> files) {
    return new Source(name, name + ".toml", files.get(name));
  }

  @Test
  void readsEveryKey() {
    Definition game =
        define(
            """
            name = "All keys"
            board = { shape = "square", width = 6, height = 5, gravity = true }
            line = { win = 4, lose = 3 }
            swap = true
            turns = "XA, O1, XA, OA, ..."
            notation = "column"
            """);
    assertThat(game.name()).isEqualTo("All keys");
    assertThat(game.board().columns()).isEqualTo(6);
    assertThat(game.board().rows()).isEqualTo(5);
    assertThat(game.board().gravity()).isTrue();
    assertThat(game.line()).isEqualTo(new LineRule(4, 3));
    assertThat(game.swap()).isTrue();
    assertThat(game.turns()).hasToString("XA, O1, XA, OA, ...");
    assertThat(game.notation()).isEqualTo(NotationStyle.COLUMN);
  }

  @Test
  void scoresSumRunsBonusAndLongestPath() {
    Definition game =
        define(
            """
            name = "Points"
            board = { shape = "square", width = 3, height = 3 }
            notation = "chess"
            [score]
            longest = "path"
            run = [ { length = 2, points = 1 }, { length = 3, points = 5 } ]
            bonus = [ { cells = "corners", points = 2 }, { cells = ["b2", "a1"], points = -1 } ]
            """);
    ScoreRule score = game.score();
    assertThat(score).isNotNull();
    assertThat(score.parts())
        .containsExactly(
            new RunPoints(2, 1),
            new RunPoints(3, 5),
            new CellBonus(List.of(2, 0, 2, 0, -1, 0, 1, 0, 2)),
            new PathLength());
  }

  @Test
  void tablesMayBeWrittenInAnyTomlWay() {
    Definition dotted =
        define("name = 'G'\nboard.shape = 'hexagon'\nboard.side = 4\n[line]\nwin = 4\n");
    assertThat(dotted.board().shape()).isEqualTo(Shapes.BUILT_IN.ofKey("hexagon"));
    assertThat(dotted.board().cells()).isEqualTo(37);
    assertThat(dotted.line()).isEqualTo(new LineRule(4, 0));
  }

  @Test
  void notationHasADefaultForEachBoard() {
    assertThat(define(START + "line.win = 4").notation()).isEqualTo(NotationStyle.CHESS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // A key, the file and its line, and what would be right.
        "nam = \"x\"                | my.toml:3: unknown key 'nam'; did you mean 'name'?",
        "line = { wim = 4 }         | my.toml:3: unknown key 'wim' in 'line'; did you mean 'win'?",
        "gravity = true             | my.toml:3: unknown key 'gravity'; it belongs in 'board'",
        "colour = 1                 | my.toml:3: unknown key 'colour'; known: name, extends, board,"
            + " line, score, swap, turns, notation",
        "line = 4                   | my.toml:3: 'line' must be a table { win = …, lose = …,"
            + " pattern = … }, not a whole number",
        "line = { win = \"4\" }     | my.toml:3: 'line.win' must be a whole number, not text",
        "line = { win = 4.0 }       | my.toml:3: 'line.win' must be a whole number, not a number"
            + " with a fraction",
        "line = { win = 6 }         | my.toml:3: 'line.win' is 6, but the longest line on this"
            + " board (5x5) has 5 cells; it must be 2 to 5",
        "line = { win = 65 }        | my.toml:3: 'line.win' is 65, but the longest line on this"
            + " board (5x5) has 5 cells; it must be 2 to 5",
        "line = { win = 1 }         | my.toml:3: 'line.win' is 1, but a line has at least two"
            + " cells; it must be 2 to 5 on this board (5x5)",
        "line = { win = 0 }         | my.toml:3: 'line.win' is 0, but a line has at least two"
            + " cells; it must be 2 to 5 on this board (5x5)",
        "line = { win = -3 }        | my.toml:3: 'line.win' is -3, but a line has at least two"
            + " cells; it must be 2 to 5 on this board (5x5)",
        "line = { lose = 1 }        | my.toml:3: 'line.lose' is 1, but a line has at least two"
            + " cells; it must be 2 to 5 on this board (5x5)",
        "line = { win = 4, lose = 0 } | my.toml:3: 'line.lose' is 0, but a line has at least two"
            + " cells; it must be 2 to 5 on this board (5x5)",
        "line = { win = 4, lose = 9 } | my.toml:3: 'line.lose' is 9, but the longest line on this"
            + " board (5x5) has 5 cells; it must be 2 to 5",
        "score = { run = { length = 1, points = 3 } } | my.toml:3: 'score.run.length' is 1, but a"
            + " line has at least two cells; it must be 2 to 5 on this board (5x5)",
        "line = { win = 3, lose = 3 } | my.toml:3: a line of 3 can never lose because 3 in a row"
            + " already wins; 'lose' must be less than 'win'",
        "line = { }                 | my.toml:3: a line rule needs 'win', 'lose' or 'pattern'",
        "line = { pattern = { cells = \"X\", result = \"win\" } } | my.toml:3: a pattern has at"
            + " least two cells, not 1",
        "line = { pattern = { cells = \"XO\", result = \"win\" } } | my.toml:3: row 1 of the"
            + " pattern ('XO') has a 'O'; it is made of 'X' for its cells and '.' for others",
        "line = { pattern = { cells = \"XX\", result = \"wins\" } } | my.toml:3: 'wins' is not a"
            + " value of 'line.pattern.result'; did you mean 'win'?",
        "line = { pattern = { cells = \"XX\" } } | my.toml:3: the key 'line.pattern.result' is"
            + " missing",
        "line = { pattern = { cells = \"X....X\", result = \"win\", name = \"a gap\" } } |"
            + " my.toml:3: the pattern 'a gap' has no place on this board (5x5)",
        "line = { pattern = { cells = \"XX\", result = \"win\", name = \" \" } } | my.toml:3: the"
            + " name of a pattern must have 1 to 40 characters",
        "line = { pattern = \"XX/XX\" } | my.toml:3: 'line.pattern' must be a table { cells = …,"
            + " result = …, name = … } or a list of such tables, not text",
        "swap = 1                   | my.toml:3: 'swap' must be true or false, not a whole number",
        "score = { longest = \"pth\" } | my.toml:3: 'pth' is not a value of 'score.longest'; did"
            + " you mean 'path'?",
        "score = { largest = \"grup\" } | my.toml:3: 'grup' is not a value of 'score.largest'; did"
            + " you mean 'group'?",
        "score = { }                | my.toml:3: a score rule needs 'run', 'bonus', 'longest' or"
            + " 'largest'",
        "score = { run = 3 }        | my.toml:3: 'score.run' must be a table { length = …, points ="
            + " … } or a list of such tables, not a whole number",
        "score = { run = { length = 3 } } | my.toml:3: the key 'score.run.points' is missing",
        "score = { run = { length = 3, points = 3000 } } | my.toml:3: 'score.run.points' is 3000;"
            + " it must be -1000 to 1000",
        "score = { run = { length = 7, points = 3 } } | my.toml:3: 'score.run.length' is 7, but the"
            + " longest line on this board (5x5) has 5 cells; it must be 2 to 5",
        "score = { bonus = { cells = \"boarder\", points = 1 } } | my.toml:3: 'boarder' is not a"
            + " set of cells; use border, corners, all, 'ring 1' and so on, or a list such as"
            + " [\"a5\"]; did you mean 'border'?",
        "score = { bonus = { cells = \"ring 3\", points = 1 } } | my.toml:3: 'ring 3': this board"
            + " (5x5) has rings 1 to 2",
        "score = { bonus = { cells = [\"f1\"], points = 1 } } | my.toml:3: 'f1' is not a cell; a"
            + " cell is a column a to e and a row 1 to 5, as in 'e1'",
        "turns = \"XA, O7, ...\"    | my.toml:3: the turn order names ring 7, but this board (5x5)"
            + " has rings 1 to 2",
        "turns = \"XA, OA\"         | my.toml:3: the turn order ends after 2 turns, but the board"
            + " has 25 cells; end it with ', ...'",
        "turns = \"OA, XA, ...\"    | my.toml:3: the first turn is OA, but X begins every game",
        "turns = \"XA, XA, XA\"     | my.toml:3: the turn order has no turn for O",
        "score = { bonus = { cells = \"all\", points = 0 } } | my.toml:3: nothing on this board is"
            + " worth a point, so every game is a draw",
        "score = { bonus = { cells = [], points = 1 } } | my.toml:3: nothing on this board is worth"
            + " a point, so every game is a draw",
        "line = { win = 99999999999999 } | my.toml:3: 'line.win' is 99999999999999; it must be"
            + " -1000000000 to 1000000000",
        "notation = \"chesss\"      | my.toml:3: 'chesss' is not a value of 'notation'; did you"
            + " mean 'chess'?",
        "notation = \"column\"      | my.toml:3: notation 'column' needs a board with gravity",
        "extends = \"b\"            | my.toml:3: no file b",
        "extends = 3                | my.toml:3: 'extends' must be text, not a whole number",
        "name = \"again\"           | my.toml:3: the key 'name' is given twice"
      })
  void oneClearMessageWithFileAndLine(String line, String message) {
    String text = START + line + (line.matches("(line|score) .*") ? "" : "\nline.win = 4\n");
    assertThatThrownBy(() -> define(text.strip()))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "shape = \"square\", width = 9, height = 8 | my.toml:2: a board of 9x8 has 72 cells; width"
            + " times height must be 1 to 64",
        "shape = \"square\", width = 70, height = 1 | my.toml:2: 'board.width' is 70; it must be 1"
            + " to 64",
        "shape = \"square\", width = 5 | my.toml:2: the key 'board.height' is missing",
        "shape = \"square\", width = 5, height = 5, side = 3 | my.toml:2: 'board.side' has no"
            + " meaning here: a square board has 'width' and 'height'",
        "shape = \"hexagon\", side = 6 | my.toml:2: 'board.side' is 6; it must be 1 to 5",
        "shape = \"hexagon\", width = 5 | my.toml:2: 'board.width' has no meaning here: a hexagon"
            + " has only a 'side'",
        "shape = \"hexagon\", side = 4, gravity = true | my.toml:2: gravity needs a square board: a"
            + " hexagon has no columns to fall down",
        "shape = \"hexagone\", side = 4 | my.toml:2: 'hexagone' is not a value of 'board.shape';"
            + " did you mean 'hexagon'?",
        "shape = \"square\", width = 1, height = 1 | my.toml:2: a board of one cell has no lines",
        "shape = \"square\", width = 3, height = 2 | my.toml:3: 'line.win' is 4, but the longest"
            + " line on this board (3x2) has 3 cells; it must be 2 to 3",
        "shape = \"square\", cells = \"...../.#.#./.....\", width = 4 | my.toml:2: row 1 of the"
            + " cells ('.....') has 5 places; it should have 4",
        "shape = \"square\", cells = [\"....\", \".#.\"] | my.toml:2: row 2 of the cells ('.#.')"
            + " has 3 places; it should have 4",
        "shape = \"square\", cells = [\"....\", \".x..\"] | my.toml:2: row 2 of the cells ('.x..')"
            + " has a 'x'; a place is '.' for a cell or '#' for a hole",
        "shape = \"square\", cells = \"..../####/....\" | my.toml:2: row 2 of the cells has only"
            + " holes; each row has a cell",
        "shape = \"square\", cells = \"#.../#...\" | my.toml:2: the first column of the cells has"
            + " only holes; leave it out",
        "shape = \"square\", cells = \"...#/...#\" | my.toml:2: the last column of the cells has"
            + " only holes; leave it out",
        "shape = \"square\", cells = \"..../..../.\", height = 2 | my.toml:2: the cells have 3"
            + " rows, but the board has 2 rows",
        "shape = \"square\", cells = \"....#/.....\", gravity = true | my.toml:2: a board with"
            + " gravity has no holes; leave out 'cells' or 'gravity'",
        "shape = \"square\", cells = [] | my.toml:2: 'board.cells' has no rows; a row is text with"
            + " a '.' for each cell and a '#' for each hole",
        "shape = \"square\", cells = 3 | my.toml:2: 'board.cells' must be text in quotes, not a"
            + " whole number",
        "shape = \"square\", cells = [3] | my.toml:2: 'board.cells' must be text in quotes, not a"
            + " whole number",
        "shape = \"hexagon\", cells = \".#/.../../..\" | my.toml:2: the cells have 4 rows, but the"
            + " board has 3 rows",
        "shape = \"square\", width = 5, height = 5, directions = [\"rows\", \"colums\"] |"
            + " my.toml:2: 'colums' is not a value of 'board.directions'; did you mean 'columns'?",
        "shape = \"hexagon\", side = 4, directions = \"columns\" | my.toml:2: 'columns' is not a"
            + " value of 'board.directions'; known: rows, falling, rising, diagonals",
        "shape = \"square\", width = 5, height = 5, directions = [] | my.toml:2: 'board.directions'"
            + " names no direction; leave it out where lines run in all",
        "shape = \"square\", width = 1, height = 5, directions = \"rows\" | my.toml:2: this board"
            + " (1x5) has no line of two cells",
        "shape = \"square\", width = 5, height = 5, wrap = \"tube\" | my.toml:2: 'tube' is not a"
            + " value of 'board.wrap'; known: none, cylinder, torus",
        "shape = \"hexagon\", side = 4, wrap = \"torus\" | my.toml:2: only a square board has edges"
            + " that can be joined, not a hexagon",
        "shape = \"square\", width = 5, height = 2, wrap = \"torus\" | my.toml:2: edges are joined"
            + " across 3 cells at least, and this board is 5x2",
        "shape = \"square\", width = 5, height = 5, gravity = true, wrap = \"torus\" | my.toml:2:"
            + " stones cannot fall on a torus, which has no bottom; use \"cylinder\"",
        "width = 5, height = 5 | my.toml: the key 'board' with its 'shape' is missing"
      })
  void boardsThatCannotBeAreRefused(String board, String message) {
    String text = "name = \"G\"\nboard = { " + board + " }\nline = { win = 4 }\n";
    assertThatThrownBy(() -> define(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void cellsSayWhichPlacesOfTheBoardThereAre() {
    String head = "name = \"G\"\nline.win = 2\nboard = { shape = ";
    Board plus = define(head + "\"square\", cells = [\"#.#\", \"...\", \"#.#\"] }").board();
    assertThat(plus.cells()).isEqualTo(5);
    assertThat(plus.figures()).containsExactly(3, 3);
    assertThat(plus.describe()).isEqualTo("3x3 with 5 cells");
    assertThat(plus).isEqualTo(define(head + "\"square\", cells = \"#.# / ... / #.#\" }").board());
    assertThat(define(head + "\"square\", cells = \".../.../...\" }").board())
        .isEqualTo(Board.square(3, 3, false));
    String hexagon = define(head + "\"hexagon\", cells = \"../.#./..\" }").board().describe();
    assertThat(hexagon).isEqualTo("hexagon of side 2 with 6 cells");
    assertThatThrownBy(
            () -> define(head + "\"square\", cells = \"" + "..../".repeat(64) + "#...\" }"))
        .hasMessage("my.toml:3: the cells make a height of 65; it must be 1 to 64");
    assertThatThrownBy(
            () -> define(head + "\"square\", cells = \"" + "..../".repeat(16) + "#...\" }"))
        .hasMessage("my.toml:3: a board of 67 cells is too large; it has at most 64");
  }

  @Test
  void directionsSayWhereLinesRun() {
    String head = "name = \"G\"\nline.win = 2\nboard = { shape = \"square\", width = 3, height = 3";
    Board slopes = define(head + ", directions = \"diagonals\" }").board();
    assertThat(slopes.directions()).isEqualTo(2);
    assertThat(slopes.runs(3)).containsExactlyInAnyOrder(0b100010001L, 0b001010100L);
    assertThat(slopes.features().directionWords()).isEqualTo("diagonals");
    assertThat(slopes.touching(4)).isEqualTo(0b010101010L);
    assertThat(slopes.around(4)).isEqualTo(0b111101111L);
    assertThat(slopes)
        .isEqualTo(define(head + ", directions = [\"rising\", \"falling\"] }").board());
    assertThat(define(head + ", directions = [\"rows\", \"columns\", \"diagonals\"] }").board())
        .isEqualTo(Board.square(3, 3, false));
    Board rising = define(head + ", directions = [\"rising\", \"rows\", \"columns\"] }").board();
    assertThat(rising.features().directionWords()).isEqualTo("rows, columns and rising diagonals");
    assertThat(rising.symmetries()).hasSize(4);
  }

  @Test
  void patternsAreTurnedAndMirrored() {
    Game squares =
        Game.of(define(START + "line.pattern = { cells = [\"X X\", \"X X\"], result = \"win\" }"));
    assertThat(squares.rules().winning().sets()).hasSize(16);
    assertThat(squares.rules().losing().isNone()).isTrue();
    assertThat(squares.rules().goal()).isEqualTo("a pattern of four wins");
    Game elbows =
        Game.of(
            define(
                START
                    + "line = { win = 4, pattern = { cells = \"XXX/X..\", result = \"lose\", name ="
                    + " \"an L\" } }"));
    assertThat(elbows.rules().losing().sets()).hasSize(8 * 4 * 3);
    assertThat(elbows.rules().goal()).isEqualTo("four in a row wins, an L loses");
    String hexagon = "name = \"G\"\nboard = { shape = \"hexagon\", side = 3 }\n";
    String ring = "line.pattern = { cells = [\" X X\", \"X . X\", \" X X\"], result = \"win\" }";
    assertThat(Game.of(define(hexagon + ring)).rules().winning().sets()).hasSize(7);
    assertThatThrownBy(() -> define(hexagon + ring.replace(". X\"", ".X\"")))
        .hasMessageStartingWith("my.toml:3: the rows of this pattern do not match: on a hexagon");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "win = 2, pattern = { cells = 'XX/XX', result = 'lose', name = 'a square' } | 'a square'"
            + " can never lose because it holds what already wins",
        "lose = 3, pattern = [{ cells = 'XX', result = 'win' }, { cells = 'X./.X', result = 'win'"
            + " }] | a line of 3 can never lose because it holds what already wins"
      })
  void whatCanNeverLoseIsRefused(String rule, String message) {
    assertThatThrownBy(() -> define(START + "line = { " + rule + " }"))
        .hasMessage("my.toml:3: " + message);
  }

  @Test
  void wrapJoinsEdges() {
    String head = "name = \"G\"\nline.win = 3\nboard = { shape = \"square\", width = 3, height = 4";
    Board tube = define(head + ", wrap = \"cylinder\" }").board();
    assertThat(tube.step(2, 0, 1)).isEqualTo(0);
    assertThat(tube.step(0, 1, -1)).isEqualTo(-1);
    assertThat(tube.touching(0)).isEqualTo(0b001110L);
    assertThat(tube.runs(3)).hasSize(4 + 2 * 3 + 2 * (2 * 3));
    assertThat(tube.longestLine()).isEqualTo(4);
    assertThat(tube.symmetries()).hasSize(4);
    Board torus = define(head + ", wrap = \"torus\" }").board();
    assertThat(torus.step(0, 1, -1)).isEqualTo(9);
    assertThat(torus.longestLine()).isEqualTo(12);
    assertThat(define(head + ", wrap = \"none\" }").board()).isEqualTo(Board.square(3, 4, false));
    assertThatThrownBy(
            () -> define(head.replace("line.win = 3", "line.win = 13") + ", wrap = \"torus\" }"))
        .hasMessage(
            "my.toml:2: 'line.win' is 13, but the longest line on this board (3x4) has 12 cells; it"
                + " must be 2 to 12");
  }

  @Test
  void longestPathsAreCountedOnNarrowBoardsOnly() {
    String row = "#".repeat(15) + ".." + "#".repeat(15) + "/";
    String cross = row.repeat(8) + ".".repeat(32) + ("/" + row.substring(0, 32)).repeat(8);
    assertThatThrownBy(
            () ->
                define(
                    "name = \"G\"\nscore.longest = \"path\"\n"
                        + "board = { shape = \"square\", cells = \"%s\" }".formatted(cross)))
        .hasMessage(
            "my.toml:2: the longest path cannot be counted on this board (32x17 with 64 cells),"
                + " which is too wide and too high for that");
  }

  @Test
  void nameAndRuleMustBeGiven() {
    assertThatThrownBy(() -> define(BOARD + "line.win = 4"))
        .hasMessage("my.toml: the key 'name' is missing");
    assertThatThrownBy(() -> define(START))
        .hasMessageStartingWith("my.toml:1: a game needs a rule: 'line'");
    assertThatThrownBy(() -> define(START + "line.win = 4\nscore.longest = \"path\""))
        .hasMessageStartingWith("my.toml:4: a game has either 'line'");
    assertThatThrownBy(() -> define("name = \"  \"\n" + BOARD + "line.win = 4"))
        .hasMessageStartingWith("my.toml:1: the name must be one line of 1 to 60 characters");
  }

  @Test
  void aScoreWithTooManyPartsOrPointsIsRefused() {
    assertThatThrownBy(() -> define(START + "score.run = [" + runs(40_000, 1000) + "]"))
        .hasMessage("my.toml:3: the score has 40000 parts; at most 100 are allowed");
    assertThatThrownBy(() -> define(START + "score.run = [" + runs(100, -1000) + "]"))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "my.toml:3: a game could be won by [0-9]+ points; at most 1000000 are allowed, so give"
                + " fewer points");
    assertThat(define(START + "score.run = [" + runs(100, 10) + "]").score()).isNotNull();
  }

  private static String runs(int count, int points) {
    return ("{ length = 2, points = " + points + " }, ").repeat(count);
  }

  @Test
  void aVariantTakesOverWhatItDoesNotSay() {
    Definition variant =
        read(
            Map.of(
                "a", "extends = \"b\"\nswap = true", "b", START + "line = { win = 4, lose = 3 }"));
    assertThat(variant.name()).isEqualTo("G");
    assertThat(variant.swap()).isTrue();
    assertThat(variant.line()).isEqualTo(new LineRule(4, 3));
  }

  @Test
  void aLineRuleReplacesTheWholeRule() {
    Definition variant =
        read(
            Map.of("a", "extends = \"b\"\nline = { lose = 3 }", "b", START + "line = { win = 3 }"));
    assertThat(variant.line()).isEqualTo(new LineRule(0, 3));
  }

  @Test
  void aScoreRuleEndsAnInheritedLineRule() {
    Definition variant =
        read(
            Map.of(
                "a",
                "extends = \"b\"\nscore = { longest = \"path\" }",
                "b",
                START + "line = { win = 3 }"));
    assertThat(variant.line()).isNull();
    assertThat(variant.score()).isNotNull();
  }

  @Test
  void boardKeysAreReplacedOneByOneUnlessTheShapeIsNew() {
    String base =
        "name = \"B\"\n"
            + "board = { shape = \"square\", width = 7, height = 6, gravity = true }\n"
            + "line.win = 4";
    Definition smaller =
        read(Map.of("a", "extends = \"b\"\nboard = { width = 5, height = 4 }", "b", base));
    assertThat(smaller.board().gravity()).isTrue();
    assertThat(smaller.board().describe()).isEqualTo("5x4");
    Definition hexagon =
        read(Map.of("a", "extends = \"b\"\nboard = { shape = \"hexagon\", side = 4 }", "b", base));
    assertThat(hexagon.board().cells()).isEqualTo(37);
    assertThat(hexagon.board().gravity()).isFalse();
  }

  @Test
  void aFaultIsBlamedOnTheVariantThatMadeIt() {
    Map<String, String> files =
        Map.of(
            "a",
            "extends = \"b\"\n\nboard.width = 2\nboard.height = 2",
            "b",
            START + "line.win = 3");
    assertThatThrownBy(() -> read(files))
        .hasMessage(
            "a.toml:3: 'line.win' is 3, but the longest line on this board (2x2) has 2 cells;"
                + " it must be 2 to 2");
  }

  @Test
  void aCircleOfExtendsIsShown() {
    assertThatThrownBy(
            () ->
                read(
                    Map.of(
                        "a", "extends = \"b\"", "b", "\nextends = \"c\"", "c", "extends = \"a\"")))
        .isInstanceOf(InputException.class)
        .hasMessage("c.toml:1: 'extends' forms a cycle: a.toml -> b.toml -> c.toml -> a.toml");
    assertThatThrownBy(() -> read(Map.of("a", "extends = \"a\"")))
        .hasMessage("a.toml:1: 'extends' forms a cycle: a.toml -> a.toml");
  }

  @Test
  void aFaultInAnExtendedFileIsFoundThere() {
    assertThatThrownBy(() -> read(Map.of("a", "extends = \"b\"", "b", START + "lin = 3")))
        .hasMessage("b.toml:3: unknown key 'lin'; did you mean 'line'?");
  }
}
