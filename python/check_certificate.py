#!/usr/bin/env python3
"""Checks certificates: proofs that one side wins a position of a line game.

    python3 check_certificate.py FILE...

This second referee was written from docs/proofs.md alone, shares nothing with the program,
and needs only Python 3.9 or later. For each certificate it prints one line: what holds, or what is
wrong and where. A file whose name ends in .oxoproofs may hold several. Exit status: 0 if all hold,
1 if one is refused, 2 if one is not a certificate or cannot be read.

A set of cells is an integer, whose bit c says whether cell c is in it.
"""

import functools
import hashlib
import itertools
import re
import sys

DIGITS = "0123456789abcdefghijklmnopq"

# The built-in line games by all their names: board, line, swap. Others can have any rules.
GAMES = {
    "tic-tac-toe": ("square 3 3", "win 3 lose 0", "none"),
    "tic-tac-toe:misere misere-tic-tac-toe": ("square 3 3", "win 0 lose 3", "none"),
    "squava": ("square 5 5", "win 4 lose 3", "none"),
    "yavalath": ("hexagon 5", "win 4 lose 3", "over"),
    "yavalath:no-swap no-swap-yavalath": ("hexagon 5", "win 4 lose 3", "none"),
    "small-yavalath": ("hexagon 4", "win 4 lose 3", "over"),
    "yavalath:fivalath fivalath": ("hexagon 5", "win 5 lose 4", "over"),
    "connect4 connect-four": ("square 7 6 gravity", "win 4 lose 0", "none"),
}


class Refused(Exception):
    """The certificate does not prove what it claims."""


class NoCertificate(Refused):
    """The text is not a certificate."""


def cells_of(cells):
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def set_of(cells):
    return sum(1 << cell for cell in cells)


def is_single(cells):
    return cells != 0 and cells & (cells - 1) == 0


