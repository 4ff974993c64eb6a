import { useSignal } from '@preact/signals';
import { Code } from '../parts/code.tsx';
import { Failed } from '../parts/failure.tsx';
import { IconButton } from '../parts/icon.tsx';
import { Verdict } from '../parts/verdict.tsx';
import { type Answer, post, call as send } from '../state/api.ts';
import { CALL_LANGUAGES, CALL_TEXTS, type CallLanguage } from '../state/call-text.ts';
import { copyText } from '../state/copy.ts';
import { apiKey } from '../state/key.ts';
import { asJson, type Comparison, compare } from '../state/same.ts';
import type { View, ViewCall } from '../views/view.ts';
import { KeyCard } from './key-card.tsx';
import { drawerOpen } from './panels.ts';
import './panel-style.ts';

const MOST_SHOWN = 20;

const SameNumbers = ({ values, lastDigits, differences }: Comparison) =>
  differences.length === 0 ? (
    <p class="same">
      <Verdict passes word={`The same: ${values} of ${values} values`} />
      {lastDigits === 0 ? null : (
        <span class="muted"> {lastDigits} of them to twelve digits: this browser rounds the last bit otherwise.</span>
      )}
    </p>
  ) : (
    <div class="same">
      <Verdict passes={false} word={`${differences.length} of ${values} values differ`} />
      <ul>
        {differences.slice(0, MOST_SHOWN).map(({ place, page, service }) => (
          <li key={place}>
            <code>{place}</code>: page {JSON.stringify(page) ?? 'nothing'}, service{' '}
            {JSON.stringify(service) ?? 'nothing'}
          </li>
        ))}
      </ul>
    </div>
  );

const Body = ({ calls }: { calls: readonly ViewCall[] }) => {
  const chosen = useSignal(0);
  const language = useSignal<CallLanguage>('curl');
  const busy = useSignal(false);
  const answer = useSignal<Answer | undefined>(undefined);
  const same = useSignal<Comparison | undefined>(undefined);
  const call: ViewCall = calls[chosen.value] ?? calls[0]!;
  const text =
    call.written?.texts[language.value] ?? CALL_TEXTS[language.value](location.origin, call.operation, call.input);
  const { credits } = call.operation;

  const run = async (check: boolean): Promise<void> => {
    busy.value = true;
    same.value = undefined;
    const page = check && call.local ? asJson(await call.local()) : undefined;
    const got = await (call.written ? send(call.written.request) : post(call.operation.path, call.input));
    answer.value = got;
    if (page !== undefined && !got.failure) same.value = compare(page, got.body);
    busy.value = false;
  };

  return (
    <>
      <label class="inline">
        Operation{' '}
        <select
          value={call.operation.name}
          onChange={(event) => {
            chosen.value = event.currentTarget.selectedIndex;
            answer.value = undefined;
            same.value = undefined;
          }}
        >
          {calls.map(({ operation: { name } }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div class="choices" role="radiogroup" aria-label="Language">
        {CALL_LANGUAGES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="language"
              checked={language.value === name}
              onChange={() => {
                language.value = name;
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <Code label={`The call in ${language.value}`} text={text} />
      <div class="row">
        <button type="button" class="button quiet" onClick={() => copyText(text, 'the call')}>
          Copy
        </button>
        {apiKey.value === undefined ? null : (
          <>
            <button type="button" class="button" disabled={busy.value} onClick={() => run(false)}>
              Run ({credits} {credits === 1 ? 'credit' : 'credits'})
            </button>
            {call.local ? (
              <button type="button" class="button" disabled={busy.value} onClick={() => run(true)}>
                Same numbers?
              </button>
            ) : null}
          </>
        )}
      </div>
      {apiKey.value === undefined ? <KeyCard /> : null}
      {same.value ? <SameNumbers {...same.value} /> : null}
      {answer.value ? (
        <div class={busy.value ? 'answer dimmed' : 'answer'} aria-busy={busy.value}>
          <Failed answer={answer.value} again={() => run(false)} />
          {answer.value.failure ? null : (
            <>
              <p class="muted">
                {answer.value.status} in {answer.value.milliseconds} ms, {answer.value.credits ?? '0'} credits
              </p>
              <Code label="Answer" text={JSON.stringify(answer.value.body, null, 2)} />
            </>
          )}
        </div>
      ) : null}
    </>
  );
};

/** The call behind the view: how it is written, what it answers, and whether the page computes the same. */
export const Drawer = ({ view }: { view: View }) => {
  const calls = view.calls();
  return (
    <aside class="drawer" aria-label="The call">
      <div class="drawer-head">
        <h2>The call</h2>
        <IconButton
          icon="close"
          name="Close the call"
          onClick={() => {
            drawerOpen.value = false;
          }}
        />
      </div>
      {calls.length === 0 ? <p class="muted">This view shows its calls itself.</p> : <Body calls={calls} />}
    </aside>
  );
};
