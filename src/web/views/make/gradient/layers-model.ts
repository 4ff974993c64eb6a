import { computed } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { createColorList } from '../../../state/color-list.ts';
import { gradientImage } from './gradient-image.ts';
import { type Layer, type LayerSettings, layeredBackground, NEW_LAYER, readSettings, writeSettings } from './layer.ts';
import { inputs, LAYER_INPUTS, NEW_LAYER_COLORS } from './model.ts';

const MOST_COLORS = 8;

type SlotName = (typeof LAYER_INPUTS)[number];

/** Places for layers, the uppermost first, each with its colours as a list; the first that has none is the first that is free. */
export const slots = LAYER_INPUTS.map(([colors, set]) => ({
  colors,
  set,
  list: createColorList(inputs, colors, MOST_COLORS),
}));

const filled = computed(() => slots.filter(({ colors }) => inputs.get(colors) !== ''));

/** Layers above the gradient whose colours can be read, the uppermost first. */
export const layers = computed((): readonly Layer[] =>
  filled.value.flatMap(({ set, list }) => {
    const colors = list.colors.value.map(({ color }) => toHex(color));
    return colors.length < 2 ? [] : [{ ...readSettings(inputs.get(set)), colors }];
  }),
);
export const count = computed(() => filled.value.length);
export const isFull = computed(() => count.value === slots.length);

export const settingsOf = (at: number): LayerSettings => readSettings(inputs.get(slots[at]!.set));
export const change = (at: number, next: Partial<LayerSettings>): void =>
  inputs.set(slots[at]!.set, writeSettings({ ...settingsOf(at), ...next }));

const texts = () => filled.peek().map(({ colors, set }) => [inputs.get(colors), inputs.get(set)] as const);

/** Puts layers in the place of all, as one step. */
const putAll = (next: readonly (readonly [colors: string, settings: string])[]): void =>
  inputs.chooseAll(
    LAYER_INPUTS.flatMap(([colors, set]: SlotName, i) => [
      [colors, next[i]?.[0] ?? ''],
      [set, next[i]?.[1] ?? ''],
    ]),
  );

export const addLayer = (): void => putAll([[NEW_LAYER_COLORS, writeSettings(NEW_LAYER)], ...texts()]);
export const removeLayer = (at: number): void => putAll(texts().filter((_, i) => i !== at));
/** Moves a layer up (-1) or down (1). */
export const moveLayer = (at: number, by: -1 | 1): void => {
  const all = [...texts()];
  [all[at], all[at + by]] = [all[at + by]!, all[at]!];
  putAll(all);
};

export const background = computed(() => layeredBackground(layers.value, gradientImage.value));

/** The whole background as a file of CSS. */
export const layeredCss = (): string => {
  const { images, blends } = background.value;
  return `.gradient {\n  background:\n    ${images.join(',\n    ')};\n  background-blend-mode: ${blends.join(', ')};\n}\n`;
};
