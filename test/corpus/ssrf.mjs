// Addresses that must be refused or may be asked. Nothing leaves the machine: names are answered by the case itself,
// and the connector notes what would have been connected to and leads it to one of two servers on loopback.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { judgeAddress } from '../../dist/src/net/address.js';
import { readAllowlist } from '../../dist/src/net/allowlist.js';
import { createOutboundGuard } from '../../dist/src/net/outbound-guard.js';
import { readUrl } from '../../dist/src/net/target.js';

/** What becomes of an address by the code of its refusal. */
const OUTCOMES = { INVALID_INPUT: 'invalid', FETCH_FAILED: 'blocked' };

const origin = async (answer) => {
  let connections = 0;
  const server = createServer(answer);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: server.address().port, connections: () => connections, close: () => server.close() };
};

const tryCase = async (one) => {
  let step = 0;
  const good = await origin((_, response) => {
    const hop = one.redirects?.[step];
    step += 1;
    if (!hop) response.end('<!doctype html><title>read</title>');
    else if (hop[0] === 200)
      response.writeHead(200, { refresh: hop[1].replace(/^refresh:/, '') }).end('<!doctype html>');
    else response.writeHead(hop[0], { location: hop[1] }).end();
  });
  const bad = await origin((_, response) => response.end('never'));
  const asked = new Map();
  const resolver = {
    async resolve(host) {
      const times = asked.get(host) ?? 0;
      asked.set(host, times + 1);
      const sequence = one.dns_sequence?.[host];
      return sequence ? sequence[Math.min(times, sequence.length - 1)] : (one.dns?.[host] ?? []);
    },
  };
  const connected = [];
  const connector = {
    connect: ({ address }) =>
      new Promise((open, fail) => {
        connected.push(address);
        const port = judgeAddress(address).allowed ? good.port : bad.port;
        const socket = connect(port, '127.0.0.1', () => open(socket));
        socket.on('error', fail);
      }),
  };
  const door = createOutboundGuard({
    allowlist: readAllowlist(''),
    userAgent: 'corpus',
    resolver,
    connector,
    settleMs: 0,
  });
  let outcome;
  try {
    const url = readUrl(one.url);
    const visit = door.visit({ signal: AbortSignal.timeout(5000) });
    await visit.fetch(url, { maxBytes: 100_000 });
    outcome = 'allowed';
  } catch (error) {
    outcome = OUTCOMES[error.code] ?? `thrown ${error}`;
  }
  // Rebinding is safe either way as long as the second answer is never connected to.
  const expected = one.kind === 'rebind' && outcome === 'allowed' ? 'allowed' : one.expect;
  const forbidden = bad.connections() + connected.filter((address) => !judgeAddress(address).allowed).length;
  good.close();
  bad.close();
  return { outcome, right: outcome === expected && forbidden === 0, forbidden };
};

export const ssrf = {
  id: 'ssrf',
  needs: 'ssrf.json',
  async run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'ssrf.json'), 'utf8'));
    const results = [];
    for (const one of cases) results.push({ one, ...(await tryCase(one)) });
    const right = results.filter((result) => result.right).length;
    const clean = results.filter((result) => result.forbidden === 0).length;
    return {
      figures: [
        { figure: 'decided as they should be', right, of: cases.length, atLeast: cases.length },
        { figure: 'without a connection to a forbidden origin', right: clean, of: cases.length, atLeast: cases.length },
      ],
      misses: results
        .filter((result) => !result.right)
        .map(
          ({ one, outcome, forbidden }) =>
            `${one.id} ${one.url.slice(0, 80)} ${one.note}: ${outcome}, not ${one.expect}; ${forbidden} forbidden`,
        ),
    };
  },
};
