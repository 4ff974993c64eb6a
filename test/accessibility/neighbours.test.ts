import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Component } from '../../src/accessibility/contrast/text/components.ts';
import { neighboursAmong } from '../../src/accessibility/contrast/text/neighbours.ts';
import { lineOf, type TextLine } from '../../src/accessibility/contrast/text/text-line.ts';
import { runs } from '../size.ts';

const WIDEST = 12;

const pieceOf = (left: number, top: number, width: number, height: number): Component => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  area: width * height,
  stroke: 2,
  unevenness: 0,
  crossings: 1,
  label: 1,
});

/** The same by looking at all letters again and again. */
const plainly = (letters: readonly Component[], line: TextLine): Component[] => {
  let { left, top, right, bottom } = line;
  const added: Component[] = [];
  for (let grew = true; grew; ) {
    grew = false;
    const height = bottom - top;
    for (const letter of letters) {
      const own = letter.bottom - letter.top;
      const gap = Math.max(letter.left - right, left - letter.right);
      const shared = Math.min(letter.bottom, bottom) - Math.max(letter.top, top);
      if (added.includes(letter) || gap > 1.5 * height || shared < 0.7 * own || own < 0.3 * height) continue;
      added.push(letter);
      left = Math.min(left, letter.left);
      top = Math.min(top, letter.top);
      right = Math.max(right, letter.right);
      bottom = Math.max(bottom, letter.bottom);
      grew = true;
    }
  }
  return added;
};

const letter = fc
  .tuple(fc.nat(400), fc.nat(60), fc.integer({ min: 2, max: 20 }), fc.integer({ min: 4, max: 30 }))
  .map(([left, top, width, height]) => pieceOf(left, top, width, height));

it('the short words beside a line are those that a look at every letter finds, in the same order', () => {
  const line = lineOf([pieceOf(180, 20, 8, 12), pieceOf(192, 20, 8, 12), pieceOf(204, 20, 8, 12)]);
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), (some) => {
      const letters = some.toSorted((a, b) => a.left - b.left || a.top - b.top);
      const found = neighboursAmong(letters, WIDEST)(line);
      expect(found.letters.slice(line.letters.length)).toEqual(plainly(letters, line));
    }),
    { numRuns: runs(3000) },
  );
});

it('a long line with gaps looks at each letter a few times, however many there are', () => {
  const looks = (count: number): number => {
    let seen = 0;
    // Every other letter stands above the line, which is as long as all of them.
    const letters = Array.from({ length: count }, (_, i) => {
      const piece = pieceOf(40 + 14 * i, i % 2 ? 20 : 12, 8, i % 2 ? 12 : 3);
      return Object.defineProperty(piece, 'bottom', {
        get: () => {
          seen += 1;
          return i % 2 ? 32 : 15;
        },
      });
    });
    neighboursAmong(
      letters,
      WIDEST,
    )(lineOf([pieceOf(0, 20, 8, 12), pieceOf(12, 20, 8, 12), pieceOf(14 * count, 20, 8, 12)]));
    return seen / count;
  };
  expect(looks(4000)).toBeLessThan(2 * looks(250));
});
