/** The service worker: keeps the files of the page, so that it opens without a network. */

/** Written into this script when the page is made: a name that changes with the files, and the files. */
declare const KEPT: { version: string; files: string[] };

/** The part of the browser's types that is used here; the others are those of a page. */
interface Keeper {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: KeeperEvent) => void): void;
}

interface KeeperEvent {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const keeper = self as unknown as Keeper;
const own = "oxo-" + KEPT.version;

async function install(): Promise<void> {
  const cache = await caches.open(own);
  await cache.addAll(KEPT.files.map((file) => new Request(file, { cache: "reload" })));
  await keeper.skipWaiting();
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((each) => each.startsWith("oxo-") && each !== own);
  await Promise.all(others.map((each) => caches.delete(each)));
  await keeper.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

keeper.addEventListener("install", (event) => event.waitUntil(install()));
keeper.addEventListener("activate", (event) => event.waitUntil(activate()));
keeper.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") {
    event.respondWith(answer(event.request));
  }
});
