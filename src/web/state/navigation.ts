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

/** Whether the next change of the address is an entry of its own in the history of the browser. */
export const isNewEntry = signal(false);

/** Has Back return from the change that follows, as from a view: to what was open before. */
export const newEntry = (): void => {
  isNewEntry.value = true;
};
