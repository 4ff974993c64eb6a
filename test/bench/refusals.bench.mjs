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

const least = (values) => Math.min(...values);

/** Microseconds of the server for one call, the least of some rounds. */
const cost = async (service, request) => {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const before = cpuSeconds(service.pid);
    const { statuses } = await runLoad({ port: service.port, requests: [request], connections: 1, total: CALLS });
    rounds.push({ micros: ((cpuSeconds(service.pid) - before) / CALLS) * 1e6, status: Object.keys(statuses)[0] });
  }
  return { micros: least(rounds.map(({ micros }) => micros)), status: rounds[0].status };
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
    const reading = await cost(service, ask('/v1/color/contrast', { unknown: 'a'.repeat(LONG) }));
    const brief = await cost(service, ask('/v1/color/contrast', { unknown: 'a'.repeat(SHORT) }));
    const parse = reading.micros - brief.micros;
    const worst = { over: 0, times: 0, where: '' };
    let refusals = 0;
    for (const { path, field, input } of texts)
      for (const piece of PIECES) {
        const textOf = (length) => piece.repeat(Math.floor(length / piece.length));
        const short = await cost(service, ask(path, { ...input, [field]: textOf(SHORT) }));
        const long = await cost(service, ask(path, { ...input, [field]: textOf(LONG) }));
        if (long.status < '400') continue;
        refusals += 1;
        const over = long.micros - short.micros - parse;
        if (over > worst.over) Object.assign(worst, { over, where: `${path} ${field} ${JSON.stringify(piece)}` });
        worst.times = Math.max(worst.times, (long.micros - parse) / short.micros);
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
