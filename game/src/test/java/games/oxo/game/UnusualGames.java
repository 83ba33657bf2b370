package games.oxo.game;

import java.util.stream.Stream;

/**
 * Games with every key of a definition that no built-in game has, small enough to try everything
 * from positions with few free cells.
 */
public final class UnusualGames {
  private UnusualGames() {}

  /** All of them. */
  public static Stream<Game> all() {
    return Stream.concat(lines(), points());
  }

  /** Those that a stone can end. */
  public static Stream<Game> lines() {
    return Stream.of(
        game("Cross", "square", "cells = '#..#/..../..../#..#'", "line.win = 3"),
        game("Ring", "square", "cells = '...../.###./.###./.###./.....'", "line.win = 4"),
        game(
            "Stairs",
            "square",
            "cells = '.####/..###/...##/....#/.....'",
            "line.win = 4\nline.lose = 3"),
        game("Star", "hexagon", "cells = '#.#/..../.#.#./..../#.#'", "line.win = 3\nswap = true"),
        game(
            "Rows and columns",
            "square",
            "width = 4, height = 4, directions = ['rows', 'columns']",
            "line.win = 3"),
        game("Slopes", "square", "width = 5, height = 4, directions = 'diagonals'", "line.win = 2"),
        game(
            "Falling lines",
            "square",
            "width = 4, height = 4, gravity = true, directions = ['falling', 'columns']",
            "line.win = 3"),
        game("One axis", "hexagon", "side = 3, directions = 'rising'", "line.lose = 3"),
        game(
            "Squares of four",
            "square",
            "width = 4, height = 4",
            "line.pattern = { cells = 'XX/XX', result = 'win', name = 'a square' }"),
        game(
            "Corners lose",
            "square",
            "width = 5, height = 4",
            "line.win = 4\n"
                + "line.pattern = { cells = ['XX', 'X.'], result = 'lose', name = 'a corner' }"),
        game(
            "Elbows",
            "square",
            "cells = '..../..../#.../.#..', gravity = false",
            "line.pattern = [{ cells = 'XXX/X', result = 'win', name = 'an L' },"
                + " { cells = 'X./.X', result = 'lose' }]"),
        game(
            "Falling plus",
            "square",
            "width = 5, height = 4, wrap = 'cylinder', gravity = true",
            "line.pattern = { cells = '.X./XXX', result = 'win' }"),
        game(
            "Triangles",
            "hexagon",
            "side = 3",
            "line.lose = 4\n"
                + "line.pattern = { cells = [' X', 'X X'], result = 'win', name = 'a triangle' }"),
        game(
            "Bent lines",
            "hexagon",
            "side = 3",
            "line.win = 4\nline.pattern = { cells = ['X . X', ' . X'], result = 'lose' }"),
        game("Tube", "square", "width = 4, height = 4, wrap = 'cylinder'", "line.win = 4"),
        game(
            "Falling around",
            "square",
            "width = 5, height = 3, wrap = 'cylinder', gravity = true",
            "line = { win = 4, lose = 3 }"),
        game("Ring of cells", "square", "width = 5, height = 5, wrap = 'torus'", "line.win = 4"),
        game(
            "Torus with holes",
            "square",
            "wrap = 'torus', cells = '.#.../...../....#/.....', directions = ['rows', 'rising']",
            "line.lose = 3"),
        game(
            "Lopsided",
            "square",
            "cells = '.#.../...#./#..../..#..'",
            "line.lose = 3\nturns = 'XA, (OA, O1, XA, XA), ...'"));
  }

  /** Those in which points are compared. */
  public static Stream<Game> points() {
    return Stream.of(
        game(
            "Cross of points",
            "square",
            "cells = '#..#/..../..../#..#'",
            "score.run = { length = 3, points = 2 }\n"
                + "score.bonus = { cells = 'border', points = 1 }"),
        game(
            "Runs around",
            "square",
            "width = 4, height = 4, wrap = 'torus'",
            "score.run = { length = 4, points = 2 }\n"
                + "score.bonus = { cells = 'corners', points = 1 }"),
        game(
            "Path around",
            "square",
            "width = 4, height = 4, wrap = 'cylinder'",
            "score.longest = 'path'"),
        game("Groups", "square", "width = 4, height = 4", "score.largest = 'group'"),
        game(
            "Groups around a hole",
            "square",
            "cells = '..../.#../....', wrap = 'cylinder'",
            "score = { largest = 'group', bonus = { cells = 'corners', points = 1 } }"),
        game(
            "Groups and paths",
            "hexagon",
            "side = 3",
            "score = { largest = 'group', longest = 'path' }\nturns = 'XA, (OA, OA, XA, XA), ...'"),
        game(
            "Runs along rows",
            "square",
            "width = 4, height = 4, directions = 'rows'",
            "score.run = { length = 2, points = 2 }\nscore.longest = 'path'"),
        game(
            "Paths with a hole",
            "square",
            "cells = '..../.#../..#./....'",
            "score.longest = 'path'"),
        game(
            "Paths on a star",
            "hexagon",
            "cells = '#.#/..../.#.#./..../#.#'",
            "score.longest = 'path'"));
  }

  private static Game game(String name, String shape, String board, String rules) {
    return Samples.gameOf(
        "name = '%s'\nboard = { shape = '%s', %s }\n%s\n".formatted(name, shape, board, rules));
  }
}
