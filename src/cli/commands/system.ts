import { type Run, UsageError } from '../command.ts';
import { write, writeExport, writeInto } from '../files.ts';
import { columns, short } from '../paint.ts';
import { noteLines } from './note-lines.ts';
import { strip } from './swatches.ts';

const briefIn = (bytes: Uint8Array, file: string): Record<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(`${file}: is not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${file}: must hold a JSON object, the body of POST /v1/personalize/system`);
  return { ...value };
};

export const system: Run = async (call) => {
  const file = call.word('brief');
  const note = call.text('note');
  if (file === '' && note === undefined) throw new UsageError('brief: give a file, or the brief in words with --note');
  const brief = {
    ...(file === '' ? {} : briefIn(await call.read(file), file)),
    ...(note === undefined ? {} : { note }),
  };
  const seed = call.number('seed');
  const client = await call.client();
  const answer = await client.personalize.system.query({ ...brief, ...(seed === undefined ? {} : { seed }) });
  const folder = call.text('output');
  if (folder !== undefined) {
    const written = [await writeInto(folder, 'system.json', `${JSON.stringify(answer, null, 2)}\n`)];
    if (answer.tokens) {
      for (const format of call.terms<'css'>('format') ?? (['css', 'dtcg'] as const)) {
        const exported = await client.tokens.export.query({ ...answer.tokens, format });
        if (!('content' in exported)) throw new TypeError('unexpected response from the server: no file in it');
        written.push(...(await writeExport(folder, exported)));
      }
    }
    for (const { svg, id } of answer.posters ?? []) {
      const poster = `${folder}/${id}.svg`;
      await write(poster, svg);
      written.push(poster);
    }
    return { answer: { files: written }, pretty: () => written.map((one) => `wrote ${one}`).join('\n') };
  }
  const { leader, ui_pairs: pairs } = answer;
  return {
    answer,
    pretty: (paint) => {
      const lines = [`${paint.bold('leader')}  ${strip(paint, leader.colors)}`];
      for (const other of answer.palettes?.slice(1) ?? []) lines.push(`        ${strip(paint, other.colors)}`);
      lines.push(...noteLines(paint, answer.brief));
      if (pairs)
        lines.push(
          '',
          columns(
            pairs.map((pair) => [
              `  ${pair.use}`,
              `${paint.swatch(pair.fg)}${pair.fg} on ${paint.swatch(pair.bg)}${pair.bg}`,
              `${short(pair.ratio, 2)}:1`,
            ]),
          ),
        );
      lines.push('', paint.dim(`seed ${answer.seed}; --output <folder> writes tokens and the whole answer`));
      return lines.join('\n');
    },
  };
};
