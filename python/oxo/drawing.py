"""Pictures of boards, for notebooks and pages."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, List, Mapping, Set, Tuple, Union

from .results import Value

SCALE = 44.0
MARGIN = 6.0
_WIN, _DRAW, _LOSS = (46, 139, 87), (128, 128, 128), (192, 57, 43)
_HEXAGON = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_HEXAGON_UNIT = 0.288675


@dataclass(frozen=True)
class Drawing:
    """A picture that notebooks show; ``svg`` is its text."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str) -> None:
        """Writes it to a file, which is replaced if it is there."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


def text_drawing(state: Mapping[str, Any]) -> str:
    """The board in characters, with the last stone in brackets.

    >>> state = {"position": "X../.../...", "last": 0}
    >>> print(text_drawing(state))
    (X). .
     . . .
     . . .
    """
    rows = state["position"].split("/")
    width = max(len(row) for row in rows)
    lines = []
    cell = 0
    for row in rows:
        marks = " " + " ".join(row) + " "
        if state["last"] is not None and cell <= state["last"] < cell + len(row):
            at = 2 * (state["last"] - cell)
            marks = marks[:at] + "(" + marks[at + 1] + ")" + marks[at + 3 :]
        lines.append(" " * (width - len(row)) + marks)
        cell += len(row)
    lines = [line.rstrip() for line in lines]
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    return "\n".join(line[indent:] for line in lines)


def draw(
    layout: Mapping[str, Any], state: Mapping[str, Any], notes: Mapping[int, Union[str, Value]]
) -> Drawing:
    """A board with its stones, and notes on free cells.

    :param layout: the game as the program describes it
    :param state: the position as the program shows it
    :param notes: by cell
    """
    box = layout["layout"]
    width = box["width"] * SCALE + 2 * MARGIN
    height = box["height"] * SCALE + 2 * MARGIN
    decided: Set[int] = set(state["outcome"]["cells"])
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.1f} {height:.1f}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"'
        f' font-family="sans-serif" text-anchor="middle">',
        f"<title>{escape(layout['name'])}: {escape(state['position'])}</title>",
    ]
    for cell, (x, y) in enumerate(box["cells"]):
        at = (MARGIN + x * SCALE, MARGIN + y * SCALE)
        parts.append(f"<g><title>{escape(str(layout['names'][cell]))}</title>")
        parts.append(_cell(box["shape"], at, "#fbe3a1" if cell in decided else "#f6f3ea"))
        if cell in state["X"] or cell in state["O"]:
            parts.extend(_stone(at, cell in state["X"], cell == state["last"]))
        elif cell in notes:
            parts.extend(_note(at, notes[cell]))
        parts.append("</g>")
    parts.append("</svg>")
    return Drawing("".join(parts))


def _cell(shape: str, at: Tuple[float, float], fill: str) -> str:
    x, y = at
    if shape == "hexagon":
        corners = " ".join(
            f"{x + dx * SCALE / 2:.1f},{y + dy * _HEXAGON_UNIT * SCALE:.1f}" for dx, dy in _HEXAGON
        )
        return f'<polygon points="{corners}" fill="{fill}" stroke="#8a8578"/>'
    half = SCALE / 2
    return (
        f'<rect x="{x - half:.1f}" y="{y - half:.1f}" width="{SCALE:g}" height="{SCALE:g}"'
        f' fill="{fill}" stroke="#8a8578"/>'
    )


def _stone(at: Tuple[float, float], is_x: bool, is_last: bool) -> List[str]:
    x, y = at
    r = SCALE * 0.27
    if is_x:
        lines = f"M{x - r:.1f} {y - r:.1f}L{x + r:.1f} {y + r:.1f}M{x - r:.1f} {y + r:.1f}"
        parts = [f'<path d="{lines}L{x + r:.1f} {y - r:.1f}" stroke="#1f4e9c" stroke-width="5"/>']
    else:
        ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"'
        parts = [ring + ' fill="none" stroke="#b3402a" stroke-width="5"/>']
    if is_last:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#222"/>')
    return parts


def _note(at: Tuple[float, float], note: Union[str, Value]) -> List[str]:
    x, y = at
    text = note.short if isinstance(note, Value) else str(note)
    colour = _colour(note) if isinstance(note, Value) else "#333"
    weight = ' font-weight="bold"' if isinstance(note, Value) and note.proven else ""
    size = SCALE * (0.3 if len(text) <= 4 else 0.24)
    title = f"<title>{escape(str(note))}</title>" if isinstance(note, Value) else ""
    return [
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}"'
        f' fill="{colour}"{weight}>{escape(text)}{title}</text>'
    ]


def _colour(value: Value) -> str:
    """Green for what is good for the side to move, red for what is bad."""
    if value.sign is not None:
        mixed = (_LOSS, _DRAW, _WIN)[value.sign + 1]
    elif value.expected is not None:
        share = 2 * abs(value.expected - 0.5)
        end = _WIN if value.expected > 0.5 else _LOSS
        mixed = tuple(round(d + share * (e - d)) for d, e in zip(_DRAW, end))  # type: ignore
    else:
        mixed = (51, 51, 51)
    return "#" + "".join(f"{part:02x}" for part in mixed)
