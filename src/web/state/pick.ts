import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { DISPLAY_P3, type HueSlice, hueSlice } from '../../accessibility/contrast/hue-slice.ts';
import { oklchToRgb } from '../../color/gamut.ts';
import type { MeasuredRgb } from '../../color/measured.ts';
import { ACHROMATIC_CHROMA, type Oklch, toOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import type { Inputs, Steps } from './inputs.ts';

/** A colour that is moved through OKLCH by planes and sliders. */
export interface Pick {
  /** As it was put where it was put by hand, else as it was written. */
  readonly oklch: ReadonlySignal<Oklch>;
  /** In 8 bits; with its own light where it is outside sRGB. */
  readonly color: ReadonlySignal<MeasuredRgb>;
  readonly slice: ReadonlySignal<HueSlice>;
  /** The same hue in Display P3, where its plane has room for that. */
  readonly wide: ReadonlySignal<HueSlice | undefined>;
  /** Chroma at the right edge of its plane: a little more than the most of its hue. */
  readonly mostChroma: ReadonlySignal<number>;
  /** Moves it; chroma is what fits into sRGB. */
  readonly moveTo: (wanted: Oklch) => void;
  /** Where its changes are remembered. */
  readonly steps: Steps;
}

const MARGIN = 1.06;
const START_HUE = 250;

/** The colour of one input, as it was last read. */
export const pickOf = <Name extends string>(
  inputs: Inputs<Name>,
  name: Name,
  color: ReadonlySignal<MeasuredRgb>,
): Pick =>
  createPick(
    inputs,
    () => name,
    () => ({ color: color.value, oklch: toOklch(color.value) }),
  );

/** The colour of one of some inputs, whichever `name` says at the moment. `written` is its text. */
export const createPick = <Name extends string>(
  inputs: Inputs<Name>,
  name: () => Name,
  written: () => { readonly color: MeasuredRgb; readonly oklch: Oklch },
  { hasWide = false }: { readonly hasWide?: boolean } = {},
): Pick => {
  // Eight bits would lose the hue of what is nearly grey, so the place of the thumb is kept.
  const held = signal<{ readonly hex: string; readonly oklch: Oklch } | undefined>(undefined);
  let lastHue = START_HUE;
  const now = computed(written);
  const oklch = computed((): Oklch => {
    const { color, oklch: found } = now.value;
    if (held.value?.hex === toHex(color)) return held.value.oklch;
    if (found.c >= ACHROMATIC_CHROMA) lastHue = found.h;
    return { ...found, h: lastHue };
  });
  const hue = computed(() => oklch.value.h);
  const slice = computed(() => hueSlice(hue.value));
  const wide = computed(() => (hasWide ? hueSlice(hue.value, DISPLAY_P3) : undefined));
  return {
    oklch,
    color: computed(() => now.value.color),
    slice,
    wide,
    mostChroma: computed(() => {
      const { cuspL, mostRatio } = wide.value ?? slice.value;
      return cuspL * mostRatio * MARGIN;
    }),
    moveTo: (wanted) => {
      // A hue that is one already stays the same number: all that hangs on it is then not computed again.
      const h = wanted.h >= 0 && wanted.h < 360 ? wanted.h : ((wanted.h % 360) + 360) % 360;
      const l = Math.min(1, Math.max(0, wanted.l));
      const c = Math.min(Math.max(0, wanted.c), hueSlice(h).maxChroma(l));
      const hex = toHex(oklchToRgb({ l, c, h }));
      lastHue = h;
      batch(() => {
        held.value = { hex, oklch: { l, c, h } };
        if (hex !== toHex(now.peek().color)) inputs.set(name(), hex);
      });
    },
    steps: inputs,
  };
};
