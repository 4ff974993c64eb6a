import { describe, expect, it } from 'vitest';
import { isShallow, JsonMeter, MAX_LEVELS } from '../../src/http/json-meter.ts';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
/** Takes a text in pieces of one size. */
const taken = (text: string, size: number, members = 1000) => {
  const meter = new JsonMeter(members);
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += size) {
    const excess = meter.take(bytes.subarray(i, i + size));
    if (excess) return excess;
  }
  return undefined;
};

describe.each([1, 2, 3, 7, 1000])('a JSON text in pieces of %i bytes', (size) => {
  it('may have 100 levels', () => {
    expect(taken(deep(MAX_LEVELS), size)).toBeUndefined();
    expect(taken(deep(MAX_LEVELS + 1), size)).toBe('levels');
    expect(taken('{"a":'.repeat(101), size)).toBe('levels');
    expect(taken('[{}],'.repeat(100), size)).toBeUndefined();
  });

  it('may hold any mark in its strings', () => {
    for (const text of ['['.repeat(200), '\\', '"', '\\"[[', '\\\\', '"\\', 'é{"', '\\\\\\"'.repeat(40)]) {
      const inside = JSON.stringify([text, { [text]: text }]);
      expect(taken(inside, size)).toBeUndefined();
      expect(taken(`[${inside},${deep(MAX_LEVELS)}]`, size)).toBe('levels');
    }
  });

  it('may have as many members as are allowed', () => {
    expect(taken(JSON.stringify(Array(1001).fill(',')), size)).toBeUndefined();
    expect(taken(JSON.stringify(Array(1002).fill(',')), size)).toBe('members');
  });
});

it('GraphQL documents are measured the same way', () => {
  expect(isShallow('{ a(b: "[[[[") { c } }'.padEnd(200))).toBe(true);
  expect(isShallow(`{ a(b: ${deep(101)}) }`)).toBe(false);
});
