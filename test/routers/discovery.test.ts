import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/schemas/formats.ts';
import { METHODS } from '../../src/schemas/methods.ts';

describe('methods and formats', () => {
  it('are listed by tool and resource', () => {
    const methods = { palette: 16, harmony: 23, gradient: 18 + 40 + 37, shade: 10, tokens: 4 };
    const formats = { palette: 7, harmony: 8, gradient: 3, shade: 4, tokens: 10 };
    for (const tool of Object.keys(methods) as (keyof typeof methods)[]) {
      const ids = Object.values(METHODS[tool]).map((list) => list.map(({ id }) => id));
      for (const list of [...ids, FORMATS[tool].map(({ id }) => id)]) expect(new Set(list).size).toBe(list.length);
      expect(ids.flat().length, tool).toBeGreaterThanOrEqual(methods[tool]);
      expect(FORMATS[tool].length, tool).toBeGreaterThanOrEqual(formats[tool]);
    }
  });
});
