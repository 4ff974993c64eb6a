import { signal } from '@preact/signals';
import { readStored, writeStored } from './stored.ts';

const NAME = 'metamer-key';
const session = (): Storage => sessionStorage;
const local = (): Storage => localStorage;

/** The API key in use; never part of an address, a call that is shown, or a log. */
export const apiKey = signal(readStored(session, NAME) ?? readStored(local, NAME));

/** Uses a key until the tab closes, or on this computer until it is forgotten. */
export const takeKey = (key: string, keep: boolean): void => {
  apiKey.value = key;
  writeStored(session, NAME, key);
  writeStored(local, NAME, keep ? key : undefined);
};

export const forgetKey = (): void => {
  apiKey.value = undefined;
  writeStored(session, NAME, undefined);
  writeStored(local, NAME, undefined);
};
