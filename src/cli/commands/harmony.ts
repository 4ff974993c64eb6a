import type { MetamerClient } from '../../trpc-client/client.ts';
import { type Call, type Run, UsageError } from '../command.ts';
import { contentOf, fileResult } from '../files.ts';
import { colorOf } from '../words.ts';
import { fileFormatOf } from './file-format.ts';
import { swatches } from './swatches.ts';

/** Hue, saturation and lightness to begin with: those of a colour, or as they are given. */
const baseOf = async (call: Call, client: MetamerClient) => {
  const color = await colorOf(call, 'color');
  if (color === '') {
    const hue = call.number('hue');
    if (hue === undefined) throw new UsageError('color: give a colour, or --hue in degrees');
    return { hue, saturation: call.number('saturation') ?? 0.7, lightness: call.number('lightness') ?? 0.55 };
  }
  if (call.has('hue')) throw new UsageError('--hue: give a colour or a hue, not both');
  const changed = (['saturation', 'lightness'] as const).filter((name) => call.has(name));
  if (changed.length === 0) return { color };
  if ((call.text('wheel') ?? 'hsl') !== 'hsl')
    throw new UsageError(`--${changed[0]}: give --hue as well in place of the colour, or leave out --wheel`);
  const { values } = await client.color.convert.query({ color, to: 'hsl' });
  const { h, s, l } = values.hsl!;
  return {
    hue: h ?? 0,
    saturation: call.number('saturation') ?? s / 100,
    lightness: call.number('lightness') ?? l / 100,
  };
};

export const harmony: Run = async (call) => {
  const client = await call.client();
  const made = await client.harmony.generate.query({
    method: call.term<'complementary'>('method') ?? 'complementary',
    wheel: call.term<'hsl'>('wheel'),
    balance: call.has('balance'),
    ...(await baseOf(call, client)),
  });
  const format = fileFormatOf<'css'>(call);
  if (format !== undefined) {
    const { harmony_id, colors } = made;
    const file = await client.harmony.export.query({
      format,
      data: { harmony_id, colors },
      options: { notation: call.term<'hex'>('notation') },
      envelope: 'json',
    });
    if (!('content' in file)) throw new TypeError('unexpected response from the server: no file in it');
    return fileResult(call.text('output'), contentOf(file), file);
  }
  return {
    answer: made,
    to: call.text('output'),
    colors: made.colors,
    pretty: (paint) => `${swatches(paint, made.colors, ({ role }) => [role])}\n${paint.dim(made.method)}`,
  };
};
