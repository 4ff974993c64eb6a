import { SERVICE_WORKER, trustedAddress } from '../state/trusted-address.ts';
import { build, canWorkOffline, keptBuild } from './build.ts';
import { CHANNEL, type Kept, WHICH_BUILD } from './names.ts';

/** When to try to store the build: each pause begins when the try before has ended. */
const TRIES_AFTER_MS = [0, 10_000, 60_000, 600_000];

const register = async (version: string): Promise<void> => {
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration | undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    if (data.version !== version) {
      // That of an earlier build answers until this build is stored too.
      if (data.isNew) keptBuild.value = 'other';
      // Browsers look for a new worker some time after a load, and much later while this one is busy. Once a build is stored, none looks
      // again: two tabs of two builds would have it replaced in turns.
      else if (keptBuild.value === 'none') void registration?.update().catch(() => undefined);
    } else if (serviceWorker.controller) keptBuild.value = 'this';
  });
  // Until a worker has taken this page over, its later parts come from the service, whatever is stored.
  const ask = (): void => serviceWorker.controller?.postMessage(WHICH_BUILD);
  serviceWorker.addEventListener('controllerchange', ask);
  for (const pause of TRIES_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (keptBuild.value !== 'none') return;
    const options = { updateViaCache: 'none' } as const;
    registration = await serviceWorker.register(trustedAddress(SERVICE_WORKER), options).catch(() => undefined);
    ask();
  }
};

/**
 * Keeps the page for use without a connection. Nothing depends on it: a browser without service workers, or one that rejects this
 * one, shows the same page. To be called when the page has nothing better to do: a megabyte is fetched.
 */
export const registerWorker = (): void => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!canWorkOffline || connection?.saveData) return;
  const done = build === undefined ? import('./unregister.ts').then(({ unregister }) => unregister()) : register(build);
  done.catch(() => undefined);
};
