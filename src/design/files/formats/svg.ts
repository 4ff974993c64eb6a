import { relativeLuminance } from '../../../color/luminance.ts';
import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../format.ts';
import type { FileOptions, NamedColor, Swatches } from '../swatches.ts';
import { inXml } from '../words.ts';

/** Relative luminance at which white and black text have the same contrast: sqrt(1.05 * 0.05) - 0.05. */
const MIDDLE = 0.179129;

const label = ({ label: text, color }: NamedColor, x: number, width: number, height: number): string => {
  const size = Math.max(6, Math.min(16, width / 7, height / 4));
  const fill = relativeLuminance(color) > MIDDLE ? '#000000' : '#ffffff';
  const written = (words: string, y: number) =>
    `<text x="${x + width / 2}" y="${y}" font-size="${size.toFixed(1)}" fill="${fill}" text-anchor="middle">${words}</text>`;
  const short = text.length > 14 ? `${text.slice(0, 13)}…` : text;
  return `  ${written(inXml(short), height / 2)}${written(toHex(color), height / 2 + size * 1.25)}`;
};

/** A strip of swatches of equal width. Bands meet on whole pixels, so that no seam shows. */
export const svg = {
  id: 'svg',
  media_type: 'image/svg+xml',
  extension: 'svg',
  description: 'A strip of swatches; options width, height and labels',
  write: ({ title, items }, { width = 800, height = 120, labels = false }) => {
    const edge = (i: number) => Math.round((i * width) / items.length);
    const bands = items.map((item, i) => {
      const band = { x: edge(i), width: edge(i + 1) - edge(i) };
      const shape = `  <rect x="${band.x}" y="0" width="${band.width}" height="${height}" fill="${toHex(item.color)}"><title>${inXml(item.label)}</title></rect>`;
      return labels ? `${shape}\n${label(item, band.x, band.width, height)}` : shape;
    });
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" role="img">`,
      `  <title>${inXml(title)}</title>`,
      ...bands,
      '</svg>',
      '',
    ].join('\n');
  },
} satisfies FileFormat<Swatches, FileOptions>;
