import { computed, signal } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { toLinear } from '../../../../color/transfer.ts';
import type { EasingId } from '../../../../design/gradient/easing/index.ts';
import { GRADIENT_TYPES, type GradientType } from '../../../../design/gradient/formats/gradient-data.ts';
import type { InterpolationId } from '../../../../design/gradient/interpolation/index.ts';
import { schemeColors } from '../../../../design/gradient/schemes/colors.ts';
import { GRADIENT_SCHEME_IDS, type GradientSchemeId } from '../../../../design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS, type Complexity } from '../../../../design/gradient/schemes/scheme.ts';
import type { Stop } from '../../../../design/gradient/stop.ts';
import { round } from '../../../../exact/round.ts';
import { asyncComputed } from '../../../state/async-computed.ts';
import { createColorList } from '../../../state/color-list.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { Inputs } from '../../../state/inputs.ts';
import { seedOf } from '../../../state/seed.ts';
import { byChroma, createRoles } from '../roles.ts';
import { SETTINGS_FORM, unreadSettings } from './layer-settings.ts';

export const MOST_STOPS = 16;

/** Id of the button that adds a layer: beside the stops, then in the card of the layers. */
export const ADD_LAYER = 'add-layer';

/** Layers over the gradient, the uppermost first: colours, and the rest of each. */
export const LAYER_INPUTS = [
  ['over1', 'set1'],
  ['over2', 'set2'],
  ['over3', 'set3'],
] as const;

const LAYER_SETTINGS = { kind: 'text', start: '', unread: unreadSettings, form: SETTINGS_FORM } as const;

export const inputs = new Inputs({
  scheme: { kind: 'text', start: 'sunrise', choices: GRADIENT_SCHEME_IDS },
  many: { kind: 'text', start: 'simple', choices: COMPLEXITY_IDS },
  seed: { kind: 'text', start: '4' },
  /** Empty: those of the scheme. */
  stops: { kind: 'colors', start: '' },
  /** Places of the stops, 0 to 1; empty: at equal distances. */
  at: { kind: 'text', start: '' },
  in: { kind: 'text', start: 'oklab' },
  ease: { kind: 'text', start: 'linear' },
  type: { kind: 'text', start: 'linear', choices: GRADIENT_TYPES },
  angle: { kind: 'text', start: '90', range: [-360, 360] },
  over1: { kind: 'colors', start: '' },
  set1: LAYER_SETTINGS,
  over2: { kind: 'colors', start: '' },
  set2: LAYER_SETTINGS,
  over3: { kind: 'colors', start: '' },
  set3: LAYER_SETTINGS,
});

/** Whether the first layer was asked for and its code is on its way. */
export const isLayerComing = signal(false);
export const hasLayers = computed(() => LAYER_INPUTS.some(([colors]) => inputs.get(colors) !== ''));

export const scheme = computed(() => ({
  method: inputs.get('scheme') as GradientSchemeId,
  complexity: inputs.get('many') as Complexity,
  seed: seedOf(inputs.get('seed')),
}));
export const fromScheme = computed(() => inputs.get('stops') === '');
const schemeHexes = computed(() => schemeColors(scheme.value).colors.map(toHex));

const typed = createColorList(inputs, 'stops', MOST_STOPS);

const even = (count: number): number[] => Array.from({ length: count }, (_, i) => (count === 1 ? 0 : i / (count - 1)));
const readPlaces = (text: string): number[] => text.split('~').map(Number);

/** Colours with their texts: those that were typed, or those of the scheme. */
const colors = computed(() => {
  const own = typed.colors.value;
  return fromScheme.value || own.length < 2 ? schemeColors(scheme.value).colors : own.map(({ color }) => color);
});

const isPlaces = (places: readonly number[], count: number): boolean =>
  places.length === count && places.every((v, i) => v >= 0 && v <= 1 && (i === 0 || v >= places[i - 1]!));

export const places = computed(() => {
  const count = typed.items.value.length;
  const given = readPlaces(inputs.get('at'));
  if (fromScheme.value || colors.value.length > count || !isPlaces(given, count)) return even(colors.value.length);
  // A stop whose colour is typed half keeps its place for as long.
  return typed.colors.value.map(({ at }) => given[at]!);
});
export const isEven = computed(() => places.value.every((v, i) => Math.abs(v - even(places.value.length)[i]!) < 1e-9));

export const stops = computed((): Stop[] => colors.value.map((color, i) => ({ color, position: places.value[i]! })));

/** Puts stops in place of those of the scheme. */
export const setStops = (next: readonly { readonly text: string; readonly position: number }[]): void => {
  inputs.set('stops', next.map(({ text }) => text).join('\n'));
  const at = next.map(({ position }) => round(position, 4));
  inputs.set('at', at.every((v, i) => v === round(even(at.length)[i]!, 4)) ? '' : at.join('~'));
};

/** The stops as an editor shows them. */
export const list = {
  ...typed,
  items: computed(() =>
    fromScheme.value
      ? schemeHexes.value.map((text, i) => ({ text, reading: { color: colors.value[i]! } }))
      : typed.items.value,
  ),
  set: (texts: readonly string[]): void => {
    // A colour that was added or removed: the rest are at equal distances again.
    if (texts.length !== list.items.value.length) inputs.set('at', '');
    typed.set(texts);
  },
};

/** Samples along the strip. */
export const SAMPLES = 256;

/** Gradients are computed and judged in the worker: the spaces they run through would be a sixth of the page. */
export const asked = computed(() => ({
  stops: stops.value,
  interpolation: inputs.get('in'),
  easing: inputs.get('ease'),
}));
export const made = asyncComputed(() => {
  const wanted = asked.value;
  return async () => ({ stops: wanted.stops, ...(await inWorker('gradient', wanted, SAMPLES)) });
}, 0);
const names = asyncComputed(() => () => inWorker('gradientWays'), 0);
export const ways = computed(() => names.value.value ?? { interpolations: [], easings: [] });
/** Until the first gradient is there with what is said of it. */
export const ready = async (): Promise<void> => {
  await Promise.all([names.settled(), made.settled()]);
};

export const interpolation = computed((): InterpolationId => made.value.value?.interpolation ?? 'oklab');
export const easing = computed((): EasingId => made.value.value?.easing ?? 'linear');
export const samples = computed(
  () => made.value.value?.samples ?? stops.value.map(({ color }) => ({ linear: toLinear(color), gamutMapped: false })),
);

export const fileOptions = computed(() => ({
  type: inputs.get('type') as GradientType,
  angle: Number(inputs.get('angle')),
}));

let painted: ReturnType<typeof createRoles> | undefined;
/** Makes the roles of an interface from the most colourful stop: a worker of its own computes them, from when they are asked for. */
export const previewRoles = () => {
  painted ??= createRoles(() => byChroma(stops.value.map(({ color }) => color))[0]);
  return painted.roles;
};
