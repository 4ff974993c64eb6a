import { computed, type ReadonlySignal } from '@preact/signals';
import type { ColorReading } from '../../../color/read-color.ts';
import { type Rgb, rgb } from '../../../color/rgb.ts';
import { readColorText } from '../../state/color-text.ts';
import type { InputDefinition } from '../../state/input-definition.ts';
import type { Inputs } from '../../state/inputs.ts';

/** Backgrounds that every colour is judged on. */
export interface BackgroundPair {
  readonly a: Rgb;
  readonly b: Rgb;
}

type GroundName = 'a' | 'b';

/** Inputs of the two backgrounds. */
export const GROUND_INPUTS = {
  a: { kind: 'color', start: '#ffffff' },
  b: { kind: 'color', start: '#161616' },
} as const satisfies Readonly<Record<GroundName, InputDefinition>>;

/** A colour input as it is read, and the last colour that it held. */
export const createColorInput = <Name extends string>(
  inputs: Inputs<Name>,
  name: Name,
  start: string,
): { readonly reading: ReadonlySignal<ColorReading<Rgb>>; readonly color: ReadonlySignal<Rgb> } => {
  const reading = computed(() => readColorText(inputs.get(name)));
  let last = rgb(start);
  const color = computed(() => {
    last = reading.value.color ?? last;
    return last;
  });
  return { reading, color };
};

/** The two backgrounds on which what was made is judged. */
export const createBackgrounds = <Name extends string>(inputs: Inputs<Name | GroundName>) => {
  const a = createColorInput(inputs, 'a', GROUND_INPUTS.a.start);
  const b = createColorInput(inputs, 'b', GROUND_INPUTS.b.start);
  return { inputs, a, b, both: computed((): BackgroundPair => ({ a: a.color.value, b: b.color.value })) };
};
