import { describe, expect, it } from 'vitest';
import { bounded } from '../../../src/analyzer/model/bounds.ts';

const many = (n: number) => Array.from({ length: n }, (_, i) => ({ url: `/${i}` }));

describe('what a report may hold', () => {
  it('cuts texts, and addresses of media files sooner', () => {
    const { content } = bounded({
      core: { meta: { viewport: 'v'.repeat(5000), title: 'short' } },
      media: { images: [{ url: 'u'.repeat(5000), alt: null, bytes: 7 }] },
    });
    expect(content.core.meta.viewport).toBe(`${'v'.repeat(999)}…`);
    expect(content.core.meta.title).toBe('short');
    expect(content.media.images[0]).toEqual({ url: `${'u'.repeat(299)}…`, alt: null, bytes: 7 });
  });

  it('cuts lists and says how many there were; names every media file', () => {
    const { content, capped } = bounded({
      palette: { sheets: many(2000), colors: { text: many(900), background: many(1001) } },
      media: { images: many(3000), totals: { byType: {} } },
      core: { headings: many(500), deep: [{ list: many(600) }] },
    });
    expect(content.palette.sheets).toHaveLength(500);
    expect(content.palette.colors.text).toHaveLength(900);
    expect(content.media.images).toHaveLength(3000);
    expect(content.core.deep[0]!.list).toHaveLength(500);
    expect(capped).toEqual([
      { path: 'palette.sheets', shown: 500, total: 2000 },
      { path: 'palette.colors.background', shown: 1000, total: 1001 },
    ]);
  });

  it('leaves what is small as it is', () => {
    const content = { core: { a: 1, b: null, c: [true, 'x', { d: [] }], e: undefined } };
    expect(bounded(content)).toEqual({ content, capped: [] });
  });

  const bytes = (content: object) => Buffer.byteLength(JSON.stringify(content));
  const file = (text: string) => ({ url: text, kind: 'img', uses: 1, natural: null, alt: text, error: 'budget' });

  it('stays below 300 kB for 500 media files, whatever they are called', () => {
    for (const letter of ['a', '碗', '"', '\u0001']) {
      const images = Array.from({ length: 500 }, () => file(letter.repeat(2000)));
      const { content, capped } = bounded({ media: { images } });
      expect(content.media.images).toHaveLength(500);
      expect(bytes(content)).toBeLessThan(300_000);
      expect(capped).toEqual([]);
    }
  });

  it('names more media files than that, at less than 600 bytes each', () => {
    const images = Array.from({ length: 2000 }, () => file('a'.repeat(2000)));
    const { content } = bounded({ media: { images } });
    expect(content.media.images).toHaveLength(2000);
    expect(bytes(content)).toBeLessThan(300_000 + 1500 * 600);
  });

  it('stays below 300 kB for long texts in long lists, and says where lists are shorter', () => {
    const texts = (n: number) => Array.from({ length: n }, () => ({ text: 't'.repeat(3000), href: 'h'.repeat(3000) }));
    const { content, capped } = bounded({ core: { headings: texts(500), links: texts(9000), forms: texts(9000) } });
    expect(bytes(content)).toBeLessThan(300_000);
    expect(capped.map(({ path, total }) => [path, total])).toContainEqual(['core.links', 9000]);
    expect(bounded({ core: { headings: texts(20) } }).content.core.headings[0]!.text).toHaveLength(1000);
  });

  const place = (i: number) => ({ selector: 's'.repeat(200), line: i, column: 1, snippet: `<p ${'x'.repeat(190)}>` });
  const finding = (i: number, places = 20) => ({
    id: `check-${i}`,
    title: 't'.repeat(80),
    message: 'm'.repeat(300),
    fix: 'f'.repeat(300),
    criteria: ['1.1.1'],
    count: 40,
    items: Array.from({ length: places }, (_, n) => place(n + 1)),
    fingerprints: Array.from({ length: 40 }, (_, n) => `${String(1000 * i + n).padStart(11, 'A')} ${n + 1}:1`),
  });
  const color = (i: number) => ({
    hex: `#${String(i).padStart(6, '0')}`,
    declared: ['red'],
    sources: Array.from({ length: 5 }, () => ({ sheet: 'u'.repeat(60), selector: '.a .b' })),
  });

  it('takes from colours before it takes a word of advice or one of the first five places', () => {
    const colors = Array.from({ length: 1000 }, (_, i) => color(i));
    const findings = Array.from({ length: 40 }, (_, i) => finding(i));
    const { content, capped } = bounded({
      core: { markupA11y: { findings } },
      palette: { colors: { text: colors, background: colors } },
    });
    expect(bytes(content)).toBeLessThan(280_000);
    expect(capped.map(({ path }) => path)).toEqual(['palette.colors.text', 'palette.colors.background']);
    const shown = content.core.markupA11y.findings;
    for (const [i, one] of shown.entries()) {
      expect({ ...one, items: [], fingerprints: [] }).toEqual({ ...findings[i], items: [], fingerprints: [] });
      expect(one.items.slice(0, 5)).toEqual(findings[i]!.items.slice(0, 5));
      expect(one.fingerprints).toHaveLength(40);
    }
  });

  it('leaves out changed markup as a whole before it takes a place', () => {
    const change = { kind: 'exact', says: 'x', before: 'b', after: 'a', edits: [{ line: 1, text: 't'.repeat(3000) }] };
    const withChange = (i: number) => ({
      ...finding(i),
      items: finding(i).items.map((one) => ({ ...one, changes: [change] })),
    });
    const few = bounded({ core: { markupA11y: { findings: [withChange(1)] } } });
    expect(few.content.core.markupA11y.findings).toEqual([withChange(1)]);
    const many = bounded({ core: { markupA11y: { findings: Array.from({ length: 6 }, (_, i) => withChange(i)) } } });
    expect(many.content.core.markupA11y.findings).toEqual(Array.from({ length: 6 }, (_, i) => finding(i)));
  });

  it('keeps within its size whatever findings quote, and never cuts what they say', () => {
    const hostile = (i: number) => ({
      ...finding(i),
      items: Array.from({ length: 20 }, () => ({
        selector: '\u0001'.repeat(200),
        snippet: '\u0001'.repeat(200),
        value: '',
      })),
      fingerprints: Array.from({ length: 300 }, (_, n) => `${String(1000 * i + n).padStart(11, 'A')} ${n + 1}:1`),
    });
    const findings = Array.from({ length: 120 }, (_, i) => hostile(i));
    const { content } = bounded({ core: { markupA11y: { findings } } });
    expect(bytes(content)).toBeLessThan(280_000);
    expect(content.core.markupA11y.findings.every(({ fix, message }) => fix.length + message.length === 600)).toBe(
      true,
    );
  });
});
