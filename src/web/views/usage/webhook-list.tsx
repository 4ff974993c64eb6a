import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Code } from '../../parts/code.tsx';
import { Failed, Problem } from '../../parts/failure.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { announce } from '../../state/announce.ts';
import type { Answer } from '../../state/api.ts';
import { Confirm } from './confirm.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretCard } from './secret-card.tsx';
import { type ChangeName, createProblem, type Source } from './source.ts';
import { timeOf } from './times.ts';
import { trackedSource } from './tracked-source.ts';
import { WebhookForm } from './webhook-form.tsx';
import { EXAMPLE_DELIVERY, type Webhook } from './webhooks.ts';

interface Shown {
  readonly title: string;
  readonly secret: string;
}

const State = ({ webhook: { enabled, disabled_reason, failing_since } }: { webhook: Webhook }) => {
  if (!enabled)
    return (
      <span class="account-state bad">
        <span aria-hidden="true">✕</span> Disabled{disabled_reason === null ? '' : `: ${disabled_reason}`}
      </span>
    );
  if (failing_since !== null)
    return (
      <span class="account-state bad">
        <span aria-hidden="true">!</span> Failing since {timeOf(failing_since)}
      </span>
    );
  return (
    <span class="account-state good">
      <span aria-hidden="true">✓</span> Enabled
    </span>
  );
};

/** The heading of the list. */
const TITLE = 'webhooks-title';

const Item = ({
  source: given,
  webhook,
  load,
  shown,
}: {
  source: Source;
  webhook: Webhook;
  load: () => Promise<void>;
  shown: Signal<Shown | undefined>;
}) => {
  const asked = useSignal(0);
  const isLeaving = useSignal(false);
  const { source, settled } = useMemo(() => trackedSource(given), [given]);
  const { text, take } = useMemo(createProblem, []);
  const { id, url, events } = webhook;
  const run = async (operation: ChangeName, says: string): Promise<Answer | undefined> => {
    const answer = await source.change(operation, { id });
    if (!take(answer)) return undefined;
    announce(says);
    return answer;
  };
  const rotate = async (): Promise<void> => {
    const answer = await run('webhooks.rotateSecret', 'The secret was replaced.');
    if (answer) shown.value = { title: 'Signing secret', secret: (answer.body as { secret: string }).secret };
  };
  const remove = async (): Promise<void> => {
    // Nothing is asked of it any more: a request could arrive when it is gone.
    isLeaving.value = true;
    await settled();
    if (await run('webhooks.remove', 'Removed the webhook.')) {
      await load();
      // The button that had the focus is gone.
      if (document.activeElement === document.body) document.getElementById(TITLE)?.focus();
    }
    isLeaving.value = false;
  };
  return (
    <li class="account-item">
      <div class="account-item-head">
        <code class="webhook-url">{url}</code>
        <State webhook={webhook} />
      </div>
      <p class="muted note">{events.join(', ')}</p>
      <p class="account-actions">
        {webhook.enabled ? (
          <button
            type="button"
            class="button quiet"
            disabled={isLeaving.value}
            onClick={async () => {
              if (await run('webhooks.test', 'Sending a test.')) asked.value += 1;
            }}
          >
            Send a test{source.isOwn ? ' (1 credit)' : ''}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            disabled={isLeaving.value}
            onClick={async () => {
              if (await run('webhooks.enable', 'Enabled the webhook.')) await load();
            }}
          >
            Enable
          </button>
        )}
        {source.isOwn ? (
          <>
            <Confirm
              action="Replace secret"
              question="The old secret signs as well for 24 hours."
              confirm="Replace it"
              disabled={isLeaving.value}
              run={rotate}
            />
            <Confirm
              action="Remove"
              question="Nothing more is sent to it, and its deliveries are deleted (1 credit)."
              confirm="Remove webhook"
              run={remove}
            />
          </>
        ) : null}
      </p>
      <Problem text={text.value} />
      <details
        class="deliveries"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && asked.value === 0) asked.value = 1;
        }}
      >
        <summary>Deliveries</summary>
        {asked.value === 0 || isLeaving.value ? null : <Deliveries source={source} webhook={webhook} asked={asked} />}
      </details>
    </li>
  );
};

const Empty = ({ isOwn }: { isOwn: boolean }) => (
  <div class="account-empty">
    <p>
      No webhook yet. A webhook calls your server when a job has ended or the credits run low, so that it need not ask.
    </p>
    {isOwn ? (
      <>
        <p class="muted note">Example: what arrives when a job has a result</p>
        <Code text={EXAMPLE_DELIVERY} label="Example of a delivery" />
      </>
    ) : null}
  </div>
);

/** Subscriptions of a key with their deliveries. */
export const Webhooks = ({ source }: { source: Source }) => {
  const answer = useSignal<Answer | undefined>(undefined);
  const isAdding = useSignal(false);
  const shown = useSignal<Shown | undefined>(undefined);
  const load = async (): Promise<void> => {
    answer.value = await source.read('webhooks.list');
  };
  useSignalEffect(() => void load());
  const { webhooks = [] } = (answer.value?.body ?? {}) as { webhooks?: readonly Webhook[] };
  return (
    <section class="card account-part" aria-labelledby={TITLE}>
      <div class="card-head">
        <h2 id={TITLE} tabIndex={-1}>
          Webhooks
        </h2>
        {source.isOwn && !isAdding.value ? (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              isAdding.value = true;
            }}
          >
            Add a webhook
          </button>
        ) : null}
      </div>
      {shown.value ? (
        <SecretCard
          {...shown.value}
          note="Your server checks the signature of each delivery with it. It is shown only now."
          onDone={() => {
            shown.value = undefined;
          }}
        />
      ) : null}
      {isAdding.value ? (
        <WebhookForm
          source={source}
          onAdded={({ secret }) => {
            isAdding.value = false;
            if (secret !== undefined) shown.value = { title: 'Signing secret', secret };
            void load();
          }}
          onCancel={() => {
            isAdding.value = false;
          }}
        />
      ) : null}
      {answer.value ? <Failed answer={answer.value} again={load} /> : <LoadingLine />}
      {answer.value && !answer.value.failure && webhooks.length === 0 && !isAdding.value ? (
        <Empty isOwn={source.isOwn} />
      ) : null}
      <ul class="account-list">
        {webhooks.map((webhook) => (
          <Item key={webhook.id} source={source} webhook={webhook} load={load} shown={shown} />
        ))}
      </ul>
    </section>
  );
};
