import { beforeAll, describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { FULL, INSPECT, RENDER, startSite } from './site.ts';

const { host, seen, url } = await startSite();
const { answer, key, send, service } = promised({ FETCH_ALLOW_HOSTS: host });
const inspect = async (more: object = {}) => (await answer(INSPECT, { url, ...more })).body;
// biome-ignore lint/suspicious/noExplicitAny: a report as a caller sees it
let report: any;
beforeAll(async () => {
  report = await inspect();
});

describe('a report', () => {
  // promise 1.34.1, 1.35.1: It has the URL that was requested, and the address of the page that was read
  it('names both addresses', async () => {
    const { body } = await answer(INSPECT, { url: `http://${host}/moved`, scope: ['structure'] });
    expect([body.url, body.final_url]).toEqual([`http://${host}/moved`, url]);
  });

  // promise 1.36.1, 1.148.1: It has the version of its format, 3.0
  it('has a version', () => expect(report.audit_version).toBe('3.0'));

  // promise 1.38.1, 1.14.1, 1.69.1: There is never a total score; categories are either measured, with a number, or listed as not measured
  // promise 1.39.1, 1.40.1, 1.41.1: The coverage counts what was measured, of how many, and names the rest
  it('has no total score', async () => {
    for (const one of [report, await inspect({ scope: ['seo'] }), await inspect({ scope: ['palette'] })]) {
      const measured = Object.keys(one.category_scores);
      expect(one.score).toBe(null);
      for (const score of Object.values(one.category_scores)) expect(score).toEqual(expect.any(Number));
      expect(one.unscored_categories.filter((id: string) => measured.includes(id))).toEqual([]);
      expect(one.scoreCoverage).toEqual({
        measured: measured.length,
        of: measured.length + one.unscored_categories.length,
        unmeasured: one.unscored_categories,
      });
    }
  });

  // promise 1.42.1: Its timing says how long it took, how long fetching took, and how it was fetched
  it('has timings', () =>
    expect(report.timing).toMatchObject({
      wallMs: expect.any(Number),
      fetchMs: expect.any(Number),
      fetchVia: expect.any(String),
    }));

  // promise 1.43.1, 1.72.1: Each section that is returned has an entry in the index, with its keys, findings and bytes
  // promise 1.44.1, 1.66.1: Sections are returned by their ids
  it('has an index of its sections', () => {
    expect(report.section_index.map(({ id }: { id: string }) => id)).toEqual(Object.keys(report.sections));
    for (const { id, label, panel, keys, n, bytes } of report.section_index) {
      expect([typeof label, typeof panel, typeof n]).toEqual(['string', 'string', 'number']);
      expect(keys).toBe(Object.keys(report.sections[id]).length);
      expect(bytes).toBe(Buffer.byteLength(JSON.stringify(report.sections[id])));
    }
  });

  // promise 1.29.1, 1.45.1, 1.71.1: A partial stage that ran has an entry with its reason, and without one there is none
  it('says what is incomplete', async () => {
    const stagesOf = (one: { incomplete: { stage: string; reason: string }[] }) =>
      one.incomplete.map(({ stage }) => stage);
    expect(stagesOf(report).toSorted()).toEqual(['media', 'palette']);
    for (const { reason } of report.incomplete) expect(reason).toEqual(expect.any(String));
    expect(stagesOf(await inspect({ scope: ['media'] }))).toEqual(['media']);
    expect((await inspect({ scope: FULL })).incomplete).toEqual([]);
  });

  // promise 1.46.1: Thirteen categories; accessibility of markup counts headings, alternatives, labels, landmarks and language
  // promise 1.46.2: The categories of the rule engine are never measured
  it('has thirteen categories', async () => {
    const named = [
      ...['metadata', 'seo', 'a11y', 'accessibility', 'a11yPlus', 'contrast', 'performance'],
      ...['reliability', 'security', 'media', 'visual', 'deep', 'responsive'],
    ];
    expect([...Object.keys(report.category_scores), ...report.unscored_categories].toSorted()).toEqual(
      named.toSorted(),
    );
    expect(Object.keys(report.category_scores)).toEqual(expect.arrayContaining(['metadata', 'seo', 'a11y']));
    const a11yOf = async (html: string) => {
      const { body } = await service().call(
        'GET',
        `/v1/trpc/analyzer.inspectSource?input=${encodeURIComponent(JSON.stringify({ html, scope: ['structure'] }))}`,
        { key: key() },
      );
      return body.result.data.category_scores.a11y;
    };
    const sound =
      '<!doctype html><html lang="en"><title>Bowls</title><main><h1>Bowls</h1><h2>All</h2><img src="/a.png" alt="Bowl"><label>Name <input></label></main></html>';
    const best = await a11yOf(sound);
    for (const [right, wrong] of [
      ['<h2>All</h2>', '<h4>All</h4>'],
      [' alt="Bowl"', ''],
      ['<label>Name <input></label>', '<input>'],
      ['main>', 'div>'],
      [' lang="en"', ''],
    ] as const)
      expect([wrong || right, (await a11yOf(sound.replaceAll(right, wrong))) < best]).toEqual([wrong || right, true]);
    for (const one of [report, await inspect({ scope: ['structure'] })])
      expect(one.unscored_categories).toEqual(expect.arrayContaining(['accessibility', 'a11yPlus']));
  });

  // promise 1.47.1: The core has the address, meta data with title and canonical address, and facts about the site
  // promise 1.47.2: The section seo has an audit with a score and titled findings, and one of meta data
  // promise 1.47.3, 1.31.2: The section palette has the colours that style sheets declare, by their use, and an audit of them
  it('has these keys in core, seo and palette', () => {
    const { core, seo, palette } = report.sections;
    expect(core).toMatchObject({
      url: expect.any(String),
      meta: { title: 'Bowls and plates of stoneware', canonical: expect.any(String) },
      siteInfo: expect.any(Object),
    });
    expect(seo.seoAudit.score).toEqual(expect.any(Number));
    expect(seo.seoAudit.findings.length).toBeGreaterThan(0);
    for (const { title } of seo.seoAudit.findings) expect(title).toMatch(/\w/);
    for (const audit of [seo.metadataAudit, palette.colorAudit]) expect(Object.keys(audit)).not.toEqual([]);
    for (const hex of ['#123456', '#b7410e']) expect(JSON.stringify(palette.colors)).toContain(hex);
  });

  // promise 1.31.3: Media are all images, videos and sounds of the markup with the size that their server reports
  it('has media with their size', () => {
    const text = JSON.stringify(report.sections.media);
    for (const file of ['/bowl.gif', '/film.mp4', '/sound.mp3']) expect(text).toContain(`${host}${file}`);
    const { images, videos, audios, totals } = report.sections.media;
    const sizes = (files: readonly { url: string; bytes: number }[]) => files.map(({ url: at, bytes }) => [at, bytes]);
    // What a script would add is no markup.
    expect(sizes(images)).toEqual([[`http://${host}/bowl.gif`, 10]]);
    expect(sizes(videos)).toEqual([[`http://${host}/film.mp4`, 40]]);
    expect(sizes(audios)).toEqual([[`http://${host}/sound.mp3`, 50]]);
    expect(totals).toMatchObject({ files: 3, bytes: 100 });
  });

  // promise 1.47.4: Three keys that a browser would be needed for are in no report
  it('has nothing that needs a browser', () =>
    expect(JSON.stringify(report)).not.toMatch(/"(?:contrastPairs|a11yAudit|deepAnalysis)"/));
});

describe('POST /v1/analyzer/render', () => {
  // promise 1.75.1, 1.75.2: A report of any age is rendered, and no page is fetched
  it('fetches nothing', async () => {
    seen.length = 0;
    for (const stored of [
      report,
      { ...report, audit_version: '1.0' },
      { url, seoAudit: { findings: [{ title: 'Old' }] } },
    ])
      await answer(RENDER, { report: stored });
    expect(seen).toEqual([]);
  });

  // promise 1.76.1: A report is required, as it was returned or with its sections merged; HTML unless PDF is requested
  it('takes a report as returned or merged, and a format', async () => {
    expect((await send(RENDER, {})).body.error.details.field).toBe('report');
    const merged = { ...report, ...Object.assign({}, ...Object.values(report.sections)), sections: undefined };
    for (const stored of [report, merged]) {
      const { headers, text } = await answer(RENDER, { report: stored });
      expect([headers.get('content-type')?.split(';')[0], text.includes('Bowls and plates of stoneware')]).toEqual([
        'text/html',
        true,
      ]);
      expect((await answer(RENDER, { report: stored, format: 'html' })).headers.get('content-type')).toMatch(
        /^text\/html/,
      );
      expect((await answer(RENDER, { report: stored, format: 'pdf' })).headers.get('content-type')).toBe(
        'application/pdf',
      );
    }
  });

  // promise 1.77.1: The HTML document contains all that it needs
  it('is self-contained as HTML', async () => {
    const { text } = await answer(RENDER, { report });
    expect(text).not.toMatch(
      /<(?:link|iframe|object)\b|<(?:img|script)\b[^>]*\bsrc="(?!data:)|@import|url\((?!["']?data:)/,
    );
  });

  // promise 1.77.3, 1.135.1: Any other format, Markdown among them, is UNKNOWN_FORMAT with 400
  it('has no other format', async () => {
    for (const format of ['markdown', 'md', 'docx']) {
      const { status, body } = await send(RENDER, { report, format });
      expect([format, status, body.error.code]).toEqual([format, 400, 'UNKNOWN_FORMAT']);
    }
  });

  // promise 1.77.4, 1.137.1: A report that no document can be built from is RENDER_FAILED with 500
  it('fails where there is nothing to build from', async () => {
    const { status, body } = await send(RENDER, { report: {} });
    expect([status, body.error.code]).toEqual([500, 'RENDER_FAILED']);
  });
});

// promise 1.78.1, 1.119.1: There is no job, event or endpoint for analysis beyond the three of the analyzer
it('has no crawl, no job and no events', async () => {
  const { endpoints } = (await answer('GET /v1', {})).body;
  expect(endpoints.filter((one: string) => one.includes('/analyzer')).toSorted()).toEqual(
    ['GET /v1/analyzer/stages', INSPECT, RENDER].toSorted(),
  );
  const { jobs } = (await answer('GET /v1/jobs', {})).body;
  expect(jobs.filter(({ type }: { type: string }) => /audit|inspect|crawl|page/.test(type))).toEqual([]);
  const { events } = (await answer('GET /v1/webhooks/events', {})).body;
  expect(events.filter(({ name }: { name: string }) => /audit|inspect|analy/.test(name))).toEqual([]);
});
