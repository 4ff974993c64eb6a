import { type Run, UsageError } from '../command.ts';
import { colorWord } from '../words.ts';
import { swatches } from './swatches.ts';

/** Colours as different as can be, for every eye: the palette method `qualitative`. */
export const distinct: Run = async (call) => {
  const word = call.word('count');
  const count = word === '' ? 8 : Number(word);
  if (!Number.isInteger(count)) throw new UsageError(`count: must be a whole number, got ${word}`);
  const background = call.text('background');
  const client = await call.client();
  const made = await client.palette.generate.query({
    method: 'qualitative',
    count,
    seed: call.number('seed') ?? 1,
    mode: call.term<'separated'>('mode'),
    ...(background === undefined ? {} : { background: colorWord(background) }),
  });
  return { answer: made, colors: made.colors, pretty: (paint) => swatches(paint, made.colors) };
};
