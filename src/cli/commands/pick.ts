import { nearestSrgb } from '../../color/nearest-srgb.ts';
import { readColor } from '../../color/read-color.ts';
import { toHex } from '../../color/rgb.ts';
import { type Run, UsageError } from '../command.ts';
import { colorsOf } from '../words.ts';
import { strip } from './swatches.ts';

export const pick: Run = async (call) => {
  const colors = (await colorsOf(call, 'color')).map((source) => {
    const { color, why } = readColor(source, { isBrief: true });
    if (!color) throw new UsageError(`color: ${why}`);
    return { source, hex: toHex(color.rgb ?? nearestSrgb(color.itself)) };
  });
  const row = await call.choose((paint) => colors.map(({ source, hex }) => `${paint.swatch(hex)}${source}`));
  const chosen = row === undefined ? undefined : colors[row];
  if (!chosen) return { answer: [], failed: true, note: 'Nothing was chosen.', file: '' };
  return { answer: [chosen.hex], colors: [chosen], pretty: (paint) => strip(paint, [chosen.hex]) };
};
