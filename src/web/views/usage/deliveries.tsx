import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Code } from '../../parts/code.tsx';
import { Failed, Problem } from '../../parts/failure.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { announce } from '../../state/announce.ts';
import type { Answer } from '../../state/api.ts';
import { createProblem, type Source } from './source.ts';
import { count, timeOf } from './times.ts';
import type { Delivery, Webhook } from './webhooks.ts';

const STATES = {
  pending: ['○', 'Waiting', ''],
  sending: ['◐', 'Sending', ''],
  delivered: ['✓', 'Delivered', 'good'],
  dead: ['✕', 'Given up', 'bad'],
} as const satisfies Readonly<Record<Delivery['state'], readonly [sign: string, word: string, look: string]>>;

const Attempts = ({ attempts }: Pick<Delivery, 'attempts'>) => (
  <ol class="attempts">
    {attempts.map(({ at, status, error, duration_ms }) => (
      <li key={at}>
        {timeOf(at)}: {status === null ? (error ?? 'no response') : `status ${status}`} after {count(duration_ms)} ms
      </li>
    ))}
  </ol>
);

const DeliveryRow = ({ source, delivery, load }: { source: Source; delivery: Delivery; load: () => Promise<void> }) => {
  const isOpen = useSignal(false);
  const { text, take } = useMemo(createProblem, []);
  const { id, event, state, created_at, next_attempt_at, attempts, payload } = delivery;
  const [sign, word, look] = STATES[state];
  const redeliver = async (): Promise<void> => {
    if (!take(await source.change('webhooks.redeliver', { delivery_id: id }))) return;
    announce(`Sending ${event} again.`);
    await load();
  };
  return (
    <li class="account-item">
      <div class="account-item-head">
        <button
          type="button"
          class="account-open"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <b>{event}</b>
        </button>
        <span class={`account-state ${look}`}>
          <span aria-hidden="true">{sign}</span> {word}
        </span>
        <span class="muted">
          {timeOf(created_at)}, {attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}
          {next_attempt_at === null ? '' : `, next ${timeOf(next_attempt_at)}`}
        </span>
        <button type="button" class="button quiet" aria-label={`Send again: ${event}`} onClick={() => void redeliver()}>
          Send again
        </button>
      </div>
      <Problem text={text.value} />
      {isOpen.value ? (
        <div class="job-details">
          <Attempts attempts={attempts} />
          <Code text={payload} label={`Payload of ${event}`} />
        </div>
      ) : null}
    </li>
  );
};

const REFRESH_MS = 3_000;

const isUnderWay = ({ state, next_attempt_at: next }: Delivery): boolean =>
  state === 'sending' || (state === 'pending' && next !== null && Date.parse(next) - Date.now() < REFRESH_MS);

/** Deliveries of a subscription, newest first; while one is on its way the list is loaded again every three seconds. */
export const Deliveries = ({
  source,
  webhook,
  asked,
}: {
  source: Source;
  webhook: Webhook;
  asked: ReadonlySignal<number>;
}) => {
  const answer = useSignal<Answer | undefined>(undefined);
  const load = async (): Promise<void> => {
    answer.value = await source.read('webhooks.deliveries', { id: webhook.id, limit: 50 });
  };
  useSignalEffect(() => {
    // Read, so that a test that was sent is asked after.
    asked.value;
    void load();
  });
  const { deliveries = [] } = (answer.value?.body ?? {}) as { deliveries?: readonly Delivery[] };
  useSignalEffect(() => {
    const { deliveries: known = [] } = (answer.value?.body ?? {}) as { deliveries?: readonly Delivery[] };
    if (!known.some(isUnderWay)) return undefined;
    const timer = setTimeout(load, REFRESH_MS);
    return () => clearTimeout(timer);
  });
  if (!answer.value) return <LoadingLine className="muted" />;
  if (answer.value.failure) return <Failed answer={answer.value} again={load} />;
  if (deliveries.length === 0)
    return <p class="muted">No delivery in the last 30 days. Send a test to see what arrives.</p>;
  return (
    <ul class="account-list">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} source={source} delivery={delivery} load={load} />
      ))}
    </ul>
  );
};
