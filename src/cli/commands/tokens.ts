import { TOKEN_FORMAT_NAMES } from '../../errors/common-names.ts';
import { type Call, type Run, UsageError } from '../command.ts';
import { contentOf, writeExport } from '../files.ts';
import { columns } from '../paint.ts';
import { colorOf, colorWord } from '../words.ts';

/** Further ramps: `teal=#0abab5`. */
const huesOf = (call: Call): { name: string; color: string }[] | undefined =>
  call.terms<string>('hue')?.map((word) => {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`--hue: '${word}' is not a name and a colour, such as teal=#0abab5`);
    return { name: word.slice(0, at), color: colorWord(word.slice(at + 1)) };
  });

export const tokens: Run = async (call) => {
  const client = await call.client();
  const name = call.text('name');
  const made = await client.tokens.generate.query({
    seed: await colorOf(call, 'color'),
    name,
    harmony: call.term<'analogous'>('harmony'),
    fill: call.term<'brand'>('fill'),
    levels: call.term<'own'>('levels'),
    hues: huesOf(call),
    include: call.terms<'color'>('include') as never[] | undefined,
    ...(call.has('no-dark') ? { dark: false } : {}),
  });
  const [variant, notation] = [call.term<'shadcn'>('variant'), call.term<'hex'>('notation')];
  const wanted = call.terms<'css'>('format')?.map((format) => (TOKEN_FORMAT_NAMES[format] ?? format) as 'css');
  const folder = call.text('output');
  if (wanted === undefined && variant === undefined && folder === undefined)
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
  /** Every format, or the one that the variant is a form of. */
  const known = async (): Promise<'css'[]> => {
    const { formats, variants } = await client.tokens.formats.query({});
    const form = variants.find(({ id }) => id === variant);
    return form ? [form.format as 'css'] : formats.map(({ id }) => id as 'css');
  };
  const formats = wanted === undefined || wanted.some((id: string) => id === 'all') ? await known() : wanted;
  const files = await Promise.all(
    formats.map(async (format) => {
      const file = await client.tokens.export.query({ tokens: made.tokens, format, name, variant, notation });
      if (!('content' in file)) throw new TypeError('unexpected response from the server: no file in it');
      return file;
    }),
  );
  if (folder === undefined && files.length === 1) return { answer: files[0], file: contentOf(files[0]!) };
  const written: string[] = [];
  for (const file of files) written.push(...(await writeExport(folder ?? '.', file)));
  return { answer: { files: written }, pretty: () => written.map((file) => `wrote ${file}`).join('\n') };
};
