import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { announce } from '../state/announce.ts';
import { checkKey } from '../state/check-key.ts';
import { apiKey, forgetKey, isKept, keyProblem, takeKey } from '../state/key.ts';
import { Problem } from './failure.tsx';

const FORM = /^[\x21-\x7e]{8,200}$/;

/** Where a key is taken, shown and forgotten. */
export const KeyCard = ({ onDone }: { onDone?: () => void }) => {
  const text = useSignal('');
  const keep = useSignal(false);
  const why = useSignal('');
  const isChecking = useSignal(false);
  // It may be in a view, in the drawer and in a dialog at once.
  const id = useId();
  if (apiKey.value !== undefined)
    return (
      <div class="key-card">
        <p>
          A key ending in <code>{apiKey.value.slice(-4)}</code> is active. It is sent only to this service.
        </p>
        <label class="inline">
          <input
            type="checkbox"
            checked={isKept()}
            onChange={(event) => takeKey(apiKey.value!, event.currentTarget.checked)}
          />{' '}
          Remember on this computer
        </label>
        <button type="button" class="button quiet" onClick={() => forgetKey()}>
          Remove key
        </button>
      </div>
    );
  return (
    <form
      class="key-card"
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const key = text.value.trim();
        why.value = FORM.test(key) ? '' : 'This is not an API key. Paste the whole key; it starts with mtm_live_.';
        if (why.value !== '' || isChecking.value) return;
        isChecking.value = true;
        const found = await checkKey(key);
        isChecking.value = false;
        if ('problem' in found) {
          why.value = found.problem;
          return;
        }
        takeKey(key, keep.value);
        const left =
          found.remaining === undefined ? '' : `, ${found.remaining.toLocaleString('en')} credits left this month`;
        announce(`Signed in: ${found.tier}${left}.`);
        onDone?.();
      }}
    >
      <Problem text={keyProblem.value} />
      <label for={id}>API key</label>
      <div class="key-row">
        <input
          id={id}
          class="mono"
          type="password"
          autocomplete="current-password"
          autofocus={onDone !== undefined}
          value={text.value}
          aria-invalid={why.value !== ''}
          aria-describedby={`${id}-why`}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button" aria-disabled={isChecking.value}>
          {isChecking.value ? 'Checking …' : 'Use this key'}
        </button>
      </div>
      <p class="field-why field-line" id={`${id}-why`} role="alert">
        {why.value}
      </p>
      <label class="inline">
        <input
          type="checkbox"
          checked={keep.value}
          onChange={(event) => {
            keep.value = event.currentTarget.checked;
          }}
        />{' '}
        Remember on this computer
      </label>
      <p class="muted note">
        <code>npm start</code> and <code>npx metamer sign-in</code> print a link that signs this browser in; whoever
        runs the service elsewhere makes keys with <code>metamer keys issue</code>.
      </p>
    </form>
  );
};
