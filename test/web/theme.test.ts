import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { PAIRS, THEMES, themeCss } from '../../src/web/theme/theme.ts';

describe.each(Object.entries(THEMES))('the theme %s', (_, theme) => {
  it.each(PAIRS)('has %s on %s at %d to 1 at least', (foreground, background, needs) => {
    expect(contrastRatio(rgb(theme[foreground]), rgb(theme[background]))).toBeGreaterThanOrEqual(needs);
  });

  it('surrounds colours with greys that have no chroma', () => {
    for (const role of ['bg', 'surface', 'sunken', 'border', 'line'] as const)
      expect(toOklch(rgb(theme[role])).c).toBeLessThan(1e-4);
  });
});

describe('the style sheet of the themes', () => {
  it('has every surround, and dark where the system is dark', () => {
    const css = themeCss();
    for (const part of ['prefers-color-scheme: dark', "data-surround='light'", "data-surround='mid'"])
      expect(css).toContain(part);
  });
});
