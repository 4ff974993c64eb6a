import { direction } from '../../../exact/elementary.ts';
import { searchOklabOf } from '../../../exact/oklab.ts';

/** Lightness at which a hue looks most like itself, OKLCH, every 30 degrees from 0: pink, red, orange, yellow ... purple. */
const NATURAL = [0.64, 0.62, 0.7, 0.78, 0.72, 0.64, 0.66, 0.68, 0.62, 0.54, 0.54, 0.6];

const naturalAt = (hue: number): number => {
  const place = hue / 30;
  const i = Math.floor(place) % NATURAL.length;
  const next = NATURAL[(i + 1) % NATURAL.length]!;
  return NATURAL[i]! + (next - NATURAL[i]!) * (place - Math.floor(place));
};

/** Chroma of colours that are neither dull nor loud. */
const [QUIET, LOUD] = [0.095, 0.155];
/** OKLCH hues between which a colour darker than this is olive or mustard. */
const MURK = { from: 80, to: 135, below: 0.7 };
/** OKLCH hues between which a colour lighter than this, and not paler than that, glares: mint and cyan of screens. */
const GLARE = { from: 140, to: 235, above: 0.8, chroma: 0.09 };

const lab = new Float64Array(3);
const square = (v: number): number => v * v;

/**
 * Colours that people do not choose for a chart: olive and mustard, which yellow turns into in the dark, and the mint
 * and cyan that glare.
 */
export const isUnpleasant = (packed: number): boolean => {
  searchOklabOf(packed, lab);
  const hue = direction(lab[2]!, lab[1]!);
  if (hue > MURK.from && hue < MURK.to) return lab[0]! < MURK.below;
  if (hue < GLARE.from || hue > GLARE.to || lab[0]! < GLARE.above) return false;
  return lab[1]! * lab[1]! + lab[2]! * lab[2]! > GLARE.chroma * GLARE.chroma;
};

/** How much a colour of a chart is at odds with what looks designed: loud, dull, or in the wrong light for its hue. 0 is best. */
export const unattractiveness = (packed: number): number => {
  searchOklabOf(packed, lab);
  const l = lab[0]!;
  const chroma = Math.sqrt(lab[1]! * lab[1]! + lab[2]! * lab[2]!);
  const hue = direction(lab[2]!, lab[1]!);
  const loud = Math.max(0, chroma - LOUD) / 0.05;
  const dull = Math.max(0, QUIET - chroma) / 0.05;
  return square(loud) + square(dull) + 0.6 * square((l - naturalAt(hue)) / 0.12);
};
