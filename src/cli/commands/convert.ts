import type { Run } from '../command.ts';
import { columns, type Paint, short } from '../paint.ts';
import { colorsOf, isFromInput } from '../words.ts';
import { convertRows } from './convert-rows.ts';

type Coordinates = Readonly<Record<string, number | null>>;

/** Coordinates under their channels: `l 0.4986  c 0.0994`. */
const coordinatesText = (coordinates: Coordinates): string =>
  Object.entries(coordinates)
    .map(([channel, value]) => `${channel} ${short(value)}`)
    .join('  ');

/** What the heading says of a colour that no hex code can write. */
const OUTSIDE_SRGB = '  mapped into sRGB';

const block = (paint: Paint, hex: string, rows: readonly (readonly string[])[], note = ''): string =>
  `${paint.swatch(hex)}${paint.bold(hex)}${paint.dim(note)}\n${columns(rows.map(([name = '', ...cells]) => [`  ${paint.dim(name)}`, ...cells]))}`;

/** One answer, or a list where several colours were given. */
const oneOrAll = <Answer>(answers: readonly Answer[]): Answer | readonly Answer[] =>
  answers.length === 1 ? answers[0]! : answers;

export const convert: Run = async (call) => {
  const colors = await colorsOf(call, 'color');
  const to = call.list('to');
  const client = await call.client();
  if (isFromInput(call, 'color')) return convertRows(call, client, colors);
  if (to === undefined) {
    const answers = await Promise.all(colors.map((color) => client.color.convert.query({ color })));
    return {
      answer: oneOrAll(answers),
      pretty: (paint) =>
        answers
          .map(({ color, values }) => {
            const { hex: _, ...spaces } = values;
            const rows = Object.entries(spaces).map(([space, value]) => [space, coordinatesText({ ...value })]);
            return block(paint, color, rows);
          })
          .join('\n\n'),
    };
  }
  const white = call.term<'D65'>('white');
  const answers = await Promise.all(
    colors.map((color) => client.science.convert.query({ color, to, ...(white ? { white_point: white } : {}) })),
  );
  return {
    answer: oneOrAll(answers),
    pretty: (paint) =>
      answers
        .map(({ color, spaces }) =>
          block(
            paint,
            color.hex,
            spaces.map(({ space, notation, coordinates }) => [space, notation ?? coordinatesText(coordinates)]),
            color.in_srgb ? '' : OUTSIDE_SRGB,
          ),
        )
        .join('\n\n'),
  };
};
