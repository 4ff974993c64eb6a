import type { FileFormat } from '../../format.ts';
import type { FileOptions, Swatches } from '../../swatches.ts';
import { hexes, scaleOf } from './values.ts';

export const plotly = {
  id: 'plotly',
  media_type: 'application/json',
  extension: 'plotly.json',
  description: 'A template for Plotly: the colours as the colorway, and as sequential and diverging colour scales',
  write: (swatches) => {
    const colors = hexes(swatches);
    const scale = scaleOf(colors.length === 1 ? [colors[0]!, colors[0]!] : colors);
    const colorscale = {
      sequential: scale,
      sequentialminus: scale.map(([at], i) => [at, scale.at(-1 - i)![1]]),
      diverging: scale,
    };
    return `${JSON.stringify({ layout: { colorway: colors, colorscale } }, null, 2)}\n`;
  },
} satisfies FileFormat<Swatches, FileOptions>;
