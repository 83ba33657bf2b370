/**
 * The part of the address behind the `#`: a link is a position.
 *
 *     #/play/yavalath:side4?m=d4.swap.c3      a view, a game, and moves with dots between them
 *     #/play/tic-tac-toe?p=X.O/.../...        rows of a position; moves may follow
 *     #/play/squava?t=1,1_2,2_(3,3)&m=1,1.2,2  a tree of moves, and the place in it
 *     #/play?d=q1bKS8xNVbJSUAp3VdJRKsgvzo...  a game of one's own: its definition, compressed
 */

/** The most characters of a definition that travels in a link, and of a text that is pasted. */
export const MOST_DEFINITION = 20_000;

/** The most characters of an address: a definition that cannot be compressed, and the moves. */
export const MOST_ADDRESS = 100_000;

const PIECE = 256;

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

/** The address of a view of a game: a built-in one by its id, one's own by its definition. */
export function routeOf(view: string, key: string, packed: string | null, rest: Partial<Route> = {}): Route {
  return route(view, packed === null ? key : null, { packed, ...rest });
}

/** What stands before the `#` of this page's addresses. */
export function home(): string {
  return location.href.replace(/#.*$/, "");
}

/** @throws Error with a sentence if it is too long */
export function readRoute(hash: string): Route {
  if (hash.length > MOST_ADDRESS) {
    throw new Error(`this link is too long: it has ${hash.length.toLocaleString("en")} characters, and at most ${MOST_ADDRESS.toLocaleString("en")} can be read`);
  }
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
  fields.push(...Object.entries(wanted.more));
  if (wanted.moves.length > 0) {
    fields.push(["m", wanted.moves.join(".")]);
  }
  const path = wanted.game === null ? wanted.view : wanted.view + "/" + encode(wanted.game);
  return "#/" + path + (fields.length ? "?" + fields.map(([name, value]) => name + "=" + encode(value)).join("&") : "");
}

/** Text, compressed, in letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const source = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(source).arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text again; rejects with a sentence if a link was cut off, or if more comes out than a definition may have. */
export async function unpack(packed: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    const reader = pieces(atob(packed.replaceAll("-", "+").replaceAll("_", "/")))
      .pipeThrough(new DecompressionStream("deflate-raw"))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST_DEFINITION) {
        void reader.cancel();
        break;
      }
    }
  } catch {
    throw new Error("this link is damaged: the game in it cannot be read");
  }
  if (text.length > MOST_DEFINITION) {
    throw new Error(`the game in this link is too long: a definition has at most ${MOST_DEFINITION.toLocaleString("en")} characters`);
  }
  return text + decoder.decode();
}

/** A few bytes at a time, and only when they are asked for, since each can become a thousand. */
function pieces(letters: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= letters.length) {
          controller.close();
          return;
        }
        controller.enqueue(Uint8Array.from(letters.slice(at, at + PIECE), (letter) => letter.charCodeAt(0)));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
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
