import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { hexes } from './values.ts';

export const vega = {
  id: 'vega',
  media_type: 'application/json',
  extension: 'vega.json',
  description:
    'A configuration for Vega and Vega-Lite: the colours as the ranges of categories, classes, ramps and heatmaps',
  write: (swatches) => {
    const colors = hexes(swatches);
    const range = {
      category: colors,
      ordinal: colors,
      ramp: colors,
      heatmap: colors,
      diverging: colors,
      cyclical: colors,
    };
    return `${JSON.stringify({ config: { range } }, null, 2)}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
