import type { MetamerClient } from '../../trpc-client/client.ts';
import { type Call, type Run, UsageError } from '../command.ts';
import { columns, type Paint, short } from '../paint.ts';
import { colorWord, namedValues } from '../words.ts';
import { recordRows } from './record-rows.ts';
import { strip } from './swatches.ts';

type Query = Readonly<Record<string, unknown>>;

/** How a record of a collection is shown: what it is called, its colours, and a word about it. */
interface Row {
  readonly id: string;
  readonly colors: readonly string[];
  readonly says: string;
}

interface Page {
  readonly answer: object;
  readonly rows: readonly Row[];
}

interface Collection {
  browse(client: MetamerClient, query: Query): Promise<Page>;
  find(client: MetamerClient, id: string): Promise<unknown>;
}

const hexes = (colors: readonly { readonly hex: string }[]): string[] => colors.map(({ hex }) => hex);

/** The operations on one collection, as the client has them. */
interface Operations<Answer> {
  readonly browse: { query(query: Query): Promise<Answer> };
  readonly find: { query(which: { id: string }): Promise<unknown> };
}

const collection = <Answer extends object>(
  operations: (client: MetamerClient) => Operations<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): Collection => ({
  async browse(client, query) {
    const answer = await operations(client).browse.query(query);
    return { answer, rows: rowsOf(answer) };
  },
  find: (client, id) => operations(client).find.query({ id }),
});

const collections = {
  colors: collection(
    ({ atlas }) => atlas,
    ({ colors }) => colors.map(({ id, hex, name }) => ({ id: String(id), colors: [hex], says: name })),
  ),
  palettes: collection(
    ({ paletteLibrary }) => paletteLibrary,
    ({ palettes }) => palettes.map(({ id, colors, method }) => ({ id, colors, says: method })),
  ),
  harmonies: collection(
    ({ harmonyLibrary }) => harmonyLibrary,
    ({ harmonies }) => harmonies.map(({ id, colors, method }) => ({ id, colors: hexes(colors), says: method })),
  ),
  gradients: collection(
    ({ gradientLibrary }) => gradientLibrary,
    ({ gradients }) =>
      gradients.map(({ id, stops, scheme }) => ({ id: String(id), colors: hexes(stops), says: scheme })),
  ),
  shades: collection(
    ({ shadeLibrary }) => shadeLibrary,
    ({ scales }) => scales.map(({ id, steps, method }) => ({ id, colors: hexes(steps), says: method })),
  ),
  contrasts: collection(
    ({ corpus }) => ({
      browse: corpus.browse,
      find: { query: ({ id }) => corpus.find.query({ record_id: id }) },
    }),
    ({ records }) => records.map(({ id, fg, bg, ratio }) => ({ id, colors: [fg, bg], says: `${short(ratio, 2)}:1` })),
  ),
} as const satisfies Readonly<Record<string, Collection>>;

const readValue = (text: string, name: string): string | number | boolean => {
  if (name === 'near') return colorWord(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** The fields of a query. What they are called, and what they may be, the service says. */
const filtersOf = (call: Call): Query => namedValues('filter', call.words('filter'), readValue);

/** What an answer has besides its records. */
interface More {
  readonly next_offset?: number;
  readonly next_cursor?: number;
  readonly nearest?: { readonly id: string; readonly difference: number };
}

const shown = (paint: Paint, { answer, rows }: Page): string => {
  const { next_offset: offset, next_cursor: cursor, nearest } = answer as More;
  const lines = [columns(rows.map(({ id, colors, says }) => [id, strip(paint, colors), paint.dim(says)]))];
  if (rows.length === 0) lines[0] = 'no matches';
  if (nearest) lines.push(`the nearest, ${nearest.id}, is ${nearest.difference} away`);
  if (typeof offset === 'number') lines.push(paint.dim(`more with offset=${offset}`));
  if (typeof cursor === 'number') lines.push(paint.dim(`more with cursor=${cursor}`));
  return lines.join('\n');
};

export const browse: Run = async (call) => {
  const name = call.word('collection');
  if (!Object.hasOwn(collections, name))
    throw new UsageError(
      `collection: must be one of ${Object.keys(collections).join(', ')}, got ${JSON.stringify(name)}`,
    );
  const collection: Collection = collections[name as keyof typeof collections];
  const id = call.text('id');
  const filters = filtersOf(call);
  const client = await call.client();
  if (id !== undefined) {
    const answer = await collection.find(client, id);
    return {
      answer,
      pretty: (paint) => columns(recordRows(answer).map(([field, value]) => [paint.dim(field), value])),
    };
  }
  const page = await collection.browse(client, { limit: call.number('limit') ?? 10, ...filters });
  return { answer: page.answer, pretty: (paint) => shown(paint, page) };
};
