import type { Run } from '../command.ts';
import { bytesOf, contentOf, fileResult } from '../files.ts';
import { short } from '../paint.ts';
import { colorsOf } from '../words.ts';
import { fileFormatOf } from './file-format.ts';
import { swatches } from './swatches.ts';

export const gradient: Run = async (call) => {
  const colors = await colorsOf(call, 'color');
  const settings = { interpolation: call.term<'oklch-short'>('interpolation'), easing: call.term<'linear'>('easing') };
  const client = await call.client();
  if (call.text('format') === 'png') {
    const file = await client.gradient.png.query({ stops: colors, ...settings });
    return fileResult(call.text('output'), bytesOf(file), file);
  }
  const made = await client.gradient.generate.query({ colors, steps: call.number('steps'), ...settings });
  const format = fileFormatOf<'css'>(call);
  if (format !== undefined) {
    const { stops, interpolation } = made;
    const data = {
      colors: made.colors,
      stops,
      interpolation: interpolation as 'oklch-short',
      easing: made.easing as 'linear',
    };
    const file = await client.gradient.export.query({ format, data, envelope: 'json' });
    if (!('content' in file)) throw new TypeError('unexpected response from the server: no file in it');
    return fileResult(call.text('output'), contentOf(file), file);
  }
  return {
    answer: made,
    to: call.text('output'),
    colors: made.colors,
    pretty: (paint) =>
      `${swatches(paint, made.colors, ({ position }) => [`${short(position * 100, 1)} %`])}\n${paint.dim(made.interpolation)}${made.note ? `\n${made.note} Try --interpolation vivid.` : ''}`,
  };
};
