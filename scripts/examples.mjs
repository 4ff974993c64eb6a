// Runs the example of every operation and writes what was answered, with what each refuses, into src/api/openapi/examples.json.
// Secrets, ids and times are made stable, long lists and texts cut. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { appRouter } from '../dist/routers/index.js';
import { inputSchemaOf } from '../dist/src/api/json-schema.js';
import { foldedName } from '../dist/src/api/openapi/simplify-schema.js';
import { hasPath, operationsOf } from '../dist/src/api/operations.js';
import { startServiceHere } from './built-service.mjs';

const FILE = new URL('../src/api/openapi/examples.json', import.meta.url);

/** The page that is audited: nothing leaves this machine. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Example Domain</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>Example Domain</h1><p>For examples in documents. <a href="/more">More</a></p></body></html>`;

const listen = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const site = createServer((request, response) => {
  const known = request.url === '/';
  response.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(known ? PAGE : '');
});
await listen(site);
const host = `127.0.0.1:${site.address().port}`;

const { service, adminKey, stop } = await startServiceHere({ FETCH_ALLOW_HOSTS: host });

const operations = operationsOf(appRouter).filter(hasPath);

const call = async ({ endpoint, route }, input, key) => {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const isPost = route.method === 'POST';
  const query = new URLSearchParams(
    Object.entries(rest).filter(([name]) => !isPost || endpoint.query?.includes(name)),
  ).toString();
  for (const name of endpoint.query ?? []) delete rest[name];
  const response = await fetch(`${service.url}${path}${query ? `?${query}` : ''}`, {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(endpoint.access === 'admin' ? { 'x-admin-key': adminKey } : {}),
      ...(endpoint.access === 'key' ? { 'x-api-key': key } : {}),
      ...(isPost ? { 'content-type': 'application/json' } : {}),
    },
    body: isPost ? JSON.stringify(rest) : undefined,
  });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  if (type.startsWith('application/json')) return { status: response.status, body: JSON.parse(text) };
  // Counters count; what they are called stays. Of a picture the first bytes are shown: its signature and its size.
  if (type.startsWith('text/plain')) return { status: response.status, body: text.replace(/^[^#].*\n/gm, '') };
  if (type.startsWith('text/')) return { status: response.status, body: text };
  return { status: response.status, body: `${bytes.subarray(0, 33).toString('base64')}…` };
};

/** The first data of each event of a stream, by event; until it ends, or until `enough` are there. */
const streamed = async ({ route }, { id }, key, enough, onOpen = async () => {}) => {
  const response = await fetch(`${service.url}${route.path.replace('{id}', id)}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(10_000),
  });
  const data = {};
  let text = '';
  let told = false;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const messages = (text + chunk).split('\n\n');
    text = messages.pop();
    for (const message of messages) {
      const event = /^event: (.*)$/m.exec(message)?.[1];
      const value = /^data: (.*)$/m.exec(message)?.[1];
      if (event !== undefined && value !== undefined) data[event] ??= JSON.parse(value);
    }
    if (!told) await onOpen();
    told = true;
    if (enough.every((event) => event in data)) break;
  }
  return Object.fromEntries(enough.map((event) => [event, data[event]]));
};

const named = (name) => operations.find((operation) => operation.name === name);
const issueKey = async (label) => (await call(named('adminKeys.issue'), { tier: 'pro', label })).body;

/** Examples that name something which has to be made first. */
const PREPARED = {
  'adminKeys.get': async () => ({ id: (await issueKey('Acme design tool')).id }),
  'adminKeys.revoke': async () => ({ id: (await issueKey('Acme design tool')).id }),
  'webhooks.get': async (key) => ({ id: (await call(named('webhooks.subscribe'), SUBSCRIPTION, key)).body.id }),
  'webhooks.remove': async (key) => ({ id: (await call(named('webhooks.subscribe'), SUBSCRIPTION, key)).body.id }),
  'webhooks.list': async (key) => {
    await call(named('webhooks.subscribe'), SUBSCRIPTION, key);
    return {};
  },
  'jobs.get': finishedJob,
  'jobs.stream': finishedJob,
  'analyzer.inspect': async () => ({ url: `http://${host}/` }),
  'gradient.export': async () => ({ envelope: 'json' }),
  'harmony.export': async () => ({ envelope: 'json' }),
  'shade.export': async () => ({ envelope: 'json' }),
  'usage.history': callsFirst,
  'usage.me': callsFirst,
  'usage.live': callsFirst,
};
const SUBSCRIPTION = named('webhooks.subscribe').endpoint.example;

async function finishedJob(key) {
  const { id } = (await call(named('jobs.queue'), named('jobs.queue').endpoint.example, key)).body;
  for (;;) {
    const { state } = (await call(named('jobs.get'), { id }, key)).body;
    if (state === 'succeeded') return { id };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the streams are seen to send, each as its first data, and what makes them send it. */
const STREAMS = {
  'jobs.stream': { events: ['succeeded'] },
  'usage.stream': { events: ['hello', 'usage'], onOpen: (key) => callsFirst(key) },
};

/** Calls that there is something to tell of. */
async function callsFirst(key) {
  for (const name of ['color.contrast', 'palette.generate']) await call(named(name), named(name).endpoint.example, key);
  return {};
}

const STABLE_TIMES = { resets_at: '2026-02-01T00:00:00.000Z', expires_at: '2026-01-08T12:00:00.000Z' };
const AT = '2026-01-01T12:00:00.000Z';
const STABLE = {
  request_id: 'req_1a2b3c4d5e',
  secret: (value) =>
    value.startsWith('whsec_') ? `whsec_${'A'.repeat(43)}=` : `${value.slice(0, 9)}0123456789example`,
  // The beginning of a key; elsewhere a position in a text.
  start: (value) => (typeof value === 'string' ? `${value.slice(0, 9)}0123` : value),
  last4: () => 'mple',
  last_used_at: () => AT,
  seq: () => 42,
  cursor: () => 42,
  wallMs: () => 184,
  fetchMs: () => 61,
  queue_ms: () => 0,
  firstByteMs: () => 58,
  totalMs: () => 61,
  // Times have more or fewer digits.
  bytes: (value) => Math.round(value / 1000) * 1000,
  date: () => '2026-01-01',
};
const isTime = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
const ID = /\b(job|wh|evt|dlv)_[0-9a-f]{24,}\b/g;
const MOST_TEXT = 240;
/** The beginning of a page says that it is one. */
const MOST_OF_PAGE = 31;
/** Fields whose text is a file, of which the beginning says enough. */
const FILES = new Set([
  'content',
  'css',
  'css_p3',
  'opposite_css',
  'svg',
  'description',
  'formula',
  'help',
  'note',
  'use',
  'when',
]);
const MOST_OF_FILE = 100;
/** How much of a list is shown: of one within another less. */
const most = (list, isInner) => {
  const ofObjects = typeof list[0] === 'object' && list[0] !== null;
  if (isInner) return ofObjects ? 1 : 3;
  return ofObjects ? 2 : 6;
};

/** Answers of which only the beginning is shown: the document itself, and what readers of it take for schemas of theirs. */
const BEGINNINGS = {
  'discovery.openapi': ({ openapi, info: { title, version } }) => ({ openapi, info: { title, version } }),
  'discovery.catalog': ({ version, endpoints }) => ({
    version,
    endpoints: endpoints.filter(({ parameters }) => parameters.every((one) => !('default' in one))).slice(0, 2),
  }),
  'jobs.types': () => ({ jobs: [] }),
};

/** Answers so large that of each list one item is shown. */
const LARGE = new Set(['analyzer.inspect', 'personalize.system', 'personalize.vocabulary', 'tokens.generate']);

/** Whether the answer is about keys: their ids are drawn too, and look like any word. */
let keysInSight = false;

/** The members of a value without their former names, which schemas do not list beside the present ones: `queueMs`, `queue_ms`. */
const presentMembers = (value) => {
  const isPresent = (name) => name.includes('_');
  const present = new Set(Object.keys(value).filter(isPresent).map(foldedName));
  return Object.entries(value).filter(([name]) => isPresent(name) || !present.has(foldedName(name)));
};

/** A value as it is shown: the same however often it is computed, and no longer than a reader wants. */
const shown = (value, name = '', isInner = false) => {
  if (value === null) return null;
  if (Array.isArray(value)) return value.slice(0, most(value, isInner)).map((item) => shown(item, name, true));
  if (typeof value === 'object') {
    const entries = presentMembers(value).map(([member, inner]) => [
      member,
      name === 'latency_ms' ? 1.25 : shown(inner, member, isInner),
    ]);
    return Object.fromEntries(entries);
  }
  const stable = STABLE[name];
  if (stable !== undefined) return typeof stable === 'function' ? stable(value) : stable;
  if (isTime(value)) return STABLE_TIMES[name] ?? AT;
  if (name === 'latency_ms') return 1.25;
  if (typeof value !== 'string') return value;
  if (keysInSight && name === 'id' && /^[0-9A-Za-z]{10}$/.test(value)) return '0123456789';
  const text = value
    .replaceAll(`http://${host}`, 'https://example.com')
    .replaceAll(host, 'example.com')
    .replace(ID, (_, kind) => `${kind}_${'0123456789abcdef'.repeat(2).slice(0, kind === 'job' ? 32 : 24)}`);
  const ofText = text.startsWith('<!doctype html>') ? MOST_OF_PAGE : MOST_TEXT;
  const longest = FILES.has(name) ? MOST_OF_FILE : ofText;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** What an operation does not take: its first required field left out, or a field that it does not know. */
const refused = ({ procedure, endpoint, route }) => {
  const { required } = inputSchemaOf(procedure);
  const [first] = [...required].filter((name) => !route.path.includes(`{${name}}`));
  if (first !== undefined)
    return Object.fromEntries(Object.entries(endpoint.example).filter(([name]) => name !== first));
  return endpoint.open ? undefined : { ...endpoint.example, unknown: 1 };
};

const exampleOf = async (operation) => {
  const { name, endpoint } = operation;
  keysInSight = /^(adminKeys|usage)\./.test(name);
  const refusals = {};
  const refuse = async (code, input, key) => {
    const { body } = await call(operation, input, key);
    if (body?.error?.code !== code) throw new Error(`${name}: ${code} was expected for ${JSON.stringify(input)}`);
    refusals[code] = shown(body);
  };
  const { secret } = await issueKey('Acme design tool');
  const bad = refused(operation);
  if (bad) await refuse('INVALID_INPUT', bad, secret);
  for (const [code, change] of Object.entries(endpoint.fails ?? {}))
    if (change !== null) await refuse(code, { ...endpoint.example, ...change }, secret);
  let answer;
  const change = (await PREPARED[name]?.(secret)) ?? {};
  if (STREAMS[name]) {
    const { events, onOpen } = STREAMS[name];
    const data = await streamed(operation, { ...endpoint.example, ...change }, secret, events, () => onOpen?.(secret));
    answer = shown(data);
  } else {
    const { status, body } = await call(operation, { ...endpoint.example, ...change }, secret);
    if (status !== 200) throw new Error(`${name}: answered ${status}: ${JSON.stringify(body)}`);
    if (body !== undefined) answer = shown(BEGINNINGS[name]?.(body) ?? body, '', LARGE.has(name));
  }
  return {
    ...(answer === undefined ? {} : { answer }),
    ...(Object.keys(refusals).length ? { refusals } : {}),
  };
};

/** Where two values differ, a line each: the path, what is in the file and what was answered. */
const differences = (before, now, path) => {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const areObjects = [before, now].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects) return [`  ${path}: ${JSON.stringify(before)} is now ${JSON.stringify(now)}`];
  const members = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return members.flatMap((member) => differences(before[member], now[member], `${path}.${member}`));
};

let stale = false;
try {
  const examples = {};
  for (const operation of operations) {
    const example = await exampleOf(operation);
    if (Object.keys(example).length) examples[operation.name] = example;
  }
  const text = `${JSON.stringify(examples, null, 2)}\n`;
  const before = readFileSync(FILE, 'utf8');
  if (process.argv.includes('--check')) {
    const old = JSON.parse(before);
    const changed = [...new Set([...Object.keys(old), ...Object.keys(examples)])].filter(
      (name) => JSON.stringify(old[name]) !== JSON.stringify(examples[name]),
    );
    stale = changed.length > 0;
    if (stale) console.error(`Examples are out of date (npm run examples): ${changed.join(', ')}`);
    for (const name of changed) for (const line of differences(old[name], examples[name], name)) console.error(line);
  } else if (text !== before) writeFileSync(FILE, text);
} finally {
  await stop();
  site.close();
}
process.exit(stale ? 1 : 0);
