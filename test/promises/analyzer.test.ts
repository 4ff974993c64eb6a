import { beforeAll, describe, expect, it } from 'vitest';
import { promised } from './promised.ts';
import { FULL, INSPECT, NONE, PARTIAL, RENDER, startSite } from './site.ts';

const { host, seen, url } = await startSite();
const { answer, send, service } = promised({ FETCH_ALLOW_HOSTS: host });
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
        expect.objectContaining({
          status: 502,
          code: 'FETCH_FAILED',
          details: expect.objectContaining({ reason: 'private-address' }),
        }),
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
    // The script would add an image.
    const { body } = await answer(INSPECT, { url, scope: ['structure', 'media', 'palette'] });
    expect(JSON.stringify(body)).toContain('bowl.gif');
    expect(JSON.stringify(body)).not.toContain('by-script.gif');
    expect(seen).not.toContain('/by-script.gif');
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
