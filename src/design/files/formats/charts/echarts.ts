import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { hexes } from './values.ts';

export const echarts = {
  id: 'echarts',
  media_type: 'application/json',
  extension: 'echarts.json',
  description: 'A theme for Apache ECharts: the colours of series, and of a visual map from low to high',
  write: (swatches) => {
    const colors = hexes(swatches);
    return `${JSON.stringify({ color: colors, visualMap: { inRange: { color: colors } } }, null, 2)}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
