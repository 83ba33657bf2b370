/** Requests and answers of the API, written by ApiSchemaTest; do not change it by hand. */

/** Where a question is asked: a built-in game or a definition, a position, then moves. */
export interface Place {
  /** the id of a built-in game; needed if there is no definition */
  game?: string;
  /** a whole definition file */
  definition?: string;
  /** rows, a drawing or moves; the start if absent */
  position?: string;
  /** moves from there on */
  moves?: string;
}

/** Why a request cannot be answered. */
export interface ApiError {
  /** a sentence */
  error: string;
  /** the line of the definition that is wrong, from 1 */
  line?: number;
}

/** The board as it is drawn; cells are 1 wide, x runs to the right and y down. */
export interface Layout {
  shape: "square" | "hexagon";
  width: number;
  height: number;
  /** the centre of each cell */
  cells: [number, number][];
}

/** A game, its rules and its board. */
export interface Game {
  /** its id */
  game: string;
  name: string;
  kind: "line" | "score";
  /** the id of the game that it is a variant of */
  variantOf: string | null;
  board: { shape: "square" | "hexagon"; width?: number; height?: number; side?: number; gravity?: boolean; cells: number };
  /** what decides the game, in a few words */
  goal: string;
  /** all the rules in sentences */
  rules: string[];
  swap: boolean;
  turns: string;
  notation: string;
  symmetries: number;
  /** the name of each cell */
  names: string[];
  layout: Layout;
  /** where stones fall, the column of each cell */
  columns: number[] | null;
  /** the ring of each cell, from 1 in the middle */
  rings: number[];
  /** for each symmetry where it takes each cell */
  images: number[][];
}

/** An option of an engine. */
export interface EngineOption {
  option: string;
  summary: string;
  type: "number" | "choice" | "moves:factor" | "boolean";
  least?: number;
  most?: number;
  words?: string[];
  usual: string | null;
}

/** An engine and its options. */
export interface EngineInfo {
  engine: string;
  summary: string;
  needsLimit: boolean;
  options: EngineOption[];
}

export type Player = "X" | "O";

/** How a game stands or ended. */
export interface Outcome {
  over: boolean;
  winner: Player | null;
  draw: boolean;
  reason: "winning line" | "losing line" | "full board" | "points" | null;
  cells: number[];
  text: string | null;
}

/** A position: stones, turn, legal moves, outcome. */
export interface Position {
  game: string;
  name: string;
  /** rows from the top */
  position: string;
  stones: number;
  X: number[];
  O: number[];
  toMove: Player | null;
  /** stones still to place in this turn, and the ring where the next one must go */
  turn: { left: number; ring: number | null; text: string | null };
  moves: string[] | null;
  /** null for a swap */
  moveCells: (number | null)[] | null;
  last: number | null;
  /** a swap comes last */
  legal: string[];
  /** in the order of legal; a swap has none */
  legalCells: number[];
  swapOffered: boolean;
  swapped: boolean;
  points: { X: number; O: number } | null;
  /** one longest path of each player from end to end */
  paths: { X: number[]; O: number[] } | null;
  outcome: Outcome;
}

/** A fact about a move. */
export type Reason =
  | { type: "winningLine"; player: Player; cells: number[]; text: string }
  | { type: "losingLine"; player: Player; cells: number[]; text: string }
  | { type: "fullBoard"; winner: Player | null; text: string }
  | { type: "swap"; text: string }
  | { type: "block"; player: Player; cells: number[]; text: string }
  | { type: "allows"; player: Player; cells: number[]; cell: number; text: string }
  | { type: "threat"; player: Player; cells: number[]; cell: number; blockLoses: number[] | null; text: string }
  | { type: "prepares"; player: Player; cells: number[]; cell: number; text: string }
  | { type: "forcedAnswer"; player: Player; cell: number; text: string }
  | { type: "noAnswer"; player: Player; text: string }
  | { type: "forbidden"; player: Player; cells: number[]; text: string }
  | { type: "lines"; player: Player; open: number; closed: number; text: string }
  | { type: "points"; player: Player; from: number; to: number; path: boolean; text: string }
  | { type: "denies"; player: Player; from: number; to: number; path: boolean; text: string }
  | { type: "standing"; X: number; O: number; path: boolean; text: string }
  | { type: "onlyMove"; player: Player; text: string }
  | { type: "mustPlay"; player: Player; cells: number[]; cell: number; text: string }
  | { type: "blockLoses"; player: Player; cells: number[]; cell: number; losing: number[]; text: string }
  | { type: "noGoodMove"; player: Player; zugzwang: boolean; text: string }
  | { type: "poisoned"; player: Player; cells: number[]; text: string };

