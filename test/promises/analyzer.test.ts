import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promised } from './promised.ts';

const seen: string[] = [];
const PAGE = `<!doctype html><html lang="en"><head><title>Bowls and plates of stoneware</title>
<meta name="description" content="Bowls"><link rel="canonical" href="/page"><link rel="stylesheet" href="/s.css">
<style>p { color: #123456 }</style></head><body><main><h1>Bowls</h1><img alt="Bowl" src="/bowl.gif"><video src="/film.mp4"></video>
<audio src="/sound.mp3"></audio><script>document.body.append(new Image())</script></main></body></html>`;
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/page': ['text/html; charset=utf-8', PAGE],
  '/s.css': ['text/css', 'main { background: #b7410e }'],
  '/bowl.gif': ['image/gif', 'GIF89a\x02\0\x01\0'],
  '/film.mp4': ['video/mp4', 'film'.repeat(10)],
  '/sound.mp3': ['audio/mpeg', 'sound'.repeat(10)],
};
const server: Server = createServer((request, response) => {
  seen.push(request.url!);
  if (request.url === '/moved') {
    response.writeHead(301, { location: '/page' }).end();
    return;
  }
  const file = FILES[request.url!];
  response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1], 'latin1');
});
// The service is told before it starts which private address it may open: that of this server.
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const url = `http://${host}/page`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { answer, send, service } = promised({ FETCH_ALLOW_HOSTS: host });
const INSPECT = 'POST /v1/analyzer/inspect';
const RENDER = 'POST /v1/analyzer/render';
const FULL = ['structure', 'project', 'seo', 'security', 'sitemap', 'responsive'];
const PARTIAL = ['palette', 'media'];
const NONE = ['contrast', 'a11y', 'deep', 'performance', 'beforeafter', 'simulation'];
const inspect = async (more: object = {}) => (await answer(INSPECT, { url, ...more })).body;
const refusedInspect = async (input: Readonly<Record<string, unknown>>) => {
  const { status, body } = await send(INSPECT, input);
  return { status, code: body.error?.code, details: body.error?.details, message: body.error?.message };
};

// biome-ignore lint/suspicious/noExplicitAny: a report as a caller sees it
let report: any;
beforeAll(async () => {
  report = await inspect();
});

