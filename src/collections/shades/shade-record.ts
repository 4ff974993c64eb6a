import { contrastRatio, floorRatio, WCAG } from '../../color/luminance.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { EVENNESS_IDS, evaluateShades } from '../../design/shade/evaluate.ts';
import { stepTokens } from '../../design/shade/scale.ts';
import { swatch } from '../../design/swatch.ts';
import { HUE_BANDS } from '../../exact/hue-band.ts';
import { derivationOf } from '../collection.ts';
import { batchOf } from '../in-memory/measured.ts';
import { deriveShade } from './derive-shade.ts';
import { LIBRARY_METHOD_IDS, type LibraryMethodId, MOVED_ON } from './first-edition/methods.ts';
import type { Shade } from './measure-shades.ts';
import { SHADE_CODES, SHADES } from './shades.ts';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const BLACK: Rgb = { r: 0, g: 0, b: 0 };

const listed = (row: number, base: Rgb, { measures, colors }: Shade) => {
  const method = LIBRARY_METHOD_IDS[measures.method]!;
  const tokens = stepTokens(colors.length, method);
  return {
    id: SHADE_CODES.encode(row),
    index: row,
    method,
    base: toHex(base),
    hue: HUE_BANDS[measures.band]?.id ?? null,
    step_count: measures.steps,
    steps: colors.map((color, i) => ({ token: tokens[i]!, hex: toHex(color) })),
    score: measures.score,
    evenness: EVENNESS_IDS[measures.evenness]!,
    step_ratio: measures.stepRatio,
    usable_span: measures.span,
    monotonic: measures.monotonic === 1,
    carries_body_text: measures.span >= WCAG.aa,
  };
};

/** One scale as it is listed; `usable_span` is the contrast ratio of its extremes, `hue` the band of its base. */
export const shadeSummary = (row: number, shade: Shade) => listed(row, deriveShade(row).base, shade);

/** How the scale is made again. Rows of methods that have moved on are not what the generator makes today. */
const recomputeOf = (method: LibraryMethodId, base: string, steps: number): string =>
  MOVED_ON.has(method)
    ? `The scale is that of method ${method} of the first edition with color ${base} and steps ${steps}; POST /v1/shade/scale has a later edition of it.`
    : `POST /v1/shade/scale with color ${base}, method ${method} and steps ${steps} returns the scale.`;

/** One scale with the coordinates of its steps, the verdict on it, and what is needed to derive it again. */
export const shadeRecord = (row: number, shade: Shade) => {
  const { seed, steps, base } = deriveShade(row);
  const { measures, colors } = shade;
  const { verdict, notes, text_pairs } = evaluateShades(colors);
  return {
    ...listed(row, base, shade),
    swatches: colors.map((color) => ({
      ...swatch(color),
      contrast_on_white: floorRatio(contrastRatio(color, WHITE)),
      contrast_on_black: floorRatio(contrastRatio(color, BLACK)),
    })),
    verdict,
    notes,
    text_pairs,
    hue_drift: measures.hueDrift,
    seed,
    batch: batchOf(row),
    derivation: derivationOf(SHADES, row),
    recompute: `The base follows from row ${row} as described in docs/collections.md of the source. ${recomputeOf(LIBRARY_METHOD_IDS[measures.method]!, toHex(base), steps)}`,
  };
};
