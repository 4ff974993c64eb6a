import { type Call, type Run, UsageError } from '../command.ts';
import { fileResult } from '../files.ts';
import { columns, type Paint, short } from '../paint.ts';
import { colorsOf, colorWord } from '../words.ts';
import { strip, swatches } from './swatches.ts';

/** The image in a file or standard input, in base64. */
const imageOf = async (call: Call): Promise<string> => {
  const file = call.word('image');
  const bytes = await call.read(file);
  if (bytes.length === 0) throw new UsageError(`image: ${file === '-' ? 'standard input' : file} is empty`);
  return Buffer.from(bytes).toString('base64');
};

/** What is asked of colours: which, and by whom they are seen. */
const askedOf = async (call: Call) => ({
  colors: await colorsOf(call, 'color'),
  conditions: call.list('condition'),
});

/** An image file, as someone with a deficiency sees it. */
export const simulateImage: Run = async (call) => {
  const image = await imageOf(call);
  const client = await call.client();
  const answer = await client.vision.simulateImage.query({
    image,
    model: call.term<'machado2009-deutan'>('model') ?? 'machado2009-deutan',
    severity: call.number('severity'),
  });
  return fileResult(call.text('output'), Buffer.from(answer.image.base64, 'base64'), answer);
};

/** Colours as someone with each condition sees them. */
export const simulateColors: Run = async (call) => {
  const asked = await askedOf(call);
  const client = await call.client();
  const answer = await client.vision.palette.query({ ...asked, severity: call.number('severity'), repairs: false });
  return {
    answer,
    colors: answer.conditions.flatMap(({ colors: seen }) => seen.map((hex) => ({ hex }))),
    pretty: (paint) =>
      columns([
        ['as sent', strip(paint, answer.colors)],
        ...answer.conditions.map(({ slug, colors: seen }) => [slug, strip(paint, seen)]),
        ...answer.refused.map(({ slug, reason }) => [slug, paint.dim(reason)]),
      ]),
  };
};

type Client = Awaited<ReturnType<Call['client']>>;
type Repairs = NonNullable<Awaited<ReturnType<Client['vision']['audit']['query']>>['repairs']>;

/** The repairs one under the other: colours, least difference, mean move. */
const repairLines = (paint: Paint, repairs: Repairs): string =>
  columns([
    [
      'as sent',
      strip(
        paint,
        repairs.change10.colors.map(({ before }) => before),
      ),
      `minimum ${short(repairs.minimum, 1)}`,
    ],
    ...(['change10', 'change15', 'best'] as const).map((name) => {
      const { colors, minimum, mean_move } = repairs[name];
      return [
        name,
        strip(
          paint,
          colors.map(({ after }) => after),
        ),
        `minimum ${short(minimum, 1)}, mean move ${short(mean_move, 1)}`,
      ];
    }),
  ]);

/** Pairs of a palette that are lost to some eyes. */
export const auditColors: Run = async (call) => {
  const asked = await askedOf(call);
  const client = await call.client();
  const answer = await client.vision.audit.query({
    ...asked,
    threshold: call.number('threshold'),
    repair_target: call.number('repair-target'),
    ...(call.list('lock') ? { lock: call.list('lock')?.map(colorWord) } : {}),
  });
  return {
    answer,
    failed: answer.verdict !== 'all-kept',
    pretty: (paint) => {
      const width = Math.max(...answer.conditions.map(({ slug }) => slug.length));
      const lines = answer.conditions.map(({ slug, safe, collapsed }) => {
        const state = safe ? paint.good('distinguishable') : paint.bad(`${collapsed.length} lost`);
        const pairs = collapsed.map(
          ({ a, b, before, after }) =>
            `    ${paint.swatch(a)}${a}  ${paint.swatch(b)}${b}   ${short(before, 1)} to ${short(after, 1)}`,
        );
        return [`${slug.padEnd(width)}  ${state}`, ...pairs].join('\n');
      });
      return [
        ...lines,
        paint.dim(`${answer.pairs} pairs, ${answer.metric} below ${answer.threshold} counts as lost`),
        ...(answer.repairs ? ['', repairLines(paint, answer.repairs)] : []),
      ].join('\n');
    },
  };
};

/** The colours that represent an image. */
export const imagePalette: Run = async (call) => {
  const image = await imageOf(call);
  const client = await call.client();
  const answer = await client.palette.fromImage.query({ image, count: call.number('count') });
  return {
    answer,
    colors: answer.colors,
    pretty: (paint) =>
      [
        swatches(paint, answer.colors, ({ share }) => [`${short(share * 100, 1)} %`]),
        columns([
          [
            'accents',
            strip(
              paint,
              answer.accents.map(({ hex }) => hex),
            ),
          ],
          ['background', strip(paint, [answer.background])],
          ['text', strip(paint, [answer.text])],
        ]),
      ].join('\n\n'),
  };
};
