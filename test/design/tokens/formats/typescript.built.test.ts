import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../consumers/names.ts';
import { tscErrors } from '../../consumers/tsc.ts';
import { dark, light, worth, write } from './harbour.ts';

describe('typescript', () => {
  const use = (source: string) =>
    tscErrors({
      'tokens.ts': source,
      'use.ts': `import { tokens, darkTokens, type TokenName } from './tokens.js';\nconst name: TokenName = 'color-primary';\nconst value: '${worth(light, '--color-primary')}' = tokens[name as 'color-primary'];\nconst night: '${worth(dark, '--color-bg')}' = darkTokens['color-bg'];\nexport { value, night };\n`,
    });
  it('is compiled strictly, names and values as literal types', () => expect(use(write('typescript'))).toBe(''));
  it('is refused by the compiler when it is broken', () => {
    expect(
      use(
        write('typescript').replace(
          /"color-primary": values\["color-primary-\d+"\]/,
          '"color-primary": values["color-white"]',
        ),
      ),
    ).toMatch(/TS2322/);
  });
  it('takes no harm from names that strangers chose', () => {
    const tokens = HOSTILE.filter((name) => /[a-z0-9]/i.test(name)).map((name) => ({ name, value: '#0b3d91' }));
    expect(tscErrors({ 'tokens.ts': write('typescript', tokens, HOSTILE[0]) })).toBe('');
  });
});
