import { test } from "node:test";
import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { box, compose, ends, labels, type Layout, neighbour, outline, places, room, rows, turnOf } from "../../main/ts/board/geometry";
import { CELL, geometryOf, SHAPES } from "../../main/ts/board/shapes";

function squares(width: number, height: number): Layout {
  const cells: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      cells.push([x + 0.5, y + 0.5]);
    }
  }
  return { shape: "square", width, height, cells };
}

function hexagons(side: number): Layout {
  const cells: [number, number][] = [];
  for (let row = 0; row < 2 * side - 1; row++) {
    const length = 2 * side - 1 - Math.abs(side - 1 - row);
    for (let i = 0; i < length; i++) {
      cells.push([side - length / 2 + i, 0.58 + (row * Math.sqrt(3)) / 2]);
    }
  }
  return { shape: "hexagon", width: 2 * side - 1, height: 1.16 + (side - 1) * Math.sqrt(3), cells };
}

/** A shape of this test alone: one entry is all that it needs. */
SHAPES["triangle"] = { ...geometryOf("hexagon"), rounding: 5, room: [50, 10, 50, 10] };

function triangles(side: number): Layout {
  const cells: [number, number][] = [];
  for (let row = 0; row < side; row++) {
    for (let i = 0; i <= row; i++) {
      cells.push([(side - row) / 2 + i, 0.58 + (row * Math.sqrt(3)) / 2]);
    }
  }
  return { shape: "triangle", width: side, height: 1.16 + ((side - 1) * Math.sqrt(3)) / 2, cells };
}

test("rows go from the top and from the left", () => {
  deepEqual(rows(places(squares(3, 2))), [
    [0, 1, 2],
    [3, 4, 5],
  ]);
  deepEqual(rows(places(hexagons(3))).map((row) => row.length), [3, 4, 5, 4, 3]);
  deepEqual(rows(places(triangles(3))), [[0], [1, 2], [3, 4, 5]]);
});

test("the box holds every cell", () => {
  deepEqual(box(squares(7, 6)), [0, 0, 700, 600]);
  for (const layout of [hexagons(3), triangles(4)]) {
    const [left, top, width, height] = box(layout);
    deepEqual([left, top].map(Math.round), [0, 0]);
    ok(Math.abs(width - layout.width * CELL) < 1 && Math.abs(height - layout.height * CELL) < 1);
  }
});

test("arrow keys reach every cell of any board", () => {
  for (const layout of [squares(5, 5), squares(7, 6), squares(1, 4), hexagons(5), hexagons(2), triangles(6)]) {
    const points = places(layout);
    const reached = new Set([0]);
    const open = [0];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = neighbour(points, cell, dx, dy);
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    equal(reached.size, points.length);
  }
});

test("turns and mirror images are told apart", () => {
  const layout = squares(3, 3);
  deepEqual(turnOf(layout, [0, 1, 2, 3, 4, 5, 6, 7, 8]), { degrees: 0, mirror: false });
  deepEqual(turnOf(layout, [2, 5, 8, 1, 4, 7, 0, 3, 6]), { degrees: 90, mirror: false });
  deepEqual(turnOf(layout, [8, 7, 6, 5, 4, 3, 2, 1, 0]), { degrees: 180, mirror: false });
  deepEqual(turnOf(layout, [2, 1, 0, 5, 4, 3, 8, 7, 6]), { degrees: 180, mirror: true });
  equal(turnOf(layout, [0, 3, 6, 1, 4, 7, 2, 5, 8]).mirror, true);
  const turn = [2, 5, 8, 1, 4, 7, 0, 3, 6];
  deepEqual(compose(compose(turn, turn), compose(turn, turn)), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  deepEqual(turnOf(triangles(2), [2, 0, 1]), { degrees: 120, mirror: false });
  equal(turnOf(triangles(3), [0, 2, 1, 5, 4, 3]).mirror, true);
});

test("a line has two ends, scattered cells have none", () => {
  const points = places(squares(5, 5));
  deepEqual(ends([points[12]!, points[0]!, points[6]!]), [points[0], points[12]]);
  equal(ends([points[0]!, points[1]!, points[7]!]), null);
  equal(ends([points[0]!, points[4]!]), null);
  equal(ends([points[0]!]), null);
});

test("names along the edges are what cells have in common", () => {
  const names = ["a2", "b2", "a1", "b1"];
  deepEqual(labels(squares(2, 2), names, null).map((label) => label.text), ["2", "1", "a", "b"]);
  deepEqual(labels(squares(2, 2), names, [1, 0, 3, 2]).map((label) => label.text), ["2", "1", "b", "a"]);
  const slanted = ["a1", "b1", "b2", "c1", "c2", "c3"];
  const plus: Layout = { ...squares(3, 3), cells: [[1.5, 0.5], [0.5, 1.5], [1.5, 1.5], [2.5, 1.5], [1.5, 2.5]] };
  deepEqual(labels(plus, ["b3", "a2", "b2", "c2", "b1"], null).map((label) => label.text), ["3", "2", "1", "a", "b", "c"]);
  deepEqual(labels(triangles(3), slanted, null).map((label) => label.text), ["b", "2", "c", "3"]);
});

test("outlines are closed paths", () => {
  for (const path of [outline("square", false), outline("hexagon", false), outline("triangle", false), outline("square", true)]) {
    ok(/^M.*z$/.test(path) && !path.includes("NaN"));
  }
});

test("each shape has one entry, and others are refused", () => {
  deepEqual(room(squares(3, 3)), [38, 4, 4, 38]);
  deepEqual(room(hexagons(3)), [46, 6, 46, 6]);
  deepEqual(room(triangles(3)), [50, 10, 50, 10]);
  throws(() => outline("circle", false), /no geometry for the shape circle/);
});
