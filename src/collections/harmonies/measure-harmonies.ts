import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { bestFit } from '../../design/harmony/identify/fit.ts';
import { HARMONY_FAMILIES, type HarmonyMethod } from '../../design/harmony/method.ts';
import { HARMONIES as METHODS } from '../../design/harmony/methods/index.ts';
import { isAchromatic, rgbToHsl } from '../../exact/hsl.ts';
import { HUE_BANDS, hueBand } from '../../exact/hue-band.ts';
import { round4 } from '../../exact/round.ts';
import { type Measured, measureBatch } from '../in-memory/measured.ts';
import { deriveHarmony } from './derive-harmony.ts';

export const HARMONY_FIELDS = ['method', 'family', 'band', 'colors', 'worst', 'best', 'adherence', 'spread'] as const;
export type HarmonyField = (typeof HARMONY_FIELDS)[number];
export type HarmonyMeasures = Measured<HarmonyField>;

/** Mean distance from the scheme, in degrees, at which nothing of it is left. */
const WORST_RESIDUAL = 30;

/** How well colours lie on a scheme, 0..1: what `POST /v1/harmony/identify` says of the same colours and scheme. */
const adherenceTo = (method: HarmonyMethod, colors: readonly Rgb[]): number => {
  const hues = colors.filter((color) => !isAchromatic(color)).map((color) => rgbToHsl(color).h);
  const offsets = method.family === 'monochromatic' ? [0] : method.offsets;
  const fit =
    hues.length > 0
      ? bestFit(
          hues.sort((x, y) => x - y),
          offsets,
        )
      : undefined;
  if (!fit) return 0;
  const counts = [hues.length, offsets.length];
  const coverage = offsets.length === 1 ? 1 : Math.min(...counts) / Math.max(...counts);
  return Math.max(0, 1 - fit.residual / WORST_RESIDUAL) * (0.6 + 0.4 * coverage);
};

const pairsOf = <Item>(list: readonly Item[]): (readonly [Item, Item])[] =>
  list.flatMap((x, i) => list.slice(i + 1).map((y) => [x, y] as const));

/** The measures of one harmony, all from its 8-bit colours. Ratios are WCAG 2.x, cut; `spread` is the mean Oklab distance of pairs. */
export const measureHarmony = (row: number): HarmonyMeasures => {
  const { method: number, colors } = deriveHarmony(row);
  const method = METHODS[number]!;
  const ratios = pairsOf(colors).map(([x, y]) => contrastRatio(x, y));
  const distances = pairsOf(colors.map(toOklab)).map(([x, y]) => oklabDistance(x, y));
  return {
    method: number,
    family: HARMONY_FAMILIES.indexOf(method.family),
    band: HUE_BANDS.findIndex(({ id }) => id === hueBand(colors[0]!)),
    colors: colors.length,
    worst: floorRatio(Math.min(...ratios)),
    best: floorRatio(Math.max(...ratios)),
    adherence: round4(adherenceTo(method, colors)),
    spread: round4(distances.reduce((sum, d) => sum + d, 0) / distances.length),
  };
};

/** The measures of one batch of harmonies. */
export const measureHarmonies = (batch: number) => measureBatch(HARMONY_FIELDS, batch, measureHarmony);
