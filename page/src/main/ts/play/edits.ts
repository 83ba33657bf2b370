/** Changes of the tree of a game at a table, and the ways from variation to variation. */
import { forkBeside, nodeAt, promote, removeAt, sibling } from "../games/tree";
import { onPath, played } from "./match";
import type { PlayState } from "./state";
import type { Table } from "./table";

export class Edits {
  constructor(private readonly table: Table) {}

  /** Goes to the nearest place where variations begin. */
  fork(by: 1 | -1): Promise<void> {
    const { match } = this.table.state;
    return this.table.to(forkBeside(match.root, match.moves, match.cursor, by));
  }

  /** Goes to the variation beside the one on the board. */
  async beside(by: 1 | -1): Promise<void> {
    const { match } = this.table.state;
    const path = sibling(match.root, played(match), by);
    if (path) {
      await this.table.path(path);
    }
  }

  /** Makes the variation on the board the main line. */
  promote(): void {
    const { match } = this.table.state;
    if (promote(match.root, played(match))) {
      this.table.app.say("This is the main line now.");
      this.edited({ match: { ...match } });
    }
  }

  /** Takes the last move on the board and all that follows it out of the tree, until it is undone. */
  async remove(): Promise<void> {
    const { table } = this;
    const { match } = table.state;
    const path = played(match);
    const move = path.at(-1);
    if (move === undefined) {
      return;
    }
    const back = removeAt(match.root, path);
    await table.turnTo(onPath({ ...match, moves: [] }, path.slice(0, -1)), "played");
    const restore = (): void => {
      if (table.state.match.root === match.root) {
        back();
        void table.turnTo(onPath(table.state.match, path), "played");
      }
    };
    table.set({ removed: { move, back: restore } });
    table.app.say(`${move} and what followed is deleted.`);
  }

  /** Writes a note on the position that is on the board. */
  note(text: string): void {
    const { match } = this.table.state;
    const node = nodeAt(match.root, played(match))!;
    if (text.trim() === "") {
      delete node.note;
    } else {
      node.note = text;
    }
    this.edited({});
  }

  /** Shows a variation in one line, or whole again. */
  fold(path: readonly string[]): void {
    const node = nodeAt(this.table.state.match.root, path)!;
    node.folded = !node.folded;
    this.edited({});
  }

  private edited(change: Partial<PlayState>): void {
    this.table.set({ ...change, removed: null });
    this.table.keep(true);
  }
}
