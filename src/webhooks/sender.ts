import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, DeliveryRepository, DeliveryRow, DeliveryState } from '../../db/repositories/deliveries.ts';
import type { WebhookRepository, WebhookRow } from '../../db/repositories/webhooks.ts';
import { Refusal } from '../errors/refusal.ts';
import type { OutboundGuard } from '../net/outbound-guard.ts';
import type { Log } from '../runtime/log.ts';
import { type PollLoop, startPollLoop } from '../runtime/poll-loop.ts';
import type { DeliveryOutcome, WorkMetrics } from '../runtime/work-metrics.ts';
import { createLanes, type LaneSizes, maxConnections } from './delivery-slots.ts';
import { nextAttempt, retryAfterMs, type Schedule } from './schedule.ts';
import { signedHeaders } from './signature.ts';

export interface SenderTimes {
  /** How often the outbox is looked into. */
  readonly poll: number;
  readonly timeout: number;
  /** How long a sender may be silent before its delivery is due again; well above the timeout. */
  readonly lease: number;
  /** A receiver that has failed for so long is switched off. */
  readonly patience: number;
}

export const SENDER_TIMES: SenderTimes = { poll: 500, timeout: 15_000, lease: 60_000, patience: 5 * 86_400_000 };

export interface SenderOptions {
  readonly deliveries: DeliveryRepository;
  readonly webhooks: WebhookRepository;
  readonly door: Pick<OutboundGuard, 'deliver'>;
  readonly log: Log;
  readonly schedule: Schedule;
  readonly times: SenderTimes;
  /** How deliveries share this process. */
  readonly lanes: LaneSizes;
  /** Called after each attempt. */
  readonly onAttempt: WorkMetrics['delivered'];
}

/** Woken when there may be something to send; stopped, it takes no more and puts back what is on its way. */
export type Sender = PollLoop;

/** In the order in which they are served. */
const STANDINGS: readonly DeliveryState[] = ['proven', 'untried', 'failing'];

interface Taken {
  readonly row: DeliveryRow;
  /** Gives its slot back. */
  readonly leave: () => void;
}

interface Outcome {
  readonly attempt: Attempt;
  readonly retryAfter?: string | undefined;
}

/** Declares that the receiver is gone (Standard Webhooks). */
const GONE = 410;

/** Milliseconds that a delivery waits which our own limit of requests to its host holds back; well below the lease. */
const OWN_LIMIT_WAIT = 15_000;

/** Our own limit is not a failure of the receiver. */
const isOwnLimit = (error: unknown): boolean => error instanceof Refusal && error.code === 'RATE_LIMITED';

const reasonOf = (error: unknown): string => (error instanceof Refusal ? error.message : 'no answer').slice(0, 300);

/** Carries the outbox out. Several senders, in any number of processes, share one outbox. */
export const createSender = (options: SenderOptions): Sender => {
  const { deliveries, webhooks, door, log, schedule, times } = options;
  const lanes = createLanes(options.lanes, () => loop.wake());

  const post = async (row: DeliveryRow, hook: WebhookRow, stopping: AbortSignal): Promise<Outcome> => {
    const at = Date.now();
    const started = performance.now();
    const overlapping = hook.previousSecret !== null && (hook.previousUntil ?? 0) > at;
    const secrets = overlapping ? [hook.secret, hook.previousSecret!] : [hook.secret];
    const headers = { ...row.trace, ...signedHeaders({ id: row.eventId, body: row.payload, at }, secrets) };
    const body = Buffer.from(row.payload);
    const took = () => Math.round(performance.now() - started);
    try {
      const answer = await door.deliver({ url: hook.url, headers, body, signal: stopping, timeoutMs: times.timeout });
      const good = answer.status >= 200 && answer.status < 300;
      const error = good ? null : `answered ${answer.status}`;
      return {
        attempt: { at, status: answer.status, error, durationMs: took() },
        retryAfter: answer.headers['retry-after'],
      };
    } catch (error) {
      if (stopping.aborted || isOwnLimit(error)) throw error;
      return { attempt: { at, status: null, error: reasonOf(error), durationMs: took() } };
    }
  };

  const disable = async (hook: WebhookRow, reason: string): Promise<void> => {
    const data = { id: hook.id, url: hook.url, reason };
    const event = { keyNo: hook.keyNo, eventId: `evt_${randomUUID()}`, event: 'webhook.disabled', data, trace: null };
    await webhooks.disable(hook.id, reason, Date.now(), event);
  };

  const carry = async (row: DeliveryRow, stopping: AbortSignal): Promise<void> => {
    const hook = await webhooks.byId(row.webhookId);
    if (!hook) return;
    const { attempt, retryAfter } = await post(row, hook, stopping);
    const count = (outcome: DeliveryOutcome): void =>
      options.onAttempt(outcome, attempt.status, attempt.durationMs / 1000);
    if (attempt.error === null) {
      count('delivered');
      await deliveries.delivered(row, attempt);
      return;
    }
    const asked = attempt.status === 429 || attempt.status === 503 ? retryAfterMs(retryAfter, Date.now()) : 0;
    const gone = attempt.status === GONE;
    const next = gone ? undefined : nextAttempt(schedule, row.attempt, Date.now(), { askedMs: asked });
    count(next === undefined ? 'dead' : 'retried');
    await deliveries.failed(row, attempt, next);
    if (gone) await disable(hook, 'The receiver responded with 410 and accepts no more deliveries.');
    else if (attempt.at - (hook.failingSince ?? attempt.at) >= times.patience)
      await disable(hook, `Every attempt has failed for ${Math.floor(times.patience / 86_400_000)} days.`);
  };

  const send = (row: DeliveryRow, stopping: AbortSignal): Promise<void> =>
    carry(row, stopping)
      .catch(async (err: unknown) => {
        if (isOwnLimit(err)) await delay(OWN_LIMIT_WAIT, undefined, { signal: stopping }).catch(() => undefined);
        if (stopping.aborted || isOwnLimit(err)) return deliveries.putBack(row);
        log.warn({ err, delivery: row.id }, 'a delivery could not be recorded; its lease will expire');
        return undefined;
      })
      .catch((err: unknown) => log.warn({ err, delivery: row.id }, 'a delivery could not be rescheduled'));

  /** Deliveries that are due, as many as each lane has room for; receivers that fail come last. */
  const take = async (): Promise<Taken[]> => {
    const now = Date.now();
    if (!(await deliveries.isDue(now))) return [];
    const taken: Taken[] = [];
    for (const standing of STANDINGS) {
      const limit = lanes.free(standing);
      if (limit <= 0) continue;
      const wanted = { standing, limit, lease: randomUUID(), now, leaseUntil: now + times.lease };
      // What was taken up before is carried out all the same.
      const rows = await deliveries.claim(wanted).catch((err: unknown) => {
        log.warn({ err }, 'the outbox cannot be read');
        return [];
      });
      for (const row of rows) taken.push({ row, leave: lanes.enter(standing) });
    }
    return taken;
  };

  const loop = startPollLoop<Taken>({
    slots: maxConnections(options.lanes),
    rest: times.poll,
    take,
    carry: ({ row, leave }, stopping) => send(row, stopping).finally(leave),
    onError: (err) => log.warn({ err }, 'the outbox cannot be read'),
  });
  return loop;
};
