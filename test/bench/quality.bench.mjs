// What designers get, beside peers from npm on the same inputs. Each module of test/bench/quality measures one subject.
import { briefRows } from './quality/brief.mjs';
import { categoryRows } from './quality/categories.mjs';
import { gradientRows } from './quality/gradients.mjs';
import { paletteRows } from './quality/palettes.mjs';
import { shadeRows } from './quality/shades.mjs';
import { tokenRows } from './quality/tokens.mjs';

export const name = 'quality';

/** The subjects in the order in which they are printed. */
const SUBJECTS = {
  tokens: tokenRows,
  brief: briefRows,
  categories: categoryRows,
  gradients: gradientRows,
  shades: shadeRows,
  palettes: paletteRows,
};

const shown = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));

/** What a row is held to: its own bound and the best of its peers, whichever asks for more. */
const boundOf = ({ better, peers = {}, limit, atLeast }) => {
  const figures = Object.values(peers);
  if (better === 'more') return { atLeast: Math.max(atLeast ?? Number.NEGATIVE_INFINITY, ...figures) };
  return { limit: Math.min(limit ?? Number.POSITIVE_INFINITY, ...figures) };
};

/**
 * Prints every row: `label`, `unit`, `ours`, `better` ('more' or 'less'), `peers` (figures by name on the same inputs),
 * `limit` or `atLeast` where a figure is promised, `note`.
 */
export const run = async (report) => {
  for (const [subject, rows] of Object.entries(SUBJECTS))
    for (const row of await rows()) {
      const peers = Object.entries(row.peers ?? {}).map(([peer, value]) => `${peer} ${shown(value)}`);
      const bound = Object.entries(boundOf(row)).filter(([, value]) => Number.isFinite(value));
      report(`${subject}: ${row.label}`, row.ours, row.unit, {
        ...Object.fromEntries(bound),
        note: [...peers, ...(row.note ? [row.note] : [])].join('; '),
      });
    }
};
