/** What the tests use of node. */
declare module "node:test" {
  export function test(name: string, run: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function ok(value: unknown, message?: string): asserts value;
  export function throws(run: () => unknown, expected?: RegExp): void;
  export function rejects(promise: Promise<unknown>, expected?: RegExp | (new (...values: never[]) => Error)): Promise<void>;
}
declare module "node:fs" {
  export function readFileSync(path: string | URL): Uint8Array;
  export function readdirSync(path: string): string[];
}
declare module "node:zlib" {
  export function gzipSync(bytes: Uint8Array, options?: { level: number }): Uint8Array;
}
declare const process: { env: Record<string, string | undefined> };