describe('GET /v1/analyzer/stages', () => {
  const list = async () => (await answer('GET /v1/analyzer/stages', {})).body;

  // promise 1.18.1, 1.19.1, 1.20.1, 1.21.1: A stage has an id for scopes, a name, what it checks, and the section that has its output
  it('has stages with id, name, task and section', async () => {
    const { stages, sections } = await list();
    for (const stage of stages) {
      expect(stage).toMatchObject({ id: expect.any(String), name: expect.any(String), does: expect.any(String) });
      if (stage.markup === 'none') continue;
      expect(sections.some(({ id }: { id: string }) => id === stage.section)).toBe(true);
      expect((await inspect({ scope: [stage.id] })).sections).toHaveProperty(stage.section);
    }
  });

  // promise 1.22.1, 1.31.4: A browser is needed for a complete answer of the two partial stages and the six that are rejected
  // promise 1.24.1, 1.25.1, 1.26.1: Only partial stages have a caveat, only rejected ones a reason and no endpoint
  it('says what needs a browser, and why', async () => {
    for (const { markup, needs_render, endpoint, caveat, why_unavailable } of (await list()).stages) {
      expect(needs_render).toBe(markup !== 'full');
      expect(endpoint).toBe(markup === 'none' ? null : '/v1/analyzer/inspect');
      expect(caveat).toEqual(markup === 'partial' ? expect.any(String) : null);
      expect(why_unavailable).toEqual(markup === 'none' ? expect.any(String) : null);
    }
  });

  // promise 1.23.1, 1.27.1, 1.28.1, 1.150.1: Fourteen stages: six answer completely from source, two in part, and six need a browser
  it('has six full, two partial and six other stages', async () => {
    const { stages, stage_ids } = await list();
    const idsOf = (markup: string) =>
      stages.filter((one: { markup: string }) => one.markup === markup).map(({ id }: { id: string }) => id);
    expect(idsOf('full').toSorted()).toEqual(FULL.toSorted());
    expect(idsOf('partial').toSorted()).toEqual(PARTIAL.toSorted());
    expect(idsOf('none').toSorted()).toEqual(NONE.toSorted());
    expect(stage_ids.toSorted()).toEqual([...FULL, ...PARTIAL, ...NONE].toSorted());
  });

  // promise 1.32.1, 1.60.2: The list has checks per credit, what is always on, ids, stages, sections with their keys, and notes
  it('is complete', async () => {
    const body = await list();
    expect(body).toMatchObject({ checks_per_token: expect.any(Number), always_on: ['structure'] });
    for (const note of body.notes) expect(note).toEqual(expect.any(String));
    for (const { id, label, panel, keys } of body.sections) {
      expect([typeof id, typeof label, typeof panel]).toEqual(['string', 'string', 'string']);
      if (id in report.sections) expect(Object.keys(report.sections[id])).toEqual(keys);
    }
  });

  // promise 1.60.1, 1.140.1, 1.16.1: The list costs 1 credit, an inspection 12 and a rendered report 10: API credits, no other balance
  it('has these prices', async () => {
    const costOf = async (operation: string, input: object) =>
      (await answer(operation, { ...input })).headers.get('x-credits-cost');
    expect(await costOf('GET /v1/analyzer/stages', {})).toBe('1');
    expect(await costOf(INSPECT, { url, scope: ['structure'] })).toBe('12');
    expect(await costOf(RENDER, { report })).toBe('10');
    const { month } = (await answer('GET /v1/usage/me', {})).body;
    await costOf(RENDER, { report });
    expect((await answer('GET /v1/usage/me', {})).body.month.used).toBe(month.used + 10);
  });

  // promise 1.60.4: Every stage but those that need a browser is accepted; what is always on is in every scope
  it('accepts full and partial stages', async () => {
    for (const stage of [...FULL, ...PARTIAL]) {
      const { scope } = await inspect({ scope: [stage] });
      expect(scope.effective).toEqual(expect.arrayContaining(['structure', stage]));
    }
  });
});

describe('the scope of an inspection', () => {
  // promise 1.64.1, 1.31.1, 1.33.1, 1.37.1, 1.67.1: Structure is added to every scope, and what was sent, holds and was added is listed
  it('has structure added, and says so', async () => {
    expect((await inspect({ scope: ['seo'] })).scope).toEqual({
      requested: ['seo'],
      effective: ['structure', 'seo'],
      added_by_dependency: ['structure'],
    });
  });

  // promise 1.64.2: Without a scope, every stage is run that source can answer
  it('is everything that source answers if it is omitted', () =>
    expect(report.scope.effective.toSorted()).toEqual([...FULL, ...PARTIAL].toSorted()));

  // promise 1.64.3, 1.132.1: An empty scope is EMPTY_SCOPE with 400
  it('may not be empty', async () =>
    expect(await refusedInspect({ url, scope: [] })).toMatchObject({ status: 400, code: 'EMPTY_SCOPE' }));

  // promise 1.13.2, 1.30.1, 1.68.1, 1.133.1: Stages that need a browser are RENDER_REQUIRED with 400, naming them, what is accepted, and the list
  it('may name no stage that needs a browser', async () => {
    for (const stage of NONE) {
      const refused = await refusedInspect({ url, scope: ['seo', stage] });
      expect(refused).toMatchObject({ status: 400, code: 'RENDER_REQUIRED', details: { needs_render: [stage] } });
      expect(refused.details.available.toSorted()).toEqual([...FULL, ...PARTIAL].toSorted());
      expect(refused.message).toContain('/v1/analyzer/stages');
    }
  });

  // promise 1.131.1, 1.68.1: An id that does not exist is UNKNOWN_STAGE with 400, with the fourteen that do
  it('may name no unknown stage', async () => {
    const { status, code, details } = await refusedInspect({ url, scope: ['no-such-stage'] });
    expect([status, code, details.stages.length]).toEqual([400, 'UNKNOWN_STAGE', 14]);
  });

  // promise 1.15.1, 1.70.1, 1.70.2: A stage outside the scope adds no section: a scope of seo has no security
  it('limits the sections', async () => {
    const { sections } = await inspect({ scope: ['seo'] });
    expect(Object.keys(sections)).toEqual(['core', 'seo']);
  });

  // promise 1.140.2: One stage costs as much as all
  it('does not change the price', async () => {
    const one = await answer(INSPECT, { url, scope: ['structure'] });
    const all = await answer(INSPECT, { url });
    expect(one.headers.get('x-credits-cost')).toBe(all.headers.get('x-credits-cost'));
  });
});

