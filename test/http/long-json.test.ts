import { expect, it } from 'vitest';
import { isLong, writeLongJson } from '../../src/http/long-json.ts';
import { countTurns } from '../turns.ts';

const MIB = 1024 * 1024;
const written = async (value: Record<string, unknown>) => (await writeLongJson(value)).toString();

it.each([
  ['digits', 'A'.repeat(3 * MIB + 7)],
  ['escapes', '"\\\n\u0001'.repeat(MIB / 2)],
  ['characters of two halves, where a part ends too', `x${'🎨'.repeat(MIB)}`],
  ['lone halves', `${'A'.repeat(MIB - 1)}${'\ud83c'.repeat(50)}x`],
])('writes long texts as JSON.stringify does: %s', async (_, text) => {
  for (const value of [
    { image: text },
    { a: 1, image: text, b: undefined, c: null, d: [1] },
    { one: text, two: text },
    { image: { base64: text, width: 1 }, a: {} },
  ]) {
    expect(isLong(value)).toBe(true);
    expect((await written(value)) === JSON.stringify(value)).toBe(true);
  }
});

const row = (i: number): unknown =>
  [i, `${i}"ü`, null, undefined, Number.NaN, { a: [i], b: undefined }, new Date(i)][i % 7];

it.each([1_001, 2_000, 2_001, 10_000])('writes lists of %i items as JSON.stringify does', async (length) => {
  const list = Array.from({ length }, (_, i) => row(i));
  for (const value of [
    { list },
    { count: length, columns: { hex: list, rgb: { r: list, g: [], b: [1] } }, errors: [] },
    { a: { b: { c: list, d: { e: list } } }, left: () => 1, out: Symbol('x'), image: 'A'.repeat(2 * MIB) },
    { list: Object.assign([...list], { toJSON: () => 'short' }), other: list },
    { spaces: [{ key: 'hex', values: list }, undefined, () => 1, null, { key: 'x', values: [1] }], errors: [{}] },
    { few: Object.assign([], { 1: { values: list }, 3: 1, more: 2 }) },
    { sparse: Object.assign([], { [length]: 1 }) },
  ]) {
    expect(isLong(value)).toBe(true);
    expect((await written(value)) === JSON.stringify(value)).toBe(true);
  }
});

it('lets others have the event loop between the parts of lists', async () => {
  const turns = countTurns();
  // 2.4 MB in columns none of which is long alone.
  const column = Array.from({ length: 10_000 }, (_, i) => i / 7);
  const columns = Array.from({ length: 12 }, (_, i) => ({ key: `c${i}`, values: column }));
  await written({ columns });
  expect(turns.stop()).toBeGreaterThanOrEqual(12);
});

it('lets others have the event loop between the parts of a text', async () => {
  const turns = countTurns();
  await written({ image: 'A'.repeat(10 * MIB) });
  expect(turns.stop()).toBeGreaterThanOrEqual(10);
});

it('finds nothing long in what is no object, or is short', () => {
  for (const value of [
    null,
    'A'.repeat(2 * MIB),
    ['A'.repeat(2 * MIB)],
    { a: 'A'.repeat(MIB) },
    { a: Array(1_000).fill(1) },
  ])
    expect(isLong(value)).toBe(false);
});