class Board:
    """Cells with their lines, rings and symmetries, made from the words behind 'board'."""

    def __init__(self, name):
        square = re.fullmatch(r"square (\d{1,9}) (\d{1,9})( gravity)?", name)
        hexagon = re.fullmatch(r"hexagon (0*[1-5])", name)
        if square and 1 <= int(square[1]) * int(square[2]) <= 64:
            w, h = int(square[1]), int(square[2])
            self.text, self.rows = f"{w}x{h}" + (square[3] or ""), [w] * h
            self.places = [(x, y) for y in range(h) for x in range(w)]
            self.directions, centre = {(1, 0), (0, 1), (1, 1), (1, -1)}, (w - 1, h - 1)
            inside = [min(x, y, w - 1 - x, h - 1 - y) for x, y in self.places]
            self.rings = [max(1, min(w, h) // 2 - depth) for depth in inside]
        elif hexagon:
            # The middle row is y = 0; x grows to the right, and is the same along a diagonal.
            side, span = int(hexagon[1]), range(1 - int(hexagon[1]), int(hexagon[1]))
            self.text, self.rows = f"hexagon of side {side}", [len(span) - abs(y) for y in span]
            self.places = [(x, y) for y in span for x in span if abs(x + y) < side]
            self.directions, centre = {(1, 0), (0, 1), (1, -1)}, (0, 0)
            self.rings = [max(1, abs(x), abs(y), abs(x + y)) for x, y in self.places]
        else:
            raise NoCertificate(f"there is no board '{name}'")
        self.size = len(self.places)
        self.cell_at = {place: cell for cell, place in enumerate(self.places)}
        # With gravity: the cell that must be taken before this one; None in the lowest row.
        self.gravity = gravity = name.endswith("gravity")
        self.below = [self.cell_at.get((x, y + 1 if gravity else None)) for x, y in self.places]
        self.symmetries = self.find_symmetries(*centre)

    def runs(self, length):
        """All straight lines of so many cells, as sets; none of no cells."""
        ways = itertools.product(self.places, self.directions) if length else []
        at = self.cell_at.get
        runs = [[at((x + i * a, y + i * b)) for i in range(length)] for (x, y), (a, b) in ways]
        return sorted({set_of(run) for run in runs if None not in run})

    def find_symmetries(self, cx, cy):
        """Where each symmetry takes each cell: the linear maps about the centre that fit."""
        found = {tuple(range(self.size))}
        straight = self.directions | {(-dx, -dy) for dx, dy in self.directions}
        places = {(2 * x - cx, 2 * y - cy): cell for (x, y), cell in self.cell_at.items()}
        for a, b, c, d in itertools.product((-1, 0, 1), repeat=4):
            image = tuple(places.get((a * x + b * y, c * x + d * y)) for x, y in places)
            steps = {(a * dx + b * dy, c * dx + d * dy) for dx, dy in self.directions}
            if steps <= straight and set(image) == set(range(self.size)):
                below = [None if cell is None else image[cell] for cell in self.below]
                rules = list(zip(self.rings, below))
                if [(self.rings[cell], self.below[cell]) for cell in image] == rules:
                    found.add(image)
        return sorted(found)

    def read_rows(self, text):
        """Both sides' stones from rows with '/' between them."""
        if [len(row) for row in text.split("/")] != self.rows or set(text) - set("./XO"):
            raise NoCertificate(f"'{text}' is not a position on this board")
        marks = text.replace("/", "")
        return tuple(set_of(c for c, m in enumerate(marks) if m == mark) for mark in "XO")

    def write_rows(self, x, o):
        marks = iter("X" if x >> c & 1 else "O" if o >> c & 1 else "." for c in range(self.size))
        return "/".join("".join(itertools.islice(marks, row)) for row in self.rows)


board_of = functools.lru_cache(maxsize=None)(Board)


def read_turns(text, board):
    """For each stone of a full board, who places it and where, as 'XA' or 'O2'."""
    plain = re.sub(r"\s*([,()])\s*", r"\1", text.strip().upper())
    turn = r"[XO](?:A|0*[1-9]\d?)"
    match = re.fullmatch(rf"((?:{turn},?)*)(?:\(({turn}(?:,{turn})*)\),?)?(\.\.\.)?", plain)
    first, group = (re.findall(turn, match[i] or "") if match else [] for i in (1, 2))
    group = (group or first[-2:]) if match and match[3] else []
    words = [w[0] + w[1:].lstrip("0") for w in (first + group * board.size)[: board.size]]
    both = {word[0] for word in group} in (set(), {"X", "O"})
    rings = {int(word[1:]) for word in words if word[1] != "A"}
    if not both or len(words) < board.size or words[0][0] != "X" or not rings <= set(board.rings):
        raise NoCertificate(f"'{text}' is not an order of turns for this board")
    return words


class Certificate:
    """What stands in a certificate, with the images of its moves."""

    def __init__(self, data):
        if not data.isascii() or not data.endswith(b"\n"):
            raise NoCertificate("it is not ASCII text whose last line ends with a line feed")
        self.lines, self.next = data.decode("ascii").split("\n")[:-1], 0
        self.version = int(self.header("oxo-certificate", r"[1-4]"))
        self.game = self.header("game", r"[ -~]*").strip()
        rules = self.header("rules", r"[0-9a-f]{64}") if self.version >= 2 else None
        self.board = board_of(self.header("board", r".+"))
        line = self.header("line", r"win \d{1,9} lose \d{1,9}")
        self.win, self.lose = map(int, re.findall(r"\d+", line))
        self.line = f"win {self.win} lose {self.lose}"
        known = all(n == 0 or n > 1 and self.board.runs(n) for n in (self.win, self.lose))
        if not known or (self.win <= self.lose if self.win else not self.lose):
            raise NoCertificate(f"'{line}' is not a rule for this board")
        self.turns = read_turns(self.header("turns", r".+"), self.board)
        # From this stone on the sides take turns stone by stone, anywhere.
        tail = re.search(r"(?:OA )?(?:XA OA )*(?:XA )?$", " ".join(self.turns) + " ")
        self.plain_from = tail.start() // 3
        swap = self.header("swap", r"none|over") if self.version >= 2 else None
        self.rows = self.header("position", r".+")
        self.x, self.o = self.board.read_rows(self.rows)
        self.winner = self.header("winner", r"[XO]")
        most = r"0*(?:\d{1,4}|10000)"
        self.threats = int(self.header("threats", most)) if self.version >= 3 else 0
        text = f"board {self.board.text}\nturns {' '.join(self.turns)}\n{self.line}\n"
        if rules not in (None, hashlib.sha256(text.encode()).hexdigest()):
            raise Refused("the fingerprint of the rules does not fit the lines after it")
        self.swap = self.compare_with_built_in(swap)
        self.read_moves()

    def header(self, word, pattern):
        self.next += 1
        match = re.fullmatch(rf"{word} ({pattern})", (self.lines + [""] * 11)[self.next - 1])
        if not match:
            raise NoCertificate(f"line {self.next} should have '{word}' and its value")
        return match[1]

    def compare_with_built_in(self, swap):
        """Makes sure that a built-in name has its rules. Returns whether the game has a swap."""
        pattern = r"(.*?)(?::(?:(\d+)x(\d+)|side(\d+)))?"
        sized = re.fullmatch(pattern, self.game.lower().replace(" ", "-"))
        name, wide, high, side = sized.groups()
        rules = [GAMES[names] for names in GAMES if name in names.split()]
        shape, line, swaps = rules[0] if rules else ("", "", "")
        if not shape.startswith("square" if wide else "hexagon" if side else ""):
            shape = ""
        elif wide or side:
            shape = re.sub(r"\d+( \d+)?", side or f"{wide} {high}", shape)
        try:
            board = board_of(shape)
        except NoCertificate:
            # It is no name of a built-in line game, or not of a board that can be played on.
            if name.split(":")[0] not in ("fourtic", "tictactrains"):
                return swap or "none"
        else:
            if (self.board, self.line, swap or swaps, self.plain_from) == (board, line, swaps, 0):
                return swaps
        raise Refused(f"its rules are not those of {self.game}")

    def read_moves(self):
        """The winner's move in each position and its images: stones, cell, number of the line."""
        self.moves, self.count, size = {}, 0, self.board.size
        pattern = re.compile(rf"([0-9a-q]{{{-(-size // 3)}}}) (\d+)")
        images = self.board.symmetries if self.version >= 4 else self.board.symmetries[:1]
        for number, line in enumerate(self.lines[self.next :], self.next + 1):
            if re.fullmatch(r"end \d+ [0-9a-f]{16}", line):
                return
            match = pattern.fullmatch(line)
            values = [DIGITS.index(digit) for digit in match[1]] if match else []
            marks = [mark for v in values for mark in (v // 9, v // 3 % 3, v % 3)]
            if not match or int(match[2]) >= size or any(marks[size:]):
                raise NoCertificate(f"line {number} is not a position with a move")
            xs, os = ([c for c, mark in enumerate(marks) if mark == player] for player in (1, 2))
            move = (set_of(xs), set_of(os), int(match[2]), number)
            if move[:2] in self.moves:
                raise NoCertificate(f"line {number} repeats a position or an image of one")
            for image in images:
                self.moves[set_of(image[c] for c in xs), set_of(image[c] for c in os)] = move
            self.next, self.count = number, self.count + 1

    def check_end(self):
        """Makes sure that all lines are there, as they were written."""
        checksum = 0xCBF29CE484222325
        for byte in "".join(line + "\n" for line in self.lines[: self.next]).encode():
            checksum = (checksum ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        end = "\n".join(self.lines[self.next :])
        if not re.fullmatch(rf"end 0*{self.count} {checksum:016x}", end):
            raise Refused(f"it was changed: the end should be 'end {self.count} {checksum:016x}'")


class Referee:
    """Plays every reply of the loser against the winner's moves."""

    def __init__(self, certificate):
        self.c, self.board, self.turns = certificate, certificate.board, certificate.turns
        self.size, self.all = self.board.size, (1 << self.board.size) - 1
        self.win_lines = self.board.runs(certificate.win)
        self.lose_lines = self.board.runs(certificate.lose)
        self.win_at = [[run for run in self.win_lines if run >> i & 1] for i in range(self.size)]
        self.lose_at = [[run for run in self.lose_lines if run >> i & 1] for i in range(self.size)]
        self.used, self.seen = set(), set()
        self.ends = self.positions = 0

    def check(self):
        """Raises Refused unless the certificate holds."""
        x, o, stones = self.c.x, self.c.o, bin(self.c.x | self.c.o).count("1")
        players = "".join(turn[0] for turn in self.turns[:stones])
        for player, cells in (("X", x), ("O", o)):
            if bin(cells).count("1") != players.count(player):
                raise Refused(f"after {stones} turns {player} has other stones than the turns say")
        lines = self.win_lines + self.lose_lines
        if stones == self.size or any(line & cells == line for line in lines for cells in (x, o)):
            raise Refused("the game is over in the position")
        if any(not (x | o) >> (self.board.below[i] or i) & 1 for i in cells_of(x | o)):
            raise Refused("a stone of the position floats")
        first = self.c.version == 1 or self.turns[stones][0] == "X"
        if self.c.swap == "over" and "O" not in players and first:
            raise Refused("a swap may still come in the position")
        self.visit(*self.sides(x, o), stones, "before the first move")
        self.c.check_end()

    @staticmethod
    def completes(lines_at, cells, cell):
        return any(line & cells == line for line in lines_at[cell])

    def sides(self, x, o):
        """The winner's stones and the loser's, or X's and O's from these."""
        return (x, o) if self.c.winner == "X" else (o, x)

    def legal(self, occupied, stones):
        """The cells where the next stone may go."""
        free, below, ring = ~occupied & self.all, self.board.below, self.turns[stones][1:]
        cells = [i for i in cells_of(free) if below[i] is None or occupied >> below[i] & 1]
        return [i for i in cells if ring in ("A", str(self.board.rings[i]))] or cells

    def refuse(self, line, reason, mine, theirs):
        raise Refused(f"{line}: {reason}: {self.board.write_rows(*self.sides(mine, theirs))}")

    def visit(self, mine, theirs, stones, line):
        """Goes on from a position in which the game is not over, after the move of this line."""
        if stones > 0 and self.turns[stones][0] == self.turns[stones - 1][0]:
            if (mine, theirs) in self.seen:
                return
            self.seen.add((mine, theirs))
        if self.turns[stones][0] == self.c.winner:
            self.choose(mine, theirs, stones, line)
            return
        self.positions += 1
        for cell in self.legal(mine | theirs, stones):
            self.place(mine, theirs, stones, cell, line)

    def place(self, mine, theirs, stones, cell, line):
        """Places a stone of the side whose turn it is, and goes on."""
        by_winner = self.turns[stones][0] == self.c.winner
        own = (mine if by_winner else theirs) | 1 << cell
        mine, theirs = (own, theirs) if by_winner else (mine, own)
        won = self.completes(self.win_at, own, cell)
        if won or self.completes(self.lose_at, own, cell):
            if won != by_winner:
                self.refuse(line, "the loser has won", mine, theirs)
            self.ends += 1
        elif stones + 1 == self.size:
            self.refuse(line, "the board is full", mine, theirs)
        elif self.positions > 1_000_000_000:
            self.refuse(line, "there are too many positions", mine, theirs)
        else:
            self.visit(mine, theirs, stones + 1, line)

    def choose(self, mine, theirs, stones, line):
        """Finds the winner's move and goes on from it."""
        x, o, cell, number = self.c.moves.get(self.sides(mine, theirs), (0, 0, 0, 0))
        if number in self.used:
            return
        if number:
            self.used.add(number)
            mine, theirs = self.sides(x, o)
            line = f"line {number}"
            if cell not in self.legal(mine | theirs, stones):
                self.refuse(line, f"the move to cell {cell} is not legal", mine, theirs)
            self.place(mine, theirs, stones, cell, line)
            return
        wins = self.missing(self.win_lines, mine, theirs)
        at_once = wins and wins & set_of(self.legal(mine | theirs, stones))
        if not at_once and not self.wins_by_threats(mine, theirs, stones):
            self.refuse(line, "there is no move for this position", mine, theirs)
        self.ends += 1

    def missing(self, lines, own, other):
        """The free cells that complete one of these lines."""
        rests = (line & ~own for line in lines)
        return functools.reduce(int.__or__, (r for r in rests if is_single(r) and not r & other), 0)

    def wins_by_threats(self, mine, theirs, stones):
        self.left = 0 if stones < self.c.plain_from or self.board.gravity else self.c.threats
        lines = [line for line in self.win_lines if not line & theirs] if self.left else []
        block = self.missing(self.win_lines, theirs, mine) if lines else 0
        return lines and self.threaten(mine, theirs, lines, block)

    def threaten(self, mine, theirs, lines, block):
        """Whether threats win: 'lines' hold none of the loser, who can win at once on 'block'."""
        self.positions += 1
        self.left -= 1
        if self.left < 0 or (block and not is_single(block)):
            return False
        cells, forced = 0, []
        for rest in (line & ~mine for line in lines):
            if is_single(rest & (rest - 1)):
                cells |= rest
        for cell in cells_of(cells & block if block else cells):
            after = mine | 1 << cell
            if self.completes(self.lose_at, after, cell):
                continue
            answer = self.missing(self.win_at[cell], after, theirs)
            reply = answer.bit_length() - 1
            answered = theirs | answer
            if not is_single(answer) or self.completes(self.lose_at, answered, reply):
                return True
            forced.append((after, answered, reply))
        for after, their_stones, reply in forced:
            open_lines = [line for line in lines if not line >> reply & 1]
            threat = self.missing(self.win_at[reply], their_stones, after)
            if self.threaten(after, their_stones, open_lines, threat):
                return True
        return False


def report(name, data):
    """Checks a certificate, prints what comes out, and returns the exit status."""
    try:
        c = Certificate(data)
        referee = Referee(c)
        referee.check()
    except Refused as wrong:
        none = isinstance(wrong, NoCertificate)
        print(f"{name}: {'not a certificate' if none else 'refused'}: {wrong}", flush=True)
        return 2 if none else 1
    used = len(referee.used)
    counts = f"{used} moves, {c.count - used} unused, {referee.ends} ends of games"
    print(f"{name}: holds: {c.winner} wins {c.game} from {c.rows} ({counts})", flush=True)
    return 0


def main(names):
    if not names or names[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    worst = 0
    for name in names:
        try:
            with open(name, "rb") as file:
                parts = [file.read()]
        except OSError as wrong:
            parts, worst = [], 2
            print(f"{name}: cannot be read: {wrong.strerror}", flush=True)
        if name.endswith(".oxoproofs"):
            parts = re.split(rb"(?m)^(?=oxo-certificate )", b"".join(parts))[1:]
        worst = max([worst] + [report(name, part) for part in parts])
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
