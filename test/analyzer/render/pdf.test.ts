import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../src/analyzer/render/render.ts';

const finding = (i: number) => ({
  id: `a11y-${i}`,
  title: `Fault number ${i}`,
  severity: ['critical', 'serious', 'moderate', 'minor', 'info'][i % 5],
  category: 'a11y',
  message: `Something is wrong ${i}.`,
  count: 30,
  total: 40,
  items: Array.from({ length: 20 }, (_, n) => ({
    selector: `main > p:nth-of-type(${n})`,
    line: n + 1,
    column: 3,
    snippet: `<p class="c${n}">${'long '.repeat(30)}</p>`,
  })),
  help: 'https://example.org/rule',
  fix: `Do something about fault ${i}.`,
});

const REPORT = {
  url: 'https://example.org/shop',
  audit_version: '3.0',
  created_at: '2026-03-04T05:06:07.000Z',
  category_scores: { a11y: 31, seo: 92 },
  unscored_categories: ['contrast', 'performance'],
  incomplete: [{ stage: 'media', reason: 'Image files named in the mark-up.' }],
  sections: {
    core: {
      meta: { title: 'Bowls and plates', lang: 'en' },
      http: { status: 200, contentType: 'text/html' },
      headings: Array.from({ length: 80 }, (_, i) => ({ level: 2, text: `Heading ${i}` })),
      markupA11y: {
        score: 31,
        findings: Array.from({ length: 12 }, (_, i) => finding(i)),
        checks: {
          passed: ['a11y-html-lang'],
          failed: [],
          notApplicable: [],
          undecided: [{ id: 'x', reason: 'Unknown.' }],
        },
      },
    },
    palette: { colors: { text: [{ hex: '#336699', uses: 3 }] }, colorAudit: { findings: [], checks: {} } },
  },
};

/** The streams of a PDF that can be inflated, and everything outside of streams as text. */
const partsOf = (bytes: Buffer): { objects: string; streams: string[] } => {
  const streams: string[] = [];
  const objects = bytes.toString('latin1').replaceAll(/stream\n[\s\S]*?\nendstream/g, '');
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      streams.push(inflateSync(bytes.subarray(at + 7), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // The end mark of a stream.
    }
  }
  return { objects, streams };
};

const pdf = async (report: Record<string, unknown>) =>
  partsOf(Buffer.from((await renderReport(report, { format: 'pdf' })) as Uint8Array));

/** A member of the document information, decoded. */
const infoOf = (objects: string, name: string): string => {
  const ref = new RegExp(`/${name} (\\d+) 0 R\n`).exec(objects)?.[1];
  const raw = new RegExp(`\n${ref} 0 obj\n\\(([\\s\\S]*?)\\)\nendobj`).exec(objects)?.[1] ?? '';
  const bytes = Buffer.from(raw.replaceAll(/\\([()\\])/g, '$1'), 'latin1');
  return raw.startsWith('\xfe\xff') ? bytes.subarray(2).swap16().toString('utf16le') : raw;
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe('a tagged pdf', async () => {
  const { objects, streams } = await pdf(REPORT);

  it('names its language, its title and the moment the page was read, and claims no standard', () => {
    expect(objects).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(objects).toMatch(/\/Marked true/);
    expect(objects).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(objects).toMatch(/\/Lang \(en\)/);
    expect(objects).toMatch(/\/DisplayDocTitle true/);
    expect(infoOf(objects, 'Title')).toBe('Page report: Bowls and plates');
    expect(infoOf(objects, 'CreationDate')).toBe('D:20260304050607Z');
    expect(objects + streams.join('')).not.toMatch(/pdfuaid|pdfaid/);
  });

  it('tells headings, paragraphs, lists, tables and links apart', () => {
    const kinds = (kind: string) => count(objects, new RegExp(`/S /${kind}\\b`, 'g'));
    expect(kinds('Document')).toBe(1);
    expect(kinds('H1')).toBe(1);
    // Summary, findings, undecided, what was read, scores.
    expect(kinds('H2')).toBe(5);
    // One for each fix, those of the summary, one for each section.
    expect(kinds('H3')).toBe(12 + 4 + 2);
    expect(kinds('H4')).toBe(12 + 1);
    expect(kinds('Code')).toBe(12 * 20);
    expect(kinds('Table')).toBe(1);
    expect(kinds('Caption')).toBe(1);
    expect(kinds('TR')).toBe(61);
    expect(kinds('TH')).toBe(2);
    expect(kinds('TD')).toBe(120);
    expect(count(objects, /\/Scope \/Column/g)).toBe(2);
    // The address, five first steps, a rule for each finding; each with an annotation that says where it leads.
    expect(kinds('Link')).toBe(1 + 5 + 12);
    expect(count(objects, /\/Subtype \/Link/g)).toBe(18);
    expect(count(objects, /\/Type \/OBJR/g)).toBe(18);
    expect(kinds('L')).toBeGreaterThan(12);
  });

  it('leaves nothing on a page outside of the structure', () => {
    const pages = streams.filter((stream) => /\bBT\b/.test(stream));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      let depth = 0;
      for (const [token] of page.matchAll(/\b(?:BDC|BMC|EMC|TJ|Tj|f|S|B)\b(?=\s)/g)) {
        if (token === 'BDC' || token === 'BMC') depth += 1;
        else if (token === 'EMC') depth -= 1;
        else expect(depth, token).toBe(1);
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
      // A piece is part of the structure or an artifact, never neither.
      for (const [, tag, options] of page.matchAll(/\/(\w+) (?:(<<[^>]*>>) )?B[DM]C/g))
        expect(tag === 'Artifact' || /\/MCID \d+/.test(options ?? '')).toBe(true);
    }
  });

  it('has bookmarks for its parts, each severity, each fix and each section', () => {
    const titles = [...objects.matchAll(/\/Title \(([^)]*)\)/g)].map((match) => match[1]);
    for (const title of ['Summary', 'Findings', 'Collected data', 'How the scores are computed', 'Page structure'])
      expect(titles).toContain(title);
    expect(objects).toContain('Do something about fault 7.');
    expect(objects).toMatch(/\/Outlines \d+ 0 R/);
  });
});

describe('the title of a pdf', () => {
  it.each([
    ['陶器の店へようこそ', 'https://example.org/shop'],
    ['陶器 Bowls', '[…] Bowls'],
    ['', 'https://example.org/shop'],
  ])('of a page called "%s" is %s', async (title, shown) => {
    const { objects } = await pdf({ ...REPORT, sections: { core: { meta: { title } } } });
    expect(infoOf(objects, 'Title')).toBe(`Page report: ${shown}`);
  });
});
