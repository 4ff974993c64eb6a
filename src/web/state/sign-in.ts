import { readFragment } from './address.ts';
import { announce } from './announce.ts';
import { keyProblem, takeKey } from './key.ts';

const NAME = 'sign-in';
const USED =
  'This link does not sign in any more: each works once, within ten minutes. Where the service runs, npx metamer sign-in prints another. Or paste a key.';
const UNREACHABLE = 'The service did not answer when the link was opened. Check that it runs, then print another link.';

/** The ticket of a printed link; it leaves the address, and with it the history, before anything else happens. */
const takeTicket = (): string | undefined => {
  const ticket = readFragment(location.hash)[NAME];
  if (ticket !== undefined) history.replaceState(null, '', location.pathname);
  return ticket;
};

/** Asks for the key; answers why there is none. */
const redeem = async (ticket: string): Promise<string> => {
  try {
    const response = await fetch('/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    });
    if (!response.ok) return USED;
    const { key } = (await response.json()) as { key: string };
    takeKey(key, false);
    return '';
  } catch {
    return UNREACHABLE;
  }
};

/** Signs in where the address is a printed link; answers whether it was one. `onProblem` is called where it gives no key. */
export const signInFromAddress = (onProblem: () => void): boolean => {
  const ticket = takeTicket();
  if (ticket === undefined) return false;
  void redeem(ticket).then((problem) => {
    keyProblem.value = problem;
    if (problem !== '') onProblem();
    else announce('Signed in: this page can call the service now.');
  });
  return true;
};
