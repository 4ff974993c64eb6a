import { toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { EVENNESS_IDS, evaluateShades } from '../../design/shade/evaluate.ts';
import { HUE_BANDS, hueBand } from '../../exact/hue-band.ts';
import { type Packed, packColor } from '../../exact/packed.ts';
import { round4 } from '../../exact/round.ts';
import { type Measured, type MeasuredColumns, measureBatch } from '../in-memory/measured.ts';
import { deriveShade, shadeColors } from './derive-shade.ts';

export const SHADE_FIELDS = [
  'method',
  'band',
  'steps',
  'stepRatio',
  'evenness',
  'span',
  'monotonic',
  'bodyPairs',
  'largePairs',
  'hueDrift',
  'score',
] as const;
export type ShadeField = (typeof SHADE_FIELDS)[number];
export type ShadeMeasures = Measured<ShadeField>;

/** Below this OKLCH chroma a step has no hue that could drift. */
const CHROMATIC = 0.03;

/** Largest difference of hue between a step and the base, OKLCH degrees. */
const hueDriftOf = (base: Rgb, colors: readonly Rgb[]): number => {
  const from = toOklch(base);
  if (from.c < CHROMATIC) return 0;
  return colors
    .map(toOklch)
    .filter(({ c }) => c >= CHROMATIC)
    .reduce((most, { h }) => Math.max(most, Math.abs(((h - from.h + 540) % 360) - 180)), 0);
};

const measure = (row: number, colors: readonly Rgb[]): ShadeMeasures => {
  const { method, base } = deriveShade(row);
  const { step_ratio, evenness, usable_span, monotonic, text_pairs } = evaluateShades(colors);
  const drift = hueDriftOf(base, colors);
  const even = 0.4 * Math.min(1, 1.35 / step_ratio);
  const wide = 0.3 * Math.min(1, usable_span / 15);
  const score = even + wide + (monotonic ? 0.2 : 0) + 0.1 * (1 - Math.min(1, drift / 30));
  return {
    method,
    band: HUE_BANDS.findIndex(({ id }) => id === hueBand(base)),
    steps: colors.length,
    stepRatio: step_ratio,
    evenness: EVENNESS_IDS.indexOf(evenness),
    span: usable_span,
    monotonic: monotonic ? 1 : 0,
    bodyPairs: text_pairs.body_text,
    largePairs: text_pairs.large_text,
    hueDrift: Math.floor(drift * 100 + 0.5) / 100,
    score: round4(score),
  };
};

/** A scale with its measures. */
export interface Shade {
  readonly measures: ShadeMeasures;
  readonly colors: readonly Rgb[];
}

/** A scale and its measures, from its 8-bit colours. Score: .4 even steps, .3 span, .2 monotonic, .1 steady hue. */
export const measureShade = (row: number): Shade => {
  const colors = shadeColors(deriveShade(row));
  return { measures: measure(row, colors), colors };
};

/** The colours of many scales one behind the other, because making them again takes longer than reading them. */
export interface ShadeBatch {
  readonly columns: MeasuredColumns<ShadeField>;
  readonly colors: Uint32Array;
}

/** The measures and colours of one batch of scales. */
export const measureShades = (batch: number): ShadeBatch => {
  const packed: Packed[] = [];
  const columns = measureBatch(SHADE_FIELDS, batch, (row) => {
    const { measures, colors } = measureShade(row);
    packed.push(...colors.map(packColor));
    return measures;
  });
  const colors = new Uint32Array(new SharedArrayBuffer(packed.length * 4));
  colors.set(packed);
  return { columns, colors };
};