describe('POST /v1/analyzer/inspect', () => {
  // promise 1.63.1, 1.134.1: An absolute http or https URL is required; anything else is INVALID_INPUT with 400
  it('takes a URL', async () => {
    for (const wrong of [undefined, '', 'page', '/page', 'ftp://example.org/', 7])
      expect([wrong, await refusedInspect(wrong === undefined ? {} : { url: wrong })]).toEqual([
        wrong,
        expect.objectContaining({
          status: 400,
          code: 'INVALID_INPUT',
          details: expect.objectContaining({ field: 'url' }),
        }),
      ]);
  });

  // promise 1.63.1, 1.136.1, 1.143.1: Private and reserved addresses, and pages that cannot be read, are FETCH_FAILED with 502
  it('opens no private address', async () => {
    for (const address of [
      'http://127.0.0.1:1/',
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'http://[::1]/',
      'http://192.168.0.1/',
    ])
      expect([address, await refusedInspect({ url: address })]).toEqual([
        address,
        expect.objectContaining({ status: 502, code: 'FETCH_FAILED' }),
      ]);
  });

  // promise 1.65.1: Sections narrow the response alone; core is always among them, and price and stages stay
  it('takes sections', async () => {
    const { headers, body } = await answer(INSPECT, { url, sections: ['seo'] });
    expect([Object.keys(body.sections), body.scope, headers.get('x-credits-cost')]).toEqual([
      ['core', 'seo'],
      report.scope,
      '12',
    ]);
  });

  // promise 1.61.1, 1.13.1, 1.9.1: One page is read from its source: no other page is requested, and no script of it runs
  it('reads one page', async () => {
    seen.length = 0;
    await inspect({ scope: ['structure'] });
    expect(seen.filter((path) => !path.startsWith('/robots'))).toEqual(['/page']);
    expect(JSON.stringify(report.sections.media ?? report.sections)).not.toContain('blob:');
  });

  // promise 1.74.1: What a request is rejected for is decided before the page is requested
  it('rejects before it fetches', async () => {
    seen.length = 0;
    for (const more of [
      { scope: [] },
      { scope: ['x'] },
      { scope: ['deep'] },
      { sections: ['x'] },
      { no_such_field: 1 },
    ])
      expect((await send(INSPECT, { url, ...more })).status).toBe(400);
    await service().call('POST', '/v1/analyzer/inspect', { json: { url } });
    expect(seen).toEqual([]);
  });
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
    expect(seo.seoAudit).toHaveProperty('score');
    for (const { title } of seo.seoAudit.findings) expect(title).toEqual(expect.any(String));
    expect(seo.metadataAudit).toEqual(expect.any(Object));
    expect(palette.colorAudit).toEqual(expect.any(Object));
    for (const hex of ['#123456', '#b7410e']) expect(JSON.stringify(palette.colors)).toContain(hex);
  });

  // promise 1.31.3: Media are all images, videos and sounds of the markup with the size that their server reports
  it('has media with their size', () => {
    const text = JSON.stringify(report.sections.media);
    for (const file of ['/bowl.gif', '/film.mp4', '/sound.mp3']) expect(text).toContain(`${host}${file}`);
    for (const bytes of [10, 40, 50]) expect(text).toContain(`"bytes":${bytes}`);
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
