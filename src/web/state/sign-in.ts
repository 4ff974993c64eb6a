import { readFragment } from './address.ts';

/** What the fragments of printed links are called, and what their tickets are exchanged by. It answers whether that went well. */
const LINKS: Readonly<Record<string, (ticket: string) => Promise<boolean>>> = {
  'sign-in': async (ticket) => (await import('./redeem.ts')).redeem(ticket),
  async admin(ticket) {
    // The view of the account says itself what went wrong.
    await (await import('./admin-session.ts')).redeemAdmin(ticket);
    return true;
  },
};

/** The exchange for a printed link; its ticket leaves the address, and with it the history, before anything else happens. */
const takeLink = (): (() => Promise<boolean>) | undefined => {
  const fragment = readFragment(location.hash);
  const name = Object.keys(LINKS).find((one) => fragment[one] !== undefined);
  if (name === undefined) return undefined;
  history.replaceState(null, '', location.pathname);
  return () => LINKS[name]!(fragment[name]!);
};

let exchanging: Promise<unknown> = Promise.resolve();

/** Waits until the link that the page was opened with is exchanged. */
export const signedIn = (): Promise<unknown> => exchanging;

/** Signs in where the address is a printed link; answers whether it was one. `onProblem` is called where it gives no key. */
export const signInFromAddress = (onProblem: () => void): boolean => {
  const exchange = takeLink();
  if (exchange === undefined) return false;
  exchanging = exchange().then((done) => done || onProblem(), onProblem);
  return true;
};
