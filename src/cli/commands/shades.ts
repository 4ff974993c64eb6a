import type { Run } from '../command.ts';
import { contentOf, fileResult } from '../files.ts';
import { short } from '../paint.ts';
import { colorOf } from '../words.ts';
import { fileFormatOf } from './file-format.ts';
import { swatches } from './swatches.ts';

export const shades: Run = async (call) => {
  const client = await call.client();
  const made = await client.shade.scale.query({
    color: await colorOf(call, 'color'),
    method: call.term('method') ?? 'tailwind',
    steps: call.number('steps'),
    seed: call.number('seed'),
  });
  const format = fileFormatOf<'css'>(call);
  if (format !== undefined) {
    const file = await client.shade.export.query({
      format,
      data: { steps: made.steps },
      options: { notation: call.term<'hex'>('notation') },
      envelope: 'json',
    });
    if (!('content' in file)) throw new TypeError('unexpected response from the server: no file in it');
    return fileResult(call.text('output'), contentOf(file), file);
  }
  return {
    answer: made,
    to: call.text('output'),
    colors: made.steps,
    pretty: (paint) =>
      `${swatches(paint, made.steps, ({ token, contrast_on_white, contrast_on_black }) => [
        token,
        `white ${short(contrast_on_white, 2)}:1`,
        `black ${short(contrast_on_black, 2)}:1`,
        token === made.base_step ? 'base' : '',
      ])}\n${paint.dim(made.method)}`,
  };
};
