import { computed } from '@preact/signals';
import { createColorList } from '../../../state/color-list.ts';
import { readTranslucentText } from '../../../state/translucent.ts';
import { drawingFailure, gradientImages } from './gradient-image.ts';
import { backgroundCss, type Layer, layeredBackground } from './layer.ts';
import { type LayerSettings, NEW_LAYER, readSettings, writeSettings } from './layer-settings.ts';
import { inputs, LAYER_INPUTS, made } from './model.ts';

const MOST_COLORS = 8;
/** A layer is drawn from so many colours on. */
export const LEAST_COLORS = 2;
/** A highlight: light in the middle, dark at the edge. */
const NEW_COLORS = '#ffffff\n#000000';

const slots = LAYER_INPUTS.map(([colors, set]) => ({
  colors,
  set,
  list: createColorList(inputs, colors, MOST_COLORS, readTranslucentText),
}));
export type Slot = (typeof slots)[number];

/** The places that have a layer, the uppermost first; a link may leave some free between them. */
export const filled = computed(() => slots.filter(({ colors }) => inputs.get(colors) !== ''));
export const isFull = computed(() => filled.value.length === slots.length);

/** Layers with enough colours that can be read. */
export const layers = computed((): readonly Layer[] =>
  filled.value.flatMap(({ set, list }) => {
    const colors = list.colors.value.map(({ color }) => color);
    return colors.length < LEAST_COLORS ? [] : [{ ...readSettings(inputs.get(set)), colors }];
  }),
);

export const settingsOf = ({ set }: Slot): LayerSettings => readSettings(inputs.get(set));
export const change = (slot: Slot, next: Partial<LayerSettings>): void =>
  inputs.set(slot.set, writeSettings({ ...settingsOf(slot), ...next }));

const texts = () => filled.peek().map(({ colors, set }) => [inputs.get(colors), inputs.get(set)] as const);

/** Puts layers in the place of all, as one step. */
const putAll = (next: readonly (readonly [colors: string, settings: string])[]): void =>
  inputs.chooseAll(
    slots.flatMap(({ colors, set }, i) => [
      [colors, next[i]?.[0] ?? ''],
      [set, next[i]?.[1] ?? ''],
    ]),
  );

export const addLayer = (): void => putAll([[NEW_COLORS, writeSettings(NEW_LAYER)], ...texts()]);
export const removeLayer = (at: number): void => putAll(texts().filter((_, i) => i !== at));
/** Moves a layer up (-1) or down (1). */
export const moveLayer = (at: number, by: -1 | 1): void => {
  const all = [...texts()];
  [all[at], all[at + by]] = [all[at + by]!, all[at]!];
  putAll(all);
};

/** Undefined until the gradient at the bottom is drawn. */
export const background = computed(() => {
  const images = gradientImages.value.value;
  return images && layeredBackground(layers.value, images);
});

/** The background that is asked for, which may be drawn only after this is called. Rejects with the reason if it cannot be drawn. */
export const layeredCss = async (): Promise<string> => {
  await made.settled();
  await gradientImages.settled();
  const painted = background.value;
  if (!painted || drawingFailure.value !== undefined) throw new Error(drawingFailure.value);
  return backgroundCss(painted);
};
