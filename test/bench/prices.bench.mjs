// What a credit buys of processor time, at the dearest input that a search finds: of each operation, from its example and some large
// inputs; of each type of job; and of the dearest operations over tRPC, GraphQL and MCP. Columns of the collections are derived before,
// as they are once in the life of a process.
import { jobInputs, runJob } from './prices/jobs.mjs';
import { climb } from './prices/search.mjs';
import { largePage, starts } from './prices/starts.mjs';
import { cpuSeconds, servePage, settled, startService, UNLIMITED } from './processes.mjs';
import { graphqlRequest, restRequest, toolRequest, trpcRequest } from './requests.mjs';

/** Processor milliseconds a credit. */
const LIMIT = 250;
const REPEATS = 2;
/** What is above the limit is sent so many times: the first calls of a process run code that is not compiled yet. */
const REPEATS_ABOVE = 6;
const UNIT = 'ms of processor time a credit';
/** Operations whose dearest input is sent over the other interfaces too. */
const DEAREST = 8;
/** Fields of one document: as many as may have names of their own. */
const FIELDS = 15;
/** Tools whose operation works on what is large, by the operation. */
const TOOLS = {
  'vision.simulateImage': 'simulate_image',
  'palette.fromImage': 'palette_from_image',
  'personalize.system': 'design_system',
  'tokens.generate': 'make_tokens',
};

const noteOf = (input) =>
  JSON.stringify(input, (_, value) => (typeof value === 'string' ? value.slice(0, 40) : value)).slice(0, 160);

export const run = async (report) => {
  const page = await servePage(largePage());
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: page.host });
  const { base, pid } = service;
  const show = (label, cost, note) => report(label, cost, UNIT, { limit: LIMIT, note });
  try {
    const [key] = await service.issueKeys(1);
    await settled(pid);
    const send = async (request) => {
      const response = await fetch(...request);
      await response.arrayBuffer();
      return { status: response.status, credits: Number(response.headers.get('x-credits-cost')) };
    };
    /** Processor time of a credit, the least of some calls; undefined for what is refused or costs nothing. */
    const measure = async (call) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < (least > LIMIT ? REPEATS_ABOVE : REPEATS); i += 1) {
        const before = cpuSeconds(pid);
        const { status, credits } = await call();
        if (status !== 200 || credits === 0) return undefined;
        least = Math.min(least, ((cpuSeconds(pid) - before) * 1000) / credits);
        // What is dear is measured once more; what is cheap cannot come near the limit.
        if (least < LIMIT / 5) break;
      }
      return least;
    };

    const { endpoints } = await (await fetch(`${base}/v1/catalog`)).json();
    const { graphql } = await (await fetch(`${base}/v1/docs/reference.json`)).json();
    const large = starts();
    large['POST /v1/analyzer/inspect'] = [{ url: `http://${page.host}/` }];
    const all = [];
    // A stream has no end to measure up to.
    const isMeasured = ({ access, produces }) => access === 'key' && !produces.includes('text/event-stream');
    for (const operation of endpoints.filter(isMeasured)) {
      const name = `${operation.method} ${operation.path}`;
      // Its types are searched below.
      if (name === 'POST /v1/jobs/{type}') continue;
      const found = [];
      for (const input of [operation.example.input, ...(large[name] ?? [])])
        found.push(
          await climb(operation.parameters, input, (tried) =>
            measure(() => send(restRequest(base, key, operation, tried))),
          ),
        );
      const paid = found.filter(({ cost }) => cost !== undefined);
      if (paid.length === 0) continue;
      const dearest = paid.reduce((one, other) => (other.cost > one.cost ? other : one));
      all.push({ ...dearest, operation });
      show(name, dearest.cost, noteOf(dearest.input));
    }

    const dearest = all.toSorted((a, b) => b.cost - a.cost).slice(0, DEAREST);
    const forms = [
      ['tRPC', ({ operation, input }) => trpcRequest(base, key, operation, input)],
      [
        'GraphQL',
        ({ operation: { procedure }, input }) =>
          graphql[procedure] && graphqlRequest(base, key, graphql[procedure], input),
      ],
      [
        'MCP',
        ({ operation: { procedure }, input }) => TOOLS[procedure] && toolRequest(base, key, TOOLS[procedure], input),
      ],
    ];
    for (const [form, requestOf] of forms) {
      let worst = { cost: 0 };
      for (const one of form === 'MCP' ? all : dearest) {
        const request = requestOf(one);
        const cost = request && (await measure(() => send(request)));
        if (cost > worst.cost) worst = { cost, name: one.operation.procedure };
      }
      show(`${form}, the dearest operation`, worst.cost, worst.name);
    }
    const fields = Array.from({ length: FIELDS }, (_, i) => `a${i}: colorContrast(fg: "#000", bg: "#fff") { ratio }`);
    const document = graphqlRequest(base, key, { kind: 'query', args: {}, field: fields.join(' '), selection: '' }, {});
    const ofFields = await measure(() => send(document));
    if (ofFields === undefined) throw new Error('the document of many fields was refused');
    show(`GraphQL, ${FIELDS} fields of one document`, ofFields, '');

    for (const [type, inputs] of Object.entries(jobInputs())) {
      let worst = { cost: 0 };
      for (const input of inputs) {
        const cost = await measure(async () => {
          const ended = await runJob(base, key, type, input);
          if (ended.status !== 200) throw new Error(`the job ${type}: ${ended.status}: ${noteOf(input)}`);
          return ended;
        });
        if (cost === undefined) throw new Error(`the job ${type} cost nothing: ${noteOf(input)}`);
        if (cost > worst.cost) worst = { cost, input };
      }
      show(`job ${type}`, worst.cost, noteOf(worst.input));
    }
  } finally {
    await service.stop();
    page.close();
  }
};
export const settings = { rounds: 1 };
