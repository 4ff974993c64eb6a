import { computed, type ReadonlySignal } from '@preact/signals';
import { type Rgb, rgb, toHex } from '../../../color/rgb.ts';
import type { Inputs, Steps } from '../../state/inputs.ts';
import type { Places } from '../../state/view.ts';

/** Colours of a generator with those on top that a person changed or keeps. */
export interface EditedColors {
  readonly colors: ReadonlySignal<readonly Rgb[]>;
  /** Places whose colour stays whatever is generated. */
  readonly kept: ReadonlySignal<ReadonlyMap<number, Rgb>>;
  /** Changes colours; undefined goes back to what is generated. */
  readonly put: (changes: ReadonlyMap<number, Rgb | undefined>) => void;
  /** What is said of all of them; undefined while there are fewer than `least`. */
  readonly judged: <Found>(
    least: number,
    judge: (colors: readonly Rgb[]) => Found,
  ) => ReadonlySignal<Found | undefined>;
  readonly release: () => void;
  /** Where they are remembered. */
  readonly steps: Steps;
  readonly places: Places;
}

/** How the swatch of what was made says which it is: `edit:2`. */
const EDITS = 'edit:';
const EDIT = /^(\d{1,2}):([0-9a-f]{6})$/;

/** `0:d32f2f~3:1976d2` as a map; what is none is left out. */
const readEdits = (text: string): ReadonlyMap<number, Rgb> =>
  new Map(
    text.split('~').flatMap((one) => {
      const found = EDIT.exec(one);
      return found ? [[Number(found[1]), rgb(`#${found[2]}`)] as const] : [];
    }),
  );

const writeEdits = (edits: ReadonlyMap<number, Rgb>): string =>
  [...edits]
    .sort(([a], [b]) => a - b)
    .map(([at, color]) => `${at}:${toHex(color).slice(1)}`)
    .join('~');

/**
 * `name` is the input that holds the edits, so that a link brings them back. `count` is how many colours are wanted, where that can
 * change: colours that are kept are there at once, before the generator has made as many.
 */
export const createEdits = <Name extends string>(
  inputs: Inputs<Name>,
  name: Name,
  generated: () => readonly { readonly hex: string }[],
  count?: () => number,
): EditedColors => {
  const start = computed(() => generated().map(({ hex }) => rgb(hex)));
  const kept = computed(() => readEdits(inputs.get(name)));
  const colors = computed(() => {
    const wanted = count?.() ?? start.value.length;
    const known = Array.from({ length: wanted }, (_, at) => kept.value.get(at) ?? start.value[at]);
    const missing = known.indexOf(undefined);
    if (missing < 0) return known as Rgb[];
    // Before anything is generated, kept colours are shown only if they are the whole palette.
    return start.value.length === 0 ? [] : (known.slice(0, missing) as Rgb[]);
  });
  const put: EditedColors['put'] = (changes) => {
    const next = new Map(kept.peek());
    for (const [at, color] of changes)
      if (color) next.set(at, color);
      else next.delete(at);
    inputs.set(name, writeEdits(next));
  };
  const atOf = (place: string): number => Number(place.split(':')[1]);
  return {
    colors,
    kept,
    put,
    judged: (least, judge) => computed(() => (colors.value.length < least ? undefined : judge(colors.value))),
    release: () => inputs.choose(name, ''),
    steps: inputs,
    places: {
      // Fields of the view, a background perhaps, are inputs; what was made is a place among edits.
      colorAt: (place) => {
        if (!place.startsWith(EDITS)) return inputs.colorAt(place);
        const color = colors.peek()[atOf(place)];
        return color && toHex(color);
      },
      setColor: (place, text) =>
        place.startsWith(EDITS) ? put(new Map([[atOf(place), rgb(text)]])) : inputs.setColor(place, text),
    },
  };
};
