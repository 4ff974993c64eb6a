import { parse } from 'culori';
import { describe, expect, it } from 'vitest';
import { cssParser } from '../../src/web/state/css-parser.ts';
import { CSS_TAKEN } from '../color/css-strings.ts';

describe('the parser of the page', () => {
  it('reads every text as that of the service does', () => {
    const taken = CSS_TAKEN.map(([text]) => text);
    const texts = [...taken, ...taken.map((text) => `${text}x`), '', 'nonsense', 'rgb()', 'color(srgb 1)', 'hsl(none)'];
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      // Spaces of culori's own are refused by name before what is parsed counts.
      if (text.includes('--')) continue;
      expect([text, cssParser.parse(text)]).toEqual([text, parse(text)]);
    }
  });
});
