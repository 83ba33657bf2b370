package games.oxo.game.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The binary and the text form of a canonical position")
class CanonicalWritingTest {
  private static final Game OXO = Samples.game("tic-tac-toe");

  /** These forms are promised: books hold them. */
  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, '',       09000000,                       .../.../...",
    "tic-tac-toe, b2,       09010100,                       .../.X./...",
    "tic-tac-toe, c3,       09015100,                       X../.../...",
    "tic-tac-toe, b2 c3,    0902a300,                       O../.X./...",
    "tic-tac-toe, a1 b2 c3, 09030b1b, ..X/.O./X..",
    "connect4,    '',       2a00000000000000000000, ......./......./......./......./......./.......",
    "connect4,    7,        2a01000000000000005100, ......./......./......./......./......./X......",
    "yavalath,    '',       3d8000000000000000000000000000, ...../....../......./......../........./......../......./....../.....~",
  })
  void doesNotChange(String game, String moves, String hex, String text) {
    CanonicalPosition key = CanonicalForm.of(PositionReader.read(Samples.game(game), moves)).key();
    assertThat(CanonicalText.write(key)).isEqualTo(text).isEqualTo(key.toString());
    assertThat(HexFormat.of().formatHex(CanonicalBytes.write(key))).isEqualTo(hex);
  }

  @ParameterizedTest
  @MethodSource("games.oxo.game.canonical.CanonicalFormTest#games")
  void isReadAsItWasWritten(Game game) {
    for (Position position : CanonicalFormTest.line(game, new Dice(6))) {
      CanonicalPosition key = CanonicalForm.of(position).key();
      byte[] bytes = CanonicalBytes.write(key);
      assertThat(bytes).hasSizeLessThanOrEqualTo(15).hasSize(CanonicalBytes.length(bytes[0]));
      assertThat(CanonicalBytes.read(game, bytes)).isEqualTo(key).hasSameHashCodeAs(key);
      assertThat(CanonicalText.read(game, CanonicalText.write(key))).isEqualTo(key);
    }
  }

  @Test
  void binaryFormsFollowEachOtherAndSortByStones() {
    List<byte[]> forms = new ArrayList<>();
    int length = 0;
    for (Position position : CanonicalFormTest.line(Samples.game("squava"), new Dice(7))) {
      forms.add(0, CanonicalBytes.write(CanonicalForm.of(position).key()));
      length += forms.get(0).length;
    }
    assertThat(forms).isSortedAccordingTo(Arrays::compareUnsigned);
    byte[] joined = new byte[length];
    int at = 0;
    for (byte[] form : forms) {
      System.arraycopy(form, 0, joined, at, form.length);
      at += form.length;
    }
    at = 0;
    for (byte[] form : forms) {
      int size = CanonicalBytes.length(joined[at]);
      assertThat(Arrays.copyOfRange(joined, at, at + size)).isEqualTo(form);
      at += size;
    }
    assertThat(forms.stream().map(form -> (int) form[1]))
        .isSortedAccordingTo(Comparator.naturalOrder());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00",
        "09",
        "0900",
        "090000",
        "0900000000", // too short, too long
        "00000000",
        "41000000",
        "ff000000",
        "80000000", // no number of cells
        "10000000",
        "080000", // another board
        "0900f300",
        "0900ff00",
        "090000ff", // no digits of base 3
        "09000001", // a stone off the board
        "09020100",
        "09400100",
        "09000100", // another number of stones
        "09810100",
        "09800000", // no swap in this game
        "09010001",
        "0901000f",
        "09010300", // another image is less
        "0902a200", // two stones of X
      })
  void otherBytesAreRefused(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThatThrownBy(() -> CanonicalBytes.read(OXO, bytes)).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "X",
        ".../...",
        ".../.../.../...",
        ".../.../..",
        ".../.../....",
        "....../...",
        ".../.../... ",
        " .../.../...",
        ".../.../...~",
        ".../.../...~~",
        ".../.../...X",
        "x../.../...",
        "0../.../...",
        "../..../...",
        ".../.../X..",
        "XX./.../...",
        "XO./.../...\n",
      })
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> CanonicalText.read(OXO, text)).isInstanceOf(InputException.class);
  }

  @Test
  void whateverIsReadIsWrittenTheSame() {
    Dice dice = new Dice(8);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = {9, (byte) dice.below(4), (byte) dice.next(), (byte) dice.next()};
      bytes[dice.below(4)] ^= (byte) (1 << dice.below(8));
      try {
        assertThat(CanonicalBytes.write(CanonicalBytes.read(OXO, bytes))).isEqualTo(bytes);
        read++;
      } catch (InputException expected) {
        assertThat(expected.getMessage()).isNotBlank();
      }
    }
    assertThat(read).isPositive();
  }
}
