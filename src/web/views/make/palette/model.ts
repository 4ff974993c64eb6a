import { computed } from '@preact/signals';
import { type Rgb, rgb, toHex } from '../../../../color/rgb.ts';
import { evaluatePalette } from '../../../../design/palette/evaluate.ts';
import { generatePalette, type PaletteSettings } from '../../../../design/palette/generate.ts';
import { PALETTE_METHOD_IDS, type PaletteMethodId } from '../../../../design/palette/methods/index.ts';
import { WHEEL_IDS, type WheelId } from '../../../../design/wheel/wheels.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { later } from '../../../state/later.ts';
import { seedOf } from '../../../state/seed.ts';
import { createEdits } from '../edits.ts';
import { createGrounds, GROUND_INPUTS } from '../grounds.ts';

const MOST_COLORS = 24;
/** The hue that the seed chooses. */
export const BY_SEED = 'seed';

export const inputs = new Inputs({
  method: { kind: 'text', start: 'golden_ratio', choices: PALETTE_METHOD_IDS },
  hue: { kind: 'text', start: '216' },
  s: { kind: 'text', start: '0.62', range: [0, 1] },
  l: { kind: 'text', start: '0.5', range: [0, 1] },
  n: { kind: 'text', start: '6', range: [1, MOST_COLORS] },
  wheel: { kind: 'text', start: 'hsl', choices: WHEEL_IDS },
  seed: { kind: 'text', start: '1' },
  edit: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

const hue = computed(() => {
  const wanted = Number(inputs.get('hue'));
  return inputs.get('hue') === BY_SEED || !(wanted >= 0 && wanted <= 360) ? undefined : wanted;
});

export const settings = computed(
  (): PaletteSettings => ({
    method: inputs.get('method') as PaletteMethodId,
    hue: hue.value,
    saturation: Number(inputs.get('s')),
    lightness: Number(inputs.get('l')),
    count: Math.round(Number(inputs.get('n'))),
    seed: seedOf(inputs.get('seed')),
    wheel: inputs.get('wheel') as WheelId,
  }),
);

/** This method compares thousands of colours: it is left to the worker. */
const isSlow = computed(() => settings.value.method === 'qualitative');
export const slow = later(() => {
  const wanted = settings.value;
  return isSlow.value ? () => inWorker('palette', wanted) : undefined;
}, 60);

export const generated = computed(() => (isSlow.value ? slow.value.value : generatePalette(settings.value)));
const generatedColors = computed((): readonly Rgb[] => generated.value?.colors.map(({ hex }) => rgb(hex)) ?? []);

export const edited = createEdits(inputs, 'edit', generatedColors);
export const grounds = createGrounds(inputs);

export const judged = computed(() =>
  edited.colors.value.length === 0 ? undefined : evaluatePalette(edited.colors.value),
);

/** Puts colours in place of what is generated: each stays until it is released. */
export const takeColors = (colors: readonly Rgb[]): void => {
  const some = colors.slice(0, MOST_COLORS);
  inputs.set('n', String(some.length));
  inputs.set('edit', some.map((color, at) => `${at}:${toHex(color).slice(1)}`).join('~'));
  inputs.settle();
};

export const takeImage = async (pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) => {
  const found = await inWorker('imagePalette', { data: pixels, width, height }, settings.value.count);
  takeColors(found.map(({ color }) => color));
  return found.length;
};
