import { describe, expect, it } from 'vitest';
import type { StyleSheetFile } from '../../../src/analyzer/model/gathered.ts';
import { styleWants } from '../../../src/analyzer/model/style-wants.ts';
import { paletteStage } from '../../../src/analyzer/stages/palette/stage.ts';
import { responsiveStage } from '../../../src/analyzer/stages/responsive/stage.ts';
import { ADDRESS, input, sheet } from '../stages/input.ts';

const CSS = 'p { color: #123456 } @media (min-width: 600px) { p { width: 1px } }';
const MODES = { standards: '<!doctype html>', quirks: '' } as const;

/** Whether the stages that read style sheets took this one for CSS; all of them have to agree. */
const read = (html: string, styleSheets: readonly StyleSheetFile[] = []): boolean => {
  const given = input(html, { styleSheets });
  const { colorAudit } = paletteStage.run(given).content as { colorAudit: { total: number } };
  const { mediaQueries } = responsiveStage.run(given).content as { mediaQueries: unknown[] };
  const seen = [colorAudit.total > 0, mediaQueries.length > 0];
  expect(new Set(seen).size, `palette ${seen[0]}, responsive ${seen[1]}`).toBe(1);
  return seen[0]!;
};

// What Chromium does with each, and what the HTML Standard says of it.
describe('a style element', () => {
  it.each([
    ['', true],
    ['type=""', true],
    ['type="text/css"', true],
    ['type="TEXT/CSS"', true],
    ['type="text/css; charset=utf-8"', false],
    ['type=" text/css "', false],
    ['type="text/plain"', false],
    ['type="text/less"', false],
  ])('with %j is a style sheet: %j', (attributes, is) => {
    for (const doctype of Object.values(MODES)) {
      expect(read(`${doctype}<style ${attributes}>${CSS}</style><p>`)).toBe(is);
      expect(read(`${doctype}<svg><style ${attributes}>${CSS}</style></svg><p>`)).toBe(is);
    }
  });

  it('that is none imports nothing', () => {
    const wants = (type: string) => styleWants(input(`<style ${type}>@import "a.css";</style>`).page).inlineImports;
    expect(wants('').map(({ url }) => url)).toEqual([`${ADDRESS}a.css`]);
    expect(wants('type="text/css;x"')).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    ['', true],
    ['type=""', true],
    ['type="text/css"', true],
    ['type="TEXT/CSS"', true],
    ['type="text/css; charset=utf-8"', true],
    ['type=" text/css "', true],
    ['type="text/plain"', false],
    ['type="css"', false],
    ['disabled', false],
  ])('with %j is loaded: %j', (attributes, is) => {
    const { page } = input(`<!doctype html><link rel=stylesheet ${attributes} href=a.css>`);
    expect(styleWants(page).styleSheets.length).toBe(is ? 1 : 0);
  });
});

describe('a file that was asked for as a style sheet', () => {
  const own = `${ADDRESS}a.css`;
  it.each([
    ['text/css', { contentType: 'text/css' }, { standards: true, quirks: true }],
    ['no type, or one that is none', { contentType: null }, { standards: true, quirks: true }],
    ['text/plain', { contentType: 'text/plain' }, { standards: false, quirks: true }],
    ['text/html', { contentType: 'text/html' }, { standards: false, quirks: true }],
    [
      'text/plain that another origin answers',
      { contentType: 'text/plain', finalUrl: 'https://cdn.example.net/a.css' },
      { standards: false, quirks: false },
    ],
    ['an error', { status: 404 }, { standards: false, quirks: false }],
    ['another status than 2xx', { status: 304 }, { standards: false, quirks: false }],
    [
      'nothing',
      { status: null, error: { reason: 'timeout', message: 'no answer' } },
      { standards: false, quirks: false },
    ],
  ] as const)('and comes as %s is one: %j', (_, rest, is) => {
    for (const mode of ['standards', 'quirks'] as const)
      expect(read(`${MODES[mode]}<link rel=stylesheet href=a.css><p>`, [sheet(own, CSS, rest)])).toBe(is[mode]);
  });

  it('and is none is named with the reason by both stages', () => {
    const files = [
      sheet(`${ADDRESS}a.css`, CSS, { contentType: 'text/plain' }),
      sheet(`${ADDRESS}b.css`, CSS, { status: 404 }),
    ];
    const given = input('<!doctype html><link rel=stylesheet href=a.css><p>', { styleSheets: files });
    const { sheets } = paletteStage.run(given).content as { sheets: { error: string | null }[] };
    expect(sheets.map(({ error }) => error)).toEqual(['type text/plain', 'http-404']);
    const reasons = responsiveStage
      .run(given)
      .results.flatMap(({ verdict }) => ('reason' in verdict ? verdict.reason : []));
    expect(reasons).toContainEqual(expect.stringContaining('a.css: type text/plain'));
  });
});
