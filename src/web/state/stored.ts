import { type Signal, signal } from '@preact/signals';

/** Storage may be switched off: then what is chosen lasts as long as the page. */
export const readStored = (storage: () => Storage, name: string): string | undefined => {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Returns whether it is stored. */
export const writeStored = (storage: () => Storage, name: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) storage().removeItem(name);
    else storage().setItem(name, value);
    return true;
  } catch {
    // Nothing is lost but the memory of it.
    return false;
  }
};

const local = (): Storage => localStorage;

/** A choice that is remembered on this computer. */
export const storedChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  start: Choice,
): Signal<Choice> => {
  const kept = readStored(local, name);
  const choice = signal(choices.find((one) => one === kept) ?? start);
  choice.subscribe((value) => writeStored(local, name, value === start ? undefined : value));
  return choice;
};
