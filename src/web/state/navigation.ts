import { signal } from '@preact/signals';
import { type AddressValues, writeFragment } from './address.ts';

/** Where a view wants to go; the shell goes there. Views know no routes, as routes know them. */
export const destination = signal<
  { readonly path: string; readonly fragment: string; readonly keeps: boolean } | undefined
>(undefined);

/** Goes to a view with a whole fragment; or with some values, beside which its other inputs stay as they are. */
export const navigate = (path: string, inputs: string | AddressValues): void => {
  const keeps = typeof inputs !== 'string';
  destination.value = { path, fragment: keeps ? writeFragment(inputs) : inputs, keeps };
};

let record = (_isNewEntry: boolean): void => {};
/** Says what puts the inputs into the address: into the present entry of the history of the browser, or into a new one. */
export const recordBy = (write: typeof record): void => {
  record = write;
};

/** Makes a change from which Back returns, as from a view: to what was open before, with all that was typed until then. */
export const asNewEntry = (change: () => void): void => {
  record(false);
  change();
  record(true);
};
