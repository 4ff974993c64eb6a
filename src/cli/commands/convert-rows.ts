import type { MetamerClient } from '../../trpc-client/client.ts';
import { type Call, type Result, UsageError } from '../command.ts';
import { columns, short } from '../paint.ts';
import type { ColorLine } from '../words.ts';

type Value = string | readonly (number | null)[];

/** A colour of a list: in 8-bit sRGB, and its values by space in the order of their channels; a wrong one has none. */
interface Row {
  readonly input: string;
  readonly color: string | null;
  readonly values: Readonly<Record<string, Value | null>> | null;
  readonly error?: string;
}

interface List {
  readonly hex: readonly (string | null)[];
  readonly columns: readonly { readonly key: string; readonly values: readonly (Value | null)[] }[];
  readonly errors: readonly { readonly row: number; readonly why: string }[];
}

const converted = async (
  call: Call,
  client: MetamerClient,
  colors: readonly string[],
  to: string[] | undefined,
): Promise<List> => {
  const given = { colors: [...colors] };
  if (to === undefined) {
    const { values, errors } = await client.color.convertList.query(given);
    const all = values as List['columns'];
    const hex = all.find(({ key }) => key === 'hex')?.values as List['hex'];
    return { hex, columns: all.filter(({ key }) => key !== 'hex'), errors };
  }
  const white = call.term<'D65'>('white');
  const { hex, spaces, errors } = await client.science.convertList.query({
    ...given,
    to,
    ...(white ? { white_point: white } : {}),
  });
  return { hex, columns: spaces as List['columns'], errors };
};

const valueText = (value: Value | null): string =>
  typeof value === 'string' ? value : (value ?? []).map((one) => short(one)).join('  ');

/** Colours of standard input in one call: each in its row, wrong ones too, which are reported. */
export const convertRows = async (
  call: Call,
  client: MetamerClient,
  lines: readonly ColorLine[],
  to: string[] | undefined,
): Promise<Result> => {
  const colors = lines.map(({ text }) => text);
  const { hex, columns: found, errors } = await converted(call, client, colors, to);
  const at = (row: number): number => lines[row]!.line;
  const [first] = errors;
  if (first && call.strict) throw new UsageError(`line ${at(first.row)}: ${first.why}`);
  const wrong = new Map(errors.map(({ row, why }) => [row, why]));
  const rows = colors.map((input, i): Row => {
    const error = wrong.get(i);
    if (error !== undefined) return { input, color: null, values: null, error };
    return { input, color: hex[i]!, values: Object.fromEntries(found.map(({ key, values }) => [key, values[i]!])) };
  });
  const missing = [...wrong].map(([row, why]) => new UsageError(`line ${at(row)}: ${why}`));
  return {
    answer: rows,
    colors: rows.flatMap(({ input, color }) => (color === null ? [] : [{ hex: color, source: input }])),
    pretty: (paint) =>
      rows
        .flatMap(({ color, values }) => {
          if (color === null || values === null) return [];
          const cells = Object.entries(values).map(([key, value]) => [`  ${paint.dim(key)}`, valueText(value)]);
          return `${paint.swatch(color)}${paint.bold(color)}\n${columns(cells)}`;
        })
        .join('\n\n'),
    ...(missing.length > 0 ? { missing: missing.length === 1 ? missing[0]! : new AggregateError(missing) } : {}),
  };
};
