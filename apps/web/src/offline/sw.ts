// The service worker: after one visit the page opens without a connection. The build fills in the two names below
// (`precache.ts`), compiles this file alone and writes it beside index.html, so it may import types only.
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends LaterEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What we use of the global scope; the library of a page does not describe it. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

const base = scope.registration.scope;
// Caches belong to the whole origin: another Tambour in another folder keeps its own.
const family = `tambour ${base} `;
const name = family + __VERSION__;
const files = new Set(__FILES__.map((file) => new URL(file, base).href));
/** What the build names by a hash never changes; anything else is fetched past the browser's own cache. */
const isHashed = (address: string): boolean => address.startsWith(`${base}assets/`);

async function fill(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([...files].map((file) => new Request(file, { cache: isHashed(file) ? 'default' : 'reload' })));
}

async function sweep(): Promise<void> {
  const old = (await caches.keys()).filter((key) => key.startsWith(family) && key !== name);
  await Promise.all(old.map((key) => caches.delete(key)));
  await scope.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  const kept = await (await caches.open(name)).match(file);
  return kept ?? fetch(request);
}

// No skipWaiting here: a new version waits until the page asks, so that no battle changes scripts under way.
scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(sweep()));
scope.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  const address = request.url.replace(/[?#].*$/, '');
  // A folder stands for its own page; every other address of ours that is no file is a place within the page.
  const page = `${address.replace(/\/$/, '')}/index.html`;
  const isPlace = request.mode === 'navigate' && !files.has(address);
  if (isPlace && files.has(page) && !address.endsWith('/'))
    return event.respondWith(Promise.resolve(Response.redirect(`${address}/`, 301)));
  const file = !isPlace ? address : files.has(page) ? page : base;
  if (files.has(file)) event.respondWith(answer(request, file));
});
