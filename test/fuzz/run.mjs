// Sends requests made from the service's own OpenAPI and GraphQL documents, and from its list of tools, to the built service on
// 127.0.0.1: valid ones, ones with a fault, hostile ones. Every answer must have a documented status, all JSON must fit its schema, none
// may be an error of the server, and none may have the service log an error.
// --count N requests (10,000), --seconds S at most (90), --seed X to repeat a run. Ends with 1 where something was found.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuSeconds, residentMb, startService } from '../bench/processes.mjs';
import { hangUp, send } from './caller.mjs';
import { readDocument } from './document.mjs';
import { graphqlRequestOf, INTROSPECTION, schemaOf } from './graphql.mjs';
import { errorLines } from './log.mjs';
import { createJudge, createMessages, examplesOf, messageOf } from './mcp.mjs';
import { startPages } from './pages.mjs';
import { createRandom } from './random.mjs';
import { requestOf } from './rest.mjs';
import { createValues } from './values.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
  },
});
const [count, seconds, seed] = [Number(options.count), Number(options.seconds), Number(options.seed)];

const ADMIN_KEY = 'admin-key-of-the-bench';
const AT_ONCE = 8;
/** Of the heap of the service: a leak ends it. */
const HEAP_MB = 700;
/** Of the processor, in the mean of so many alike; again while it takes longer, because jobs of the run may still be computed. */
const MOST_REFUSAL_MS = 50;
/** On the clock, for the quickest of all tries. */
const MOST_WAIT_MS = 2_000;
const ALIKE = 20;
const TRIES = 6;
const PAUSE_MS = 2_000;
const SUSPECTS = 12;
const SHOWN = 20;
/** Of the valid calls of tools: fewer would try refusals only. */
const LEAST_SUCCESS = 0.4;

const limits = { requests_per_minute: 60_000_000, credits_per_month: 2_000_000_000 };
const pages = await startPages(seed);
const service = await startService({
  LOG_LEVEL: 'error',
  FETCH_ALLOW_HOSTS: pages.host,
  TIERS: JSON.stringify({ free: limits, pro: limits, enterprise: limits }),
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
});
const [key] = await service.issueKeys(1);
const keyed = { 'x-api-key': key };

const document = await (await fetch(`${service.base}/v1/openapi.yaml`, { headers: { accept: 'application/json' } }))
  .text()
  .then(async (text) =>
    text.startsWith('{') ? JSON.parse(text) : (await import('yaml')).parse(text, { maxAliasCount: -1 }),
  );
const { operations, resolve, faultOf } = readDocument(document);
const values = createValues(resolve, { page: pages.address });
const introspection = await send(service.base, {
  method: 'POST',
  path: '/v1/graphql',
  headers: { ...keyed, 'content-type': 'application/json' },
  body: JSON.stringify({ query: INTROSPECTION }),
});
const schema = schemaOf(introspection.body.data);

const listed = await send(service.base, messageOf(keyed, { jsonrpc: '2.0', id: 1, method: 'tools/list' }));
const { tools } = listed.body.result;
const messages = createMessages(tools, examplesOf(operations), { page: pages.address });
const faultOfMcp = createJudge(tools);

const credentialsOf = (random, operation) => {
  if (random.chance(0.02)) return random.chance(0.5) ? {} : { 'x-api-key': 'mtm_live_wrong' };
  return operation.path.startsWith('/v1/admin') ? { 'x-admin-key': ADMIN_KEY } : keyed;
};

const GRAPHQL_SHARE = 0.15;
const MCP_SHARE = 0.15;
const mcpOperation = { method: 'POST', path: '/v1/mcp' };
const graphqlOperation = operations.find(({ path, method }) => path === '/v1/graphql' && method === 'POST');

/** The n-th request of the run; the same for the same seed, whatever is answered. */
const nth = (n) => {
  const random = createRandom((seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0);
  if (random.chance(GRAPHQL_SHARE)) return { operation: graphqlOperation, ...graphqlRequestOf(random, schema, keyed) };
  if (random.chance(MCP_SHARE)) {
    const { kind, name, message } = messages(random);
    return { operation: mcpOperation, kind, tool: name, request: messageOf(keyed, message) };
  }
  const operation = random.pick(operations);
  const { kind, headers, ...request } = requestOf(random, operation, { resolve, values });
  return { operation, kind, request: { ...request, headers: { ...headers, ...credentialsOf(random, operation) } } };
};

const findings = [];
const counts = new Map();
const slow = [];
const count1 = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);

const isForgiven = (status, code) =>
  status < 500 || (status === 500 && code === 'RENDER_FAILED') || status === 502 || status === 503 || status === 504;

/** Requests by the id of their answers: a line of the log names it. */
const byId = new Map();
/** Of valid calls of tools, how many succeeded. */
const toolCalls = { sent: 0, succeeded: 0 };

