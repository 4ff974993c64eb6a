import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Problem } from '../../../parts/failure.tsx';
import { announce } from '../../../state/announce.ts';
import { Confirm } from '../confirm.tsx';
import { Jobs } from '../job-list.tsx';
import type { Tier } from '../model.ts';
import { adminSource, createProblem } from '../source.ts';
import { dayOf, timeOf } from '../times.ts';
import { Webhooks } from '../webhook-list.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyState, Used } from './key-table.tsx';
import { KeyUsage } from './key-usage.tsx';
import { changeKey, type IssuedKey, isInUse, issueKey, type Key, loadKey, nameOf, revokeKey } from './keys.ts';

const MOST_HOURS = 720;

/** Asks for how long the old key works beside the new one, and issues that. */
const Rotation = ({
  of,
  onRotated,
  onCancel,
}: {
  of: Key;
  onRotated: (key: IssuedKey) => void;
  onCancel: () => void;
}) => {
  const hours = useSignal('24');
  const { text, take } = useMemo(createProblem, []);
  return (
    <form
      class="account-form"
      aria-label="Replace the key"
      onSubmit={async (event) => {
        event.preventDefault();
        const answer = await issueKey({ replaces: of.id, overlap_hours: Number(hours.value) });
        if (take(answer)) onRotated(answer.body as IssuedKey);
      }}
    >
      <div class="field">
        <label for="rotation-hours">Hours for which the old key still works</label>
        <input
          id="rotation-hours"
          class="boxed"
          type="number"
          min={0}
          max={MOST_HOURS}
          step="any"
          required
          value={hours.value}
          onInput={({ currentTarget }) => {
            hours.value = currentTarget.value;
          }}
        />
      </div>
      <p class="muted note">The new key has the name, tier and groups of the old one.</p>
      <Problem text={text.value} />
      <p class="account-actions">
        <button type="submit" class="button">
          Issue the new key
        </button>
        <button type="button" class="button quiet" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
};

const Head = ({ of, tier }: { of: Key; tier: Tier | undefined }) => (
  <dl class="key-facts">
    {(
      [
        ['Id', <code key="id">{of.id}</code>],
        [
          'Key',
          <code key="key">
            {of.start}…{of.last4}
          </code>,
        ],
        ['State', <KeyState key="state" of={of} />],
        ['This month', <Used key="used" of={of} quota={tier?.credits_per_month} />],
        ['Issued', dayOf(of.created_at)],
        ['Last used', of.last_used_at === null ? 'never' : timeOf(of.last_used_at)],
      ] as const
    ).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** One key: its terms, and what its holder sees of it. */
export const KeyDetail = ({
  id,
  known,
  tiers,
  issued,
  onBack,
  onOpen,
}: {
  id: string;
  known: Key | undefined;
  tiers: readonly Tier[];
  issued: Signal<IssuedKey | undefined>;
  onBack: () => void;
  onOpen: (id: string) => void;
}) => {
  const source = useMemo(() => adminSource(id), [id]);
  const isRotating = useSignal(false);
  const hasIssued = issued.value !== undefined;
  const { text, take } = useMemo(createProblem, []);
  const heading = useRef<HTMLHeadingElement>(null);
  useSignalEffect(() => void loadKey(id).then(take));
  // A new key that is shown above has the focus itself.
  useLayoutEffect(() => {
    if (!hasIssued) heading.current?.focus();
  }, [hasIssued]);
  const back = (
    <button type="button" class="button quiet" onClick={onBack}>
      All keys
    </button>
  );
  if (!known)
    return (
      <section class="card" aria-label="Key">
        {back}
        <Problem text={text.value} />
      </section>
    );
  const canChange = known.revoked_at === null;
  return (
    <>
      <section class="card account-part" aria-labelledby="key-title">
        <div class="card-head">
          <h2 id="key-title" tabIndex={-1} ref={heading}>
            {nameOf(known)}
          </h2>
          {back}
        </div>
        <Head of={known} tier={tiers.find((tier) => tier.id === known.tier)} />
        {canChange ? (
          <>
            <KeyForm
              key={`${id} ${known.tier}`}
              label={`Terms of ${nameOf(known)}`}
              tiers={tiers}
              start={known}
              submit="Save"
              onSubmit={async (terms) => {
                const answer = await changeKey(id, terms);
                if (!answer.failure) announce(`Saved ${nameOf(answer.body as Key)}.`);
                return answer;
              }}
            />
            {isRotating.value ? (
              <Rotation
                of={known}
                onRotated={(key) => {
                  isRotating.value = false;
                  issued.value = key;
                  onOpen(key.id);
                }}
                onCancel={() => {
                  isRotating.value = false;
                }}
              />
            ) : (
              <p class="account-actions">
                {isInUse(known) ? (
                  <button
                    type="button"
                    class="button quiet"
                    onClick={() => {
                      isRotating.value = true;
                    }}
                  >
                    Replace with a new key
                  </button>
                ) : null}
                <Confirm
                  action="Revoke"
                  question={`The next request of ${nameOf(known)} is refused. This cannot be undone.`}
                  confirm="Revoke key"
                  run={async () => {
                    if (take(await revokeKey(id))) announce(`Revoked ${nameOf(known)}.`);
                  }}
                />
              </p>
            )}
          </>
        ) : null}
        <Problem text={text.value} />
      </section>
      <KeyUsage source={source} />
      <Webhooks source={source} />
      <Jobs source={source} />
    </>
  );
};
