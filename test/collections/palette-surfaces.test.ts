import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/trpc-client/client.ts';
import { closeEmbedded, run } from '../cli/host.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue('enterprise')).secret;
});
afterAll(async () => {
  await service.stop();
  await closeEmbedded();
});

const QUERY = {
  near: 'rebeccapurple',
  within: 12,
  mood: 'Mysterious',
  use: 'bank',
  max_scan: 200_000,
  limit: 3,
} as const;
const NONE = { near: 'rebeccapurple', within: 0.01, max_scan: 2000 } as const;

const overRest = async (query: object): Promise<Record<string, unknown>> => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await service.call('GET', `/v1/palette/library?${text}`, { key })).body;
};
const inGraphql = (query: object, members: string) =>
  service.call('POST', '/v1/graphql', {
    key,
    json: {
      query: `query ($near: String, $within: Float, $mood: String, $use: String, $scan: SafeInt, $limit: SafeInt) {
        paletteLibraryBrowse(near: $near, within: $within, mood: $mood, use: $use, maxScan: $scan, limit: $limit) { ${members} } }`,
      variables: { ...query, scan: (query as { max_scan: number }).max_scan },
    },
  });

describe('palettes by what they contain', () => {
  it('are the same over REST, tRPC, GraphQL, the command line and MCP', async () => {
    const answer = await overRest(QUERY);
    const palettes = answer.palettes as { id: string }[];
    const ids = palettes.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const client = createClient({ baseUrl: service.url, apiKey: key });
    expect(await client.paletteLibrary.browse.query(QUERY)).toEqual(answer);
    const { body } = await inGraphql(QUERY, 'palettes { id }');
    expect(body.data.paletteLibraryBrowse.palettes).toEqual(ids.map((id) => ({ id })));
    const filters = Object.entries(QUERY).map(([name, value]) => `${name}=${value}`);
    const printed = await run(['browse', 'palettes', '--json', ...filters]);
    expect(JSON.parse(printed.out)).toEqual(answer);
    const { max_scan: _, ...toolInput } = QUERY;
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_palettes', arguments: toolInput },
    };
    const tool = await service.call('POST', '/v1/mcp', {
      key,
      json: call,
      headers: { accept: 'application/json, text/event-stream' },
    });
    expect(tool.text).toContain(ids[0]);
  });

  it('have the nearest on each where there are none', async () => {
    const { nearest } = await overRest(NONE);
    expect(nearest).toMatchObject({ id: expect.stringMatching(/^pal_/), colors: expect.any(Array) });
    const { body } = await inGraphql(NONE, 'nearest { id index colors difference }');
    expect(body.data.paletteLibraryBrowse.nearest).toEqual(nearest);
    // The same colour, as a shell takes it.
    const { out } = await run(['browse', 'palettes', 'near=663399', 'within=0.01', 'max_scan=2000']);
    const { id, difference } = nearest as { id: string; difference: number };
    expect(out).toContain(`the nearest, ${id}, is ${difference} away`);
  });

  it('are exported, and refused there as well', async () => {
    const order = (filter: object) =>
      service.call('POST', '/v1/jobs/collection-export', { key, json: { collection: 'palettes', filter, limit: 3 } });
    const { near, within, mood, use } = QUERY;
    const { body, status } = await order({ near, within, mood, use });
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).toContain('job');
    expect((await order({ within: 3 })).body.error.details).toMatchObject({ field: 'filter.within' });
    expect((await order({ mood: 'calmm' })).body.error.details).toMatchObject({ field: 'filter.mood', near: ['calm'] });
  });
});
