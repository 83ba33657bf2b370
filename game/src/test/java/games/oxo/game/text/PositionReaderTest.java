package games.oxo.game.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionReaderTest {
  private static Position read(String game, String text) {
    return PositionReader.read(Samples.game(game), text);
  }

  @ParameterizedTest
  @MethodSource({"games.oxo.game.Samples#allBuiltIn", "games.oxo.game.UnusualGames#all"})
  void readsEverythingThatIsWritten(Game game) {
    Dice dice = new Dice(11);
    MoveNotation notation = new MoveNotation(game);
    for (int i = 0; i < 20; i++) {
      Position position = game.start();
      while (!position.outcome().isOver()) {
        List<Move> legal = position.legalMoves();
        position = position.play(legal.get(dice.below(legal.size())));
        String rows = PositionWriter.rows(position);
        String drawing = String.join("\n", new Drawing(game, false).draw(position));
        for (String text : List.of(rows, PositionWriter.lines(position), drawing)) {
          Position read = PositionReader.read(game, text);
          assertThat(PositionWriter.rows(read)).isEqualTo(rows);
          assertThat(read.toMove()).isEqualTo(position.toMove());
          assertThat(read.outcome()).isEqualTo(position.outcome());
        }
        String list = notation.writeList(position.moves());
        String numbered = notation.writeNumbered(position);
        for (String text : List.of(list, numbered)) {
          Position read = PositionReader.read(game, text);
          assertThat(read).isEqualTo(position);
          assertThat(read.moves()).isEqualTo(position.moves());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".XOX/.O.X/..OX/OXXO",
        ".XOX\n.O.X\n..OX\nOXXO\n",
        ". X O X\n. O . X\n. . O X\nO X X O",
        "1 .XOX\n2 .O.X\n3 ..OX\n4 OXXO\n  abcd\n",
        "  a b c d\n1 _ x o x\n2 _ o _ x\n3 _ _ o x\n4 o x x o\n",
        "# a comment\n\n.XOX\r\n.O.X\r\n..OX\r\nOXXO\r\n",
        " .XOX / .O.X / ..OX / OXXO ",
        "1 [ ][X][O][X]\n2 [ ][O][ ][X]\n3 [ ][ ][O][X]\n4 [O][X][X][O]\n&  a  b  c  d"
      })
  void readsABoardInAnyDress(String text) {
    Position position = read("fourtic", text);
    assertThat(PositionWriter.rows(position)).isEqualTo(".XOX/.O.X/..OX/OXXO");
    assertThat(position.toMove()).contains(Player.O);
    assertThat(position.lastMove()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tictactrains | 1 | row 1 from the top is labelled '1'; in TicTacTrains it is '7'",
        "tic-tac-toe | 3 | row 1 from the top is labelled '3'; in Tic-Tac-Toe it is '1'"
      })
  void aBoardUpsideDownIsRefused(String name, String label, String reason) {
    Game game = Samples.game(name);
    String text =
        new Drawing(game, false)
            .draw(game.start()).stream()
                .map(line -> line.replaceFirst("^[0-9]", label))
                .collect(java.util.stream.Collectors.joining("\n"));
    assertThatThrownBy(() -> PositionReader.read(game, text)).hasMessage(reason);
  }

  @Test
  void aLetterAtTheEndOfARowIsNoLabel() {
    assertThatThrownBy(() -> read("tic-tac-toe", "X O q\n. . .\n. . ."))
        .hasMessage("row 1 ('XOq'), column 3: 'q' is not a mark; a cell is X, O or '.'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "width = 16, height = 4, gravity = true",
        "width = 23, height = 2, gravity = true",
        "width = 32, height = 2, gravity = true",
        "width = 26, height = 2",
        "width = 30, height = 2",
        "width = 64, height = 1",
        "width = 1, height = 30"
      })
  void longBoardsAreReadAsTheyAreWritten(String size) {
    Game game =
        Samples.gameOf(
            "name = \"Long\"\nboard = { shape = \"square\", "
                + size
                + " }\nscore.longest = \"path\"");
    Dice dice = new Dice(2);
    Position position = game.start();
    for (int i = 0; i < 25; i++) {
      position = position.play(position.legalMoves().get(dice.below(position.legalMoves().size())));
      String drawing = String.join("\n", new Drawing(game, false).draw(position));
      for (String text : List.of(PositionWriter.rows(position), drawing)) {
        assertThat(PositionReader.read(game, text)).isEqualTo(position);
      }
      String moves = new MoveNotation(game).writeList(position.moves());
      assertThat(PositionReader.read(game, moves).moves()).isEqualTo(position.moves());
    }
    Move next = position.legalMoves().get(0);
    String rows = PositionWriter.rows(position) + " " + new MoveNotation(game).writeInList(next);
    assertThat(PositionReader.read(game, rows)).isEqualTo(position.play(next));
  }

  @Test
  void movesMayFollowRows() {
    Position position = read("fourtic", "..../.X../..../.... a1 d4");
    assertThat(PositionWriter.rows(position)).isEqualTo("O.../.X../..../...X");
    assertThat(position.moves()).hasSize(2);
    Position swapped =
        read(
            "yavalath",
            "...../....../......./......../....X..../......../......./....../..... swap");
    assertThat(swapped.swapped()).isTrue();
  }

  @Test
  void nothingIsTheStart() {
    assertThat(read("squava", "")).isEqualTo(Samples.game("squava").start());
    assertThat(read("squava", " \n# only a comment\n")).isEqualTo(Samples.game("squava").start());
    assertThat(read("squava", "...../...../...../...../.....").moves()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "squava, '1 1, 2 2; 3,3 44'",
    "squava, '1. 1,1 2,2   2. 3,3 4,4'",
    "squava, '1.1,1 2,2 2.33 44'"
  })
  void readsMovesInAnyDress(String game, String moves) {
    assertThat(new MoveNotation(Samples.game(game)).writeList(read(game, moves).moves()))
        .isEqualTo("1,1 2,2 3,3 4,4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "tic-tac-toe | XOX/.O./....   | row 3 ('....') has 4 cells; it should have 3",
        "tic-tac-toe | XOX/.O/...     | row 2 ('.O') has 2 cells; it should have 3",
        "tic-tac-toe | XOX/.O.        | the text has 2 rows, but the board of Tic-Tac-Toe has 3",
        "tic-tac-toe | XOX            | the text has 1 row, but the board of Tic-Tac-Toe has 3",
        "tic-tac-toe | XOX/.Q./...    | row 2 ('.Q.'), column 2: 'Q' is not a mark; a cell is X, O"
            + " or '.'",
        "tic-tac-toe | XOX/.O./..?    | row 3 ('..?'), column 3: '?' is not a mark; a cell is X, O"
            + " or '.'",
        "tic-tac-toe | XXX/.../...    | X has 3 stones and O has 0 stones; after 3 turns X should"
            + " have 2 and O 1",
        "tic-tac-toe | OO./X../...    | X has 1 stone and O has 2 stones; after 3 turns X should"
            + " have 2 and O 1",
        "tic-tac-toe | XXX/OOO/...    | both sides have a winning line, but the first one would"
            + " have ended the game",
        "tic-tac-toe | XXX/OO./O..    | X has a winning line, so the game was over before the last"
            + " move of O",
        "tic-tac-toe | XXX/XXO/.OO    | X has 5 stones and O has 3 stones; after 8 turns X should"
            + " have 4 and O 4",
        "misere-tic-tac-toe | XXX/OO./O.. | X has a losing line, so the game was over before the"
            + " last move of O",
        "misere-tic-tac-toe | XXX/OOO/X.O | both sides have a line that ends the game, but the"
            + " first one would have ended it",
        "squava | XXXX./XXXX./OO.OO/OO.OO/X.... | X has lines that no single move can have"
            + " completed, so the game was over earlier",
        "connect4 | ......./......./......./...X.../......./....... | the stone in row 4, column 4"
            + " floats: the cell below it is empty",
        "connect4 | 444444 4 | move 7 ('4'): column 4 is full",
        "connect4 | 45454545 | move 8 ('5'): the game is over",
        "connect4 | 48 | move 2 ('8'): there is no column '8'; a move is a column 1 to 7",
        "tic-tac-toe | a1 b1 a2 b2 a3 b3 | move 6 ('b3'): the game is over",
        "tic-tac-toe | a1 a1 | move 2 ('a1'): a1 is taken by X",
        "tic-tac-toe | a1 d1 | move 2 ('d1'): 'd1' is not a cell; a cell is a column a to c and a"
            + " row 1 to 3, as in 'c3'",
        "tic-tac-toe | a1 swap | move 2 ('swap'): Tic-Tac-Toe has no swap",
        "yavalath | swap | move 1 ('swap'): only the second player may swap, on its first turn",
        "yavalath | e5 swap swap | move 3 ('swap'): the seats have been swapped already",
        "connect4 | ......./......./......./......./X....../O...... | no sequence of turns stacks"
            + " the stones like this: some lie below stones that were placed earlier",
        "tictactrains:modern | OOOOOOO/OOOOOOO/OOXXXOO/OOXXXOO/OOXXXOX/XXXXXXX/XXXXXXX | O has 0"
            + " stones in ring 1, but by the turn order it has placed at least 1 there",
        "squava | 1.1 2.2 | move 1 ('1.1'): '1.1' is not a cell; a cell is a row 0 to 4 and a"
            + " column 0 to 4, as in '4 4'",
        "squava | 1 1 2 | move 2 ('2'): '2' is not a cell; a cell is a row 0 to 4 and a column 0 to"
            + " 4, as in '4 4'",
        "tictactrains:modern | d4 a1 | move 2 ('a1'): this stone of O must go into ring 1: c5 d5 e5"
            + " c4 e4 c3 d3 e3",
        "tictactrains:modern | O....../......./......./...X.../......./.....O./....... | O has 0"
            + " stones in ring 1, but by the turn order it has placed at least 1 there"
      })
  void whatCannotBeIsRefusedWithTheReason(String game, String text, String reason) {
    assertThatThrownBy(() -> read(game, text))
        .isInstanceOf(InputException.class)
        .hasMessage(reason);
  }

  @Test
  void allPositionsOfTheDataFilesAreRead() {
    for (String file : List.of("squava", "yavalath", "fourtic")) {
      for (String[] row : Samples.data(file + "_positions.txt")) {
        assertThat(PositionWriter.rows(read(file, row[0]))).isEqualTo(row[0]);
      }
    }
    for (String[] row : Samples.data("trains_endgames.txt")) {
      assertThat(PositionWriter.rows(read("tictactrains", row[0]))).isEqualTo(row[0]);
    }
    for (String file : List.of("connect4_positions.txt", "connect4_tactical.txt")) {
      for (String[] row : Samples.data(file)) {
        Position played = read("connect4", row[0]);
        assertThat(PositionWriter.rows(played)).isEqualTo(row[1]);
        assertThat(read("connect4", row[1])).isEqualTo(played);
      }
    }
  }
}
