import { lexer } from 'css-tree';
import { sheetsOf } from '../../../model/style-sheets.ts';
import { notApplicable, passed } from '../../../model/verdict.ts';
import { check } from './check.ts';

/** Declarations that are looked at. */
const MOST = 20_000;
/** Properties newer than the lexer, or of one engine. */
const NEWER =
  /^(-|buffered-rendering|color-(interpolation|rendering)|(image|shape|text)-rendering|font-display|\*|_|anchor-|animation-(range|timeline|trigger|composition)|corner-|field-sizing|font-(variant-emoji|synthesis|palette|size-adjust|language-override)|hyphenate|initial-letter|inset-area|interpolate-size|interactivity|margin-trim|masonry|math-|object-view-box|offset|overlay|overflow-clip|position-(anchor|area|try|visibility)|print-color|reading-|ruby|scroll|scrollbar|shape|speak|text-(box|wrap|spacing|autospace|emphasis|decoration|size-adjust)|timeline|transition-behavior|view-|white-space|zoom|d$|[cr]?[xy]?$|x$|y$)/;

/** Refused by the lexer: an unknown property, or a value of a plain kind that does not match. */
const isWrong = (property: string, value: string): boolean => {
  if (property.startsWith('--') || NEWER.test(property) || value.length > 300) return false;
  // What is worked out elsewhere, or what the grammar of the lexer is behind in.
  if (
    /\b(var|env|attr|calc|min|max|clamp|light-dark|color-mix|color|oklch|oklab|lab|lch|hwb|contrast-color|image-set|anchor|if|sibling-index|round|mod|rem|sin|cos|pow|sqrt|expression|progid)\(|from |-webkit-|-moz-|-ms-|-o-|\\|!ie/i.test(
      value,
    )
  )
    return false;
  const { error } = lexer.matchProperty(property, value);
  if (error === null) return false;
  const { name } = error;
  return name === 'SyntaxReferenceError' || name === 'SyntaxMatchError';
};

/** Declarations that were looked at, for each page that was gathered: its changed versions hold the same ones. */
const knownIn = new WeakMap<object, Map<string, boolean>>();

export const docCssInvalid = check('doc-css-invalid', 'minor', 'Style sheet has declarations that browsers drop', {
  help: 'https://www.w3.org/TR/css-syntax-3/#error-handling',
  fix: 'Correct the property or its value.',
  requirements: null,
  run: (input) => {
    const sheets = sheetsOf(input);
    if (!sheets.length) return notApplicable('No style sheet was read.');
    const known = knownIn.get(input.gathered) ?? new Map<string, boolean>();
    knownIn.set(input.gathered, known);
    let looked = 0;
    let total = 0;
    const items = [];
    for (const { sheet, url, line } of sheets)
      for (const { property, value, context, selector } of sheet().declarations) {
        if (context === 'property' || looked >= MOST) continue;
        looked += 1;
        const key = `${property}:${value}`;
        const wrong = known.get(key) ?? isWrong(property, value);
        known.set(key, wrong);
        if (!wrong) continue;
        total += 1;
        items.push({
          selector,
          line: url === null ? line : 0,
          column: 0,
          snippet: `${property}: ${value}`.slice(0, 200),
          value: (url ?? 'style').slice(0, 200),
        });
      }
    if (!total) return passed(Math.max(1, looked));
    return {
      outcome: 'failed',
      message: `${total} of ${looked} declarations are dropped.`,
      items,
      total,
      applicable: looked,
    };
  },
  examples: {
    passed: { head: '<style>a{color:red;width:calc(1px + 2%);--x:1;-webkit-foo:1;*zoom:1;color:var(--x)}</style>' },
    failed: [
      { head: '<style>a{colour:red}</style>' },
      { head: '<style>a{width:10pxx}</style>' },
      { head: '<style>a{display:sideways}</style>' },
    ],
    notApplicable: '<p>x</p>',
  },
});
