import { type ReadonlySignal, signal } from '@preact/signals';
import type { Inputs } from '../../state/inputs.ts';
import { anotherSeed } from '../../state/seed.ts';
import type { View } from '../../state/view.ts';

/** Something that was generated, as its colours and the fragment that brings it back. */
export interface SeenResult {
  readonly fragment: string;
  readonly colors: readonly string[];
}

export interface Shuffle {
  /** What was generated before, the latest first. */
  readonly seen: ReadonlySignal<readonly SeenResult[]>;
  /** Generates with another seed. */
  readonly run: () => void;
  readonly show: (result: SeenResult) => void;
  readonly keys: NonNullable<View['keys']>;
}

/** So many are listed. */
const MOST_SEEN = 24;

/**
 * Regeneration by a seed, with a list of what was seen. `colors` are those of the settings as they are, none while they are being
 * computed: what nobody saw is not listed. `besides` are values that change in the same step.
 */
export const createShuffle = <Name extends string>(
  inputs: Inputs<Name>,
  name: Name,
  colors: () => readonly string[],
  besides: () => readonly (readonly [name: Name, text: string])[] = () => [],
): Shuffle => {
  const seen = signal<readonly SeenResult[]>([]);
  const record = (): void => {
    const now = { fragment: inputs.fragment(), colors: colors() };
    if (now.colors.length === 0) return;
    const key = now.colors.join();
    seen.value = [now, ...seen.value.filter((one) => one.colors.join() !== key && one.fragment !== now.fragment)].slice(
      0,
      MOST_SEEN,
    );
  };
  const run = (): void => {
    record();
    anotherSeed(inputs, name, besides());
  };
  return {
    seen,
    run,
    show: ({ fragment }) => {
      record();
      inputs.load(fragment);
    },
    keys: [
      { key: ' ', name: 'Regenerate', run },
      { key: 'r', name: 'Regenerate', run },
    ],
  };
};
