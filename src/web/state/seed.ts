import type { Inputs } from './inputs.ts';

const WHOLE = /^-?\d{1,15}$/;

export const isSeed = (text: string): boolean => WHOLE.test(text);

/** What a seed that is typed half is read as. */
const FIRST = 1;

/** Throws the dice; `besides` is what gives way to the new seed in the same step. */
export const anotherSeed = <Name extends string>(
  inputs: Inputs<Name>,
  name: Name,
  besides: readonly (readonly [name: Name, text: string])[] = [],
): void => inputs.chooseAll([...besides, [name, String(Math.floor(Math.random() * 2 ** 32))]]);

/** The seed as a number; what is typed half is read as the first one. */
export const seedOf = (text: string): number => (isSeed(text) ? Number(text) : FIRST);
