import { linearToOklab, oklabDistance } from '../../../color/oklab.ts';
import { parseHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { attr } from '../../page/node.ts';
import type { Item } from '../../page/page.ts';
import { checksOf } from '../check.ts';
import { html } from '../links.ts';
import type { StageInput, Verdict } from '../types.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import type { ColorEntry, Fault, Palette } from './collect.ts';
import { BUCKETS } from './properties.ts';

export interface PaletteView extends StageInput {
  readonly palette: Palette;
}

/** A check of the declared colours; they count for no category. */
const palette = checksOf<PaletteView>(null);

const MANY = 60;
/** Delta E OK below which two colours look like one. */
const NEAR = 0.02;
const COMPARED = 400;

const faultItem = ({ sheet, line, selector, property, value }: Fault): Item => ({
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

const nothing = (view: PaletteView): Verdict | null => {
  if (view.palette.counts.declared > 0) return null;
  const broken = view.palette.sheets.filter(({ error }) => error !== null).length;
  return broken > 0
    ? undecided(`${broken} style sheets could not be read.`)
    : notApplicable('No colours are declared.');
};

export const paletteChecks = [
  palette(
    {
      id: 'palette-many-colors',
      title: 'Many different colours',
      severity: 'info',
      help: 'https://web.dev/learn/css/color',
      fix: 'Settle on fewer, as variables.',
    },
    (view) => {
      const count = uniqueColors(view.palette).length;
      return nothing(view) ?? (count > MANY ? failed(`${count} different colours are declared.`) : passed());
    },
  ),
  palette(
    {
      id: 'palette-near-duplicates',
      title: 'Colours that look alike',
      severity: 'minor',
      help: 'https://bottosson.github.io/posts/oklab/',
      fix: 'Use one of each pair.',
    },
    (view) => {
      const pairs = nearDuplicates(uniqueColors(view.palette));
      if (pairs.length === 0) return nothing(view) ?? passed();
      const named = pairs.slice(0, 5).map(({ a, b }) => `${a} and ${b}`);
      return failed(`${pairs.length} pairs can hardly be told apart: ${named.join(', ')}.`);
    },
  ),
  palette(
    {
      id: 'palette-invalid',
      title: 'Colour that is none',
      severity: 'minor',
      help: 'https://www.w3.org/TR/css-color-4/',
      fix: 'Correct it: browsers drop the declaration.',
    },
    (view) => {
      const { invalid } = view.palette;
      if (invalid.length === 0) return nothing(view) ?? passed();
      return {
        outcome: 'failed',
        message: `${invalid.length} values are dropped.`,
        items: invalid.slice(0, 20).map(faultItem),
        total: invalid.length,
        applicable: invalid.length + view.palette.counts.declared,
      };
    },
  ),
  palette(
    {
      id: 'palette-unused-variables',
      title: 'Colour variable that nothing uses',
      severity: 'minor',
      help: 'https://www.w3.org/TR/css-variables-1/',
      fix: 'Remove it.',
    },
    (view) => {
      const { variables, colors } = view.palette;
      if (variables.length === 0) return notApplicable('There are no variables.');
      const unused = colors.customProperty.reduce((sum, { uses }) => sum + uses, 0);
      return unused === 0
        ? passed()
        : failed(`${unused} definitions of colours are read by no property of the sheets read; scripts may use them.`);
    },
  ),
  palette(
    {
      id: 'palette-undefined-variables',
      title: 'Variable without a definition',
      severity: 'moderate',
      help: 'https://www.w3.org/TR/css-variables-1/#invalid-variables',
      fix: 'Define it, or give var() a fallback.',
    },
    (view) => {
      const { missing, counts, sheets } = view.palette;
      if (missing.length === 0) return counts.byVariable > 0 ? passed() : notApplicable('No colour is a variable.');
      if (sheets.some(({ error }) => error !== null))
        return undecided('A style sheet that may define it could not be read.');
      return {
        outcome: 'failed',
        message: `${missing.length} uses of variables that no sheet defines.`,
        items: missing.slice(0, 20).map(faultItem),
        total: missing.length,
        applicable: missing.length + counts.byVariable,
      };
    },
  ),
  palette(
    {
      id: 'palette-notations',
      title: 'Colours in many notations',
      severity: 'info',
      help: 'https://www.w3.org/TR/css-color-4/#color-syntax',
      fix: 'Write them one way.',
    },
    (view) => {
      const kinds = Object.keys(view.palette.counts.notations).map((name) => name.replace(/a$/, ''));
      const count = new Set(kinds).size;
      return (
        nothing(view) ??
        (count > 3 ? failed(`${count} notations are in use: ${[...new Set(kinds)].join(', ')}.`) : passed())
      );
    },
  ),
  palette(
    {
      id: 'palette-hard-coded',
      title: 'Colours written out instead of variables',
      severity: 'info',
      help: 'https://www.w3.org/TR/css-variables-1/',
      fix: 'Name colours once and use them by name.',
    },
    (view) => {
      const { declared, byVariable } = view.palette.counts;
      if (declared < 10) return notApplicable('Fewer than ten declarations hold colours.');
      const share = Math.round((100 * (declared - byVariable)) / declared);
      return share > 80 ? failed(`${share} % of ${declared} declarations write colours out.`) : passed();
    },
  ),
  palette(
    {
      id: 'palette-dark-scheme',
      title: 'No dark scheme',
      severity: 'info',
      help: 'https://web.dev/articles/prefers-color-scheme',
      fix: 'Declare colours for prefers-color-scheme: dark.',
    },
    (view) => {
      const meta = view.page
        .byTag('meta')
        .some((one) => /^color-scheme$/i.test(attr(one, 'name') ?? '') && /\bdark\b/i.test(attr(one, 'content') ?? ''));
      return (
        nothing(view) ??
        (meta || view.palette.preferences.dark ? passed() : failed('No declaration is meant for dark schemes.'))
      );
    },
  ),
  palette(
    {
      id: 'palette-theme-color',
      title: 'No theme colour',
      severity: 'info',
      help: html('semantics.html#meta-theme-color'),
      fix: 'Add a meta element named theme-color.',
    },
    (view) => {
      const metas = view.page.byTag('meta').filter((one) => /^theme-color$/i.test(attr(one, 'name') ?? ''));
      if (metas.length === 0) return failed('There is no theme-color.');
      return view.palette.colors.meta.length > 0
        ? passed()
        : failed(
            'theme-color is no colour.',
            metas.slice(0, 1).map((meta) => view.page.item(meta)),
          );
    },
  ),
  palette(
    {
      id: 'palette-important',
      title: 'Colours marked !important',
      severity: 'info',
      help: 'https://www.w3.org/TR/css-cascade-5/#importance',
      fix: 'Readers with colours of their own are overruled; use the cascade.',
    },
    (view) =>
      nothing(view) ??
      (view.palette.counts.important > 0 ? failed(`${view.palette.counts.important} declarations.`) : passed()),
  ),
  palette(
    {
      id: 'palette-forced-colors',
      title: 'Nothing for forced colours',
      severity: 'info',
      help: 'https://www.w3.org/TR/mediaqueries-5/#forced-colors',
      fix: 'Check the page with forced colours; use system colours where something is lost.',
    },
    (view) =>
      nothing(view) ??
      (view.palette.preferences.forced || view.palette.symbolic.system.length > 0
        ? passed()
        : failed('No rule and no system colour heeds forced colours.')),
  ),
];
