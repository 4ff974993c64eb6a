import { describe, expect, it } from 'vitest';
import type { SitemapFile } from '../../../src/analyzer/model/gathered.ts';
import { sitemapStage } from '../../../src/analyzer/stages/sitemap/stage.ts';
import { ADDRESS, input, outcomes, owes, resource } from './input.ts';

const ORIGIN = 'https://pots.example.org';
const robots = (text: string, rest = {}) =>
  resource(`${ORIGIN}/robots.txt`, text, { contentType: 'text/plain', ...rest });
const failure = (url: string, reason: 'timeout' | 'connect') =>
  resource(url, '', { status: null, size: null, error: { reason, message: reason } });
const map = (body: string, rest: Partial<SitemapFile> = {}): SitemapFile => ({
  ...resource(`${ORIGIN}/sitemap.xml`, body, { contentType: 'application/xml' }),
  source: 'default',
  ...rest,
});
const urlset = (...locs: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;

type Given = Parameters<typeof input>[1];
const run = (given: Given, html = '') => {
  const { content, results } = sitemapStage.run(input(html, given));
  return {
    outcomes: outcomes(results),
    content: content as {
      robots: { state: string; pageAllowed: Record<string, unknown>; groups: unknown[] };
      sitemaps: { listsPage: unknown }[];
      llmsTxt: unknown;
      securityTxt: unknown;
    },
  };
};

describe('sitemapStage', () => {
  it('keeps what every stage owes', () => {
    expect(owes(sitemapStage, input(''))).toEqual([]);
    expect(
      owes(
        sitemapStage,
        input('', { robots: robots('x\nUser-agent: *\nDisallow: /'), sitemaps: [map(urlset(ADDRESS))] }),
      ),
    ).toEqual([]);
  });

  it.each(
    [
      ['robots-status', robots('', { status: 503 })],
      ['robots-content-type', robots('User-agent: *', { contentType: 'text/html' })],
      ['robots-syntax', robots('this is not a robots.txt line')],
      ['robots-unknown-directive', robots('User-agent: *\nDissalowed: /')],
      ['robots-rule-before-agent', robots('Disallow: /x\nUser-agent: *')],
      ['robots-dollar', robots('User-agent: *\nDisallow: /a$b')],
      ['robots-value-start', robots('User-agent: *\nDisallow: bowls')],
      ['robots-sitemap-absolute', robots('Sitemap: /sitemap.xml')],
      ['robots-bom', robots('\ufeffUser-agent: *')],
      ['robots-size', robots('#'.repeat(600_000))],
      ['robots-long-line', robots(`Allow: /${'a'.repeat(20_000)}`)],
      ['robots-page-allowed', robots('User-agent: Googlebot\nDisallow: /bowls')],
      ['robots-crawl-delay', robots('User-agent: *\nCrawl-delay: 10')],
      ['robots-noindex-unsupported', robots('User-agent: *\nNoindex: /x')],
      ['robots-ai-crawlers', robots('User-agent: GPTBot\nDisallow: /')],
    ].map(([id, file]) => [id, file] as [string, ReturnType<typeof robots>]),
  )('%s fails for what it is there for', (id, file) => {
    if (id === 'robots-unknown-directive')
      expect(run({ robots: robots('User-agent: *\nDisalow: /x') }).outcomes[id]).toBe('passed');
    const wanted = id === 'robots-unknown-directive' ? robots('User-agent: *\nPlease: no') : file;
    expect(run({ robots: wanted }).outcomes[id]).toBe('failed');
    expect(run({ robots: robots('User-agent: *\nDisallow: /private\n') }).outcomes[id]).not.toBe('failed');
  });

  it.each([
    ['file', robots('User-agent: *\nDisallow: /bowls'), false],
    ['none', robots('', { status: 404 }), true],
    ['unavailable', robots('', { status: 500 }), false],
    ['unavailable', robots('', { status: 429 }), false],
    ['unknown', failure(`${ORIGIN}/robots.txt`, 'timeout'), null],
  ])('a robots.txt that is %s decides about the page as the standard has it', (state, file, any) => {
    const { content } = run({ robots: file });
    expect([content.robots.state, content.robots.pageAllowed.any]).toEqual([state, any]);
  });

  it('answers nothing it could not read', () => {
    const { outcomes: all } = run({
      robots: failure(`${ORIGIN}/robots.txt`, 'connect'),
      sitemaps: [{ ...failure(`${ORIGIN}/sitemap.xml`, 'connect'), source: 'default' }],
    });
    expect(all).toMatchObject({
      'robots-status': 'undecided',
      'robots-page-allowed': 'undecided',
      'sm-missing': 'undecided',
      'sm-not-well-formed': 'undecided',
      'llms-txt': 'undecided',
    });
  });

  it('sees a noindex that robots.txt hides', () => {
    const html = '<meta name=robots content="noindex, follow">';
    expect(run({ robots: robots('User-agent: *\nDisallow: /') }, html).outcomes['robots-noindex-conflict']).toBe(
      'failed',
    );
    expect(run({ robots: robots('') }, html).outcomes['robots-noindex-conflict']).toBe('passed');
    expect(run({ robots: robots('') }).outcomes['robots-noindex-conflict']).toBe('notApplicable');
  });

  it('looks for the page and its canonical address in all sitemaps together', () => {
    const other = map(urlset(`${ORIGIN}/other`));
    const own = map(urlset(`${ORIGIN}/canonical`), { source: 'robots', url: `${ORIGIN}/b.xml` });
    const html = '<link rel=canonical href=/canonical>';
    expect(run({ sitemaps: [other] }).outcomes['sm-page-not-in-sitemap']).toBe('failed');
    expect(run({ sitemaps: [other, own] }, html).outcomes['sm-page-not-in-sitemap']).toBe('passed');
    const index = map(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://pots.example.org/1.xml</loc></sitemap><sitemap><loc>https://pots.example.org/2.xml</loc></sitemap></sitemapindex>',
    );
    expect(run({ sitemaps: [index, other] }).outcomes['sm-page-not-in-sitemap']).toBe('undecided');
  });

  it('tells a missing sitemap from a broken one', () => {
    expect(run({ sitemaps: [map('<html></html>', { status: 404 })] }).outcomes).toMatchObject({
      'sm-missing': 'failed',
      'sm-not-a-sitemap': 'notApplicable',
    });
    expect(run({ sitemaps: [map('<!doctype html>', { contentType: 'text/html' })] }).outcomes).toMatchObject({
      'sm-missing': 'passed',
      'sm-not-a-sitemap': 'failed',
    });
  });

  it('reads llms.txt and security.txt, and not a page in their place', () => {
    const text = (name: string, body: string) => resource(`${ORIGIN}/${name}`, body);
    const { content, outcomes: all } = run({
      llmsTxt: text('llms.txt', '# Pots\n- [Bowls](/bowls)'),
      securityTxt: text('security.txt', 'Contact: mailto:a@example.org'),
    });
    expect(content.llmsTxt).toMatchObject({ title: 'Pots', links: 1 });
    expect(content.securityTxt).toMatchObject({ status: 200 });
    expect(all['llms-txt']).toBe('passed');
    const page = text('x', '<!doctype html><title>x</title>');
    expect(run({ llmsTxt: page, securityTxt: page }).content).toMatchObject({ llmsTxt: null, securityTxt: null });
  });
});
