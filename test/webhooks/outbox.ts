import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { deliveryRepository } from '../../db/repositories/deliveries.ts';
import { keyRepository } from '../../db/repositories/keys.ts';
import { ledgerStore } from '../../db/repositories/ledger.ts';
import { webhookRepository } from '../../db/repositories/webhooks.ts';
import type { ApiKey } from '../../src/accounts/account.ts';
import { createFileLedger } from '../../src/accounts/file/ledger.ts';
import { keyHasher, mintKey } from '../../src/accounts/key-format.ts';
import type { Ledger } from '../../src/accounts/ledger.ts';
import { TIERS } from '../../src/accounts/tiers.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { createLog } from '../../src/runtime/log.ts';
import { followRequest } from '../../src/runtime/trace.ts';
import { startWebhookService, type WebhookService } from '../../src/webhooks/service.ts';
import type { DeliveryRecord } from '../../src/webhooks/webhook-records.ts';
import { recordingConnector, startOrigin, tableResolver } from '../net/origin.ts';
import { temporaryFile } from '../temporary-file.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const QUOTA = 50;
const hashOf = keyHasher(undefined);

let file: ReturnType<typeof temporaryFile>;
export let database: Database;
export let ledger: Ledger;
export let received: Received[];
export let key: ApiKey;
export let other: ApiKey;
export let secret: string;
const services: WebhookService[] = [];

export const issue = async (label: string): Promise<{ key: ApiKey; secret: string }> => {
  const { key: text, id } = mintKey('live');
  const row = await keyRepository(database.orm).insert({
    ...{ id, tier: 'free', label, hash: hashOf(text), start: 's', last4: 'last', createdAt: Date.now() },
  });
  return { key: { no: row.no, id, tier: 'free', label, scopes: null, expiresAt: null }, secret: text };
};

/** Every test has a database, two keys and an outbox of its own. */
export const eachWithItsOutbox = (): void => {
  beforeEach(async () => {
    file = temporaryFile();
    database = await openDatabase(file.url);
    const tiers = { ...TIERS, free: { ...TIERS.free, credits_per_month: QUOTA, requests_per_minute: 1000 } };
    const store = ledgerStore(database.direct);
    ledger = createFileLedger({ store, tiers, hashOf, operations: store.operationNumbers(['op']) });
    const mine = await issue('mine');
    [key, secret] = [mine.key, mine.secret];
    other = (await issue('other')).key;
    received = [];
  });
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.stop()));
    database.close();
    file.remove();
  });
};

/** A sender whose only receiver, whatever the name, is this one. */
/** Outcome and status of every attempt, as the metrics count them. */
export const counted: [outcome: string, status: number | null][] = [];

export const start = async (
  answer: RequestListener,
  options: { schedule?: number[]; patience?: number; timeout?: number } = {},
) => {
  const origin = await startOrigin(
    async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    },
    { tls: true },
  );
  const resolver = tableResolver({ 'site.example.org': ['93.184.215.14'], 'inside.example.org': ['10.0.0.1'] });
  const connector = recordingConnector(origin.port, 1);
  const door = createOutboundGuard({
    allowlist: readAllowlist(''),
    userAgent: 'Metamer',
    resolver,
    connector,
    settleMs: 0,
  });
  const service = startWebhookService({
    webhooks: webhookRepository(database.orm),
    deliveries: deliveryRepository(database.orm),
    ...{ ledger, door, log: createLog('silent'), schedule: options.schedule ?? [0.02, 0.02, 0.02] },
    metrics: { gauge: () => {}, delivered: (outcome, status) => void counted.push([outcome, status]) },
    times: {
      poll: 15,
      timeout: options.timeout ?? 5000,
      ...(options.patience === undefined ? {} : { patience: options.patience }),
    },
  });
  services.push(service);
  return { service: service.webhooks, upkeep: service.upkeep, connector };
};

export const until = async <Value>(read: () => Value | undefined | Promise<Value | undefined>): Promise<Value> => {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

export const url = (path: string) => `https://site.example.org/${path}`;
export const ok: RequestListener = (_, response) => response.writeHead(204).end();
export const ended = (log: DeliveryRecord[]) =>
  log.length > 0 && log.every(({ state }) => ['delivered', 'dead'].includes(state));

export const TRACE = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'vendor=1' };
export const traced = <Value>(call: () => Value): Value => followRequest('POST', TRACE).within(call);
