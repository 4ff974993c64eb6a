import type { WebhookRepository } from '../../db/repositories/webhooks.ts';
import type { Ledger } from '../accounts/ledger.ts';
import { nextMonth } from '../accounts/time.ts';
import type { Log } from '../runtime/log.ts';
import { traceToKeep } from '../runtime/trace.ts';
import { THRESHOLD_SHARE, type WebhookEvent } from './events.ts';

export interface QuotaWatch {
  /** Looks at every key that has asked for news of its quota. */
  run(): Promise<void>;
  stop(): void;
}

export interface QuotaWatchOptions {
  readonly webhooks: WebhookRepository;
  readonly ledger: Pick<Ledger, 'month' | 'onCommit' | 'onExhausted'>;
  readonly log: Log;
  readonly wake: () => void;
}

const EVENTS: readonly WebhookEvent[] = ['quota.threshold_reached', 'quota.exhausted'];

/**
 * Notifies keys of how much of their monthly quota is used. The ids of the events come from key and month, so each is
 * written once for a subscription however often, and in however many processes, it is noticed; `run` notices what a
 * crash has hidden.
 */
export const startQuotaWatch = ({ webhooks, ledger, log, wake }: QuotaWatchOptions): QuotaWatch => {
  let interested = new Set<number>();
  const told = new Set<string>();

  const tell = async (keyNo: number, event: WebhookEvent): Promise<void> => {
    const month = await ledger.month(keyNo);
    if (!month) return;
    const { key, used, quota, period } = month;
    const eventId = `evt_${key.id}_${period}_${event === 'quota.exhausted' ? 'exhausted' : 'threshold'}`;
    if (told.has(eventId)) return;
    const data = { key_id: key.id, used, quota, remaining: Math.max(0, quota - used), resets_at: nextMonth(period) };
    await webhooks.announce({ keyNo, eventId, event, data, trace: traceToKeep() }, Date.now());
    told.add(eventId);
    wake();
  };

  const look = async (keyNo: number): Promise<void> => {
    const month = await ledger.month(keyNo);
    if (!month) return;
    if (month.used >= month.quota * THRESHOLD_SHARE) await tell(keyNo, 'quota.threshold_reached');
    if (month.used >= month.quota) await tell(keyNo, 'quota.exhausted');
  };
  const guarded = (work: Promise<void>): void =>
    void work.catch((err: unknown) =>
      log.warn({ err }, 'a quota event could not be stored; the next round tries again'),
    );

  /** Set while a key has subscribed to such an event. */
  let stopListening: (() => void) | undefined;
  let ended = false;
  const listen = (): void => {
    if (ended) return;
    stopListening ??= ledger.onCommit((keyNos) => {
      for (const keyNo of keyNos) if (interested.has(keyNo)) guarded(look(keyNo));
    });
  };
  const pause = (): void => {
    stopListening?.();
    stopListening = undefined;
  };
  ledger.onExhausted((keyNo) => {
    if (interested.has(keyNo)) guarded(tell(keyNo, 'quota.exhausted'));
  });

  return {
    async run() {
      interested = new Set(await webhooks.keysFor(EVENTS));
      if (interested.size > 0) listen();
      else pause();
      // A subscription made since then is notified as well.
      told.clear();
      for (const keyNo of interested) await look(keyNo);
    },
    stop() {
      ended = true;
      pause();
    },
  };
};
