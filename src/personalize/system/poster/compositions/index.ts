import type { Composition } from '../composition.ts';
import { arches } from './arches.ts';
import { diagonals } from './diagonals.ts';
import { orbits } from './orbits.ts';
import { ribbons } from './ribbons.ts';
import { risingSun } from './rising-sun.ts';
import { strata } from './strata.ts';
import { sunburst } from './sunburst.ts';
import { tiles } from './tiles.ts';

/** The compositions of posters, in the order in which they are made. */
export const COMPOSITIONS: readonly Composition[] = [
  risingSun,
  tiles,
  strata,
  ribbons,
  sunburst,
  arches,
  orbits,
  diagonals,
];
