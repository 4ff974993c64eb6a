import { type MeasuredRgb, measuredLab } from '../../color/measured.ts';
import { atlasColumns } from './atlas-columns.ts';
import { ATLAS_SIZE } from './derive-atlas.ts';

export interface Match {
  readonly id: number;
  /** CIE76 in CIELAB D65. */
  readonly distance: number;
}

/** The `count` atlas colours nearest to a colour by CIE76 in CIELAB D65, nearest first, equals by id. Exact. */
export const nearestInAtlas = (color: MeasuredRgb, count: number): Match[] => {
  const { labL, labA, labB } = atlasColumns();
  const [l, a, b] = measuredLab(color);
  const ids: number[] = [];
  const squares: number[] = [];
  for (let id = 0; id < ATLAS_SIZE; id += 1) {
    const [x, y, z] = [labL[id]! - l, labA[id]! - a, labB[id]! - b];
    const square = x * x + y * y + z * z;
    if (ids.length === count && square >= squares[count - 1]!) continue;
    let place = Math.min(ids.length, count - 1);
    while (place > 0 && squares[place - 1]! > square) {
      ids[place] = ids[place - 1]!;
      squares[place] = squares[place - 1]!;
      place -= 1;
    }
    ids[place] = id;
    squares[place] = square;
  }
  return ids.map((id, i) => ({ id, distance: Math.sqrt(squares[i]!) }));
};
