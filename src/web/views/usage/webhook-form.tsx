import { useSignal, useSignalEffect } from '@preact/signals';
import type { Answer } from '../../state/api.ts';
import type { Source } from './source.ts';
import type { Webhook } from './webhooks.ts';

interface EventType {
  readonly name: string;
  readonly description: string;
}

/** Asks for the address and the events of a new subscription. */
export const WebhookForm = ({
  source,
  onAdded,
  onCancel,
}: {
  source: Source;
  onAdded: (added: Webhook & { readonly secret?: string }) => void;
  onCancel: () => void;
}) => {
  const events = useSignal<readonly EventType[]>([]);
  const chosen = useSignal<readonly string[]>(['job.succeeded', 'job.failed']);
  const url = useSignal('');
  const why = useSignal('');
  useSignalEffect(() => {
    void source.send({ method: 'GET', path: '/v1/webhooks/events' }).then(({ body, failure }) => {
      if (failure) why.value = failure.message;
      else events.value = (body as { events: readonly EventType[] }).events;
    });
  });
  const add = async (): Promise<void> => {
    const body = { url: url.value.trim(), events: chosen.value };
    const answer: Answer = await source.send({ method: 'POST', path: '/v1/webhooks', body });
    if (answer.failure) why.value = answer.failure.message;
    else onAdded(answer.body as Webhook & { secret?: string });
  };
  return (
    <form
      class="account-form"
      aria-label="New webhook"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div class="field">
        <label for="webhook-url">Address</label>
        <input
          id="webhook-url"
          class="boxed"
          type="url"
          required
          placeholder="https://example.com/hooks/metamer"
          value={url.value}
          aria-describedby="webhook-why"
          onInput={(event) => {
            url.value = event.currentTarget.value;
          }}
        />
      </div>
      <fieldset class="choice">
        <legend>Events</legend>
        <div class="account-checks">
          {events.value.map(({ name, description }) => (
            <label key={name} title={description}>
              <input
                type="checkbox"
                checked={chosen.value.includes(name)}
                onChange={({ currentTarget }) => {
                  chosen.value = currentTarget.checked
                    ? [...chosen.value, name]
                    : chosen.value.filter((one) => one !== name);
                }}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <p class="field-why" id="webhook-why" role="alert">
        {why.value}
      </p>
      <p class="account-actions">
        <button type="submit" class="button">
          Add webhook (1 credit)
        </button>
        <button type="button" class="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
};
