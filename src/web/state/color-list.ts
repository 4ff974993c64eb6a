import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ColorReading } from '../../color/read-color.ts';
import type { Rgb } from '../../color/rgb.ts';
import { readColorText } from './color-text.ts';
import type { Inputs, Steps } from './inputs.ts';

/** A colour of a list as it is typed, and what it was read as. */
export interface ListedColor<One extends Rgb = Rgb> {
  readonly text: string;
  readonly reading: ColorReading<One>;
}

/** Colours that are edited as a list: an input of kind `colors`. */
export interface ColorList<One extends Rgb = Rgb> {
  /** Name of the input. */
  readonly name: string;
  readonly most: number;
  readonly items: ReadonlySignal<readonly ListedColor<One>[]>;
  /** Those that can be read, each with its place in the list. */
  readonly colors: ReadonlySignal<readonly { readonly color: One; readonly at: number; readonly text: string }[]>;
  /** Whether a colour is being typed. */
  readonly isTyping: Signal<boolean>;
  readonly set: (texts: readonly string[]) => void;
  /** Where its changes are remembered. */
  readonly steps: Steps;
}

export const createColorList = <Name extends string, One extends Rgb = Rgb>(
  inputs: Inputs<Name>,
  name: Name,
  most: number,
  /** How a text is read: as an opaque colour, without this. */
  read: (text: string) => ColorReading<One> = readColorText as (text: string) => ColorReading<One>,
): ColorList<One> => {
  const texts = computed(() => (inputs.get(name) === '' ? [] : inputs.get(name).split('\n').slice(0, most)));
  const items = computed(() => texts.value.map((text) => ({ text, reading: read(text) })));
  return {
    name,
    most,
    items,
    isTyping: signal(false),
    colors: computed(() =>
      items.value.flatMap(({ text, reading: { color } }, at) => (color ? [{ color, at, text }] : [])),
    ),
    // A single colour that is being retyped is not an empty list.
    set: (next) => inputs.set(name, next.length === 1 && next[0] === '' ? ' ' : next.slice(0, most).join('\n')),
    steps: inputs,
  };
};

/** A list with the item at one place changed, put elsewhere, doubled or removed. */
export const changedList = {
  replace: (texts: readonly string[], at: number, text: string): string[] =>
    texts.map((one, i) => (i === at ? text : one)),
  remove: (texts: readonly string[], at: number): string[] => texts.filter((_, i) => i !== at),
  double: (texts: readonly string[], at: number): string[] =>
    texts.flatMap((one, i) => (i === at ? [one, one] : [one])),
  move: (texts: readonly string[], from: number, to: number): string[] => {
    if (to < 0 || to >= texts.length) return [...texts];
    const rest = texts.filter((_, i) => i !== from);
    return [...rest.slice(0, to), texts[from]!, ...rest.slice(to)];
  },
} as const;
