import { SERVICE_WORKER } from '../state/trusted-address.ts';
import { CACHE_NAME } from './names.ts';

/** Chromium can list a cache again that it has just deleted while its worker still responds: it is looked for and deleted again. */
const LOOKS = 5;
const PAUSE_MS = 1_000;

const deleteCaches = async (): Promise<void> => {
  for (let left = LOOKS; left > 0; left -= 1) {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_NAME));
    if (names.length === 0) return;
    for (const name of names) await caches.delete(name);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** Removes what an earlier build of this origin registered and stored, for one that has no service worker. */
export const unregister = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname === SERVICE_WORKER) await registration.unregister();
  }
  await deleteCaches();
};
