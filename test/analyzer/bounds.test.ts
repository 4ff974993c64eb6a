import { describe, expect, it } from 'vitest';
import { bounded } from '../../src/analyzer/bounds.ts';

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
});
