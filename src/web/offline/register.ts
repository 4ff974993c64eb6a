import { signal } from '@preact/signals';
import { SERVICE_WORKER, trustedAddress } from '../state/trusted-address.ts';
import { BUILD_LOCK, CACHE_NAME, CHANNEL, type Kept, WHICH_BUILD } from './names.ts';

/** Whether this browser has no connection, as far as it knows. */
export const isOffline = signal(!navigator.onLine);

/** What is kept for use without a connection: nothing yet, this build, or another one, which the next load shows. */
export const keptBuild = signal<'none' | 'this' | 'other'>('none');

/** The build that this page belongs to; undefined if it is served from its sources. */
const { build } = document.documentElement.dataset;

/** Removes what an earlier build of this origin registered: this one has no service worker. */
const unregister = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname === SERVICE_WORKER) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(CACHE_NAME)) await caches.delete(name);
};

const register = async (version: string): Promise<void> => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    if (data.version === version) keptBuild.value = 'this';
    // That of an earlier build answers until this build is stored too.
    else if (data.isNew) keptBuild.value = 'other';
  });
  const { active } = await navigator.serviceWorker.register(trustedAddress(SERVICE_WORKER), { updateViaCache: 'none' });
  // What is being installed says itself when it is complete.
  active?.postMessage(WHICH_BUILD);
};

const isSupported = 'serviceWorker' in navigator && 'locks' in navigator;

/** Says that this page is open: the files of its build stay as long as it is. To be called as the page starts. */
export const holdBuild = (): void => {
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      isOffline.value = !navigator.onLine;
    });
  if (!isSupported || build === undefined) return;
  navigator.locks
    .request(BUILD_LOCK + build, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
};

/**
 * Keeps the page for use without a connection. Nothing depends on it: a browser without service workers, or one that rejects this
 * one, shows the same page. To be called when the page has nothing better to do: a megabyte is fetched.
 */
export const registerWorker = (): void => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!isSupported || connection?.saveData) return;
  (build === undefined ? unregister() : register(build)).catch(() => undefined);
};
