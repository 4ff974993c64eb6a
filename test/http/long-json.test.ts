import { expect, it } from 'vitest';
import { hasLongText, writeLongJson } from '../../src/http/long-json.ts';

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
    expect(hasLongText(value)).toBe(true);
    expect((await written(value)) === JSON.stringify(value)).toBe(true);
  }
});

it('lets others have the event loop between the parts of a text', async () => {
  let turns = 0;
  let ended = false;
  const count = (): void => {
    turns += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  await written({ image: 'A'.repeat(10 * MIB) });
  ended = true;
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('finds no long text in what is no object, or is short', () => {
  for (const value of [null, 'A'.repeat(2 * MIB), ['A'.repeat(2 * MIB)], { a: 'A'.repeat(MIB) }])
    expect(hasLongText(value)).toBe(false);
});
