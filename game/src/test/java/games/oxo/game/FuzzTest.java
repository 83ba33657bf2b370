package games.oxo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.Source;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.PositionWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whatever the readers are given, only InputException comes out")
class FuzzTest {
  private static final String SPICE =
      "\"'[]{}()=.,#/\\\n\r\t +-_:;0123456789abcdefghixyzABXOXO.…é\u0000\u001b\uD83D\uFEFF";
  private static final List<String> WORDS =
      List.of(
          "-1",
          "99999999999999999999",
          "true",
          "\"\"\"",
          "'''",
          "[[",
          "]]",
          "{}",
          "extends = \"squava\"",
          "board",
          "shape",
          "gravity = true",
          "turns = \"XA, O9, ...\"",
          "0x10",
          "1e9",
          "nan",
          "swap",
          "line = { win = 3 }",
          "score = { longest = \"path\" }",
          "...",
          "/",
          "X",
          "12.",
          "\\u0041");

  private final Dice dice = new Dice(2026);

  private String mutate(String text, List<String> others) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = 1 + dice.below(4); i > 0; i--) {
      int at = dice.below(changed.length() + 1);
      int end = Math.min(changed.length(), at + 1 + dice.below(6));
      String other = others.get(dice.below(others.size()));
      switch (dice.below(6)) {
        case 0 -> changed.delete(at, end);
        case 1 -> changed.insert(at, SPICE.charAt(dice.below(SPICE.length())));
        case 2 -> changed.replace(at, end, WORDS.get(dice.below(WORDS.size())));
        case 3 -> changed.insert(at, changed.substring(at, end));
        case 4 -> changed.setLength(at);
        default -> {
          int from = dice.below(other.length() + 1);
          changed.insert(at, other, from, Math.min(other.length(), from + dice.below(30)));
        }
      }
    }
    return changed.toString();
  }

  @Test
  void definitions() {
    List<String> seeds = new ArrayList<>();
    for (String id : BuiltInGames.ids()) {
      String file = "oxo/games/" + id.replace(':', '/') + ".toml";
      seeds.add(Samples.lines(file).collect(Collectors.joining("\n")));
    }
    seeds.add(
        "name = \"F\"\n"
            + "[board]\n"
            + "shape = \"square\"\n"
            + "width = 4\n"
            + "height = 4\n"
            + "[[score.run]]\n"
            + "length = 3\n"
            + "points = 3\n"
            + "[[score.bonus]]\n"
            + "cells = [\"a1\", \"b2\"]\n"
            + "points = 1\n");
    seeds.add(
        "name = \"U\"\n"
            + "swap = true\n"
            + "[board]\n"
            + "shape = \"square\"\n"
            + "cells = [\"..#.\", \"....\", \"#...\"]\n"
            + "wrap = \"torus\"\n"
            + "[line]\n"
            + "lose = 3\n"
            + "pattern = { cells = \"XX/X.\", result = \"win\", name = \"an L\" }\n");
    seeds.add(
        "name = \"V\"\n"
            + "board = { shape = \"hexagon\", cells = \"../.#./..\", directions = [\"rows\","
            + " \"rising\"] }\n"
            + "score.largest = \"group\"\n");
    Source.Finder finder =
        (name, from) -> {
          int found = BuiltInGames.ids().indexOf(name);
          if (found < 0) {
            throw new InputException("no game " + name);
          }
          return new Source(name, name, seeds.get(found));
        };
    int accepted = 0;
    int cases = Samples.howMany("oxo.cases");
    for (int i = 0; i < cases; i++) {
      String text = mutate(seeds.get(dice.below(seeds.size())), seeds);
      try {
        Game game = Game.of(DefinitionReader.read(new Source("f.toml", "f.toml", text), finder));
        playOn(game.start());
        accepted++;
      } catch (InputException e) {
        assertThat(e.getMessage()).as(text).startsWith("f.toml").doesNotContain("null");
      } catch (RuntimeException | StackOverflowError e) {
        fail("on the definition\n" + text, e);
      }
    }
    assertThat(accepted).as("mutations that are still games").isBetween(cases / 50, cases / 2);
  }

  @Test
  void positions() {
    List<Game> games = Samples.allBuiltIn().toList();
    int cases = Samples.howMany("oxo.cases");
    int accepted = 0;
    for (int i = 0; i < cases; i++) {
      Game game = games.get(dice.below(games.size()));
      Position position = game.start();
      for (int plies = dice.below(12); plies > 0 && !position.outcome().isOver(); plies--) {
        position =
            position.play(position.legalMoves().get(dice.below(position.legalMoves().size())));
      }
      MoveNotation notation = new MoveNotation(game);
      List<String> dresses =
          List.of(
              PositionWriter.rows(position),
              PositionWriter.lines(position),
              String.join("\n", new Drawing(game, false).draw(position)),
              notation.writeList(position.moves()),
              notation.writeNumbered(position));
      String text = mutate(dresses.get(dice.below(dresses.size())), dresses);
      try {
        playOn(PositionReader.read(game, text));
        accepted++;
      } catch (InputException e) {
        assertThat(e.getMessage()).as(text).isNotBlank().doesNotContain("null");
      } catch (RuntimeException e) {
        fail("on the %s position\n%s".formatted(game, text), e);
      }
    }
    assertThat(accepted).as("mutations that are still positions").isBetween(cases / 50, cases / 2);
  }

  /** A position that was accepted can be played on and drawn. */
  private void playOn(Position position) {
    for (int i = 0; i < 3 && !position.outcome().isOver(); i++) {
      position = position.play(position.legalMoves().get(dice.below(position.legalMoves().size())));
    }
    new Drawing(position.game(), true).draw(position);
  }
}
