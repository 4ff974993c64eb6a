import type { DeliveryRepository } from '../../db/repositories/deliveries.ts';
import type { WebhookRepository } from '../../db/repositories/webhooks.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { OutboundGuard } from '../net/outbound-guard.ts';
import type { Log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import { LANES, type LaneSizes } from './delivery-slots.ts';
import { startQuotaWatch } from './quota-watch.ts';
import type { Schedule } from './schedule.ts';
import { createSender, SENDER_TIMES, type SenderTimes } from './sender.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface WebhookServiceOptions {
  readonly webhooks: WebhookRepository;
  readonly deliveries: DeliveryRepository;
  readonly ledger: Pick<Ledger, 'month' | 'onCommit' | 'onExhausted'>;
  readonly door: Pick<OutboundGuard, 'deliver' | 'allowlist'>;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'gauge' | 'delivered'>;
  readonly schedule: Schedule;
  readonly times?: Partial<SenderTimes>;
  readonly lanes?: Partial<LaneSizes>;
}

export interface WebhookService {
  readonly webhooks: Webhooks;
  /** Does all that is due now besides sending. */
  upkeep(): Promise<void>;
  stop(): Promise<void>;
}

const UPKEEP_MS = 10_000;
/** The log of deliveries is kept so long. */
const KEEP_MS = 30 * 86_400_000;
const BITE = 500;

/** Subscriptions, sender, quota events and upkeep of one process. */
export const startWebhookService = (options: WebhookServiceOptions): WebhookService => {
  const { webhooks, deliveries, ledger, door, log, schedule } = options;
  const times = { ...SENDER_TIMES, ...options.times };
  const sender = createSender({
    deliveries,
    webhooks,
    door,
    log,
    schedule,
    times,
    lanes: { ...LANES, ...options.lanes },
    onAttempt: (...figures) => options.metrics?.delivered(...figures),
  });
  const quota = startQuotaWatch({ webhooks, ledger, log, wake: sender.wake });

  const upkeep = async (): Promise<void> => {
    const now = Date.now();
    await deliveries.reclaim(now);
    await deliveries.sweep(now);
    await quota.run();
    await deliveries.expire(now - KEEP_MS, BITE);
  };
  const guarded = (work: () => Promise<void>) => (): void =>
    void work().catch((err: unknown) => log.warn({ err }, 'the upkeep of the outbox failed'));
  const timer = setInterval(guarded(upkeep), UPKEEP_MS);
  timer.unref();
  guarded(quota.run)();

  for (const state of ['pending', 'dead'] as const)
    options.metrics?.gauge(
      `webhook_deliveries_${state}`,
      `Deliveries that are ${state}, over all processes`,
      () => deliveries.count(state).catch(() => Number.NaN),
      { shared: true },
    );
  return {
    webhooks: createWebhooks({
      webhooks,
      deliveries,
      allowlist: door.allowlist,
      wake: sender.wake,
      onChange: guarded(quota.run),
    }),
    upkeep,
    async stop() {
      clearInterval(timer);
      quota.stop();
      await sender.stop();
    },
  };
};
