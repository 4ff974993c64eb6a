import type { Run } from '../command.ts';
import { columns, short } from '../paint.ts';
import { noteLines } from './note-lines.ts';
import { strip } from './swatches.ts';

const KEEP = 6;

export const brief: Run = async (call) => {
  const intent = call.term<'ui'>('intent');
  const [size, seed] = [call.number('size'), call.number('seed')];
  const client = await call.client();
  const answer = await client.personalize.palettes.query({
    note: call.word('note'),
    keep: call.number('keep') ?? KEEP,
    ...(intent === undefined ? {} : { intent }),
    ...(size === undefined ? {} : { palette_size: size }),
    ...(seed === undefined ? {} : { seed }),
  });
  return {
    answer,
    pretty: (paint) =>
      [
        columns(answer.palettes.map(({ colors, total }) => [short(total, 1), strip(paint, colors)])),
        ...noteLines(paint, answer.brief),
        '',
        paint.dim(`seed ${answer.seed}`),
      ].join('\n'),
  };
};
