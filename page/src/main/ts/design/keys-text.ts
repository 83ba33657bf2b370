/** Reads and changes single keys in the text of a definition, and leaves the rest as it was written. */

/** Where the value of a key stands in a text. */
interface Range {
  start: number;
  end: number;
}

/** The value of `table.key`, or of `key` alone without a table, as it is written; null if the text does not have it. */
export function readKey(text: string, path: string): string | null {
  const range = find(text, path);
  return range === null ? null : text.slice(range.start, range.end);
}

/** The text with another value for a key, or without the key if the value is null. */
export function writeKey(text: string, path: string, value: string | null): string {
  const range = find(text, path);
  if (range !== null) {
    return value === null ? remove(text, path, range) : text.slice(0, range.start) + value + text.slice(range.end);
  }
  return value === null ? text : add(text, path, value);
}

function find(text: string, path: string): Range | null {
  const [table, key] = parts(path);
  const flat = lineOf(text, 0, firstHeading(text), path);
  if (flat !== null || table === null) {
    return flat;
  }
  const inline = inlineTable(text, table);
  if (inline !== null) {
    return within(text, inline, key);
  }
  const heading = headingOf(text, table);
  return heading === null ? null : lineOf(text, heading.start, heading.end, key);
}

function parts(path: string): [string | null, string] {
  const at = path.indexOf(".");
  return at < 0 ? [null, path] : [path.slice(0, at), path.slice(at + 1)];
}

/** A line `key = value` between two places. */
function lineOf(text: string, from: number, to: number, key: string): Range | null {
  const found = new RegExp(`^[ \\t]*${key.replace(".", "\\s*\\.\\s*")}[ \\t]*=[ \\t]*`, "m").exec(text.slice(from, to));
  if (found === null) {
    return null;
  }
  const start = from + found.index + found[0].length;
  return { start, end: endOfValue(text, start) };
}

function firstHeading(text: string): number {
  const at = text.search(/^[ \t]*\[/m);
  return at < 0 ? text.length : at;
}

function headingOf(text: string, table: string): Range | null {
  const found = new RegExp(`^[ \\t]*\\[${table}\\][^\\n]*(\\n|$)`, "m").exec(text);
  if (found === null) {
    return null;
  }
  const start = found.index + found[0].length;
  const next = text.slice(start).search(/^[ \t]*\[/m);
  return { start, end: next < 0 ? text.length : start + next };
}

/** What stands between the braces of `table = { ... }`. */
function inlineTable(text: string, table: string): Range | null {
  const whole = lineOf(text, 0, firstHeading(text), table);
  return whole !== null && text[whole.start] === "{" ? { start: whole.start + 1, end: whole.end - 1 } : null;
}

/** A key between the braces of a table; keys of tables in it do not count. */
function within(text: string, inner: Range, key: string): Range | null {
  let at = inner.start;
  while (at < inner.end) {
    const name = /^[\s,]*([\w.-]+)\s*=\s*/.exec(text.slice(at, inner.end));
    if (name === null) {
      return null;
    }
    const start = at + name[0].length;
    const end = Math.min(endOfValue(text, start), inner.end);
    if (name[1] === key) {
      return { start, end };
    }
    at = end;
  }
  return null;
}

/** Where a value ends: before a comma, a closing brace, a comment or the end of the line, outside of brackets and quotes. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let quote = "";
  let at = start;
  for (; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quote !== "") {
      quote = sign === quote ? "" : quote;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if ("[{".includes(sign)) {
      depth++;
    } else if ("]}".includes(sign)) {
      if (depth === 0) {
        break;
      }
      depth--;
    } else if (depth === 0 && ",#\n".includes(sign)) {
      break;
    }
  }
  return start + text.slice(start, at).trimEnd().length;
}

function remove(text: string, path: string, value: Range): string {
  const [table] = parts(path);
  const inline = table === null ? null : inlineTable(text, table);
  if (inline === null || value.start < inline.start || value.end > inline.end) {
    const start = text.lastIndexOf("\n", value.start - 1) + 1;
    const end = text.indexOf("\n", value.end);
    return text.slice(0, start) + (end < 0 ? "" : text.slice(end + 1));
  }
  const before = text.slice(inline.start, value.start).replace(/[\s,]*[\w.-]+\s*=\s*$/, "");
  const after = text.slice(value.end, inline.end);
  return text.slice(0, inline.start) + (before.trim() === "" ? " " + after.replace(/^[\s,]*/, "") : before + after) + text.slice(inline.end);
}

function add(text: string, path: string, value: string): string {
  const [table, key] = parts(path);
  const inline = table === null ? null : inlineTable(text, table);
  if (inline !== null) {
    const inner = text.slice(inline.start, inline.end).trimEnd();
    const joined = inner.trim() === "" ? ` ${key} = ${value} ` : `${inner.replace(/,$/, "")}, ${key} = ${value} `;
    return text.slice(0, inline.start) + joined + text.slice(inline.end);
  }
  const heading = table === null ? null : headingOf(text, table);
  if (heading !== null) {
    return text.slice(0, heading.start) + `${key} = ${value}\n` + text.slice(heading.start);
  }
  const at = firstHeading(text);
  const before = text.slice(0, at).trimEnd();
  return `${before}${before === "" ? "" : "\n"}${path} = ${value}\n${text.slice(at) === "" ? "" : "\n" + text.slice(at)}`;
}
