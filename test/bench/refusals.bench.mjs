// Server processor time of a refusal whose text is as long as the body may be, beside the same refusal with 100 bytes.
import { postRequest, runLoad } from './load.mjs';
import { cpuSeconds, startService, UNLIMITED } from './processes.mjs';

const CALLS = 20;
const ROUNDS = 5;
/** The usual limit of a body is 64 KiB. */
const LONG = 60_000;
const SHORT = 100;
/** Texts that a reader could lose itself in: a list, digits, one letter, openings of functions, spaces. */
const PIECES = ['a,', '1 ', 'a', 'rgb(', ' '];

/** Microseconds of the server for one call of each request, the least of some rounds in turns, after one that warms up. */
const costs = async (service, requests) => {
  const micros = requests.map(() => Number.POSITIVE_INFINITY);
  const statuses = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [i, request] of requests.entries()) {
      const before = cpuSeconds(service.pid);
      const answered = await runLoad({ port: service.port, requests: [request], connections: 1, total: CALLS });
      if (round > 0) micros[i] = Math.min(micros[i], ((cpuSeconds(service.pid) - before) / CALLS) * 1e6);
      statuses[i] = Object.keys(answered.statuses)[0];
    }
  return { micros, statuses };
};

export const run = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const [key] = await service.issueKeys(1);
    const { endpoints } = await (await fetch(`${service.base}/v1/catalog`, { headers: { 'x-api-key': key } })).json();
    const ask = (path, input) =>
      postRequest({ path, body: JSON.stringify(input), headers: { 'x-api-key': key, connection: 'keep-alive' } });
    const texts = endpoints
      .filter(({ method, path, access }) => method === 'POST' && access === 'key' && !path.includes(':'))
      .flatMap(({ path, example }) =>
        Object.entries(example.input)
          .filter(([, value]) => typeof value === 'string')
          .map(([field]) => ({ path, field, input: example.input })),
      );
    // A body of this length that is read, parsed and refused for its one unknown field.
    const bodies = [LONG, SHORT].map((length) => ask('/v1/color/contrast', { unknown: 'a'.repeat(length) }));
    const [reading, brief] = (await costs(service, bodies)).micros;
    const parse = reading - brief;
    const worst = { over: 0, times: 0, where: '' };
    let refusals = 0;
    for (const { path, field, input } of texts)
      for (const piece of PIECES) {
        const textOf = (length) => piece.repeat(Math.floor(length / piece.length));
        const asked = [SHORT, LONG].map((length) => ask(path, { ...input, [field]: textOf(length) }));
        const { micros, statuses } = await costs(service, asked);
        const [short, long] = micros;
        if (statuses[1] < '400') continue;
        refusals += 1;
        const over = long - short - parse;
        if (over > worst.over) Object.assign(worst, { over, where: `${path} ${field} ${JSON.stringify(piece)}` });
        worst.times = Math.max(worst.times, (long - parse) / short);
      }
    report(`reading and parsing ${LONG} bytes that are refused`, parse, 'us');
    report(`${refusals} refusals of long texts: the most over the same with ${SHORT} bytes`, worst.over, 'us', {
      limit: 300,
      note: worst.where,
    });
    report('  as a multiple of it', worst.times, 'x', { limit: 3 });
  } finally {
    await service.stop();
  }
};
