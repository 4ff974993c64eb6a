import { parseColor, toHex } from '../../color/rgb.ts';
import { pack } from '../../exact/packed.ts';
import { invalid, quote } from '../../refusal/refusal.ts';
import { parseRecordId } from '../ids/parse.ts';
import { atlas } from './atlas.ts';
import { atlasIdOf } from './atlas-columns.ts';
import { nearestInAtlas } from './nearest-in-atlas.ts';

/** The id of a colour named by number or as `#rrggbb`. Throws INVALID_INPUT naming the nearest one the atlas has. */
export const findInAtlas = (name: string): number => {
  const color = name.startsWith('#') ? parseColor(name) : undefined;
  if (!color) return parseRecordId(name, atlas);
  const row = atlasIdOf(pack(color));
  if (row !== undefined) return row;
  const [nearest] = nearestInAtlas(color, 1);
  throw invalid('id', `${quote(toHex(color))} is not in the atlas; the nearest is number ${nearest!.id}`);
};
