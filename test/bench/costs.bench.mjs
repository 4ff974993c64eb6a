// What a call costs: processor milliseconds of the service, all its threads together, over REST, with caches as in use.
import { readFileSync } from 'node:fs';
import { CALLS, PAGE } from './costs/calls.mjs';
import { installedMb } from './costs/installed.mjs';
import { median } from './figures.mjs';
import { cpuSeconds, servePage, startService, UNLIMITED } from './processes.mjs';

const ROUNDS = 5;
export const run = async (report) => {
  const page = await servePage(PAGE);
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: page.host });
  try {
    const [key] = await service.issueKeys(1);
    const send = async ({ method = 'POST', path, body }, i) => {
      const input = typeof body === 'function' ? body(i, page.host) : body;
      const answer = await fetch(service.base + (typeof path === 'function' ? path(i) : path), {
        method,
        headers: { 'x-api-key': key, ...(input ? { 'content-type': 'application/json' } : {}) },
        ...(input ? { body: JSON.stringify(input) } : {}),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    };
    for (const { label, limit, times, warm = times, ...call } of CALLS) {
      for (let i = 0; i < warm; i += 1) await send(call, i);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = cpuSeconds(service.pid);
        for (let i = 0; i < times; i += 1) await send(call, warm + round * times + i);
        rounds.push(((cpuSeconds(service.pid) - before) * 1000) / times);
      }
      report(label, median(rounds), 'ms of processor time a call', { limit });
    }
  } finally {
    await service.stop();
    page.close();
  }
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  report('what npm ci --omit=dev installs', installedMb(lock), 'MB', { limit: 233, exact: true });
};
