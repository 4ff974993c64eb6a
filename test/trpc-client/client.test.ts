import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, type MetamerClient, refusalOf } from '../../src/trpc-client/client.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let client: MetamerClient;
let secret: string;
beforeAll(async () => {
  service = await startTestService();
  secret = (await service.issue()).secret;
  client = createClient({ baseUrl: service.url, apiKey: secret });
});
afterAll(() => service.stop());

describe('the typed client', () => {
  it('answers what REST answers', async () => {
    const typed = await client.color.contrast.query({ fg: '#336699', bg: [255, 255, 255] });
    const rest = await service.call('POST', '/v1/color/contrast', {
      key: secret,
      json: { fg: '#336699', bg: [255, 255, 255] },
    });
    expect(typed).toEqual(rest.body);
  });

  it('carries types from end to end', () => {
    expectTypeOf(client.color.contrast.query).parameter(0).toHaveProperty('fg');
    expectTypeOf(client.color.contrast.query).returns.resolves.toHaveProperty('contrast_ratio').toEqualTypeOf<number>();
    expectTypeOf(client.adminKeys.issue.mutate)
      .parameter(0)
      .toHaveProperty('tier')
      .toEqualTypeOf<'free' | 'pro' | 'enterprise' | undefined>();
    // @ts-expect-error an unknown field is refused by the compiler
    const wrong = () => client.color.contrast.query({ fg: '#000', bg: '#fff', nope: 1 });
    expectTypeOf(wrong).toBeFunction();
  });

  it('tells why a call was refused', async () => {
    const error = await client.color.contrast.query({ fg: 'no colour', bg: '#fff' }).catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toMatchObject({ code: 'INVALID_INPUT', status: 400, details: { field: 'fg' } });
    expect(refusalOf(error)?.message).toContain('"no colour" is not a colour');
    expect(refusalOf(error)?.requestId).toMatch(/^req_/);
  });

  it('is refused without a key, and as admin only with the admin key', async () => {
    const stranger = createClient({ baseUrl: service.url });
    expect(refusalOf(await stranger.usage.me.query({}).catch((thrown: unknown) => thrown))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(refusalOf(await client.adminKeys.list.query({}).catch((thrown: unknown) => thrown))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const admin = createClient({ baseUrl: service.url, adminKey: ADMIN_KEY });
    expect((await admin.adminKeys.list.query({})).keys.length).toBeGreaterThan(0);
  });

  it('charges every call of a batch, and no batch has more than 20', async () => {
    const before = (await client.usage.me.query({})).month.used;
    await Promise.all(Array.from({ length: 45 }, () => client.color.contrast.query({ fg: '#000', bg: '#fff' })));
    expect((await client.usage.me.query({})).month.used - before).toBe(45);
    const paths = Array(21).fill('color.contrast').join(',');
    const input = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [i, { fg: '#000', bg: '#fff' }]));
    const answer = await service.call('POST', `/v1/trpc/${paths}?batch=1`, { key: secret, json: input });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('A batch may contain 20 calls; this one has 21');
    // Encoded twice they are one name, which no operation has.
    const hidden = Array(21).fill('color.contrast').join('%252C');
    expect((await service.call('GET', `/v1/trpc/${hidden}?batch=1`, { key: secret })).status).toBe(404);
    expect((await client.usage.me.query({})).month.used - before).toBe(45);
  });

  it('follows the usage stream', async () => {
    const events: string[] = [];
    const seen = new Promise<void>((resolve, reject) => {
      const subscription = client.usage.stream.subscribe(
        {},
        {
          onData(message) {
            const { event } = ('data' in message && 'id' in message ? message.data : message) as { event: string };
            events.push(event);
            if (event === 'hello') void client.color.contrast.query({ fg: '#000', bg: '#fff' });
            if (event === 'usage') {
              subscription.unsubscribe();
              resolve();
            }
          },
          onError: reject,
        },
      );
    });
    await seen;
    expect(events[0]).toBe('hello');
  });
});
