import { signal } from '@preact/signals';
import { readStored, writeStored } from './stored.ts';

const NAME = 'metamer-key';
const session = (): Storage => sessionStorage;
const local = (): Storage => localStorage;

/** The API key in use; never part of an address, a call that is shown, or a log. */
export const apiKey = signal(readStored(session, NAME) ?? readStored(local, NAME));
/** Why there is no key where one was expected: a link that is used up, a key that the service refused. */
export const keyProblem = signal('');

/** Uses a key until the tab closes, or on this computer until it is forgotten. */
export const takeKey = (key: string, keep: boolean): void => {
  keyProblem.value = '';
  apiKey.value = key;
  writeStored(session, NAME, key);
  writeStored(local, NAME, keep ? key : undefined);
};

/** Whether the key is kept on this computer. */
export const isKept = (): boolean => readStored(local, NAME) !== undefined;

/** Forgets the key everywhere; `why` is what the card says in its place. */
export const forgetKey = (why = ''): void => {
  keyProblem.value = why;
  apiKey.value = undefined;
  writeStored(session, NAME, undefined);
  writeStored(local, NAME, undefined);
};
