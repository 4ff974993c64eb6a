import type { Run } from '../command.ts';
import { bytesOf, contentOf, fileResult } from '../files.ts';
import { fileFormatOf } from './file-format.ts';
import { swatches } from './swatches.ts';

export const palette: Run = async (call) => {
  const settings = {
    method: call.term<'triadic'>('method'),
    hue: call.number('hue'),
    saturation: call.number('saturation'),
    lightness: call.number('lightness'),
    count: call.number('count'),
    seed: call.number('seed'),
    wheel: call.term<'hsl'>('wheel'),
    balance: call.has('balance'),
    map: call.term<'lagoon'>('map'),
  };
  const client = await call.client();
  const format = fileFormatOf<'css'>(call);
  if (call.text('format') === 'png') {
    const file = await client.palette.png.query(settings);
    return fileResult(call.text('output'), bytesOf(file), file);
  }
  const made = await client.palette.generate.query(settings);
  if (format !== undefined) {
    const file = await client.palette.export.query({
      format,
      options: { notation: call.term<'hex'>('notation') },
      data: { colors: made.colors.map(({ rgb: [r, g, b] }) => ({ rgb: [r!, g!, b!] as [number, number, number] })) },
    });
    return fileResult(call.text('output'), contentOf(file), file);
  }
  return {
    answer: made,
    to: call.text('output'),
    colors: made.colors,
    pretty: (paint) =>
      `${swatches(paint, made.colors)}\n${paint.dim(`${made.method}, hue ${made.hue ?? 'none'}, seed ${made.seed}`)}`,
  };
};
