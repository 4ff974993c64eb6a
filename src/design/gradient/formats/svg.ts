import { toHex } from '../../../color/rgb.ts';
import { roundDecimal } from '../../../exact/round.ts';
import type { FileFormat } from '../../files/format.ts';
import { prefixOf } from '../../files/words.ts';
import type { GradientData, GradientOptions } from './gradient-data.ts';

const cut = (value: number): string => String(roundDecimal(value, 4));

/** Where a line at this angle through the middle of a box leaves it, as CSS lays its gradient line (CSS Images 4, 3.1). */
const gradientLine = (angle: number, width: number, height: number): Record<'x1' | 'y1' | 'x2' | 'y2', string> => {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
  const [x, y] = [width / 2, height / 2];
  return { x1: cut(x - dx * half), y1: cut(y - dy * half), x2: cut(x + dx * half), y2: cut(y + dy * half) };
};

export const svg = {
  id: 'svg',
  media_type: 'image/svg+xml',
  extension: 'svg',
  description: 'A rectangle filled with a linear gradient through the samples; options width, height, angle',
  write: ({ colors }, { prefix, width = 1024, height = 96, angle = 90 }) => {
    const id = prefixOf(prefix, 'gradient');
    const { x1, y1, x2, y2 } = gradientLine(angle, width, height);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      '  <title>Gradient</title>',
      '  <defs>',
      `    <linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">`,
      ...colors.map(({ color, position }) => `      <stop offset="${cut(position)}" stop-color="${toHex(color)}"/>`),
      '    </linearGradient>',
      '  </defs>',
      `  <rect width="${width}" height="${height}" fill="url(#${id})"/>`,
      '</svg>',
      '',
    ].join('\n');
  },
} satisfies FileFormat<GradientData, GradientOptions>;
