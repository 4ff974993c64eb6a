import { readFragment } from './address.ts';

const NAME = 'sign-in';

/** The ticket of a printed link; it leaves the address, and with it the history, before anything else happens. */
const takeTicket = (): string | undefined => {
  const ticket = readFragment(location.hash)[NAME];
  if (ticket !== undefined) history.replaceState(null, '', location.pathname);
  return ticket;
};

/** Signs in where the address is a printed link; answers whether it was one. `onProblem` is called where it gives no key. */
export const signInFromAddress = (onProblem: () => void): boolean => {
  const ticket = takeTicket();
  if (ticket === undefined) return false;
  import('./redeem.ts').then(async ({ redeem }) => {
    if (!(await redeem(ticket))) onProblem();
  }, onProblem);
  return true;
};
