import { describe, expect, it } from 'vitest';
import { distribution } from '../../src/collections/distribution.ts';
import { estimate } from '../../src/collections/estimate.ts';
import { controlsOf } from '../../src/web/views/browse/controls.ts';
import { readFilters, writeFilters } from '../../src/web/views/browse/filter-text.ts';
import type { Parameter } from '../../src/web/views/reference/document.ts';

const filter = (name: string, more: Partial<Parameter>): Parameter => ({
  name,
  in: 'query',
  required: false,
  type: 'number',
  ...more,
});
const FILTERS = [
  filter('method', { type: 'string', enum: ['triadic', 'random'] }),
  filter('min_ratio', { minimum: 1, maximum: 21 }),
  filter('max_ratio', { minimum: 1, maximum: 21 }),
  filter('min_chroma', { minimum: 0, maximum: 0.3 }),
  filter('hue_from', { minimum: 0, maximum: 360 }),
  filter('hue_to', { minimum: 0, maximum: 360 }),
  filter('steps', { type: 'integer', minimum: 2, maximum: 5 }),
  filter('smooth', { type: 'boolean' }),
  filter('order', { type: 'string', enum: ['asc', 'desc'], default: 'asc' }),
];

describe('filters of an address', () => {
  it('are read by their types, and written back as they were', () => {
    const text = 'method:triadic~min_ratio:4.5~steps:2~smooth:false';
    const { texts, values, faults } = readFilters(text, FILTERS);
    expect(values).toEqual({ method: 'triadic', min_ratio: 4.5, steps: 2, smooth: false });
    expect(faults).toEqual([]);
    expect(writeFilters(texts)).toBe(text);
  });

  it.each([
    ['min_ratio:abc', 'a number from 1 to 21'],
    ['min_ratio:', 'a number from 1 to 21'],
    ['min_ratio:NaN', 'a number from 1 to 21'],
    ['min_ratio:0.99', 'a number from 1 to 21'],
    ['min_ratio:Infinity', 'a number from 1 to 21'],
    ['steps:2.5', 'a whole number from 2 to 5'],
    ['method:constructor', 'triadic, random'],
    ['smooth:yes', 'true or false'],
  ])('%s is ignored, and the error names what is accepted', (text, accepted) => {
    const { values, faults } = readFilters(text, FILTERS);
    expect(values).toEqual({});
    expect(faults).toEqual([`${text.replace(':', ' “')}” was ignored: enter ${accepted}.`]);
  });

  it.each(['__proto__:1', 'constructor:2', 'nope', ':', `${'x'.repeat(20_000)}:1`])('%s is no filter', (text) => {
    const { values, faults } = readFilters(text, FILTERS);
    expect(Object.keys(values)).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.length).toBeLessThan(120);
  });
});

describe('controls', () => {
  it('put both ends of a measure together, and count out exact numbers', () => {
    const shown = controlsOf(FILTERS).map((one) =>
      one.kind === 'range'
        ? [one.about, one.low?.name, one.high?.name, one.least, one.most, one.round]
        : [one.filter.name, ...one.options],
    );
    expect(shown).toEqual([
      ['method', 'triadic', 'random'],
      ['ratio', 'min_ratio', 'max_ratio', 1, 21, false],
      ['chroma', 'min_chroma', undefined, 0, 0.3, false],
      ['hue', 'hue_from', 'hue_to', 0, 360, true],
      ['steps', '2', '3', '4', '5'],
      ['smooth', 'true', 'false'],
      ['order', 'desc'],
    ]);
  });
});

describe('a distribution', () => {
  it.each([
    ['palettes', [{ filters: ['min_contrast'], least: 1, most: 2.1406 }]],
    ['contrast', [{ filters: ['min_ratio'], least: 1, most: 21 }]],
    ['atlas', [{ filters: ['hue_from'], least: 0, most: 360 }]],
    ['gradients', [{ filters: ['min_stops'], least: 0, most: 64 }]],
    ['harmonies', [{ filters: ['min_adherence'], least: 0, most: 1 }]],
    ['shades', [{ filters: ['min_span'], least: 1, most: 21 }]],
  ] as const)('of %s counts every record of the sample once', (id, axes) => {
    const { sample, counts } = distribution(id, axes);
    const [of] = Object.values(counts);
    expect(of).toHaveLength(48);
    const sum = of!.reduce((a, b) => a + b);
    // Colours without a hue lie nowhere on that axis.
    if (id === 'atlas') expect(sum).toBeLessThanOrEqual(sample);
    else expect(sum).toBe(sample);
    expect(Math.max(...of!)).toBeLessThan(sample);
  });

  it('is of what the other filters let through, and never of what the own ones do', () => {
    const axis = { filters: ['min_ratio', 'max_ratio'], least: 1, most: 21 } as const;
    const sumOf = (query: object) => {
      const [counts] = Object.values(distribution('contrast', [axis], query as never).counts);
      return counts!.reduce((a, b) => a + b);
    };
    const all = sumOf({});
    expect(sumOf({ min_ratio: 7, max_ratio: 9 })).toBe(all);
    const [darker, lighter] = [sumOf({ polarity: 'BoW' }), sumOf({ polarity: 'WoB' })];
    expect(darker).toBeGreaterThan(0.3 * all);
    expect(darker + lighter).toBe(all);
    expect(sumOf({ polarity: 'BoW', min_ratio: 21 })).toBe(darker);
  });

  it.each([
    { min_lightness: 0.6 },
    { method: 'triadic' },
    { min_lightness: 0.4, max_chroma: 0.1, method: 'analogous' },
  ])('of palettes has as many as the estimate says, %j', (query) => {
    const axis = { filters: ['min_contrast', 'max_contrast'], least: 1, most: 21 } as const;
    const [counts] = Object.values(distribution('palettes', [axis], query as never).counts);
    expect(counts!.reduce((a, b) => a + b)).toBe(estimate('palettes', query as never).passing);
  });
});

describe('filters that are text', () => {
  const filters = [filter('near', { type: 'string' }), filter('within', { minimum: 0, maximum: 50 })];
  const near = (text: string) => (text === 'teal' ? { value: '#008080' } : { accepted: 'an opaque CSS colour' });

  it('are read by readers of their own', () => {
    expect(readFilters('near:teal~within:3', filters, { near })).toEqual({
      texts: { near: '#008080', within: '3' },
      values: { near: '#008080', within: 3 },
      faults: [],
    });
    expect(readFilters('near:tael', filters, { near }).faults).toEqual([
      'near “tael” was ignored: enter an opaque CSS colour.',
    ]);
  });
});
