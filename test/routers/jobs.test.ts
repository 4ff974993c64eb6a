import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOR_SLUGS } from '../../src/accessibility/vision/conditions/index.ts';
import { decodePng } from '../../src/image/png/decode.ts';
import { JOB_TYPES } from '../../src/jobs/types/index.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const queue = async (type: string, json: unknown, headers = {}) =>
  service.call('POST', `/v1/jobs/${type}`, { key, json, headers });

const streamOf = (id: string, headers = {}): Promise<Response> =>
  fetch(`${service.url}/v1/jobs/id/${id}/stream`, { headers: { 'x-api-key': key, ...headers } });

/** The job when it has ended: that is when its stream closes. */
const ended = async (id: string) => {
  await (await streamOf(id)).text();
  return (await service.call('GET', `/v1/jobs/id/${id}`, { key })).body;
};

const used = async () => (await service.call('GET', '/v1/usage/me', { key })).body.month.used;

/** Reads a stream to its end; each event is also told as it comes. */
const follow = async (id: string, headers = {}, told: (event: EventSourceMessage) => void = () => {}) => {
  const response = await streamOf(id, headers);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const events: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (event) => {
      events.push(event);
      told(event);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }));
  return events;
};

/** What the example of each type comes to. */
const results = new Map<string, { items: Record<string, unknown>[]; item_count: number }>();
const resultOf = async (id: string) => {
  const { example } = JOB_TYPES.find((type) => type.id === id)!;
  return results.get(id) ?? (await ended((await queue(id, example)).body.id)).result;
};

describe.each(JOB_TYPES)('$id', ({ id, credits, example }) => {
  it('runs as its entry shows it, costs what it states, and gives the same result again', async () => {
    const before = await used();
    const answer = await queue(id, example);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-credits-cost')).toBe(String(credits));
    expect(answer.body).toMatchObject({ type: id, state: 'queued', credits, params: example, replayed: false });
    expect(answer.body.progress.done).toBe(0);
    const job = await ended(answer.body.id);
    expect(job).toMatchObject({ state: 'succeeded', params: example });
    expect(job.progress.total).toBe(answer.body.progress.total);
    expect(job.progress.total).toBeGreaterThan(0);
    expect(job.result.items).toHaveLength(job.result.item_count);
    expect(job.result.item_count).toBeGreaterThan(0);
    expect(await used()).toBe(before + credits);
    expect(await resultOf(id)).toEqual(job.result);
    results.set(id, job.result);
  });
});

