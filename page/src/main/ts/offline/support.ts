/** Begins where this browser can run the engine, and otherwise says what is missing. */

/** A module with one structure: valid where WebAssembly has garbage collection. */
const STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** What is missing, in a sentence for people; null when nothing is. */
function lacking(): string | null {
  const able = typeof WebAssembly === "object" && WebAssembly.validate(STRUCTURE) && typeof DecompressionStream === "function" && typeof Worker === "function";
  return able ? null : "This page needs a browser whose WebAssembly has garbage collection: Chrome or Edge 119, Firefox 120, Safari 18.2, or a later one.";
}

/** Shows a sentence instead of the page. */
function tell(sentence: string): void {
  const text = document.createElement("p");
  text.className = "failure";
  text.setAttribute("role", "alert");
  text.textContent = sentence;
  document.getElementById("app")!.replaceChildren(text);
}

/**
 * Shows the page, or a sentence instead of it.
 *
 * @param trouble the sentence for an error
 */
export function begin(boot: () => Promise<void>, trouble: (error: string) => string): void {
  const sentence = lacking();
  if (sentence === null) {
    boot().catch((error: unknown) => tell(trouble(String(error))));
  } else {
    tell(sentence);
  }
}
