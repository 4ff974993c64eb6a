import { SERVICE_WORKER } from '../state/trusted-address.ts';
import { CACHE_NAME } from './names.ts';

/** Removes what an earlier build of this origin registered and stored, for one that has no service worker. */
export const unregister = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname === SERVICE_WORKER) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(CACHE_NAME)) await caches.delete(name);
};
