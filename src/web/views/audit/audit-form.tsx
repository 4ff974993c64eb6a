import { useSignal, useSignalEffect } from '@preact/signals';
import { Failed, Problem } from '../../parts/failure.tsx';
import { KeyCard } from '../../parts/key-card.tsx';
import { announce } from '../../state/announce.ts';
import { apiKey, keyProblem } from '../../state/key.ts';
import {
  CHOICES,
  chooseStage,
  chosenStages,
  inputs,
  inspect,
  inspectInput,
  inspection,
  openProblem,
  PRICE,
} from './model.ts';
import { OpenButton } from './open-button.tsx';

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** How a page of this computer or of the own network is made auditable: refused pages alone do not say it. */
const LocalHint = () => {
  const { url } = inspectInput();
  if (!URL.canParse(url)) return null;
  const { hostname, protocol, port } = new URL(url);
  if (!LOCAL.test(hostname)) return null;
  return (
    <p class="muted">
      Private addresses are refused, unless the service is started with{' '}
      <code>{`FETCH_ALLOW_HOSTS=${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`}</code>.
    </p>
  );
};

/** Seconds since the audit began: they distinguish a slow page from one that hangs. */
const Progress = () => {
  const seconds = useSignal(0);
  useSignalEffect(() => {
    if (!inspection.busy.value) return undefined;
    seconds.value = 0;
    const timer = setInterval(() => {
      seconds.value += 1;
    }, 1000);
    return () => clearInterval(timer);
  });
  if (!inspection.busy.value) return null;
  return (
    <div class="row" role="status">
      <progress aria-label="Auditing" />
      <span>Reading and checking the page{seconds.value > 1 ? `, ${seconds.value} s` : ''} …</span>
      <button type="button" class="button quiet" onClick={inspection.stop}>
        Stop
      </button>
    </div>
  );
};

const Stages = () => (
  <details class="stages">
    <summary>
      {chosenStages.value.length === CHOICES.length
        ? 'All stages that work from page source'
        : `${chosenStages.value.length} of ${CHOICES.length} stages`}
    </summary>
    <ul>
      {CHOICES.map(({ id, name, does }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={chosenStages.value.includes(id)}
              onChange={(event) => chooseStage(id, event.currentTarget.checked)}
            />{' '}
            <b>{name}</b> <span class="muted">{does}</span>
          </label>
        </li>
      ))}
    </ul>
  </details>
);

/** Opens the place where a key is pasted, below the address that waits for it. */
const askForKey = (form: HTMLFormElement): void => {
  const place = form.parentElement?.querySelector<HTMLDetailsElement>('.no-key');
  if (!place) return;
  place.open = true;
  place.querySelector('input')?.focus();
  announce('An audit needs a key.');
};

/** Which page is audited, and the saved reports that need no call. */
export const Ask = () => {
  const answer = inspection.answer.value;
  const empty = inputs.get('url').trim() === '';
  return (
    <section class="card ask" aria-label="Audit scope">
      <form
        class="ask-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (apiKey.value === undefined) askForKey(event.currentTarget);
          else void inspect();
        }}
      >
        <div class="field">
          <label for="url">Page URL</label>
          <input
            id="url"
            class="mono"
            type="text"
            inputMode="url"
            autocapitalize="off"
            spellcheck={false}
            placeholder="https://example.com/"
            value={inputs.get('url')}
            aria-invalid={answer?.failure?.message.startsWith('url:') ?? false}
            onInput={(event) => inputs.set('url', event.currentTarget.value)}
            onChange={() => inputs.settle()}
          />
        </div>
        <button type="submit" class="button" disabled={empty || inspection.busy.value}>
          Audit ({PRICE} credits)
        </button>
        <OpenButton into="opened" name="Open a saved report" />
      </form>
      <Stages />
      <Problem text={openProblem.value} />
      <Progress />
      {answer?.failure && !inspection.busy.value ? (
        <>
          <Failed answer={answer} again={() => inspect()} />
          {/private|local/i.test(answer.failure.message) ? <LocalHint /> : null}
        </>
      ) : null}
      {apiKey.value === undefined ? (
        <details class="no-key" open={keyProblem.value !== ''}>
          <summary>An audit needs a key; a saved report opens without one</summary>
          <KeyCard />
        </details>
      ) : null}
    </section>
  );
};
