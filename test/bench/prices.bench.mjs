// What a credit buys of processor time, at the dearest input that a search finds: from the example and some large inputs of each
// operation, each field is tried at its ends, and what costs more of a credit is kept. Columns of the collections are derived before,
// as they are once in the life of a process.
import { largePage, starts } from './prices/starts.mjs';
import { cpuSeconds, servePage, startService, UNLIMITED } from './processes.mjs';
import { restRequest } from './requests.mjs';

/** Processor milliseconds a credit. */
const LIMIT = 250;
const REPEATS = 2;
/** Fields are tried anew until a round gains nothing, or so often. */
const ROUNDS = 2;
const GAIN = 1.15;
/** A search from one input ends after so long; the input itself is always measured. */
const SECONDS = 1;

/** Values of a field at its ends. */
const endsOf = ({ type, minimum, maximum, enum: words }) => {
  if (words) return words;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [maximum, minimum].filter((value) => value !== undefined);
  return [];
};

export const run = async (report) => {
  const page = await servePage(largePage());
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: page.host });
  try {
    const [key] = await service.issueKeys(1);
    const send = async (operation, input) => {
      const response = await fetch(...restRequest(service.base, key, operation, input));
      await response.arrayBuffer();
      return { status: response.status, credits: Number(response.headers.get('x-credits-cost')) };
    };
    /** Processor time of a credit, the least of some calls; undefined for what is refused or costs nothing. */
    const measure = async (operation, input) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < REPEATS; i += 1) {
        const before = cpuSeconds(service.pid);
        const { status, credits } = await send(operation, input);
        if (status !== 200 || credits === 0) return undefined;
        least = Math.min(least, ((cpuSeconds(service.pid) - before) * 1000) / credits);
        // What is dear is measured once more; what is cheap cannot come near the limit.
        if (least < LIMIT / 5) break;
      }
      return least;
    };
    const climb = async (operation, input) => {
      let best = { input, cost: await measure(operation, input) };
      if (best.cost === undefined) return best;
      const until = performance.now() + SECONDS * 1000;
      for (let round = 0, gained = true; gained && round < ROUNDS; round += 1) {
        gained = false;
        for (const parameter of operation.parameters)
          for (const value of endsOf(parameter)) {
            if (best.input[parameter.name] === value || performance.now() > until) continue;
            const tried = { ...best.input, [parameter.name]: value };
            const cost = await measure(operation, tried);
            if (cost === undefined || cost < best.cost * GAIN) continue;
            best = { input: tried, cost };
            gained = true;
          }
      }
      return best;
    };

    const { endpoints } = await (await fetch(`${service.base}/v1/catalog`)).json();
    const large = starts();
    large['POST /v1/analyzer/inspect'] = [{ url: `http://${page.host}/` }];
    for (const operation of endpoints.filter(({ access }) => access === 'key')) {
      const name = `${operation.method} ${operation.path}`;
      const candidates = [operation.example.input, ...(large[name] ?? [])];
      const found = [];
      for (const input of candidates) found.push(await climb(operation, input));
      const paid = found.filter(({ cost }) => cost !== undefined);
      if (paid.length === 0) continue;
      const dearest = paid.reduce((one, other) => (other.cost > one.cost ? other : one));
      const note = JSON.stringify(dearest.input, (_, value) =>
        typeof value === 'string' ? value.slice(0, 40) : value,
      ).slice(0, 160);
      report(name, dearest.cost, 'ms of processor time a credit', { limit: LIMIT, note });
    }
  } finally {
    await service.stop();
    page.close();
  }
};
export const settings = { rounds: 1 };
