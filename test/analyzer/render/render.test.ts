import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleReport } from '../../../src/analyzer/assemble.ts';
import { type Element, isText } from '../../../src/analyzer/page/tree/node.ts';
import { parsePage } from '../../../src/analyzer/page/tree/parse.ts';
import { isShown, latin, lostTexts } from '../../../src/analyzer/render/latin.ts';
import { HTML_POLICY } from '../../../src/analyzer/render/policy.ts';
import { renderReport } from '../../../src/analyzer/render/render.ts';
import { SCRIPT } from '../../../src/analyzer/render/script.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgePage } from '../../../src/analyzer/workers/run-stages.ts';
import { sized } from '../../size.ts';
import { type Example, inputOf } from '../stages/example-input.ts';

type Report = Record<string, unknown>;

const reportOf = (example: Example): Report => {
  const { gathered } = inputOf(example);
  const scope = readScope(undefined);
  const judgement = judgePage(gathered, scope.effective, 'test', 0);
  const { page } = gathered;
  return JSON.parse(
    JSON.stringify(
      assembleReport({
        requestedUrl: page.url,
        page,
        scope,
        judgement,
        only: undefined,
        wallMs: 5,
        queueMs: 0,
        now: 1_790_000_000_000,
      }),
    ),
  ) as Report;
};

const merged = ({ sections, section_index: _, ...rest }: Report): Report =>
  Object.assign({}, ...Object.values(sections as Report), rest) as Report;

const html = async (report: Report): Promise<string> => String(await renderReport(report, { format: 'html' }));

/** Everything a PDF holds, its streams inflated. */
const pdf = async (report: Report): Promise<string> => {
  const bytes = Buffer.from((await renderReport(report, { format: 'pdf' })) as Uint8Array);
  let text = bytes.toString('latin1');
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      text += inflateSync(bytes.subarray(at + 7), { finishFlush: 2 }).toString('latin1');
    } catch {
      // The end mark of a stream, or one that is not compressed.
    }
  }
  return text;
};

const textIn = ({ children }: Element): string => children.map((child) => (isText(child) ? child.data : '')).join('');

const PAGE = reportOf('<h1>Bowls</h1><img src="b.png"><p style="color:#336699">x</p>');