/** What a move does. */
export interface Explained {
  move: string;
  player: Player;
  /** a sentence */
  text: string;
  reasons: Reason[];
}

/** What the opponent would do if the side to move passed. */
export interface Threats {
  /** the opponent */
  player: Player;
  /** stones that complete a line */
  wins: { cell: number; move: string; cells: number[] }[];
  /** a win by threats alone, with the forced answers */
  line: string[] | null;
  lineCells: number[] | null;
  /** in a score game the stones that gain most points */
  gains: { cell: number; move: string; points: number }[] | null;
  /** a sentence */
  text: string;
}

/** The rules of a game in a few examples. */
export interface RuleExamples {
  examples: { text: string; X: number[]; O: number[]; order: number[]; cells: number[]; lost: boolean }[];
}

/** What a position or a move is worth to the side to move. */
export type Value =
  | { type: "win"; plies: number | null }
  | { type: "draw" }
  | { type: "loss"; plies: number | null }
  | { type: "margin"; points: number }
  | { type: "chance"; expected: number }
  | { type: "points"; points: number; unit: "evaluation" | "hundredths" | "unstated" };

/** A move in a book, for the player who makes it. */
export interface BookMove {
  move: string;
  cell: number | null;
  value: Value;
  games: number;
  wins: number | null;
  draws: number | null;
  losses: number | null;
  proven: boolean;
}

/** What the opening book knows. */
export interface BookAnswer {
  /** its name; null if the game has none */
  book: string | null;
  moves: BookMove[];
  /** what the book plays */
  best: string | null;
}

/** When a search ends at the latest; 0 or absent means no limit. */
export interface SearchLimits {
  millis?: number;
  depth?: number;
  nodes?: number;
  simulations?: number;
}

/** One move of the play that follows, explained. */
export interface Step {
  move: string;
  /** null for a swap */
  cell: number | null;
  player: Player;
  /** a sentence */
  text: string;
  /** the lines that it is about */
  cells: number[];
  reasons: Reason[];
}

/** Why a move is good or bad. */
export interface Why {
  move: string;
  player: Player;
  /** to the player who makes the move */
  value: Value;
  proven: boolean;
  /** a move that is proven to be better */
  better: string | null;
  betterValue: Value | null;
  /** a sentence */
  text: string;
  /** the move, and the play that follows */
  steps: Step[];
  /** whether the last step ends the game */
  ended: boolean;
  final: boolean;
}

/** A move of a game that was reviewed. */
export interface ReviewedMove {
  /** its number, from 1 */
  ply: number;
  move: string;
  player: Player;
  /** of the position after it, to X */
  value: Value;
  /** a move that keeps the value of the position before */
  best: string | null;
  /** of the position before it, to X */
  bestValue: Value;
  /** whether value is certain */
  proven: boolean;
  kind: "lost-win" | "blunder" | "points" | "doubtful" | null;
  /** a sentence */
  text: string;
}

/** What the moves of a game were worth. */
export interface Review {
  /** the moves that are done, which are the last ones */
  plies: ReviewedMove[];
  done: number;
  of: number;
  final: boolean;
}

/** What an engine thinks of a move. */
export interface AnalyzedMove {
  move: string;
  visits: number;
  value: Value;
  line: string[];
}

/** What an engine has found so far. */
export interface Analysis {
  game: string;
  position: string;
  engine: string;
  final: boolean;
  best: string;
  value: Value;
  line: string[];
  depth: number;
  nodes: number;
  simulations: number;
  /** nodes per second */
  rate: number;
  micros: number;
  moves: AnalyzedMove[];
  /** what the opening book plays */
  book: { move: string; value: Value; games: number } | null;
}

/** What to prove. */
export interface SolveGoal {
  /** only who wins */
  weak?: boolean;
  /** all best moves; usually true */
  best?: boolean;
  /** the value of every move */
  everyMove?: boolean;
}

/** What is proven so far. */
export interface Solution {
  position: string;
  toMove: Player | null;
  value: Value | null;
  atLeast?: Value;
  atMost?: Value;
  /** in games with gravity */
  score?: number | null;
  /** all best moves; null if they are not known yet */
  best?: string[] | null;
  /** the cells of the best moves */
  cells?: number[] | null;
  moves?: { move: string; value: Value; score?: number | null }[];
  nodes: number;
  micros: number;
  final: boolean;
}

