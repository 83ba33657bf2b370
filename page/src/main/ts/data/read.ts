/** Reads the document of a page. */
import type { Document } from "./document";

/** Texts come from logs and from other programs: what cannot be seen, or turns the direction of reading, becomes a mark. */
export function read(text: string): Document {
  return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? clean(value) : value)) as Document;
}

function clean(text: string): string {
  return text.replace(/[\t\n\r]/g, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu, "\uFFFD");
}
