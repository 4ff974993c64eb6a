// The longest that the event loop is held, in processor time: by what a process does after its start, and by a request of each operation, its
// first call in a fresh process, which loads what it needs, its second, and the dearest inputs that the table `prices` begins with.
import { fileURLToPath } from 'node:url';
import { firstSeconds, SETTLE_MS } from './loop/first-seconds.mjs';
import { largePage, starts } from './prices/starts.mjs';
import { ADMIN_KEY, servePage, startService, UNLIMITED } from './processes.mjs';
import { restRequest } from './requests.mjs';

const LIMIT = 50;
/** Rows below are one. */
const SHOWN = 15;

const HEARTBEAT = fileURLToPath(new URL('./loop/heartbeat.mjs', import.meta.url));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls beside the operations of REST. */
const others = (base, key) => {
  const post = (path, body) => [
    `${base}${path}`,
    {
      method: 'POST',
      headers: {
        'x-api-key': key,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(body),
    },
  ];
  const tool = (method, params) => post('/v1/mcp', { jsonrpc: '2.0', id: 1, method, params });
  const get = (path) => [`${base}${path}`, { headers: { 'x-api-key': key } }];
  return {
    'GraphQL, a contrast': post('/v1/graphql', { query: '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }' }),
    'GraphQL, introspection': post('/v1/graphql', {
      query: '{ __schema { types { name fields { name args { name } type { name ofType { name } } } } } }',
    }),
    'MCP, the list of tools': tool('tools/list', {}),
    'MCP, a contrast': tool('tools/call', { name: 'check_contrast', arguments: { fg: '#000', bg: '#fff' } }),
    'tRPC, a contrast': post('/v1/trpc/color.contrast', { fg: '#000', bg: '#fff' }),
    '/v1/openapi.json?version=3.1': get('/v1/openapi.json?version=3.1'),
    '/v1/docs/': get('/v1/docs/'),
    '/llms.txt': get('/llms.txt'),
    '/': get('/'),
  };
};

/** A report with as much as `render` accepts, nearly. */
const largeReport = (report) => {
  const fill = Array.from({ length: 60_000 }, (_, i) => ({ id: `x-${i}`, text: 'x'.repeat(180) }));
  return { ...report, sections: { ...report.sections, other: { fill } } };
};

export const run = async (report) => {
  const { starting, settled } = await firstSeconds({ NODE_OPTIONS: `--import=${HEARTBEAT}` });
  report('the first 30 s after a start, beside 50 contrasts per second', starting, 'ms of the event loop', {
    limit: LIMIT,
  });
  report('  the same requests, 10 s later', settled, 'ms of the event loop');

  const page = await servePage(largePage());
  const service = await startService({
    TIERS: UNLIMITED,
    FETCH_ALLOW_HOSTS: page.host,
    NODE_OPTIONS: `--import=${HEARTBEAT}`,
  });
  try {
    const held = async () => (await service.ask('held')).held;
    await sleep(SETTLE_MS);
    await held();
    const [key] = await service.issueKeys(1);
    const { endpoints } = await (await fetch(`${service.base}/v1/catalog`)).json();
    await held();

    const found = [];
    const measure = async (label, note, request) => {
      const abort = new AbortController();
      const response = await fetch(request[0], { ...request[1], signal: abort.signal });
      if ((response.headers.get('content-type') ?? '').startsWith('text/event-stream')) abort.abort();
      else await response.arrayBuffer();
      found.push({ label, note: `${note}: ${response.status}`, ms: await held() });
    };
    const large = starts();
    large['POST /v1/analyzer/inspect'] = [{ url: `http://${page.host}/` }];
    const rendered = endpoints.find(({ path }) => path === '/v1/analyzer/render').example.input;
    large['POST /v1/analyzer/render'] = [
      { ...rendered, report: largeReport(rendered.report) },
      { ...rendered, report: largeReport(rendered.report), format: 'pdf' },
    ];
    for (const [label, request] of Object.entries(others(service.base, key)))
      for (const note of ['first call', 'second call']) await measure(label, note, request);
    for (const operation of endpoints) {
      const name = `${operation.method} ${operation.path}`;
      const credential = operation.access === 'admin' ? ADMIN_KEY : key;
      const [url, init] = restRequest(service.base, credential, operation, operation.example.input);
      if (operation.access === 'admin') init.headers = { ...init.headers, 'x-admin-key': ADMIN_KEY, 'x-api-key': key };
      for (const note of ['first call', 'second call']) await measure(name, note, [url, init]);
      for (const [i, input] of (large[name] ?? []).entries())
        await measure(name, `large input ${i + 1}`, restRequest(service.base, key, operation, input));
    }
    const longest = new Map();
    for (const one of found) if (one.ms > (longest.get(one.label)?.ms ?? -1)) longest.set(one.label, one);
    const sorted = [...longest.values()].sort((a, b) => b.ms - a.ms);
    for (const { label, ms, note } of sorted.filter(({ ms: most }) => most >= SHOWN))
      report(label, ms, 'ms of the event loop', { limit: LIMIT, note });
    const rest = sorted.find(({ ms }) => ms < SHOWN);
    if (rest) report('each of the others', rest.ms, 'ms of the event loop', { limit: LIMIT, note: rest.label });
  } finally {
    await service.stop();
    page.close();
  }
};
export const settings = { rounds: 1 };
