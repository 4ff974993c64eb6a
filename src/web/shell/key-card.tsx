import { useSignal } from '@preact/signals';
import { apiKey, forgetKey, takeKey } from '../state/key.ts';

const FORM = /^[\x21-\x7e]{8,200}$/;

/** Where a key is taken, shown and forgotten. */
export const KeyCard = ({ onDone }: { onDone?: () => void }) => {
  const text = useSignal('');
  const keep = useSignal(false);
  const why = useSignal('');
  if (apiKey.value !== undefined)
    return (
      <div class="key-card">
        <p>
          A key ending in <code>{apiKey.value.slice(-4)}</code> is in use. It leaves this page only in calls to this
          service.
        </p>
        <button type="button" class="button quiet" onClick={forgetKey}>
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
      <p>
        Everything on this page works without a key. Calls of the service need one: it is printed at the very first
        start of the service, and whoever runs it can make more.
      </p>
      <label for="key-text">Paste a key</label>
      <input
        id="key-text"
        class="mono"
        type="password"
        autocomplete="off"
        value={text.value}
        aria-invalid={why.value !== ''}
        aria-describedby="key-why"
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <p class="field-why" id="key-why">
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
      <button type="submit" class="button">
        Use this key
      </button>
    </form>
  );
};
