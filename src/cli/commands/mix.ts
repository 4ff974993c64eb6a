import { type Call, type Run, UsageError } from '../command.ts';
import { mapInOrder } from '../in-order.ts';
import { columns, type Paint, short } from '../paint.ts';
import { colorsOf, colorWord } from '../words.ts';

interface Mixed {
  readonly color: { readonly hex: string };
  readonly hex8?: string | undefined;
  readonly space: string;
  readonly values: readonly (number | null)[];
}

const pretty =
  ({ color, hex8, space, values }: Mixed) =>
  (paint: Paint): string =>
    `${paint.swatch(color.hex)}${paint.bold(hex8 ?? color.hex)}\n${columns([[`  ${paint.dim(space)}`, values.map(short).join(' ')]])}`;

/** An option where it was given. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

const numberOf = (name: string, word: string): number => {
  const number = Number(word);
  if (word.trim() === '' || !Number.isFinite(number)) throw new UsageError(`${name}: must be a number, got ${word}`);
  return number;
};

const spaceIn = (call: Call) => given('space', call.term<string>('space'));

const printed = ({ color, hex8 }: Mixed) => ({ hex: hex8 ?? color.hex });

/** Share of the second colour: the third word, or `--amount`. */
const shareOf = (call: Call): number | undefined => {
  const word = call.word('share');
  if (word === '') return call.number('amount');
  if (call.has('amount')) throw new UsageError('share: give it as a word or with --amount, not both');
  return word.endsWith('%') ? numberOf('share', word.slice(0, -1)) / 100 : numberOf('share', word);
};

export const mix: Run = async (call) => {
  const amount = shareOf(call);
  const colors = await colorsOf(call, 'from');
  const client = await call.client();
  const answers = await mapInOrder(colors, (from) =>
    client.science.mix.query({
      from,
      to: colorWord(call.word('to')),
      ...given('amount', amount),
      ...given('hue', call.term<'shorter'>('hue')),
      ...spaceIn(call),
    }),
  );
  return {
    answer: answers.length === 1 ? answers[0] : answers,
    colors: answers.map(printed),
    pretty: (paint) => answers.map((answer) => pretty(answer)(paint)).join('\n'),
  };
};

export const average: Run = async (call) => {
  const colors = await colorsOf(call, 'color');
  const weights = call.list('weights')?.map((word) => numberOf('--weights', word));
  const client = await call.client();
  const answer = await client.science.average.query({ colors, ...given('weights', weights), ...spaceIn(call) });
  return { answer, colors: [printed(answer)], pretty: pretty(answer) };
};

export const adapt: Run = async (call) => {
  const xyz = ['x', 'y', 'z'].map((name) => numberOf(name, call.word(name)));
  const client = await call.client();
  const answer = await client.science.adapt.query({
    xyz,
    to: call.term<'D50'>('to') ?? 'D50',
    ...given('from', call.term<'D65'>('from')),
    ...given('adaptation', call.term<'cat16'>('adaptation')),
  });
  return { answer, pretty: () => `${answer.xyz.map(short).join(' ')}  under ${answer.to}` };
};