describe('results', () => {
  it('palette-batch: what palette/generate answers for the same seed', async () => {
    const { body } = await queue('palette-batch', { count: 3, methods: ['triadic'], hue: 210, seed: 40 });
    const { items } = (await ended(body.id)).result;
    const json = { method: 'triadic', hue: 210, seed: 42 };
    const alone = await service.call('POST', '/v1/palette/generate', { key, json });
    const { index, ...last } = items[2];
    expect(index).toBe(2);
    expect(last).toEqual(alone.body);
  });

  it('contrast-matrix: what color/contrast answers for each pair', async () => {
    const colors = ['#0b3d91', '#ffffff', '#fc3d21', '#777'];
    const { body } = await queue('contrast-matrix', { colors });
    const { items, summary } = (await ended(body.id)).result;
    expect(summary).toMatchObject({ pairs: 6, listed: 6 });
    for (const { a, b, contrast_ratio, delta_e, aa_normal } of items) {
      const single = await service.call('POST', '/v1/color/contrast', { key, json: { fg: a, bg: b } });
      expect(single.body).toMatchObject({ contrast_ratio, delta_e: { value: delta_e }, wcag: { aa_normal } });
    }
  });

  it.each([
    ['contrast-corpus', '/v1/accessibility/corpus', 'records', 'index', { min_ratio: 12, polarity: 'BoW' }],
    ['palettes', '/v1/palette/library', 'palettes', 'id', { method: 'triadic', carries_body_text: true }],
    ['atlas', '/v1/color/atlas', 'colors', 'id', { min_contrast_on_white: 7, hue_from: 340, hue_to: 20 }],
    ['harmonies', '/v1/harmony/library', 'harmonies', 'id', { min_contrast: 3 }],
    ['gradients', '/v1/gradient/library', 'gradients', 'id', { type: 'radial', min_stops: 4 }],
    ['shades', '/v1/shade/library', 'scales', 'id', { carries_body_text: true, monotonic: true }],
  ])(
    'collection-export: %s as its browse endpoint has it, and where to go on',
    async (collection, path, list, id, filter) => {
      const { body } = await queue('collection-export', { collection, filter, limit: 30, full: true });
      const { items, summary } = (await ended(body.id)).result;
      const search = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
      const page = await service.call('GET', `${path}?${search}&limit=30&full=true`, { key });
      const ids = (records: Record<string, unknown>[]) => records.map((record) => record[id]);
      expect(items).toHaveLength(30);
      expect(ids(items)).toEqual(ids(page.body[list]));
      expect(Object.keys(page.body[list][0])).toEqual(expect.arrayContaining(Object.keys(items[0])));
      expect(summary).toMatchObject({ exported: 30, next: page.body.next_cursor ?? page.body.next_offset });
    },
  );

  it('collection-export: a whole collection ends with next null', async () => {
    const { body } = await queue('collection-export', { collection: 'atlas', limit: 100_000 });
    const job = await ended(body.id);
    expect(job.result).toMatchObject({ item_count: 8192, items: null, summary: { exported: 8192, next: null } });
    const csv = await service.call('GET', `/v1/jobs/id/${body.id}`, { key, headers: { accept: 'text/csv' } });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="${body.id}.csv"`);
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(8193);
    const headers = { accept: 'application/x-ndjson' };
    const lines = await service.call('GET', `/v1/jobs/id/${body.id}`, { key, headers });
    expect(JSON.parse(lines.text.split('\n')[4321]!)).toMatchObject({ id: 4321 });
  });

  it('personalize-deep: one stage is the search of the endpoint, and more of them find no worse', async () => {
    const brief = { colors: ['#1f4e79'], styles: ['coastal'], keep: 3, seed: 5 };
    const one = await queue('personalize-deep', { ...brief, depth: 200 });
    const single = await service.call('POST', '/v1/personalize/palettes', { key, json: { ...brief, depth: 200 } });
    expect((await ended(one.body.id)).result.items).toEqual(single.body.palettes);
    const { body } = await queue('personalize-deep', { ...brief, depth: 2600 });
    const { items, summary } = (await ended(body.id)).result;
    expect(summary).toMatchObject({ stages: 2, kept: 3 });
    const totals = items.map((item: { total: number }) => item.total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(items.map((item: { rank: number }) => item.rank)).toEqual([1, 2, 3]);
    expect(new Set(items.map((item: { signature: string }) => item.signature)).size).toBe(3);
  });

  it('system-batch: what personalize/system answers for each brief', async () => {
    const { example } = JOB_TYPES.find(({ id }) => id === 'system-batch')!;
    const briefs = example.briefs as Record<string, unknown>[];
    const { items } = await resultOf('system-batch');
    for (const [index, brief] of briefs.entries()) {
      const { name, ...json } = brief;
      const single = await service.call('POST', '/v1/personalize/system', { key, json: { seed: 1, ...json } });
      expect(items[index]).toEqual({ index, name, ...single.body });
    }
  });

  it('vision-images: pictures of the same size', async () => {
    const { example } = JOB_TYPES.find(({ id }) => id === 'vision-images')!;
    const { body } = await queue('vision-images', { images: example.images });
    const { items } = (await ended(body.id)).result;
    expect(items).toHaveLength(COLOR_SLUGS.length);
    for (const { png, width, height } of items) expect(decodePng(png)).toMatchObject({ width, height });
  });
});

describe('refusals', () => {
  it.each([
    ['palette-batch', { count: 0 }, 'count'],
    ['palette-batch', { count: 3, colour: 1 }, 'colour'],
    ['palette-batch', {}, 'count'],
    ['contrast-matrix', { colors: ['#000', 'no colour'] }, 'colors[1]'],
    ['vision-images', { images: ['R0lGODlh'.repeat(10)] }, 'images[0]'],
    ['vision-images', { images: ['x'], conditions: ['protanopla'] }, 'conditions'],
    ['collection-export', { collection: 'atlas', filter: { min_ratio: 3 } }, 'filter.min_ratio'],
    ['collection-export', { collection: 'library' }, 'collection'],
    ['no-such-type', {}, 'type'],
  ])('%s %j names %s and costs nothing', async (type, json, field) => {
    const before = await used();
    const answer = await queue(type, json);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
    expect(answer.body.error.message).toContain(field);
    expect(await used()).toBe(before);
  });

  it('a job that the quota does not cover is refused and never runs', async () => {
    const poor = await startTestService({ TIERS: '{"free":{"credits_per_month":45}}' });
    try {
      const { secret } = await poor.issue('free');
      const post = () => poor.call('POST', '/v1/jobs/palette-batch', { key: secret, json: { count: 1 } });
      const answers = await Promise.all([post(), post(), post(), post()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
      expect(answers.find(({ status }) => status === 429)?.body.error.code).toBe('QUOTA_EXCEEDED');
      const account = poor.services.ledger.remembers(secret)!;
      const states = async () => (await poor.services.jobs.list(account, 10)).map(({ state }) => state);
      await expect.poll(states).toEqual(['succeeded', 'succeeded']);
      const me = await poor.call('GET', '/v1/usage/me', { key: secret });
      expect(me.body.month).toMatchObject({ used: 40, remaining: 5 });
    } finally {
      await poor.stop();
    }
  });
});

describe('an idempotency key', () => {
  it('makes a repeated request free, and answers the same job', async () => {
    const headers = { 'idempotency-key': 'once-only' };
    const first = await queue('palette-batch', { count: 1 }, headers);
    const second = await queue('palette-batch', { count: 1 }, headers);
    expect(second.headers.get('x-credits-cost')).toBe('0');
    expect(second.body).toMatchObject({ id: first.body.id, replayed: true });
    expect((await queue('palette-batch', { count: 2 }, headers)).status).toBe(400);
  });
});

describe('the stream', () => {
  // promise 1.97.1, 1.118.1: A job can be followed to its end as a stream of events
  it('tells a job from snapshot to end, and closes', async () => {
    const { body } = await queue('palette-batch', { count: 5, scores: true });
    const events = await follow(body.id);
    expect(events[0]?.event).toBe('state');
    expect(events.at(-1)?.event).toBe('succeeded');
    const revisions = events.map((event) => Number(event.id));
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    const last = JSON.parse(events.at(-1)!.data);
    expect(last).toMatchObject({ id: body.id, state: 'succeeded', progress: { done: 5, total: 5 } });
    const again = await follow(body.id);
    expect(again.map((event) => event.event)).toEqual(['state', 'succeeded']);
    const resumed = await follow(body.id, { 'last-event-id': events.at(-1)!.id! });
    expect(resumed.map((event) => event.event)).toEqual(['succeeded']);
  });

  it('tells the progress of a long job, and its end where it is cancelled', async () => {
    const { body } = await queue('palette-batch', { count: 10_000, scores: true });
    const account = service.services.ledger.remembers(key)!;
    const events = await follow(body.id, {}, ({ event }) => {
      if (event === 'progress') void service.services.jobs.cancel(account, body.id);
    });
    const { progress } = JSON.parse(events.find(({ event }) => event === 'progress')!.data);
    expect(progress.done).toBeGreaterThan(0);
    expect(progress.done).toBeLessThan(progress.total);
    expect(events.at(-1)?.event).toBe('cancelled');
  });

  it('is refused for a job that is not there', async () => {
    const answer = await service.call('GET', '/v1/jobs/id/job_none/stream', { key });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('ends when the key is revoked', async () => {
    const { id, secret } = await service.issue();
    const { body } = await service.call('POST', '/v1/jobs/palette-batch', {
      key: secret,
      json: { count: 10_000, scores: true },
    });
    const response = await fetch(`${service.url}/v1/jobs/id/${body.id}/stream`, { headers: { 'x-api-key': secret } });
    const text = response.text();
    await service.call('DELETE', `/v1/admin/keys/${id}`, { headers: { 'x-admin-key': 'admin-key-for-the-tests' } });
    expect(await text).not.toContain('event: succeeded');
  });
});
