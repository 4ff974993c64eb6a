import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { Answer } from '../../../state/api.ts';
import type { Tier } from '../model.ts';
import { count } from '../times.ts';
import { GROUPS, type Key } from './keys.ts';
import { changesIn, expiryOf, inOrder, type Terms, termsOf } from './terms.ts';

const fieldIn = ({ body }: Answer): string | undefined =>
  (body as { error?: { details?: { field?: string } } } | undefined)?.error?.details?.field;

/** Fields of a key: name, tier and limits. What the service refuses is said below the field that it is about. */
export const KeyForm = ({
  label,
  tiers,
  start,
  submit,
  onSubmit,
  onCancel,
}: {
  label: string;
  tiers: readonly Tier[];
  start?: Key;
  submit: string;
  /** Sends the terms that were changed; answers what the service said. */
  onSubmit: (changes: Partial<Terms>) => Promise<Answer>;
  onCancel?: () => void;
}) => {
  const id = useId();
  const before = useRef(termsOf(start));
  const name = useSignal(before.current.label);
  const note = useSignal(before.current.note);
  const tier = useSignal(before.current.tier);
  const isLimited = useSignal(before.current.scopes !== null);
  const scopes = useSignal<readonly string[]>(before.current.scopes ?? []);
  const day = useSignal(before.current.expires_at?.slice(0, 10) ?? '');
  const problem = useSignal<{ field: string | undefined; text: string } | undefined>(undefined);

  const send = async (): Promise<void> => {
    if (isLimited.value && scopes.value.length === 0) {
      problem.value = { field: 'scopes', text: 'Choose at least one group, or allow all.' };
      return;
    }
    const terms: Terms = {
      label: name.value.trim(),
      note: note.value.trim(),
      tier: tier.value,
      scopes: isLimited.value ? inOrder(scopes.value) : null,
      expires_at: expiryOf(day.value, before.current.expires_at),
    };
    const answer = await onSubmit(changesIn(terms, before.current));
    if (!answer.failure) before.current = terms;
    problem.value = answer.failure && { field: fieldIn(answer)?.split('.')[0], text: answer.failure.message };
  };

  const whyOf = (field: string) => (
    <p class="field-why" id={`${id}-${field}-why`} role="alert">
      {problem.value?.field === field ? problem.value.text : ''}
    </p>
  );
  const known = ['label', 'note', 'tier', 'scopes', 'expires_at'];
  const general = problem.value && !known.includes(problem.value.field ?? '') ? problem.value.text : '';

  return (
    <form
      class="account-form key-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="field">
        <label for={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          class="boxed"
          maxLength={200}
          placeholder="Who the key is for"
          autocomplete="off"
          value={name.value}
          aria-describedby={`${id}-label-why`}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
        {whyOf('label')}
      </div>
      <div class="field">
        <label for={`${id}-tier`}>Tier</label>
        <select
          id={`${id}-tier`}
          value={tier.value}
          aria-describedby={`${id}-tier-why`}
          onChange={({ currentTarget }) => {
            tier.value = currentTarget.value;
          }}
        >
          {tiers.map(({ id: value, name: shown, credits_per_month: credits, requests_per_minute: rate }) => (
            <option key={value} value={value}>
              {shown}: {count(credits)} credits per month, {count(rate)} requests per minute
            </option>
          ))}
        </select>
        {whyOf('tier')}
      </div>
      <div class="field">
        <label for={`${id}-expires`}>Last day (empty: never expires)</label>
        <input
          id={`${id}-expires`}
          class="boxed"
          type="date"
          value={day.value}
          aria-describedby={`${id}-expires_at-why`}
          onInput={({ currentTarget }) => {
            day.value = currentTarget.value;
          }}
        />
        {whyOf('expires_at')}
      </div>
      <div class="field">
        <label for={`${id}-note`}>Note, for administrators only</label>
        <input
          id={`${id}-note`}
          class="boxed"
          maxLength={2000}
          autocomplete="off"
          value={note.value}
          aria-describedby={`${id}-note-why`}
          onInput={({ currentTarget }) => {
            note.value = currentTarget.value;
          }}
        />
        {whyOf('note')}
      </div>
      <fieldset class="choice" aria-describedby={`${id}-scopes-why`}>
        <legend>Operations</legend>
        <label class="inline">
          <input
            type="checkbox"
            checked={isLimited.value}
            onChange={({ currentTarget }) => {
              isLimited.value = currentTarget.checked;
            }}
          />{' '}
          Limit the key to groups of operations
        </label>
        {isLimited.value ? (
          <div class="account-checks">
            {GROUPS.map((group) => (
              <label key={group}>
                <input
                  type="checkbox"
                  checked={scopes.value.includes(group)}
                  onChange={({ currentTarget }) => {
                    scopes.value = currentTarget.checked
                      ? [...scopes.value, group]
                      : scopes.value.filter((one) => one !== group);
                  }}
                />{' '}
                {group}
              </label>
            ))}
          </div>
        ) : null}
        {whyOf('scopes')}
      </fieldset>
      <p class="field-why" role="alert">
        {general}
      </p>
      <p class="account-actions">
        <button type="submit" class="button">
          {submit}
        </button>
        {onCancel ? (
          <button type="button" class="button quiet" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </p>
    </form>
  );
};
