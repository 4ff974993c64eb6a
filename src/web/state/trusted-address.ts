import { WORKER_OF } from '../worker-addresses.ts';

/** The worker that keeps the page for use without a connection (offline/worker.ts). */
export const SERVICE_WORKER = '/sw.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const OURS: readonly string[] = [...Object.values(WORKER_OF), SERVICE_WORKER];

let policy: Policy | undefined;

/** Gives the address of one of the page's workers the form that its policy asks for. The policy can be made once. */
export const trustedAddress = (address: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('metamer-worker', {
    createScriptURL: (url) => {
      if (!OURS.includes(url)) throw new TypeError(`not a worker of this page: ${url}`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
};
