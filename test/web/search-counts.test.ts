import { describe, expect, it } from 'vitest';
import { reasonForFew, totalsText } from '../../src/web/views/search/counts.ts';

const lockOf = (as: string) => ({ text: as, as, did: 'locked', start: 0, end: as.length });
const ASKED = { keep: 12, palette_size: 6 };

describe('what is said of the palettes that are shown', () => {
  it.each([
    [[82.31], '1 shown, 82.3 of 100 points'],
    [[82.34, 82.31], '2 shown, 82.3 of 100 points'],
    [[92.8, 90, 85.1], '3 shown, 85.1 to 92.8 of 100 points'],
  ])('%j: %s', (totals, text) => {
    expect(totalsText(totals)).toBe(text);
  });

  it('names locked colours as the reason for few, each once', () => {
    const understood = ['#111111', '#222222', '#333333', '#444444', '#555555', '#111111'].map(lockOf);
    expect(reasonForFew({ understood }, 1, ASKED)).toBe('Only 1 palette: 5 of 6 colours are locked.');
    expect(reasonForFew({ understood: understood.slice(0, 1) }, 4, ASKED)).toBe(
      'Only 4 different palettes: 1 of 6 colours is locked.',
    );
  });

  it('has no reason where all are shown, or nothing is locked', () => {
    expect(reasonForFew({ understood: [lockOf('#111111')] }, 12, ASKED)).toBeUndefined();
    expect(reasonForFew({}, 3, ASKED)).toBeUndefined();
    expect(reasonForFew({ understood: [{ ...lockOf('#111111'), did: 'preferred' }] }, 3, ASKED)).toBeUndefined();
  });
});
