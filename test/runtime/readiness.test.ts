import { expect, it } from 'vitest';
import { createReadiness, type StoreCheck } from '../../src/runtime/readiness.ts';

/** A log that keeps what it is told. */
const kept = () => {
  const lines: { fields: Record<string, unknown>; text: string }[] = [];
  const warn = (fields: Record<string, unknown>, text: string): void => void lines.push({ fields, text });
  return { lines, log: { warn: warn as never } };
};

const check = (probe: StoreCheck['probe']): StoreCheck => ({
  name: 'database',
  engine: 'libsql-file',
  needed: true,
  probe,
});

it('reports a store that answers', async () => {
  const { lines, log } = kept();
  const report = await createReadiness([check(async () => {})], log).report();
  expect(report).toMatchObject({ ready: true, checks: { database: { ok: true, engine: 'libsql-file' } } });
  expect(lines).toEqual([]);
});

it('logs why a store does not answer, with the error, and tells callers nothing of it', async () => {
  const { lines, log } = kept();
  const broken = new Error('ECONNREFUSED 10.0.0.5:8080');
  const report = await createReadiness([check(() => Promise.reject(broken))], log).report();
  expect(report).toMatchObject({ ready: false, checks: { database: { ok: false, problem: 'does not respond' } } });
  expect(lines).toEqual([{ fields: { err: broken, store: 'database' }, text: 'a store does not respond' }]);
});

it('says of a silent store how long it was waited for', async () => {
  const { log } = kept();
  const report = await createReadiness([check(() => new Promise(() => {}))], log).report();
  expect(report.checks.database?.problem).toBe('no answer within 500 ms');
});

it('takes calls while only a store is away that they do not need', async () => {
  const away: StoreCheck = { ...check(() => Promise.reject(new Error('away'))), name: 'configuration', needed: false };
  const report = await createReadiness([check(async () => {}), away], kept().log).report();
  expect([report.ready, report.takes_calls]).toEqual([false, true]);
});

it('is not ready any more once the process drains', async () => {
  const readiness = createReadiness([check(async () => {})], kept().log);
  readiness.drain();
  expect(await readiness.report()).toMatchObject({ ready: false, takes_calls: false });
});
