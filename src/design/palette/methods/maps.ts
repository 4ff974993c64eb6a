import { WHEELS } from '../../wheel/wheels.ts';
import { mapOfColor, namedMapColors } from '../maps/colors.ts';
import { type MapKind, NAMED_MAPS } from '../maps/named.ts';
import type { PaletteMethod } from '../method.ts';

const EVEN =
  'Steps are even by CIEDE2000 (largest over mean at most 1.05 for up to nine colours); `map` names one of twelve, else it is made from the base.';

const mapMethod = <Id extends string>(
  id: Id,
  kind: MapKind,
  { name, description, reference }: { name: string; description: string; reference: string },
) =>
  ({
    id,
    name,
    family: 'data',
    offsets: null,
    in_library: false,
    description: `${description} ${EVEN}`,
    reference,
    colors: ({ base, color, wheel, count, wishes: { map } }) =>
      map === undefined
        ? mapOfColor(kind, color ?? WHEELS[wheel].toRgb(base), count)
        : namedMapColors(NAMED_MAPS[map], count),
  }) as const satisfies PaletteMethod;

export const mapSequential = mapMethod('map_sequential', 'sequential', {
  name: 'Sequential map',
  description:
    'Several hues for ordered quantities: lightness falls from 0.97 to 0.27 in OKLCH, for colour-blind viewers too. A `color` is one of the steps.',
  reference: 'Brewer 1994; multi-hue maps as viridis (Smith and van der Walt 2015)',
});
export const mapDiverging = mapMethod('map_diverging', 'diverging', {
  name: 'Diverging map',
  description:
    'Two arms of several hues around a nearly white middle, as long as each other; the hues of the second arm are as opposite as colour-blind viewers can tell from the first.',
  reference: 'Brewer 1994; Moreland 2009',
});
export const mapCyclic = mapMethod('map_cyclic', 'cyclic', {
  name: 'Cyclic map',
  description:
    'All hues once, for angles, hours and seasons: the last colour is as far from the first as neighbours are; one half of the circle is light, the other dark.',
  reference: 'Kovesi 2015, cyclic maps',
});

/** What each of the methods makes. */
export const MAP_KINDS: Readonly<Record<string, MapKind>> = {
  map_sequential: 'sequential',
  map_diverging: 'diverging',
  map_cyclic: 'cyclic',
};
