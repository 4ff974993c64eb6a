import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RAMP_STEPS } from '../../src/design/tokens/ramp-steps.ts';
import { type ColumnHue, columnRange, limitColumns } from '../../src/web/views/make/tokens/column-limits.ts';
import { readColumns, unreadColumns, writeColumns } from '../../src/web/views/make/tokens/columns.ts';
import { runs } from '../size.ts';

it('reads of a link the steps that there are, and writes them in their order', () => {
  const text = '700:44~600:52.5~650:3~50:101~800:x~600:52.55~~';
  expect(writeColumns(readColumns(text, RAMP_STEPS))).toBe('600:52.5~700:44');
  expect(unreadColumns(text, RAMP_STEPS)).toEqual(['650:3', '50:101', '800:x', '600:52.55']);
  expect(readColumns('', RAMP_STEPS).size).toBe(0);
});

describe('the lightness of a column', () => {
  const hue = fc
    .record({
      lightness: fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 11, maxLength: 11 }),
      sent: fc.integer({ min: -1, max: 10 }),
    })
    .map(({ lightness, sent }): ColumnHue => ({ lightness: lightness.sort((x, y) => y - x), sent }));
  const set = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...RAMP_STEPS), fc.integer({ min: 0, max: 1000 })), {
      selector: ([step]) => step,
    })
    .map((entries) => new Map(entries.map(([step, tenths]) => [step, tenths / 10])));
  const isInOrder = (hues: readonly ColumnHue[], columns: ReadonlyMap<string, number>): boolean =>
    hues.every(({ lightness, sent }) => {
      const now = lightness.map((l, i) => (i === sent ? l : (columns.get(RAMP_STEPS[i]!) ?? l)));
      return now.every((l, i) => i === 0 || l <= now[i - 1]!);
    });

  it('keeps every hue going from light to dark, whatever a link asks for or a person sets', () => {
    fc.assert(
      fc.property(
        fc.array(hue, { minLength: 1, maxLength: 4 }),
        set,
        fc.nat(10),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hues, wanted, at, share) => {
          const held = limitColumns(hues, wanted, RAMP_STEPS);
          expect(isInOrder(hues, held)).toBe(true);
          // What holds is applied as it is.
          expect([...limitColumns(hues, held, RAMP_STEPS)]).toEqual([...held]);
          const range = columnRange(hues, held, RAMP_STEPS, at);
          if (!range) return;
          const value = Math.round(10 * (range[0] + share * (range[1] - range[0]))) / 10;
          const next = new Map([...held, [RAMP_STEPS[at]!, value] as const]);
          expect([...limitColumns(hues, next, RAMP_STEPS)].toSorted()).toEqual([...next].toSorted());
        },
      ),
      { numRuns: runs(300) },
    );
  });
  it('stands where nothing is in its way', () => {
    const hues = [{ lightness: [97, 94, 88, 80, 70, 60, 50, 42, 35, 28, 20], sent: 6 }];
    expect([
      ...limitColumns(
        hues,
        new Map([
          ['500', 55.5],
          ['700', 10],
        ]),
        RAMP_STEPS,
      ),
    ]).toEqual([
      ['500', 55.5],
      ['700', 35],
    ]);
  });
});
