import { WCAG } from '../../color/luminance.ts';
import { toHex } from '../../color/rgb.ts';
import { HARMONY_FAMILIES } from '../../design/harmony/method.ts';
import { HARMONIES as METHODS } from '../../design/harmony/methods/index.ts';
import { swatch } from '../../design/swatch.ts';
import { HUE_BANDS } from '../../exact/hue-band.ts';
import { derivationOf } from '../collection.ts';
import { HARMONIES, HARMONY_CODES } from '../identities.ts';
import { batchOf } from '../in-memory/measured.ts';
import { deriveHarmony, type HarmonyParts } from './derive-harmony.ts';
import type { HarmonyMeasures } from './measure-harmonies.ts';

const listed = (row: number, { seed, colors }: HarmonyParts, measures: HarmonyMeasures) => {
  const method = METHODS[measures.method]!;
  return {
    id: HARMONY_CODES.encode(row),
    index: row,
    method: method.id,
    family: HARMONY_FAMILIES[measures.family]!,
    hue: HUE_BANDS[measures.band]?.id ?? null,
    color_count: measures.colors,
    colors: colors.map((color, i) => ({ hex: toHex(color), role: method.roles[i]! })),
    worst_contrast: measures.worst,
    best_contrast: measures.best,
    carries_body_text: measures.best >= WCAG.aa,
    adherence: measures.adherence,
    spread: measures.spread,
    seed,
    batch: batchOf(row),
  };
};

/** One harmony as it is listed. */
export const harmonySummary = (row: number, measures: HarmonyMeasures) => listed(row, deriveHarmony(row), measures);

/** One harmony with its base, the coordinates of its members, and what is needed to derive it again. */
export const harmonyRecord = (row: number, measures: HarmonyMeasures) => {
  const parts = deriveHarmony(row);
  const { base, colors } = parts;
  const method = METHODS[parts.method]!;
  const hue = base.hue / 10;
  return {
    ...listed(row, parts, measures),
    wheel: 'hsl',
    base: { hue, saturation: base.saturation / 1000, lightness: base.lightness / 1000 },
    offsets: [...method.offsets],
    swatches: colors.map(swatch),
    derivation: derivationOf(HARMONIES, row),
    recompute: `Row ${row} of batch ${batchOf(row)}: POST /v1/harmony/generate with method ${method.id}, hue ${hue}, saturation ${base.saturation / 1000} and lightness ${base.lightness / 1000} gives the scheme without rotations; member k > 0 is then rotated by 12 (low + high halves of lowbias32(seed + k) / 65535 - 1) degrees, as described in docs/collections.md of the source.`,
  };
};
