import { expect, it } from 'vitest';
import type { Component } from '../../src/accessibility/contrast/text/components.ts';
import { linesOf } from '../../src/accessibility/contrast/text/lines.ts';

/** An upright stroke whose foot is at row 20. */
const stroke = (left: number, height: number, label: number): Component => ({
  left,
  top: 20 - height,
  right: left + 1,
  bottom: 20,
  area: height,
  stroke: 1,
  unevenness: 0,
  crossings: 1,
  label,
});

it('finds a line of more letters than a call has room for', () => {
  const count = 300_000;
  const lines = linesOf(Array.from({ length: count }, (_, i) => stroke(2 * i, 4 + 2 * (i % 2), i + 1)));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.letters).toHaveLength(count);
  expect(lines[0]).toMatchObject({ left: 0, top: 14, right: 2 * count - 1, bottom: 20 });
});
