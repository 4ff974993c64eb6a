import LibSql from 'libsql';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestService } from '../service.ts';

afterEach(() => void vi.useRealTimers());

it('a job that is charged before midnight is given back to that day and month, however late it was queued', async () => {
  const midnight = Date.UTC(new Date().getUTCFullYear() + 1, 0, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 5 });
  const service = await startTestService();
  const { secret } = await service.issue();
  const { accept } = service.services.jobs;
  vi.spyOn(service.services.jobs, 'accept').mockImplementation((...wanted) => {
    vi.setSystemTime(midnight + 5);
    return accept(...wanted);
  });
  const json = { count: 100, seed: 7 };
  const { status, body } = await service.call('POST', '/v1/jobs/palette-batch', { key: secret, json });
  expect([status, body.credits]).toEqual([200, expect.any(Number)]);
  const db = new LibSql(service.file);
  const days = () => db.prepare('SELECT day, credits FROM day_usage WHERE credits <> 0').all([]);
  const lastDay = midnight / 86_400_000 - 1;
  expect(days()).toEqual([{ day: lastDay, credits: body.credits }]);
  const { no, charged_at } = db.prepare('SELECT key_no AS no, charged_at FROM jobs').get([]) as Record<string, number>;
  expect(charged_at).toBe(midnight - 5);
  const chargedAt = charged_at!;
  const release = { id: body.id, keyNo: no!, credits: body.credits, operation: 'POST /v1/jobs/{type}', chargedAt };
  await service.services.ledger.release(release);
  expect(days()).toEqual([]);
  expect(db.prepare('SELECT months FROM keys').get([])).toMatchObject({ months: '[]' });
  db.close();
  await service.stop();
});
