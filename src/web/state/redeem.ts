import { announce } from './announce.ts';
import { keyProblem, takeKey } from './key.ts';

const USED =
  'This sign-in link has expired or was already used. Run npx metamer sign-in on the server for a new one, or paste an API key.';
const UNREACHABLE = 'The service did not answer when the link was opened. Check that it runs, then print another link.';

/** Asks for the key; answers why there is none. */
const ask = async (ticket: string): Promise<string> => {
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

/** Exchanges a ticket for a key; answers whether that was possible. */
export const redeem = async (ticket: string): Promise<boolean> => {
  keyProblem.value = await ask(ticket);
  if (keyProblem.value !== '') return false;
  announce('Signed in: this page can call the service now.');
  return true;
};
