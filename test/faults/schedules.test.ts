import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ServiceProcess } from '../processes.ts';
import { sized } from '../size.ts';
import { report, startDrill } from './drilled.ts';

const FAULTS = sized(200, 12);
const SEED = Number(process.env.SEED ?? sized(Date.now() % 2 ** 31, 1));

/** What may happen to the service while calls are under way. */
type Fault =
  | { readonly kind: 'kill'; readonly after: number }
  | { readonly kind: 'stop'; readonly after: number }
  | { readonly kind: 'freeze'; readonly after: number; readonly ms: number }
  | { readonly kind: 'full disk'; readonly after: number; readonly ms: number }
  | { readonly kind: 'clock'; readonly minutes: number }
  | { readonly kind: 'hang-ups'; readonly calls: number }
  | { readonly kind: 'none' };

const after = fc.integer({ min: 0, max: 60 });
const ms = fc.integer({ min: 20, max: 400 });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant('kill' as const), after }),
  fc.record({ kind: fc.constant('stop' as const), after }),
  fc.record({ kind: fc.constant('freeze' as const), after, ms }),
  fc.record({ kind: fc.constant('full disk' as const), after, ms }),
  fc.record({ kind: fc.constant('clock' as const), minutes: fc.integer({ min: -90, max: 90 }) }),
  fc.record({ kind: fc.constant('hang-ups' as const), calls: fc.integer({ min: 1, max: 20 }) }),
  fc.constant({ kind: 'none' as const }),
);

/** The books as callers know them: calls that were answered, and calls whose answer they never saw. */
const model = { answered: 0, unseen: 0, refused: 0 };

it(`whatever happens in whatever order, what was answered is charged once (seed ${SEED})`, {
  timeout: 1_800_000,
}, async () => {
  const drill = startDrill();
  const file = join(drill.folder, 'm.db');
  const clock = join(drill.folder, 'clock');
  writeFileSync(clock, '0');
  const start = (): Promise<ServiceProcess> =>
    drill.start({
      DATABASE_URL: `file:${file}`,
      TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000, credits_per_month: 1_000_000 } }),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href}`,
      CLOCK_FILE: clock,
    });
  let node = await start();
  const { secret } = await drill.issue(node.url);

  const call = async (signal?: AbortSignal): Promise<void> => {
    try {
      const answer = await fetch(`${node.url}/v1/color/contrast`, {
        method: 'POST',
        headers: { 'x-api-key': secret, 'content-type': 'application/json' },
        body: '{"fg":"#336699","bg":"#ffffff"}',
        ...(signal && { signal }),
      });
      await answer.text();
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 200) model.answered += 1;
      else model.refused += 1;
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
      model.unseen += 1;
    }
  };
  const limit = (bytes: number | 'unlimited'): void =>
    void execFileSync('prlimit', ['--pid', String(node.child.pid), `--fsize=${bytes}:unlimited`]);
  const largest = (): number =>
    Math.max(...[file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0));

  const befall = async (what: Fault): Promise<void> => {
    if (what.kind === 'kill' || what.kind === 'stop') {
      await sleep(what.after);
      await node.end(what.kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
      return;
    }
    if (what.kind === 'freeze') {
      await sleep(what.after);
      node.child.kill('SIGSTOP');
      await sleep(what.ms);
      node.child.kill('SIGCONT');
    } else if (what.kind === 'full disk') {
      await sleep(what.after);
      limit(largest() + 8_192);
      await sleep(what.ms);
      limit('unlimited');
    } else if (what.kind === 'clock') writeFileSync(clock, String(what.minutes * 60_000));
    else if (what.kind === 'hang-ups')
      await Promise.all(Array.from({ length: what.calls }, () => call(AbortSignal.timeout(1 + (what.calls % 5)))));
  };

  const used = async (): Promise<number> => {
    const answer = await fetch(`${node.url}/v1/usage/me`, { headers: { 'x-api-key': secret } });
    return ((await answer.json()) as { month: { used: number } }).month.used;
  };

  const kinds = new Map<string, number>();
  for (const what of fc.sample(fault, { seed: SEED, numRuns: FAULTS })) {
    kinds.set(what.kind, (kinds.get(what.kind) ?? 0) + 1);
    const burst = Promise.all(Array.from({ length: 30 }, () => call()));
    await befall(what);
    await burst;
    if (what.kind === 'kill' || what.kind === 'stop') node = await start();
    const where = `after ${JSON.stringify(what)}`;
    const { exitCode } = node.child;
    expect(exitCode, `${where}: ${exitCode === null ? '' : node.output().slice(-2_000)}`).toBe(null);
    const charged = await used();
    expect(charged, where).toBeGreaterThanOrEqual(model.answered);
    expect(charged, where).toBeLessThanOrEqual(model.answered + model.unseen);
  }
  report(
    `${FAULTS} faults (${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')}): ${model.answered} calls answered, ${model.refused} refused with 503, ${model.unseen} cut off, ${await used()} charged`,
  );
  await drill.end();
});