const judge = (n, { operation, kind, request, tool, isEvents }, answer) => {
  const find = (what) => findings.push({ n, operation: `${operation.method} ${operation.path}`, what, request });
  if (answer.unsent) return count1('not sent');
  if (answer.fault) return find(answer.fault);
  const { status, headers, body, ms } = answer;
  // What the parser of HTTP refuses reaches no operation.
  if (status === 431) return count1('too long for HTTP');
  byId.set(headers['x-request-id'], { n, operation, request });
  if (operation === mcpOperation) {
    count1(`${kind} MCP ${status}`);
    const fault = faultOfMcp({ kind, name: tool }, answer);
    if (kind === 'valid') {
      toolCalls.sent += 1;
      if (body?.result && !body.result.isError) toolCalls.succeeded += 1;
    }
    return fault && find(`${tool}: ${fault}`);
  }
  count1(`${kind} ${status}`);
  const code = body?.error?.code;
  if (!isForgiven(status, code) || code === 'INTERNAL') return find(`${status} ${code}`);
  if (!headers['x-request-id']) find('an answer without a request id');
  if (
    status >= 400 &&
    operation !== graphqlOperation &&
    request.method !== 'HEAD' &&
    (!code || !body.error.message || !body.request_id)
  )
    find(`${status} without the envelope of errors`);
  if (body?.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) find('an internal error of GraphQL');
  if (operation === graphqlOperation && status === 200) {
    // An error with a path is one of an answer, not of the document or its variables.
    const broken = body?.errors?.find(
      ({ path, message }) => path && /Cannot return null|cannot represent|Expected value of/.test(message),
    );
    if (broken) find(`an answer that GraphQL cannot represent: ${broken.message}`);
  }
  if (operation === graphqlOperation && kind === 'valid' && status === 400)
    find(`GraphQL refuses a document of its own schema: ${body?.errors?.[0]?.message}`);
  // A hostile path can lead to another route: only its own refusals are of this operation.
  const isOwn = kind !== 'hostile' || status < 400;
  const isJudged = isOwn || code !== 'NOT_FOUND';
  // Events of GraphQL are by a protocol of their own, which the document does not describe.
  if (isEvents && answer.type.startsWith('text/event-stream')) return undefined;
  const fault = isJudged ? faultOf(operation, status, answer.type, body) : undefined;
  if (fault) find(fault);
  if (status >= 400 && status < 500 && !operation.path.startsWith('/v1/analyzer')) {
    slow.push({ n, ms, request, operation });
    if (slow.length > 400) slow.sort((a, b) => b.ms - a.ms).length = SUSPECTS;
  }
  return undefined;
};

const started = performance.now();
const firstMb = residentMb(service.pid);
let next = 0;
const worker = async () => {
  while (next < count && performance.now() - started < seconds * 1000) {
    const n = next;
    next += 1;
    const made = nth(n);
    judge(n, made, await send(service.base, made.request));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const took = (performance.now() - started) / 1000;

/** Milliseconds of a refusal: of the processor in the mean, and on the clock for the quickest of all. */
const costOf = async (request) => {
  const before = cpuSeconds(service.pid);
  let waited = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ALIKE; i += 1) waited = Math.min(waited, (await send(service.base, request)).ms ?? waited);
  return { used: (1000 * (cpuSeconds(service.pid) - before)) / ALIKE, waited };
};

const suspects = slow.sort((a, b) => b.ms - a.ms).slice(0, SUSPECTS);
let dearest = 0;
for (const { n, request, operation } of suspects) {
  let [best, quickest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES && best > MOST_REFUSAL_MS; tries += 1) {
    if (tries) await setTimeout(PAUSE_MS);
    const { used, waited } = await costOf(request);
    best = Math.min(best, used);
    quickest = Math.min(quickest, waited);
  }
  dearest = Math.max(dearest, best);
  const where = { n, operation: `${operation.method} ${operation.path}`, request };
  if (best > MOST_REFUSAL_MS)
    findings.push({ ...where, what: `a refusal takes ${best.toFixed(0)} ms of the processor` });
  // Something that it waits for takes no processor time.
  if (quickest > MOST_WAIT_MS) findings.push({ ...where, what: `a refusal is waited for ${quickest.toFixed(0)} ms` });
}

const alive = await send(service.base, { method: 'GET', path: '/v1/health', headers: {} });
if (alive.status !== 200)
  findings.push({
    n: next,
    operation: 'GET /v1/health',
    what: `${alive.status ?? alive.fault} after the run`,
    request: {},
  });

for (const { request_id: id, ...line } of errorLines(service.output())) {
  const { n = 0, operation, request = {} } = byId.get(id) ?? {};
  const where = operation ? `${operation.method} ${operation.path}` : (line.route ?? 'beside the calls');
  findings.push({
    n,
    operation: where,
    what: `the log says: ${line.msg} ${line.err?.message ?? line.status ?? ''}`,
    request,
  });
}
if (toolCalls.sent > 200 && toolCalls.succeeded < LEAST_SUCCESS * toolCalls.sent)
  findings.push({ n: next, operation: 'POST /v1/mcp', what: 'too few of the valid calls succeed', request: {} });

const byKind = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${name}: ${times}`);
console.log(
  `seed ${seed}: ${next} requests to ${operations.length} operations in ${took.toFixed(0)} s, ${(next / took).toFixed(0)} a second`,
);
console.log(byKind.join(', '));
console.log(
  `memory of the service: ${firstMb.toFixed(0)} MB before, ${residentMb(service.pid).toFixed(0)} MB after; heap limited to ${HEAP_MB} MB`,
);
console.log(`valid calls of tools: ${toolCalls.sent}, of which ${toolCalls.succeeded} succeeded`);
console.log(`dearest refusal: ${dearest.toFixed(1)} ms of the processor`);
const kinds = new Map();
for (const finding of findings) {
  const name = `${finding.operation}: ${finding.what.replace(/\d+/g, 'N')}`;
  kinds.set(name, [...(kinds.get(name) ?? []), finding]);
}
for (const [name, [{ n, request }, ...others]] of [...kinds].slice(0, SHOWN)) {
  console.log(`✗ ${name} (${others.length + 1} times, first request ${n})`);
  console.log(`  ${request.method} ${String(request.path).slice(0, 300)} ${String(request.body ?? '').slice(0, 600)}`);
}
console.log(`${findings.length} findings of ${kinds.size} kinds`);
hangUp();
await service.stop();
pages.stop();
process.exitCode = findings.length ? 1 : 0;
