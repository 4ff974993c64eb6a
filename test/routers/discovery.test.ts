import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/wire/formats.ts';
import { METHODS } from '../../src/wire/methods.ts';

describe('methods and formats', () => {
  it('are listed by tool and resource', () => {
    const counts = Object.fromEntries(
      (['palette', 'harmony', 'gradient', 'shade', 'tokens'] as const).map((tool) => [
        tool,
        Object.values(METHODS[tool]).map((list) => list.length),
      ]),
    );
    expect(counts).toEqual({ palette: [16], harmony: [23], gradient: [18, 40, 37], shade: [10], tokens: [4] });
    expect(
      Object.fromEntries(
        (['palette', 'harmony', 'gradient', 'shade', 'tokens'] as const).map((r) => [r, FORMATS[r].length]),
      ),
    ).toEqual({ palette: 7, harmony: 8, gradient: 3, shade: 4, tokens: 10 });
  });
});
