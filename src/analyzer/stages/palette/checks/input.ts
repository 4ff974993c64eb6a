import { linearToOklab, oklabDistance } from '../../../../color/oklab.ts';
import { parseHex } from '../../../../color/rgb.ts';
import { toLinear } from '../../../../color/transfer.ts';
import type { Verdict } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import type { StageInput } from '../../../model/stage.ts';
import { notApplicable, undecided } from '../../../model/verdict.ts';
import type { Item } from '../../../page/tree/page.ts';
import type { ColorEntry, Fault, Palette } from '../facts/collect.ts';
import { BUCKETS } from '../facts/properties.ts';

export interface PaletteView extends StageInput {
  readonly palette: Palette;
}

/** A check of the declared colours; they count for no category. */
export const palette = checksOf<PaletteView>(null);

/** Delta E OK below which two colours look like one. */
const NEAR = 0.02;

const COMPARED = 400;

export const faultItem = ({ sheet, line, selector, property, value }: Fault): Item => ({
  selector,
  line,
  column: 0,
  snippet: `${sheet.slice(0, 100)}: ${property}: ${value}`.slice(0, 200),
  value: value.slice(0, 200),
});

/** Every colour once, whatever it is used for. */
export const uniqueColors = ({ colors }: Palette): ColorEntry[] => [
  ...new Map(
    BUCKETS.filter((bucket) => bucket !== 'customProperty').flatMap((bucket) =>
      colors[bucket].map((entry) => [entry.hex, entry] as const),
    ),
  ).values(),
];

/** Pairs of opaque colours that look alike, nearest first. */
export const nearDuplicates = (entries: readonly ColorEntry[]): { a: string; b: string; difference: number }[] => {
  const opaque = entries
    .filter(({ hex }) => hex.length === 7)
    .slice(0, COMPARED)
    .map(({ hex }) => ({ hex, lab: linearToOklab(toLinear(parseHex(hex)!)) }));
  const pairs = opaque.flatMap((a, index) =>
    opaque.slice(index + 1).flatMap((b) => {
      const difference = oklabDistance(a.lab, b.lab);
      return difference < NEAR ? [{ a: a.hex, b: b.hex, difference: Math.round(difference * 1e4) / 1e4 }] : [];
    }),
  );
  return pairs.sort((x, y) => x.difference - y.difference);
};

export const nothing = (view: PaletteView): Verdict | null => {
  if (view.palette.counts.declared > 0) return null;
  const broken = view.palette.sheets.filter(({ error }) => error !== null).length;
  return broken > 0
    ? undecided(`${broken} style sheets could not be read.`)
    : notApplicable('No colours are declared.');
};
