import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../../files/format.ts';
import type { Stop } from '../ramp.ts';
import type { GradientData, GradientOptions } from './gradient-data.ts';

const listed = (stops: readonly Stop[]) => stops.map(({ color, position }) => ({ hex: toHex(color), position }));

export const json = {
  id: 'json',
  media_type: 'application/json',
  extension: 'json',
  description: 'The gradient as JSON, in the form the service accepts',
  write: ({ colors, stops, interpolation, easing }) => {
    const known = { interpolation: interpolation?.id, easing, stops: stops && listed(stops), colors: listed(colors) };
    return `${JSON.stringify(known, null, 2)}\n`;
  },
} satisfies FileFormat<GradientData, GradientOptions>;
