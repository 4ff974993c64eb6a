import type { Run } from '../command.ts';
import { bytesOf, fileResult } from '../files.ts';

/** A plate of dots that hides digits from people with a deficiency, as a PNG. */
export const plate: Run = async (call) => {
  const client = await call.client();
  const file = await client.colourplate.png.query({
    figure: call.word('digits'),
    axis: call.term<'deutan'>('axis'),
    size: call.number('size'),
    seed: call.number('seed'),
  });
  return fileResult(call.text('output'), bytesOf(file), file);
};
