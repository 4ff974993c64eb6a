import { describe, expect, it } from 'vitest';
import { asJson, compareValues } from '../../src/web/state/compare-values.ts';

describe('two answers', () => {
  it('are the same where every value is', () => {
    const answer = { a: [1, 'x', null], b: { c: true } };
    expect(compareValues(asJson(answer), asJson(answer))).toEqual({ values: 4, lastDigits: 0, differences: [] });
  });

  it('that differ in the last digits of a number are told apart from others', () => {
    expect(compareValues({ v: 0.36548421097728007 }, { v: 0.36548421097727996 })).toEqual({
      values: 1,
      lastDigits: 1,
      differences: [],
    });
    expect(compareValues({ v: 0.3654 }, { v: 0.3655 }).differences).toEqual([
      { place: 'v', page: 0.3654, service: 0.3655 },
    ]);
  });

  it('that differ in a member, a kind or a length say where', () => {
    const { values, differences } = compareValues({ a: 1, b: [1, 2], c: 'x' }, { a: 1, b: [1], d: 'x' });
    expect(values).toBe(5);
    expect(differences.map(({ place }) => place)).toEqual(['b.1', 'c', 'd']);
    expect(compareValues({}, null).differences).toHaveLength(1);
    expect(compareValues('1', 1).differences).toHaveLength(1);
  });
});
