import type { MeasuredRgb } from '../../color/measured.ts';
import { keywordOf } from '../../color/named-colors.ts';
import { atlasRow } from './atlas-columns.ts';
import { atlasRecord, atlasSummary } from './atlas-record.ts';
import { surveyName } from './name-list.ts';
import { nearestInAtlas } from './nearest-in-atlas.ts';

const DECIMALS = 1e4;

/** The atlas colours nearest to a colour, as they are listed, or in full with all that is known of them. */
export const nearestReport = (color: MeasuredRgb, count: number, full: boolean) => {
  const recordOf = full ? atlasRecord : atlasSummary;
  return {
    metric: 'CIE76',
    keyword: color.beyond ? null : keywordOf(color),
    name: surveyName(color),
    matches: nearestInAtlas(color, count).map(({ id, distance }) => ({
      ...recordOf(id, atlasRow(id)),
      distance: Math.round(distance * DECIMALS) / DECIMALS,
    })),
  };
};
