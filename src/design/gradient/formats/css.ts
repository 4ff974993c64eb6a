import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../../files/format.ts';
import { prefixOf } from '../../files/words.ts';
import { closedSamples, closedStops } from '../closed.ts';
import { cssStops } from '../css-stops.ts';
import type { Stop } from '../ramp.ts';
import type { GradientData, GradientOptions, GradientType } from './gradient-data.ts';

const percent = (position: number): string => `${Number((position * 100).toFixed(4))}%`;
const list = (stops: readonly Stop[]): string =>
  stops.map(({ color, position }) => `${toHex(color)} ${percent(position)}`).join(', ');

/** What stands before the stops: direction, and the space if one is named. */
const opening = (type: GradientType, angle: number, space: string | undefined): string => {
  const shape = { linear: `${angle}deg`, radial: 'circle at 50% 50%', conic: `from ${angle}deg at 50% 50%` }[type];
  return space === undefined ? shape : `${shape} in ${space}`;
};

const MOST_SAMPLES = 33;

/** At most 33 of many samples, the ends among them. */
const thinned = (samples: readonly Stop[]): readonly Stop[] =>
  samples.length <= MOST_SAMPLES
    ? samples
    : Array.from(
        { length: MOST_SAMPLES },
        (_, i) => samples[Math.round((i * (samples.length - 1)) / (MOST_SAMPLES - 1))]!,
      );

/** Whether a browser can draw the whole gradient from its stops in a space that it knows. */
const isNative = ({ stops, interpolation, easing }: GradientData): boolean =>
  stops !== undefined && (interpolation?.css !== undefined || interpolation?.path !== undefined) && easing === 'linear';

/** A gradient round a circle comes back to its first colour. */
const forType = (data: GradientData, type: GradientType): GradientData =>
  type === 'conic'
    ? {
        ...data,
        stops: data.stops && closedStops(data.stops),
        colors: closedSamples(data.colors, data.stops, data.interpolation),
      }
    : data;

const remark = ({ interpolation, easing, stops }: GradientData, native: boolean): string => {
  if (native || !interpolation || !stops) return '';
  const why =
    interpolation.css === undefined && interpolation.path === undefined
      ? `CSS does not interpolate in ${interpolation.id}`
      : `CSS gradients have no easing such as ${easing}`;
  return `/* Sampled: ${why}. */\n`;
};

export const css = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description:
    'A class with background-image. If CSS supports the interpolation, a line with sampled colours comes first as a fallback, followed by the exact gradient (in oklch shorter hue, ...); both have as many stops as keep them within 2 of each other (CIEDE2000), also where the path leaves sRGB. vivid has the fewest stops within 1. A conic gradient comes back to its first colour. Options prefix (the class), type (linear, radial, conic), angle',
  write: (given, { prefix, type = 'linear', angle = 90 }) => {
    const data = forType(given, type);
    const text = isNative(data) ? cssStops(data.stops!, data.interpolation!, thinned(data.colors)) : undefined;
    const line = (space: string | undefined, stops: readonly Stop[]) =>
      `  background-image: ${type}-gradient(${opening(type, angle, space)}, ${list(stops)});`;
    return [
      `${remark(data, text !== undefined)}.${prefixOf(prefix, 'gradient')} {`,
      line(undefined, text ? text.plain : data.colors),
      ...(text ? [line(text.native.space, text.native.stops)] : []),
      '}',
      '',
    ].join('\n');
  },
} satisfies FileFormat<GradientData, GradientOptions>;
