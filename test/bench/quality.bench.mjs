// What designers get, beside peers from npm on the same inputs. Each module of test/bench/quality measures one subject.
import { briefRows } from './quality/brief.mjs';
import { categoryRows } from './quality/categories.mjs';
import { gradientRows } from './quality/gradients.mjs';
import { imageRows } from './quality/images.mjs';
import { mapRows } from './quality/maps.mjs';
import { paletteRows } from './quality/palettes.mjs';
import { rampRows } from './quality/ramps.mjs';
import { repairRows } from './quality/repairs.mjs';
import { roleRows } from './quality/roles.mjs';
import { shadeRows } from './quality/shades.mjs';
import { tokenRows } from './quality/tokens.mjs';

/** Colours, not times: every round has the same. */
export const settings = { rounds: 1 };

/** The subjects in the order in which they are printed. */
const SUBJECTS = {
  tokens: tokenRows,
  roles: roleRows,
  brief: briefRows,
  categories: categoryRows,
  gradients: gradientRows,
  ramps: rampRows,
  shades: shadeRows,
  palettes: paletteRows,
  repairs: repairRows,
  maps: mapRows,
  images: imageRows,
};

/**
 * Reports every row: `label`, `unit`, `ours`, `better` ('more' or 'less'), `peers` (figures by name on the same inputs),
 * `limit` or `atLeast` where a figure is promised, `note`; `measured` where it is a time, and not the same in every run.
 */
export const run = async (report) => {
  for (const [subject, rows] of Object.entries(SUBJECTS))
    for (const { label, ours, unit, better, peers, limit, atLeast, note, measured } of await rows())
      report(`${subject}: ${label}`, ours, unit, { ahead: better, peers, limit, atLeast, note, exact: !measured });
};
