import { isLineFormat } from '../color-lines.ts';
import type { Result, Run } from '../command.ts';
import { mapInOrder } from '../in-order.ts';
import { columns, type Paint, short } from '../paint.ts';
import { colorsOf, inputLines, isFromInput } from '../words.ts';
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

/** Spaces by the names that people use, and how lines are printed where a single one is asked for. */
const SPACES: Readonly<Record<string, string>> = { rgb: 'srgb', p3: 'display-p3' };
const NOT_SPACES = new Set(['hex', 'css']);

/** How colours are printed in place of a table: where `--to` names a notation, or a space of CSS and the output is piped. */
const notationOf = (to: readonly string[] | undefined): Pick<Result, 'as' | 'piped'> & { readonly isLine: boolean } => {
  const [only] = to ?? [];
  if (to === undefined) return { isLine: true };
  if (to.length !== 1 || !isLineFormat(only)) return { isLine: false };
  return only === 'hsl' || only === 'oklch' ? { isLine: true, piped: only } : { isLine: true, as: only };
};

export const convert: Run = async (call) => {
  const named = call.list('to');
  const { isLine, ...notation } = notationOf(named);
  const keys = named?.filter((name) => !NOT_SPACES.has(name)).map((name) => SPACES[name] ?? name);
  const to = keys?.length ? keys : undefined;
  const client = await call.client();
  if (isFromInput(call, 'color')) {
    const lines = await inputLines(call, 'color');
    const { colors, ...result } = await convertRows(call, client, lines, to);
    return { ...result, ...notation, ...(isLine && colors ? { colors } : {}) };
  }
  const colors = await colorsOf(call, 'color');
  const printed = (hexes: readonly (readonly [hex: string, hex8: string | undefined])[]) =>
    isLine ? { ...notation, colors: hexes.map(([hex, hex8], i) => ({ hex: hex8 ?? hex, source: colors[i]! })) } : {};
  if (to === undefined) {
    const answers = await mapInOrder(colors, (color) => client.color.convert.query({ color }));
    return {
      answer: oneOrAll(answers),
      ...printed(answers.map(({ color, hex8 }) => [color, hex8])),
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
  const answers = await mapInOrder(colors, (color) =>
    client.science.convert.query({ color, to, ...(white ? { white_point: white } : {}) }),
  );
  return {
    answer: oneOrAll(answers),
    ...printed(answers.map(({ color, hex8 }) => [color.hex, hex8])),
    pretty: (paint) =>
      answers
        .map(({ color, spaces }) =>
          block(
            paint,
            color.hex,
            spaces.map(({ space, notation: text, coordinates }) => [space, text ?? coordinatesText(coordinates)]),
            color.in_srgb ? '' : OUTSIDE_SRGB,
          ),
        )
        .join('\n\n'),
  };
};
