/**
 * The service worker: keeps the files of the page, so that it opens and computes without a connection.
 *
 * Each build has a cache of its own, filled whole before it counts. A document comes from the service as long as that responds, so the
 * next load after an update is the new version; the names of scripts and styles contain their hashes, so a document only ever gets those
 * of its own build. The files of an earlier build stay until no open page is made of them: each page holds a lock named after its build.
 * Whatever is neither a kept file nor the document of a view goes past this worker, above all everything below `/v1` and `/account/`.
 *
 * Nothing depends on the order of builds: the service may return to an earlier one, and two nodes may have different ones for a while.
 */
import { BUILD_LOCK, CACHE_NAME, CHANNEL, type Kept, WHICH_BUILD } from './names.ts';

declare const BUILD: {
  /** Names the build, by the hash of its files. */
  readonly version: string;
  /** Addresses of scripts, styles, fonts and images. */
  readonly files: readonly string[];
  /** The document of each view, by the paths that show it. */
  readonly documents: Readonly<Record<string, string>>;
};

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
}
const scope = globalThis as unknown as Scope;

/** How long a document may take to come before the kept one is shown. */
const PATIENCE_MS = 4_000;

const ours = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(CACHE_NAME));

const current = CACHE_NAME + BUILD.version;

/** What a build has under a path; a cache that is not there is not made by asking. */
const keptBy = (cacheName: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true });

/** A kept file, from this build's cache or that of another one. */
const kept = async (path: string): Promise<Response | undefined> => {
  for (const name of [current, ...(await ours()).filter((one) => one !== current)]) {
    const found = await keptBy(name, path);
    if (found) return found;
  }
  return undefined;
};

/** What was redirected is from somewhere else, and no browser would take it as the document of a view. */
const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

/** How long to wait before what failed for the moment is requested again. */
const PAUSES_MS = [500, 2_000];

const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

/** A response of the service: a connection that breaks off, or a service that is busy or just starting, is tried again. */
const fetched = async (path: string, init?: RequestInit): Promise<Response> => {
  for (const pause of PAUSES_MS) {
    const response = await fetch(path, init).catch(() => undefined);
    if (response && !isBusy(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch(path, init);
};

/** Takes over what another build has under the same name: its content is the same. */
const keepFile = async (cache: Cache, path: string): Promise<void> => {
  const response = (await kept(path)) ?? (await fetched(path));
  if (!isWhole(response)) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

/** Documents have the same address in every build: they are requested again, and none of another build is kept. */
const keepDocument = async (cache: Cache, path: string): Promise<void> => {
  const response = await fetched(path, { cache: 'reload', headers: { accept: 'text/html' } });
  const text = await response.clone().text();
  if (!isWhole(response) || !text.includes(`data-build="${BUILD.version}"`))
    throw new Error(`${path} is of another build`);
  await cache.put(path, response);
};

/** Fetches all files, a few at a time: what the page itself asks for meanwhile is not held up by all of them. */
const AT_A_TIME = 4;
const keepAll = async (): Promise<void> => {
  // Pages of this build may be open from before: what they have of it stays, whatever becomes of the rest.
  const isNew = !(await caches.has(current));
  const cache = await caches.open(current);
  // Documents first: where they are of another build nothing else is fetched.
  const due = [
    ...[...new Set(Object.values(BUILD.documents))].map((path) => () => keepDocument(cache, path)),
    ...BUILD.files.map((path) => () => keepFile(cache, path)),
  ];
  const next = async (): Promise<void> => {
    for (let work = due.shift(); work; work = due.shift()) await work();
  };
  const all = Array.from({ length: AT_A_TIME }, next);
  try {
    await Promise.all(all);
  } catch (error) {
    due.length = 0;
    await Promise.allSettled(all);
    if (isNew) await caches.delete(current);
    throw error;
  }
};

/** Whether another build is being kept: what it has so far is not yet in use. */
const isFollowed = (): boolean => {
  const { installing, waiting } = scope.registration;
  return installing !== null || waiting !== null;
};

/** Deletes the caches of those other builds that no open page is made of. */
const deleteUnused = async (): Promise<void> => {
  const names = (await ours()).filter((name) => name !== current);
  if (names.length === 0) return;
  const { held = [], pending = [] } = await navigator.locks.query();
  const open = new Set([...held, ...pending].map(({ name }) => name));
  for (const name of names) {
    if (isFollowed()) return;
    if (!open.has(BUILD_LOCK + name.slice(CACHE_NAME.length))) await caches.delete(name);
  }
};

/** Says to all pages which build is kept, if it still is: people can clear it away. */
const sayBuild = async (isNew: boolean): Promise<void> => {
  if (!(await caches.has(current))) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ version: BUILD.version, isNew } satisfies Kept);
  channel.close();
};

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no response in time')), milliseconds);
    work.then(resolve, reject);
  });

/** The document of the service; the kept one where it does not respond. */
const documentOf = async (request: Request, path: string): Promise<Response> => {
  const asked = fetch(request);
  // Whoever waits for it hears of a failure.
  asked.catch(() => undefined);
  const kept = await keptBy(current, path).catch(() => undefined);
  if (!kept) return asked;
  try {
    const response = await within(PATIENCE_MS, asked);
    return response.status >= 500 ? kept : response;
  } catch {
    return kept;
  }
};

const fileOf = async (request: Request, path: string): Promise<Response> =>
  (await kept(path).catch(() => undefined)) ?? fetch(request);

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await deleteUnused().catch(() => undefined);
    // A page that was opened before there was a worker has its later parts from here too.
    await scope.clients.claim();
    await sayBuild(true);
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || search !== '') return;
  if (request.mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request, pathname));
    return;
  }
  if (!Object.hasOwn(BUILD.documents, pathname)) return;
  event.respondWith(documentOf(request, BUILD.documents[pathname]!));
  event.waitUntil(deleteUnused());
});

scope.addEventListener('message', (event) => {
  if (event.data !== WHICH_BUILD) return;
  // A page that asks has loaded: the one before it, which may have been the last of its build, is gone.
  event.waitUntil(sayBuild(false).then(deleteUnused));
});
