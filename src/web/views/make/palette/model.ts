import { computed } from '@preact/signals';
import { type Rgb, toHex } from '../../../../color/rgb.ts';
import type { PaletteMethodId } from '../../../../design/palette/methods/index.ts';
import { WHEEL_IDS, type WheelId } from '../../../../design/wheel/wheels.ts';
import type { Pixels } from '../../../paint/plane.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { lastBegun } from '../../../state/picture.ts';
import { seedOf } from '../../../state/seed.ts';
import { createBackgrounds, GROUND_INPUTS } from '../backgrounds.ts';
import { createEdits } from '../edits.ts';
import { createRoles } from '../roles.ts';

export const MOST_COLORS = 24;
/** The hue that the seed chooses. */
export const BY_SEED = 'seed';

export const inputs = new Inputs({
  method: { kind: 'text', start: 'golden_ratio' },
  hue: { kind: 'text', start: '216' },
  s: { kind: 'text', start: '0.62', range: [0, 1] },
  l: { kind: 'text', start: '0.5', range: [0, 1] },
  n: { kind: 'text', start: '6', range: [1, MOST_COLORS] },
  wheel: { kind: 'text', start: 'hsl', choices: WHEEL_IDS },
  balance: { kind: 'text', start: 'on', choices: ['on', 'off'] },
  seed: { kind: 'text', start: '1' },
  edit: { kind: 'text', start: '' },
  ...GROUND_INPUTS,
});

const hue = computed(() => {
  const wanted = Number(inputs.get('hue'));
  return inputs.get('hue') === BY_SEED || !(wanted >= 0 && wanted <= 360) ? undefined : wanted;
});

export const settings = computed(() => ({
  method: inputs.get('method'),
  hue: hue.value,
  saturation: Number(inputs.get('s')),
  lightness: Number(inputs.get('l')),
  count: Math.round(Number(inputs.get('n'))),
  seed: seedOf(inputs.get('seed')),
  wheel: inputs.get('wheel') as WheelId,
  balance: inputs.get('balance') === 'on',
}));

/**
 * Palettes are made and judged in the worker: some methods compare thousands of colours, and their tables would be a third
 * of the page.
 */
const START: PaletteMethodId = 'golden_ratio';
export const made = asyncComputed(() => {
  const wanted = settings.value;
  return () => inWorker('palette', wanted, START);
}, 0);
const names = asyncComputed(() => () => inWorker('paletteMethods'), 0);
export const methods = computed(() => names.value.value ?? []);

export const edited = createEdits(
  inputs,
  'edit',
  () => made.value.value?.colors ?? [],
  () => settings.value.count,
);
export const backgrounds = createBackgrounds(inputs);

export const judged = asyncComputed(() => {
  const colors = edited.colors.value;
  return colors.length === 0 ? undefined : () => inWorker('evaluatePalette', colors);
}, 0);

/** Until the first palette is there with what is said of it. */
export const ready = async (): Promise<void> => {
  await Promise.all([names.settled(), made.settled()]);
  await Promise.all([judged.settled(), preview.settled()]);
};

/** Puts colours in place of what is generated, up to the limit: each stays until it is released. */
export const takeColors = (colors: readonly Rgb[]): void => {
  const some = colors.slice(0, MOST_COLORS);
  inputs.chooseAll([
    ['n', String(some.length)],
    ['edit', some.map((color, at) => `${at}:${toHex(color).slice(1)}`).join('~')],
  ]);
};

const begin = lastBegun();

/** Imports the colours of an image; returns how many, or undefined if another image was imported meanwhile. */
export const takeImage = async (
  read: () => Promise<{ readonly pixels: Pixels; readonly width: number; readonly height: number }>,
): Promise<number | undefined> => {
  const isLast = begin();
  const { pixels, width, height } = await read();
  const found = await inWorker('imagePalette', { data: pixels, width, height }, settings.value.count);
  if (!isLast()) return undefined;
  takeColors(found.map(({ color }) => color));
  return found.length;
};

/** Roles of the interface that the colours are shown on. */
export const preview = createRoles(() => edited.colors.value[0]);
