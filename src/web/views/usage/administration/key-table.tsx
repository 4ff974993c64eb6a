import { useSignal } from '@preact/signals';
import { Failed } from '../../../parts/failure.tsx';
import { LoadingLine } from '../../../parts/loading.tsx';
import type { Tier } from '../model.ts';
import { count, dayOf } from '../times.ts';
import { cursor, isInUse, type Key, keys, listResponse, loadKeys, nameOf } from './keys.ts';

export const KeyState = ({ of: key }: { of: Key }) => {
  if (key.revoked_at !== null)
    return (
      <span class="account-state bad">
        <span aria-hidden="true">✕</span> Revoked {dayOf(key.revoked_at)}
      </span>
    );
  if (!isInUse(key))
    return (
      <span class="account-state bad">
        <span aria-hidden="true">✕</span> Expired {dayOf(key.expires_at!)}
      </span>
    );
  return (
    <span class="account-state good">
      <span aria-hidden="true">✓</span> In use{key.expires_at === null ? '' : ` until ${dayOf(key.expires_at)}`}
    </span>
  );
};

export const Used = ({ of: { used_this_month: used, label, id }, quota }: { of: Key; quota: number | undefined }) => (
  <span class="key-used">
    <span class="tabular">
      {count(used)}
      {quota === undefined ? '' : ` of ${count(quota)}`}
    </span>
    {quota === undefined ? null : (
      <progress aria-label={`Credits of ${label || id} used this month`} value={used} max={quota} />
    )}
  </span>
);

/** Column heads for sighted readers: every entry contains its meaning in text. */
const COLUMNS = ['Name', 'Key', 'Tier and groups', 'Credits this month', 'Last used', 'State'];

const matches = ({ label, id, note, start, last4 }: Key, wanted: string): boolean =>
  [label, id, note, `${start}…${last4}`].some((text) => text.toLowerCase().includes(wanted));

/** Every key: who it is for, what it may, and what it has used. A name opens the key. */
export const KeyTable = ({ tiers, onOpen }: { tiers: readonly Tier[]; onOpen: (id: string) => void }) => {
  const wanted = useSignal('');
  const withEnded = useSignal(false);
  const tierOf = new Map(tiers.map((tier) => [tier.id, tier]));
  const shown = keys.value.filter(
    (key) => (withEnded.value || isInUse(key)) && matches(key, wanted.value.trim().toLowerCase()),
  );
  const ended = keys.value.filter((key) => !isInUse(key)).length;
  const answer = listResponse.value;
  return (
    <>
      <div class="key-filter">
        <label>
          Find{' '}
          <input
            class="boxed"
            type="search"
            placeholder="Name, note, id"
            value={wanted.value}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={withEnded.value}
            onChange={({ currentTarget }) => {
              withEnded.value = currentTarget.checked;
            }}
          />{' '}
          Show revoked and expired ({count(ended)})
        </label>
        <span class="muted" role="status">
          {shown.length === 1 ? '1 key' : `${count(shown.length)} keys`}
        </span>
      </div>
      {answer ? <Failed answer={answer} again={() => void loadKeys()} /> : <LoadingLine />}
      {answer && shown.length === 0 ? (
        <p class="account-empty">
          {keys.value.length === 0
            ? 'No key yet. A key lets one tool or person use the service, with a tier that limits its requests and credits. Issue one for each of them, so that you can revoke it alone.'
            : `No key matches${cursor.value === null ? '' : ' among those loaded'}.`}
        </p>
      ) : null}
      {shown.length === 0 ? null : (
        <ul class="key-table">
          <li class="key-columns" aria-hidden="true">
            {COLUMNS.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </li>
          {shown.map((key) => (
            <li key={key.id} class={isInUse(key) ? '' : 'ended'}>
              <a
                class="key-name"
                href={`#show=${key.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(key.id);
                }}
              >
                {nameOf(key)}
              </a>
              <code class="muted">
                {key.start}…{key.last4}
              </code>
              <span>
                {tierOf.get(key.tier)?.name ?? key.tier}
                {key.scopes === null ? '' : <small> {key.scopes.join(', ')}</small>}
              </span>
              <Used of={key} quota={tierOf.get(key.tier)?.credits_per_month} />
              <span class="muted">{key.last_used_at === null ? 'Never used' : `Used ${dayOf(key.last_used_at)}`}</span>
              <KeyState of={key} />
            </li>
          ))}
        </ul>
      )}
      {cursor.value === null ? null : (
        <p>
          <button type="button" class="button quiet" onClick={() => void loadKeys(true)}>
            Load older keys
          </button>
        </p>
      )}
    </>
  );
};
