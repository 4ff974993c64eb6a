import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { readColorText } from '../state/color-text.ts';
import { currentPage } from '../state/location.ts';
import type { Places } from '../state/view.ts';

/** Steps of a channel for an arrow key, and its range. */
const CHANNELS = {
  l: { step: 0.005, clamp: (v: number) => Math.min(1, Math.max(0, v)) },
  c: { step: 0.002, clamp: (v: number) => Math.max(0, v) },
  h: { step: 1, clamp: (v: number) => (v + 360) % 360 },
} as const;
export type Channel = keyof typeof CHANNELS;

/** Where the last key left a colour: eight bits would lose a step that is smaller than they are. */
let left: { readonly input: string; readonly hex: string; readonly oklch: Oklch } | undefined;

/** Changes one channel of the colour at a place of the view that is shown. */
export const changeChannel = (input: string, channel: Channel, steps: number): void => {
  const { view } = currentPage.value ?? {};
  if (!view) return;
  const places: Places = view.places ?? view.inputs;
  const { color } = readColorText(places.colorAt(input) ?? '');
  if (!color) return;
  const { step, clamp } = CHANNELS[channel];
  const before = left?.input === input && left.hex === toHex(color) ? left.oklch : toOklch(color);
  const moved = { ...before, [channel]: clamp(before[channel] + steps * step) };
  const oklch = channel === 'c' ? { ...moved, c: Math.min(moved.c, maxChroma(moved.l, moved.h)) } : moved;
  const hex = toHex(oklchToRgb(oklch));
  left = { input, hex, oklch };
  if (hex !== toHex(color)) places.setColor(input, hex);
};
