import { afterAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { openEmbedded } from '../../src/embedded.ts';
import '../packed-threads.ts';

const service = openEmbedded({ environment: {} });
afterAll(() => service.close());

const GROUPS =
  /^(accessibility|atlas|color|colourplate|corpus|gradient|gradientLibrary|harmony|harmonyLibrary|palette|paletteLibrary|personalize|science|shade|shadeLibrary|tokens|vision)\./;
const operations = operationsOf(appRouter).filter(({ name }) => GROUPS.test(name));

/** Numbers that define something rather than measure it: they are given as they are computed with. */
const DEFINITIONS = [/^science\.(spaces|space) /, /^vision\.matrices /];

/** How many decimals a member has at most, by its path; the first that matches. Any other number has four. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/^science\./, 10],
  [/^vision\.simulate(List)? \.linear(\.|\[\]\[\])/, 10],
  // Columns by the space that they are of.
  [/^color\.convertList \.values\[\]\.values/, 6],
  [/(\.h|hue|_hue|hues\[\]|offsets\[\]|base_hue|residual_degrees)$/, 3],
  [/\.(oklch|oklab|fg_oklch|bg_oklch|xyz)\.[lcabxyz]$/, 6],
  [/\.(lightness|chroma|boundary|delta_e_ok|delta_e_mean|delta_e_max|worst_transition_at|hit_rate|position)$/, 6],
  [/share/, 6],
];

const decimalsOf = (value: number): number => {
  for (let digits = 0; digits <= 10; digits += 1) if (Number(value.toFixed(digits)) === value) return digits;
  return Number.POSITIVE_INFINITY;
};

type Found = readonly [path: string, value: number];
const numbersIn = (path: string, value: unknown): Found[] => {
  if (typeof value === 'number') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => numbersIn(`${path}[]`, item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => numbersIn(`${path}.${key}`, item));
};

/** The same input with every hex colour replaced. */
const painted = (value: unknown, hex: string): unknown => {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? hex : value;
  if (Array.isArray(value)) return value.map((item) => painted(item, hex));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, painted(item, hex)]));
};

const answerOf = (name: string, input: unknown) => service.call(name, input, AbortSignal.timeout(60_000));

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, { endpoint }) => {
  it('gives every number to the decimals of its quantity', async () => {
    const inputs = [endpoint.example, painted(endpoint.example, '#ff7f01')];
    for (const input of inputs) {
      const wrong = numbersIn(`${name} `, await answerOf(name, input)).filter(([path, value]) => {
        if (DEFINITIONS.some((pattern) => pattern.test(path))) return false;
        const most = MOST.find(([pattern]) => pattern.test(path))?.[1] ?? 4;
        return decimalsOf(value) > most;
      });
      expect(wrong.slice(0, 5)).toEqual([]);
    }
  });

  it('says no hue of a grey', async () => {
    const input = painted(endpoint.example, '#777777');
    const hues = (value: unknown, path: string): string[] => {
      if (Array.isArray(value)) return value.flatMap((item) => hues(item, path));
      if (value === null || typeof value !== 'object') return [];
      const record = value as Readonly<Record<string, unknown>>;
      const grey = record.hex === '#777777';
      return Object.entries(record).flatMap(([key, item]) => {
        if (grey && /^(h|hue)$/.test(key) && typeof item === 'number') return [`${path}.${key} is ${item}`];
        if (grey && key === 'oklch' && (item as { h: unknown }).h !== null) return [`${path}.oklch.h is not null`];
        return hues(item, `${path}.${key}`);
      });
    };
    expect(hues(await answerOf(name, input), name)).toEqual([]);
  });
});