describe('html', () => {
  it.each([
    ['as answered', PAGE],
    ['merged', merged(PAGE)],
  ])('shows a report %s', async (_, report) => {
    const text = await html(report);
    expect(text).toContain('Bowls and plates of stoneware');
    expect(text).toContain('Image has no text alternative');
    expect(text).toContain('Content-Security-Policy');
  });

  it('loads nothing, and holds the one script that its policy allows by its hash', async () => {
    const page = parsePage(await html(PAGE), 'https://example.org/');
    expect(page.byTag('img', 'iframe', 'link', 'object', 'video')).toHaveLength(0);
    expect(page.byTag('script').map(textIn)).toEqual([SCRIPT]);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const policy = page.byTag('meta').find((meta) => meta.attribs['http-equiv'] !== undefined)!.attribs.content;
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(HTML_POLICY).toContain(policy!);
    expect(
      page.elements.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => name.startsWith('on')),
    ).toEqual([]);
    for (const a of page.byTag('a')) expect(a.attribs.href).toMatch(/^(https?:|#)/);
    expect(page.byTag('style').map(textIn).join('')).not.toMatch(/@import|url\(/);
  });

  const EVIL = [
    `<img src=x onerror=alert(1)>`,
    `"><script>alert(1)</script>`,
    `javascript:alert(1)`,
    `</style><script>alert(1)</script>`,
    `red;background:url(//x.example/)`,
    `' autofocus onfocus='alert(1)`,
  ];

  let clean: ReturnType<typeof parsePage>;
  beforeAll(async () => {
    clean = parsePage(await html(PAGE), 'https://example.org/');
  });

  it.each(EVIL)('lets %s in a stored report inject nothing', async (evil) => {
    // Every text of the report, and every key, becomes the attack.
    const poison = (value: unknown): unknown => {
      if (typeof value === 'string') return evil;
      if (Array.isArray(value)) return value.map(poison);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner)]));
    };
    for (const report of [
      poison(PAGE),
      merged(poison(PAGE) as Report),
      {
        ...merged(PAGE),
        [evil]: { findings: [{ title: evil, help: evil, items: [{ selector: evil, snippet: evil }] }] },
      },
    ]) {
      const page = parsePage(await html(report as Report), 'https://example.org/');
      expect(page.byTag('script').map(textIn)).toEqual([SCRIPT]);
      expect(page.byTag('img', 'iframe', 'base', 'form')).toHaveLength(0);
      expect(page.byTag('style')).toHaveLength(clean.byTag('style').length);
      for (const { attribs } of page.elements) {
        for (const name of Object.keys(attribs)) expect(name).not.toMatch(/^on|autofocus/);
        expect(attribs.href ?? '#').toMatch(/^(https?:|#)/);
        expect(attribs.style).toBeUndefined();
        expect(attribs.fill ?? '#000000').toMatch(/^#[0-9a-f]{6}$/i);
      }
    }
  });

  it('shows text of any script', async () => {
    const report = JSON.parse(
      JSON.stringify(PAGE).replaceAll('Bowls and plates of stoneware', '陶器の店 Ελλάδα'),
    ) as Report;
    expect(await html(report)).toContain('陶器の店 Ελλάδα');
  });
});

describe('pdf', () => {
  // promise 1.77.2: A PDF has text and rules in the standard fonts, without images
  it('is set in standard fonts, without pictures, and the same for the same report', async () => {
    const text = await pdf(PAGE);
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text).not.toMatch(/\/FontFile|\/Subtype\s*\/Image/);
    const fonts = [...text.matchAll(/\/BaseFont\s*\/([\w-]+)/g)].map((match) => match[1]);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^(Helvetica|Courier)/);
    expect(await renderReport(PAGE, { format: 'pdf' })).toEqual(await renderReport(PAGE, { format: 'pdf' }));
  });

  // promise 1.77.2: Text that is not in Latin script does not appear in a PDF, which stays valid
  it('stays whole with other scripts, lone surrogates and far too many findings', async () => {
    const finding = {
      title: 'Ałż 陶器 \ud800 مرحبا',
      severity: 'serious',
      message: 'x'.repeat(5000),
      items: [{ snippet: '<陶>' }],
    };
    const text = await pdf({
      url: 'https://example.org/',
      seoAudit: { findings: Array.from({ length: sized(2500, 400) }, () => finding) },
    });
    expect(text).toMatch(/%%EOF\s*/);
    expect([...text.matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThanOrEqual(300);
  });
});

describe('a report that is old, damaged or none', () => {
  it.each([
    [{}],
    [{ hello: 'world' }],
    [{ sections: 'gone' }],
    [{ url: 'https://example.org/', sections: 'gone' }],
    [{ url: 'https://example.org/', sections: { core: null, seo: 7 } }],
    [{ url: 'https://example.org/', seoAudit: 'x' }],
  ])('%j gives RENDER_FAILED', async (report) => {
    for (const format of ['html', 'pdf'] as const)
      await expect(renderReport(report, { format })).rejects.toMatchObject({ code: 'RENDER_FAILED' });
  });

  it('that breaks the layout gives RENDER_FAILED too, with what broke it as the cause', async () => {
    const bug = new TypeError('this member cannot be read');
    const report = {
      ...PAGE,
      get sections(): never {
        throw bug;
      },
    };
    await expect(renderReport(report, { format: 'html' })).rejects.toMatchObject({ code: 'RENDER_FAILED', cause: bug });
  });

  it.each([
    ['empty sections', { ...PAGE, sections: { core: null } }],
    [
      'wrong types',
      { ...merged(PAGE), meta: [1, 2], seoAudit: null, colors: 3, category_scores: null, incomplete: {} },
    ],
    [
      'an unknown section',
      { url: 'https://example.org/', sections: { extra: { audit: { findings: [{ title: 'Old' }] } } } },
    ],
    ['an old date', { ...merged(PAGE), audit_version: '2.1', created_at: '2021-05-04T10:00:00Z' }],
  ])('with %s is shown as far as it goes', async (_, report) => {
    expect(await html(report as Report)).toContain('<h1');
    expect(await pdf(report as Report)).toContain('%%EOF');
  });
});

describe('latin', () => {
  it.each([
    ['Bowl 陶器 shop', true],
    ['陶器の店 | Bowl', true],
    ['陶器の店へようこそ | Bowl', false],
    ['陶器', false],
    ['2026', true],
  ])('%s says enough in Latin letters: %s', (title, enough) => expect(isShown(title)).toBe(enough));

  it.each([
    ['Café – “Müller” €5', 'Café – “Müller” €5', 0],
    ['Łódź Đà Nẵng Ăkşehir', 'Lódz Dà Nang Akşehir'.replace('ş', 's'), 0],
    ['陶器', '(not in Latin script)', 1],
    ['Bowl 陶器 shop', 'Bowl […] shop', 1],
    ['e\u0301 ﬁ →', 'é fi ->', 0],
    ['a\u200bb\u00adc', 'abc', 0],
  ])('%s becomes %s', (given, wanted, lost) => {
    expect(latin(given)).toBe(wanted);
    expect(lostTexts({ deep: [given] })).toBe(lost);
  });
});
