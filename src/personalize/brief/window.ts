import { exp } from '../../exact/elementary.ts';
import { INTENTS, type IntentId } from '../vocabulary/intents.ts';
import { type Range, STYLES, type StyleId } from '../vocabulary/styles.ts';

/** Where colours should lie: the window of a style, or of an intent where no style is named. */
export interface Window {
  readonly id: StyleId | IntentId;
  readonly chroma: Range;
  readonly lightness: readonly Range[];
  readonly saturation: Range;
  readonly hues: Range | null;
}

/** How far a colour may lie outside a window before it counts little: standard deviations of the Gaussian edges. */
const EDGES = { chroma: 0.03, lightness: 0.08, saturation: 0.15, hue: 20 } as const;

export const windowsOf = (intent: IntentId, styles: readonly StyleId[]): readonly Window[] => {
  if (styles.length > 0) return styles.map((id) => STYLES[id]);
  const { chroma, lightness, saturation } = INTENTS[intent].window;
  return [{ id: intent, chroma, lightness: [lightness], saturation, hues: null }];
};

const outside = (v: number, [low, high]: Range): number => {
  if (v < low) return low - v;
  return v > high ? v - high : 0;
};

const edge = (distance: number, width: number): number =>
  distance === 0 ? 1 : exp((-distance * distance) / (2 * width * width));

const nearestBand = (v: number, bands: readonly Range[]): number => {
  let least = 1;
  for (const band of bands) {
    const d = outside(v, band);
    if (d < least) least = d;
  }
  return least;
};

/** Membership 0..1 of a colour in a window, its hue left aside. */
export const membership = (window: Window, l: number, c: number, saturation: number): number =>
  edge(outside(c, window.chroma), EDGES.chroma) *
  edge(nearestBand(l, window.lightness), EDGES.lightness) *
  edge(outside(saturation, window.saturation), EDGES.saturation);

/** Membership 0..1 of a hue in the arc of a window; 1 where any hue will do. */
export const arcMembership = ({ hues }: Window, hue: number): number => {
  if (hues === null) return 1;
  const [from, to] = hues;
  if (hue >= from && hue <= to) return 1;
  const before = (((from - hue) % 360) + 360) % 360;
  const after = (((hue - to) % 360) + 360) % 360;
  return edge(Math.min(before, after), EDGES.hue);
};
