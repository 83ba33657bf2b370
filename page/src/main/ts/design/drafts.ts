/** What a person wrote in the designer, as the browser remembers it. */
import { load, save } from "../store";

/** The oldest of more texts are forgotten. */
const MOST_DRAFTS = 100;

/** The text that was changed last, or null. */
export function lastDraft(): string | null {
  const stored = load<unknown>("draft", null);
  return typeof stored === "string" ? stored : null;
}

/** The texts of one visit. A text from elsewhere replaces the draft only when it is changed, and the draft stays among the earlier ones. */
export class Drafts {
  private own: boolean;

  constructor(text: string) {
    this.own = text === lastDraft();
  }

  /** Texts that were left for others, the newest first. */
  get earlier(): string[] {
    const stored = load<unknown>("drafts", []);
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  }

  /** The text was changed. */
  keep(text: string): void {
    const before = lastDraft();
    if (!this.own && before !== null) {
      save("drafts", [before, ...this.earlier.filter((each) => each !== before)].slice(0, MOST_DRAFTS));
    }
    this.own = true;
    save("draft", text);
  }

  /** What is written next is another text. */
  leave(): void {
    this.own = false;
  }
}

/** The name that a definition gives its game, or its beginning. */
export function nameIn(definition: string): string {
  return /^\s*name\s*=\s*["'](.{1,60})["']/m.exec(definition)?.[1] ?? (definition.trim().slice(0, 30) || "empty");
}
