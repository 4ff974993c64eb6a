import { readRgb } from '../../color/resolve.ts';
import { toHex } from '../../color/rgb.ts';
import { invalid, quote } from '../../errors/refusal.ts';
import { packColor } from '../../exact/packed.ts';
import { parseRecordId } from '../ids/parse.ts';
import { atlas } from './atlas.ts';
import { atlasIdOf } from './atlas-columns.ts';
import { nearestInAtlas } from './nearest-in-atlas.ts';

/** The id of a colour named by number or written as a colour. Throws INVALID_INPUT naming the nearest one the atlas has. */
export const findInAtlas = (name: string): number => {
  const { color } = /^\s*[\d-]/.test(name) ? {} : readRgb(name);
  if (!color) return parseRecordId(name, atlas);
  const row = atlasIdOf(packColor(color));
  if (row !== undefined) return row;
  const [nearest] = nearestInAtlas(color, 1);
  throw invalid('id', `${quote(toHex(color))} is not in the atlas; the nearest is number ${nearest!.id}`);
};
