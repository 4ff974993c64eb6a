import { SERVICE_WORKER, trustedAddress } from '../state/trusted-address.ts';
import { build, canWorkOffline, keptBuild } from './build.ts';
import { CACHE_NAME, CHANNEL, type Kept, WHICH_BUILD } from './names.ts';

/** How long to wait before a registration that failed is tried again. */
const PAUSES_MS = [5_000, 20_000];

/** Removes what an earlier build of this origin registered: this one has no service worker. */
const unregister = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname === SERVICE_WORKER) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(CACHE_NAME)) await caches.delete(name);
};

const follow = (version: string): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    if (data.version === version) keptBuild.value = 'this';
    // That of an earlier build answers until this build is stored too.
    else if (data.isNew) keptBuild.value = 'other';
  });
};

/** Resolves once a worker is in use, rejects where it will never be. */
const inUse = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

const register = async (): Promise<void> => {
  const script = trustedAddress(SERVICE_WORKER);
  const { active, waiting, installing } = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  active?.postMessage(WHICH_BUILD);
  const next = installing ?? waiting;
  if (!next) return;
  await inUse(next);
  // It says so itself as it begins, but not to a page that missed it.
  next.postMessage(WHICH_BUILD);
};

/**
 * Keeps the page for use without a connection. Nothing depends on it: a browser without service workers, or one that rejects this
 * one, shows the same page. To be called when the page has nothing better to do: a megabyte is fetched.
 */
export const registerWorker = async (): Promise<void> => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!canWorkOffline || connection?.saveData) return;
  if (build === undefined) return unregister().catch(() => undefined);
  follow(build);
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      return await register();
    } catch {
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};
