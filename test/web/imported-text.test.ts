import { expect, it } from 'vitest';
import { importedText } from '../../src/web/state/imported-text.ts';

it.each([
  [1, 24, '1 colour imported.'],
  [24, 24, '24 colours imported.'],
  [25, 24, '24 of 25 colours imported: the limit is 24.'],
])('of %d pasted colours where %d have room it is said how many were taken', (found, most, said) => {
  expect(importedText(found, most)).toBe(said);
});
