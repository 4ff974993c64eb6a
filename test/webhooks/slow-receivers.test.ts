import { describe, expect, it } from 'vitest';
import { webhookRepository } from '../../db/repositories/webhooks.ts';
import type { ApiKey } from '../../src/accounts/account.ts';
import type { WebhookService } from '../../src/webhooks/service.ts';
import { database, eachWithItsOutbox, issue, key, received, start, until, url } from './outbox.ts';

eachWithItsOutbox();

describe('receivers that never answer', () => {
  /** Keys with subscriptions whose receivers take deliveries and never say a word. */
  const deadOnes = async (service: WebhookService['webhooks'], keys: number, each: number): Promise<ApiKey[]> => {
    const owners: ApiKey[] = [];
    for (let i = 0; i < keys; i += 1) {
      const { key: owner } = await issue(`dead ${i}`);
      owners.push(owner);
      for (let n = 0; n < each; n += 1)
        await service.subscribe(owner, { url: url(`dead/${owner.no}/${n}`), events: ['webhook.ping'] });
    }
    return owners;
  };
  const announceAll = async (owner: ApiKey, name: string): Promise<void> => {
    const event = { keyNo: owner.no, eventId: `evt_${owner.no}_${name}`, event: 'webhook.ping', data: {}, trace: null };
    await webhookRepository(database.orm).announce(event, Date.now());
  };

  it('hold up nobody: others get all of theirs while these are still waited for', async () => {
    const open = new Map<string, number>();
    const most = new Map<string, number>();
    const { service } = await start(
      (request, response) => {
        const owner = /^\/dead\/(\d+)/.exec(request.url ?? '')?.[1];
        if (owner === undefined) {
          response.writeHead(204).end();
          return;
        }
        const now = (open.get(owner) ?? 0) + 1;
        open.set(owner, now);
        most.set(owner, Math.max(most.get(owner) ?? 0, now));
        request.socket.once('close', () => open.set(owner, open.get(owner)! - 1));
      },
      { timeout: 60_000, schedule: [600] },
    );
    const owners = await deadOnes(service, 9, 20);
    await service.subscribe(key, { url: url('live'), events: ['webhook.ping'] });
    for (const owner of owners) await announceAll(owner, 'first');
    const live = () => received.filter(({ path }) => path === '/live').length;
    // All that the dead ones may take at once is on its way.
    await until(() => (open.size === 9 && [...open.values()].every((n) => n >= 8) ? true : undefined));
    for (let i = 0; i < 12; i += 1) await announceAll(key, `event-${i}`);
    await until(() => (live() === 12 ? true : undefined));
    expect([...open.values()].reduce((sum, n) => sum + n, 0)).toBe(72);
    expect(Math.max(...most.values())).toBe(8);
  });

  it('are tried one delivery at a time, behind all others', async () => {
    let open = 0;
    let most = 0;
    const { service } = await start(
      (request, response) => {
        if (request.url === '/live') {
          response.writeHead(204).end();
          return;
        }
        open += 1;
        most = Math.max(most, open);
        setTimeout(() => {
          open -= 1;
          response.writeHead(500).end();
        }, 30);
      },
      { schedule: [0.05, 0.05, 0.05, 0.05] },
    );
    await service.subscribe(key, { url: url('failing'), events: ['webhook.ping'] });
    for (let i = 0; i < 6; i += 1) await announceAll(key, `event-${i}`);
    await until(() => (received.length >= 12 ? true : undefined));
    expect(most).toBe(1);
  });
});
