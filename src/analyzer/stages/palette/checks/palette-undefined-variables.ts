import * as sample from '../../../model/samples.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import { faultItem, palette } from './input.ts';

export const paletteUndefinedVariables = palette(
  'palette-undefined-variables',
  'moderate',
  'Variable without a definition',
  {
    help: 'https://www.w3.org/TR/css-variables-1/#invalid-variables',
    fix: 'Define it, or give var() a fallback.',
    requirements: null,
    run: (view) => {
      const { missing, counts, sheets } = view.palette;
      if (missing.length === 0) return counts.byVariable > 0 ? passed() : notApplicable('No colour uses a variable.');
      if (sheets.some(({ error }) => error !== null))
        return undecided('A style sheet that may define it could not be read.');
      return {
        outcome: 'failed',
        message: `${missing.length} uses of variables that no style sheet defines.`,
        items: missing.map(faultItem),
        total: missing.length,
        applicable: missing.length + counts.byVariable,
      };
    },
    examples: {
      passed: sample.css(':root{--a:red}a{color:var(--a)}'),
      failed: sample.css('a{color:var(--b)}'),
      undecided: { ...sample.css('a{color:var(--b)}'), missingSheet: 'https://example.org/a.css' },
      notApplicable: sample.css('a{color:red}'),
    },
  },
);