/** A position in which exactly one move is best; fields are null while none is found. */
export interface Puzzle {
  game: string;
  position: string | null;
  toMove: Player | null;
  /** moves of both players until the end */
  plies: number | null;
  /** the only best move */
  best: string | null;
  /** its cell */
  cell: number | null;
  /** the highest level that fails, from 1 to 10 */
  grade: number | null;
  /** the same for all symmetric images */
  key: string | null;
  kind: "win" | "at-once" | "block" | "points" | null;
  /** the idea of its first move */
  theme: string | null;
  /** stones of the winner until the end */
  own: number | null;
  /** how hard it looks to people, as in chess */
  rating: number | null;
  /** a sentence */
  text: string;
  /** how many positions were tested */
  tried: number;
  final: boolean;
}

/** A share from 0 to 1 with its 95% interval. */
export interface Share {
  /** null if there was nothing to count */
  share: number | null;
  low: number;
  high: number;
  of: number;
}

/** Numbers, one for each game. */
export interface Spread {
  mean: number;
  /** the 95% interval of the mean */
  low: number;
  high: number;
  median: number;
  least: number;
  most: number;
  /** how often each number occurred */
  counts: Record<string, number>;
}

/** Statistics of games of an engine against itself. */
export interface Balance {
  game: string;
  name: string;
  engine: string;
  /** whether all games are played */
  complete: boolean;
  /** how many games were asked for */
  of: number;
  games: number;
  /** of the first player */
  wins: number;
  draws: number;
  losses: number;
  faults: number;
  firstPlayer: Share;
  drawRate: Share;
  decided: Share;
  swaps: Share | null;
  length: Spread | null;
  /** the share of the board that is filled at the end */
  filled: number;
  winInSight: Spread | null;
  margin: Spread | null;
  leadChanges: Spread | null;
  changing: Share;
  nobodyAhead: Share;
  comebacks: Share;
  branching: number;
  differentGames: number;
  /** the conclusions, as sentences */
  verdict: string[];
  final: boolean;
}

/** Each request with its fields and its answer. */
export interface Requests {
  /** Lists the games. */
  games: [{}, { games: Game[] }];
  /** Lists the engines that play a game. */
  engines: [Place, { engines: EngineInfo[] }];
  /** Tells the definition file of a built-in game. */
  definition: [{ game: string }, { game: string; definition: string }];
  /** Checks a definition; an error names the line. */
  check: [{ definition: string }, Game];
  /** Tells everything about a position. */
  show: [Place, Position];
  /** Makes a move. */
  play: [Place & { move: string }, Position];
  /** Tells what a move does. */
  explain: [Place & { move: string }, Explained];
  /** Tells what the opponent would do if the side to move passed. */
  threats: [Place, Threats];
  /** Shows the rules of a game by a few examples. */
  rules: [Place, RuleExamples];
  /** Tells what the opening book knows. */
  book: [Place, BookAnswer];
  /** Tells why a move is good or bad by the play that follows. */
  why: [Place & { move: string; limits?: SearchLimits }, Why];
  /** Tells what every move of a game was worth, and which were mistakes. */
  review: [Place & { millisPerMove?: number }, Review];
  /** Asks an engine about a position. */
  analyze: [Place & { engine?: string; limits?: SearchLimits; everyMove?: boolean; only?: string[]; avoid?: string[]; reportMillis?: number; seed?: number }, Analysis];
  /** Finds the exact value of a position. */
  solve: [Place & { goal?: SolveGoal; limits?: SearchLimits }, Solution];
  /** Makes a puzzle of a game: a position in which exactly one move wins. */
  puzzle: [Place & { seed?: number; grade?: number; fromGrade?: number; toGrade?: number; fromPlies?: number; toPlies?: number; kind?: string; rating?: number; avoid?: string[]; limits?: SearchLimits }, Puzzle];
  /** Plays games of an engine against itself, and tells how balanced the game is. */
  balance: [Place & { engine?: string; games?: number; seed?: number; millis?: number }, Balance];
}

/** Requests with several answers; the last one has "final": true. */
export const STREAMED: readonly RequestName[] = ["why", "review", "analyze", "solve", "puzzle", "balance"];

export type RequestName = keyof Requests;
export type Fields<R extends RequestName> = Requests[R][0];
export type Answer<R extends RequestName> = Requests[R][1];
