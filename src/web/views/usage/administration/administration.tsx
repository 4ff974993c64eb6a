import { useSignal } from '@preact/signals';
import { sessionEnds, signOut } from '../../../state/admin-session.ts';
import { announce } from '../../../state/announce.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import style from '../account.css';
import { Confirm } from '../confirm.tsx';
import { inputs, loadTiers, type Tier, tiers as tierList } from '../model.ts';
import { SecretCard } from '../secret-card.tsx';
import { count } from '../times.ts';
import { KeyDetail } from './key-detail.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyTable } from './key-table.tsx';
import { cursor, forgetKeys, type IssuedKey, isInUse, issueKey, keys, loadKeys, nameOf } from './keys.ts';

adoptStyle(style);

const time = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const Session = () => (
  <p class="account-session">
    <span class="muted">
      Signed in as administrator{sessionEnds.value === undefined ? '' : ` until ${time(sessionEnds.value)}`}
    </span>
    <button
      type="button"
      class="button quiet"
      onClick={async () => {
        const { failure } = await signOut(false);
        announce(failure ? failure.message : 'Signed out.');
      }}
    >
      Sign out
    </button>
    <Confirm
      action="Sign out everywhere"
      question="Every administrator is signed out, in all browsers."
      confirm="Sign all out"
      run={async () => {
        const { failure } = await signOut(true);
        announce(failure ? failure.message : 'All administrators are signed out.');
      }}
    />
  </p>
);

const Totals = () => {
  const inUse = keys.value.filter(isInUse);
  const used = keys.value.reduce((sum, { used_this_month }) => sum + used_this_month, 0);
  const busiest = inUse.toSorted((a, b) => b.used_this_month - a.used_this_month)[0];
  const of = cursor.value === null ? '' : `, of the ${count(keys.value.length)} loaded`;
  return (
    <dl class="tiles">
      <div>
        <dt>keys in use{of}</dt>
        <dd>{count(inUse.length)}</dd>
      </div>
      <div>
        <dt>credits this month{of}</dt>
        <dd>{count(used)}</dd>
      </div>
      <div>
        <dt>most used{of}</dt>
        <dd>{busiest && busiest.used_this_month > 0 ? nameOf(busiest) : 'none yet'}</dd>
      </div>
    </dl>
  );
};

/** Loads what the first look at all keys needs. */
export const prepare = async (): Promise<void> => {
  await Promise.all([loadTiers(), loadKeys()]);
};

// What an administrator saw is nothing for whoever comes next.
sessionEnds.subscribe((ends) => {
  if (ends === undefined) forgetKeys();
});

/** What an administrator does: all keys, or the one that the address names. */
export const Administration = () => {
  const isIssuing = useSignal(false);
  const issued = useSignal<IssuedKey | undefined>(undefined);
  const { tiers = [] } = (tierList.answer.value?.body ?? {}) as { tiers?: readonly Tier[] };
  const shown = inputs.get('show');
  const open = (id: string): void => {
    isIssuing.value = false;
    inputs.choose('show', id);
  };
  return (
    <section class="administration" aria-label="Administration">
      <Session />
      {issued.value?.secret === undefined ? null : (
        <SecretCard
          title={`Key of ${nameOf(issued.value)}`}
          secret={issued.value.secret}
          note="Give it to its holder now: it is shown only this once, and the service stores nothing but its hash."
          onDone={() => {
            issued.value = undefined;
          }}
        />
      )}
      {shown === '' ? (
        <section class="card account-part" aria-labelledby="keys-title">
          <div class="card-head">
            <h2 id="keys-title">Keys</h2>
            {isIssuing.value ? null : (
              <button
                type="button"
                class="button"
                onClick={() => {
                  isIssuing.value = true;
                }}
              >
                Issue a key
              </button>
            )}
          </div>
          {isIssuing.value ? (
            <KeyForm
              label="New key"
              tiers={tiers}
              submit="Issue key"
              onSubmit={async (terms) => {
                const answer = await issueKey(terms);
                if (!answer.failure) {
                  issued.value = answer.body as IssuedKey;
                  isIssuing.value = false;
                }
                return answer;
              }}
              onCancel={() => {
                isIssuing.value = false;
              }}
            />
          ) : (
            <Totals />
          )}
          <KeyTable tiers={tiers} onOpen={open} />
        </section>
      ) : (
        <KeyDetail
          key={shown}
          id={shown}
          known={keys.value.find(({ id }) => id === shown)}
          tiers={tiers}
          issued={issued}
          onBack={() => inputs.choose('show', '')}
          onOpen={open}
        />
      )}
    </section>
  );
};
