import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { apiKey, forgetKey, isKept, keyProblem, takeKey } from '../state/key.ts';
import { Problem } from './failure.tsx';

const FORM = /^[\x21-\x7e]{8,200}$/;

/** Where a key is taken, shown and forgotten. */
export const KeyCard = ({ onDone }: { onDone?: () => void }) => {
  const text = useSignal('');
  const keep = useSignal(false);
  const why = useSignal('');
  // It may be in a view, in the drawer and in a dialog at once.
  const id = useId();
  if (apiKey.value !== undefined)
    return (
      <div class="key-card">
        <p>
          A key ending in <code>{apiKey.value.slice(-4)}</code> is in use. It leaves this page only in calls to this
          service.
        </p>
        <label class="inline">
          <input
            type="checkbox"
            checked={isKept()}
            onChange={(event) => takeKey(apiKey.value!, event.currentTarget.checked)}
          />{' '}
          Keep it on this computer
        </label>
        <button type="button" class="button quiet" onClick={() => forgetKey()}>
          Forget it
        </button>
      </div>
    );
  return (
    <form
      class="key-card"
      onSubmit={(event) => {
        event.preventDefault();
        const key = text.value.trim();
        why.value = FORM.test(key) ? '' : 'This is no key: paste the whole line that was printed when it was made.';
        if (why.value !== '') return;
        takeKey(key, keep.value);
        onDone?.();
      }}
    >
      <Problem text={keyProblem.value} />
      <label for={id}>Paste a key</label>
      <div class="key-row">
        <input
          id={id}
          class="mono"
          type="password"
          autocomplete="off"
          value={text.value}
          aria-invalid={why.value !== ''}
          aria-describedby={`${id}-why`}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          Use this key
        </button>
      </div>
      <p class="field-why" id={`${id}-why`}>
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
        Keep it on this computer
      </label>
      <p class="muted note">
        <code>npm start</code> and <code>npx metamer sign-in</code> print a link that signs this browser in; whoever
        runs the service elsewhere makes keys with <code>metamer keys issue</code>.
      </p>
    </form>
  );
};
