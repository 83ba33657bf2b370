/** The engine in WebAssembly: what the compiled Java needs from the browser, and what it offers. */

/** The functions of the class WorkerEntry. Where searches can wait, the others of their worker are answered meanwhile. */
export interface Engine {
  /** Hands over a file with exact values, proofs or an opening book. */
  supply(name: string, content: string): void;
  /** What the opening book says of the position in a request. */
  excerpt(id: number, request: string): Promise<string>;
  /** Answers a request; the script is told each answer. */
  answer(id: number, request: string, excerpt: string): Promise<void>;
}

/** What a running engine calls. */
export interface Script {
  /** Called every few milliseconds by a search, which waits for the answer: whether to stop. */
  look(id: number): Promise<boolean>;
  /** Takes an answer as JSON. */
  tell(id: number, answer: string): void;
}

/** JavaScript Promise Integration, which the types of TypeScript do not have yet. */
interface PromiseIntegration {
  Suspending: new (body: (...values: never[]) => unknown) => WebAssembly.ImportValue;
  promising(body: unknown): (...values: unknown[]) => Promise<unknown>;
}

/** Whether searches can wait in this browser, and so hear that they are to stop. */
export function canWait(): boolean {
  return "Suspending" in WebAssembly && "promising" in WebAssembly;
}

const PAGE = 1 << 16;
const MOST_PAGES = 1024;

/** Compiles the engine; the result can be sent to workers. */
export function compile(bytes: BufferSource): Promise<WebAssembly.Module> {
  const builtins = { builtins: ["js-string"] } as unknown as undefined;
  return (WebAssembly.compile as (bytes: BufferSource, options?: undefined) => Promise<WebAssembly.Module>)(bytes, builtins);
}

/** An engine of one's own, with memory of its own. */
export async function instantiate(module: WebAssembly.Module, script: Script): Promise<Engine> {
  const integration = canWait() ? (WebAssembly as unknown as PromiseIntegration) : null;
  const look = integration ? new integration.Suspending((id: number) => script.look(id)) : () => 0;
  const answered = (id: number): void => script.tell(id, (exported("newest") as () => string)());
  const instance = await WebAssembly.instantiate(module, { ...imports(module), oxo: { look, answered } });
  const exported = (name: string): unknown => (instance.exports[name] as WebAssembly.Global).value;
  const long = (name: string): unknown => (integration ? integration.promising(exported(name)) : exported(name));
  return { supply: exported("supply"), excerpt: long("excerpt"), answer: long("answer") } as Engine;
}

function imports(module: WebAssembly.Module): WebAssembly.Imports {
  return {
    env: { memory: memory(module) },
    teavmMemory: {
      notifyHeapResized: () => {},
      heapOffset: constant(Math.ceil(requirements(module).dataSize / 8) * 8),
      maxSize: constant(MOST_PAGES * PAGE - 1),
    },
    teavmMath: Math as unknown as WebAssembly.ModuleImports,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    teavmJso: calls(!needsStrings(module)),
    "wasm:js-string": strings(),
  };
}

/** What the compiler noted about its constants. */
function requirements(module: WebAssembly.Module): { min: number; dataSize: number } {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  return JSON.parse(new TextDecoder().decode(section!)) as { min: number; dataSize: number };
}

function memory(module: WebAssembly.Module): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: Math.max(1, requirements(module).min), maximum: MOST_PAGES });
}

function constant(value: number): WebAssembly.Global {
  return new WebAssembly.Global({ value: "i32", mutable: false }, value);
}

/** Whether the browser has no string functions of its own for WebAssembly, so that it asks for ours. */
function needsStrings(module: WebAssembly.Module): boolean {
  return WebAssembly.Module.imports(module).some((each) => each.module === "wasm:js-string");
}

/** Slower than those of the browser, for browsers that lack them. Arrays of WebAssembly cannot be read from here, and are then not used. */
function strings(): WebAssembly.ModuleImports {
  return {
    length: (text: string) => text.length,
    charCodeAt: (text: string, at: number) => text.charCodeAt(at),
    fromCharCode: (code: number) => String.fromCharCode(code),
    concat: (a: string, b: string) => a + b,
    substring: (text: string, from: number, to: number) => text.substring(from, to),
    fromCharCodeArray: missing,
    intoCharCodeArray: missing,
  };
}

function missing(): never {
  throw new Error("this browser has no strings for WebAssembly");
}

type Callable = (...values: unknown[]) => unknown;

/** How Java calls the browser, which it does to read the clock only, and how its own functions become callable. */
function calls(stringBuiltins: boolean): WebAssembly.ModuleImports {
  const same = (value: unknown): unknown => value;
  return {
    stringBuiltinsSupported: () => (stringBuiltins ? 1 : 0),
    isUndefined: (value: unknown) => (value === undefined ? 1 : 0),
    wrapInt: same,
    unwrapInt: same,
    unwrapDouble: same,
    wrapObject: same,
    unwrapJavaObject: same,
    javaObjectToJS: same,
    defineFunction: same,
    defineStaticMethod: (type: Record<string, unknown>, name: string, body: unknown) => void (type[name] = body),
    createClass: () => function JavaClass() {},
    global: (name: string) => (globalThis as Record<string, unknown>)[name],
    getProperty: (object: Record<string, unknown> | null, name: string) => (object ?? (globalThis as Record<string, unknown>))[name],
    callMethod0: (object: Record<string, Callable>, name: string) => object[name]!(),
    callFunction1: (body: Callable, value: unknown) => body(value),
    // The library's only function in JavaScript gives its text back.
    createFunction1: () => same as never,
  };
}
