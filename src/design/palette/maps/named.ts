import { armPath, cyclicPath, sequentialPath } from './kinds.ts';
import type { MapPath } from './path.ts';

export type MapKind = 'sequential' | 'diverging' | 'cyclic';

/** A map with a name: one path, or two arms from the middle. */
export interface NamedMap {
  readonly id: string;
  readonly kind: MapKind;
  readonly description: string;
  readonly paths: readonly MapPath[];
}

const sequential = (id: string, description: string, ...hues: readonly number[]): NamedMap => ({
  id,
  kind: 'sequential',
  description,
  paths: [sequentialPath(hues)],
});
const diverging = (id: string, description: string, left: readonly number[], right: readonly number[]): NamedMap => ({
  id,
  kind: 'diverging',
  description,
  paths: [armPath(left), armPath(right)],
});
const cyclic = (id: string, description: string, path: MapPath): NamedMap => ({
  id,
  kind: 'cyclic',
  description,
  paths: [path],
});

/** Maps for data by name. Hues are OKLCH degrees from light to dark, or from the middle outwards. */
export const NAMED_MAPS = {
  lagoon: sequential('lagoon', 'yellow, green, blue', 105, 140, 185, 235, 270),
  glacier: sequential('glacier', 'pale cyan, blue, indigo', 195, 215, 240, 265, 285),
  meadow: sequential('meadow', 'pale yellow, green, deep teal', 108, 122, 140, 160, 195),
  ember: sequential('ember', 'cream, orange, red, wine', 95, 75, 50, 28, 5),
  orchid: sequential('orchid', 'cream, rose, plum, violet', 70, 20, -10, -40, -65),
  dusk: sequential('dusk', 'yellow, orange, magenta, indigo', 105, 70, 20, -40, -85),
  bluff: diverging('bluff', 'blue and orange', [235, 250, 262], [75, 55, 40]),
  reef: diverging('reef', 'sea blue and red', [205, 220, 240], [60, 38, 22]),
  thistle: diverging('thistle', 'green and purple', [130, 148, 165], [330, 310, 295]),
  canyon: diverging('canyon', 'blue-green and brown', [180, 195, 210], [90, 72, 60]),
  orbit: cyclic('orbit', 'all hues, light in green and dark in magenta', cyclicPath(145, 0.62, 0.26)),
  tide: cyclic('tide', 'all hues, light in pink and dark in teal', cyclicPath(350, 0.62, 0.26)),
} as const satisfies Readonly<Record<string, NamedMap>>;
export type MapId = keyof typeof NAMED_MAPS;
export const MAP_IDS = Object.keys(NAMED_MAPS) as [MapId, ...MapId[]];
