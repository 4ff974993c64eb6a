import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, DeliveryRepository, DeliveryRow } from '../../db/repositories/deliveries.ts';
import type { WebhookRepository, WebhookRow } from '../../db/repositories/webhooks.ts';
import type { Door } from '../net/door.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Log } from '../runtime/log.ts';
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
  readonly door: Pick<Door, 'deliver'>;
  readonly log: Log;
  readonly schedule: Schedule;
  readonly times: SenderTimes;
  /** Deliveries at the same time in this process. */
  readonly slots: number;
}

export interface Sender {
  wake(): void;
  /** Takes no more and puts back what is on its way. */
  stop(): Promise<void>;
}

interface Outcome {
  readonly attempt: Attempt;
  readonly retryAfter?: string | undefined;
}

/** Says so of itself: nobody is there any more (Standard Webhooks). */
const GONE = 410;

const reasonOf = (error: unknown): string => (error instanceof Refusal ? error.message : 'no answer').slice(0, 300);

/** Carries the outbox out. Several senders, in any number of processes, share one outbox. */
export const createSender = (options: SenderOptions): Sender => {
  const { deliveries, webhooks, door, log, schedule, times, slots } = options;
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  let pause = new AbortController();

  const post = async (row: DeliveryRow, hook: WebhookRow): Promise<Outcome> => {
    const at = Date.now();
    const started = performance.now();
    const overlapping = hook.previousSecret !== null && (hook.previousUntil ?? 0) > at;
    const secrets = overlapping ? [hook.secret, hook.previousSecret!] : [hook.secret];
    const headers = signedHeaders({ id: row.eventId, body: row.payload, at }, secrets);
    const body = Buffer.from(row.payload);
    const took = () => Math.round(performance.now() - started);
    try {
      const answer = await door.deliver({
        ...{ url: hook.url, headers, body, signal: stopping.signal, timeoutMs: times.timeout },
      });
      const good = answer.status >= 200 && answer.status < 300;
      const error = good ? null : `answered ${answer.status}`;
      return {
        attempt: { at, status: answer.status, error, durationMs: took() },
        retryAfter: answer.headers['retry-after'],
      };
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      return { attempt: { at, status: null, error: reasonOf(error), durationMs: took() } };
    }
  };

  const disable = async (hook: WebhookRow, reason: string): Promise<void> => {
    const data = { id: hook.id, url: hook.url, reason };
    const event = { keyNo: hook.keyNo, eventId: `evt_${randomUUID()}`, event: 'webhook.disabled', data };
    await webhooks.disable(hook.id, reason, Date.now(), event);
  };

  const carry = async (row: DeliveryRow): Promise<void> => {
    const hook = await webhooks.byId(row.webhookId);
    if (!hook) return;
    const { attempt, retryAfter } = await post(row, hook);
    if (attempt.error === null) {
      await deliveries.delivered(row, attempt);
      return;
    }
    const asked = attempt.status === 429 || attempt.status === 503 ? retryAfterMs(retryAfter, Date.now()) : 0;
    const gone = attempt.status === GONE;
    const next = gone ? undefined : nextAttempt(schedule, row.attempt, Date.now(), { askedMs: asked });
    await deliveries.failed(row, attempt, next);
    if (gone) await disable(hook, 'The receiver answered 410: it wants no more deliveries.');
    else if (attempt.at - (hook.failingSince ?? attempt.at) >= times.patience)
      await disable(hook, `Every attempt has failed for ${Math.floor(times.patience / 86_400_000)} days.`);
  };

  const send = (row: DeliveryRow): void => {
    const one: Promise<void> = carry(row)
      .catch((err: unknown) => {
        if (stopping.signal.aborted) return deliveries.putBack(row);
        log.warn({ err, delivery: row.id }, 'a delivery could not be noted; its lease will lapse');
        return undefined;
      })
      .catch((err: unknown) => log.warn({ err, delivery: row.id }, 'a delivery could not be put back'))
      .finally(() => {
        sending.delete(one);
        pause.abort();
      });
    sending.add(one);
  };

  const rest = async (): Promise<void> => {
    const { signal } = pause;
    await delay(times.poll * (0.8 + Math.random() * 0.4), undefined, { signal }).catch(() => {});
    pause = new AbortController();
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const now = Date.now();
      const claim = async () => {
        const free = slots - sending.size;
        if (free <= 0 || !(await deliveries.isDue(now))) return [];
        return deliveries.claim(randomUUID(), now, now + times.lease, free);
      };
      const rows = await claim().catch((err: unknown) => {
        log.warn({ err }, 'the outbox cannot be read');
        return [];
      });
      for (const row of rows) send(row);
      if (rows.length === 0) await rest();
    }
  };
  const looping = loop();

  return {
    wake: () => pause.abort(),
    async stop() {
      stopping.abort();
      pause.abort();
      await looping;
      await Promise.all(sending);
    },
  };
};
