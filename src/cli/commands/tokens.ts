import { TOKEN_FORMAT_NAMES } from '../../errors/common-names.ts';
import type { Run } from '../command.ts';
import { contentOf, writeExport } from '../files.ts';
import { columns } from '../paint.ts';
import { colorOf } from '../words.ts';

export const tokens: Run = async (call) => {
  const client = await call.client();
  const name = call.text('name');
  const made = await client.tokens.generate.query({
    seed: await colorOf(call, 'color'),
    name,
    harmony: call.term<'analogous'>('harmony'),
    fill: call.term<'brand'>('fill'),
    levels: call.term<'own'>('levels'),
    include: call.terms<'color'>('include') as never[] | undefined,
    ...(call.has('no-dark') ? { dark: false } : {}),
  });
  const wanted = call.terms<'css'>('format')?.map((format) => (TOKEN_FORMAT_NAMES[format] ?? format) as 'css');
  const folder = call.text('output');
  if (wanted === undefined && folder === undefined)
    return {
      answer: made,
      pretty: (paint) =>
        columns(
          made.tokens.map(({ name: token, value, group, hex }) => [
            `${hex ? paint.swatch(hex) : ''}${value}`,
            token,
            paint.dim(group),
          ]),
        ),
    };
  const all = async (): Promise<'css'[]> => {
    const { formats } = await client.tokens.formats.query({});
    return formats.map(({ id }) => id as 'css');
  };
  const formats = wanted === undefined || wanted.some((id: string) => id === 'all') ? await all() : wanted;
  const files = await Promise.all(
    formats.map(async (format) => {
      const file = await client.tokens.export.query({
        tokens: made.tokens,
        format,
        name,
        variant: call.term<'shadcn'>('variant'),
      });
      if (!('content' in file)) throw new TypeError('unexpected response from the server: no file in it');
      return file;
    }),
  );
  if (folder === undefined && files.length === 1) return { answer: files[0], file: contentOf(files[0]!) };
  const written: string[] = [];
  for (const file of files) written.push(...(await writeExport(folder ?? '.', file)));
  return { answer: { files: written }, pretty: () => written.map((file) => `wrote ${file}`).join('\n') };
};
