import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

// The type and the corners of the page come from one short scale: what is outside it is seen as an accident.
const root = resolve(import.meta.dirname, '../../src/web');

const SIZES = new Set(['12px', '13px', '14px', '16px', '20px', '28px', '44px', '48px']);
const WEIGHTS = new Set(['400', '600']);
const RADII: Readonly<Record<string, string>> = {
  '--radius-swatch': '4px',
  '--radius-control': '6px',
  '--radius-card': '10px',
};
const CORNERS = new Set(['0', '50%', ...Object.keys(RADII).map((name) => `var(${name})`)]);

/** Not of the page's own look: an interface of somebody's product, painted with the colours that are made. */
const SAMPLE = join('views', 'make', 'interface', 'interface.css');

/** By the selector and the value: why it is not of the scale. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '.sample-large 104px': 'a specimen of the pair of colours, not a text of the page',
  '.sample-large 64px': 'the same on a phone',
  '.sample-24 24px': 'large text as WCAG 2.2 defines it',
  '.chart-name 11px': 'units of a drawing that is scaled to its card',
  '.chart-word 15px': 'units of a drawing that is scaled to its card',
};

interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** The declarations of a sheet with the selector of their rule; at-rules that hold rules are passed through. */
const declarationsOf = (css: string): Declaration[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
    body!.split(';').flatMap((declaration) => {
      const [property, ...value] = declaration.split(':');
      return value.length === 0
        ? []
        : [{ selector: selector!.trim(), property: property!.trim(), value: value.join(':').trim() }];
    }),
  );

const isOfScale = ({ selector, property, value }: Declaration): boolean => {
  if (`${selector} ${value}` in EXCEPTIONS) return true;
  if (property === 'font-size') return SIZES.has(value) || value === 'inherit';
  if (property === 'font-weight') return WEIGHTS.has(value) || value === 'inherit';
  if (property === 'font') return value === 'inherit' || SIZES.has(value.split(/\s/)[0]!);
  if (/^border-(?:[a-z]+-)*radius$/.test(property)) return value.split(/\s+/).every((corner) => CORNERS.has(corner));
  return true;
};

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== SAMPLE)
  .map((file) => ({ file, declarations: declarationsOf(readFileSync(join(root, file), 'utf8')) }));

describe('the style sheets of the page', () => {
  it('take sizes, weights and corners from the scale', () => {
    expect(sheets.length).toBeGreaterThan(25);
    expect(sheets.flatMap(({ declarations }) => declarations).length).toBeGreaterThan(2_000);
    expect(
      sheets.flatMap(({ file, declarations }) =>
        declarations
          .filter((one) => !isOfScale(one))
          .map(({ selector, property, value }) => `${file}: ${selector} { ${property}: ${value} }`),
      ),
    ).toEqual([]);
  });

  it('have each exception still', () => {
    const all = new Set(sheets.flatMap((one) => one.declarations).map(({ selector, value }) => `${selector} ${value}`));
    expect(Object.keys(EXCEPTIONS).filter((exception) => !all.has(exception))).toEqual([]);
  });

  it('define the corners once', () => {
    const defined = sheets.flatMap((one) => one.declarations).filter(({ property }) => property in RADII);
    expect(Object.fromEntries(defined.map(({ property, value }) => [property, value]))).toEqual(RADII);
    expect(defined).toHaveLength(3);
  });

  it.each([
    '.a { font-size: 15px }',
    '.a { font-weight: 700 }',
    '.a { font: bold 14px Inter }',
    '@media print { .a { border-radius: 8px } }',
    '.a { border-top-left-radius: 4px }',
    '.a { border-radius: var(--radius-card) 3px }',
  ])('would be found: %s', (css) => expect(declarationsOf(css).every(isOfScale)).toBe(false));

  it('stand beside what they style: only what several views share has a folder of its own', () => {
    const shared = readdirSync(join(root, 'styles')).filter((file) => file.endsWith('.css'));
    expect(shared).toEqual([
      'all.css',
      'brief.css',
      'documents.css',
      'header.css',
      'page.css',
      'parts.css',
      'plane.css',
    ]);
  });
});
