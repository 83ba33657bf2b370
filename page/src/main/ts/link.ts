/**
 * The part of the address behind the `#`: a link is a position.
 *
 *     #/play/yavalath:side4?m=d4.swap.c3      a view, a game, and moves with dots between them
 *     #/play/tic-tac-toe?p=X.O/.../...        rows of a position; moves may follow
 *     #/play?d=q1bKS8xNVbJSUAp3VdJRKsgvzo...  a game of one's own: its definition, compressed
 */
export interface Route {
  view: string;
  /** The built-in game, or null if there is none or the definition counts. */
  game: string | null;
  /** Rows of a position to start from. */
  position: string | null;
  moves: string[];
  /** A definition as {@link pack} makes it. */
  packed: string | null;
  /** Whatever else a view wants to keep in its address. */
  more: Record<string, string>;
}

export function route(view: string, game: string | null = null, rest: Partial<Route> = {}): Route {
  return { view, game, position: null, moves: [], packed: null, more: {}, ...rest };
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = split(hash.replace(/^#?\/?/, ""), "?");
  const [view = "", game = ""] = split(path, "/");
  const found = route(decode(view) || "games", decode(game) || null);
  for (const pair of query.split("&").filter((each) => each !== "")) {
    const [name = "", text = ""] = split(pair, "=");
    const value = decode(text);
    if (name === "m") {
      found.moves = value.split(".").filter((each) => each !== "");
    } else if (name === "p") {
      found.position = value;
    } else if (name === "d") {
      found.packed = value;
    } else {
      found.more[name] = value;
    }
  }
  return found;
}

export function writeRoute(wanted: Route): string {
  const fields: [string, string][] = [];
  if (wanted.packed !== null) {
    fields.push(["d", wanted.packed]);
  }
  if (wanted.position !== null) {
    fields.push(["p", wanted.position]);
  }
  if (wanted.moves.length > 0) {
    fields.push(["m", wanted.moves.join(".")]);
  }
  fields.push(...Object.entries(wanted.more));
  const path = wanted.game === null ? wanted.view : wanted.view + "/" + encode(wanted.game);
  return "#/" + path + (fields.length ? "?" + fields.map(([name, value]) => name + "=" + encode(value)).join("&") : "");
}

/** Text, compressed, in letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text again; rejects if a link was cut off. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(source).arrayBuffer());
}

function split(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Keeps what an address may have as it is, so that people can read it. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|2F|3A)/g, (code) => decodeURIComponent(code));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
