import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Code } from '../parts/code.tsx';
import { Failed, PartProblem } from '../parts/failure.tsx';
import { IconButton } from '../parts/icon.tsx';
import { KeyCard } from '../parts/key-card.tsx';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { Loading } from '../parts/loading.tsx';
import { InlineSelect } from '../parts/select-field.tsx';
import { Verdict } from '../parts/verdict.tsx';
import { CALL_LANGUAGES, CALL_TEXTS, type CallLanguage } from '../state/call-text.ts';
import { asJson, type Comparison, compareValues } from '../state/compare-values.ts';
import { copyText } from '../state/copy.ts';
import { apiKey } from '../state/key.ts';
import { createLatestRequest } from '../state/latest-request.ts';
import { drawerOpen } from '../state/panels.ts';
import type { View, ViewCall, ViewCalls } from '../state/view.ts';
import './panel-style.ts';

const MOST_SHOWN = 20;

const SameNumbers = ({ values, lastDigits, differences }: Comparison) =>
  differences.length === 0 ? (
    <p class="same">
      <Verdict passes word={`All ${values} values match`} />
      {lastDigits === 0 ? null : (
        <span class="muted"> {lastDigits} of them to 12 digits: this browser rounds the last bit differently.</span>
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

/** What a run was of, and what came of it. */
interface Ran {
  readonly question: string;
  readonly same: Comparison | undefined;
}

const Body = ({ calls }: { calls: readonly ViewCall[] }) => {
  const chosen = useSignal('');
  const language = useSignal<CallLanguage>('curl');
  const asking = useMemo(createLatestRequest, []);
  const ran = useSignal<Ran | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => asking.stop, [asking]);
  const call = calls.find(({ operation }) => operation.name === chosen.value) ?? calls[0]!;
  const { operation, input, local, written } = call;
  const text = written?.texts[language.value] ?? CALL_TEXTS[language.value](location.origin, operation, input);
  const { credits } = operation;
  const question = JSON.stringify([operation.name, input]);
  const answer = asking.answer.value;

  const run = async (check: boolean): Promise<void> => {
    problem.value = '';
    try {
      const page = check && local ? asJson(await local()) : undefined;
      const got = await asking.ask(written?.request ?? { method: 'POST', path: operation.path, body: input });
      if (!got) return;
      ran.value = { question, same: page === undefined || got.failure ? undefined : compareValues(page, got.body) };
    } catch (error) {
      problem.value = `The browser could not compute this: ${(error as Error).message}`;
    }
  };

  return (
    <>
      <InlineSelect
        id="call-operation"
        label="Operation"
        value={operation.name}
        options={calls.map(({ operation: { name } }) => [name, name])}
        onChoose={(name) => {
          chosen.value = name;
          asking.clear();
          ran.value = undefined;
        }}
      />
      <LanguageChoice name="language" languages={CALL_LANGUAGES} chosen={language} />
      <Code label={`Request in ${language.value}`} text={text} />
      <div class="row">
        <button type="button" class="button quiet" onClick={() => copyText(text, 'the request')}>
          Copy
        </button>
        {apiKey.value === undefined ? null : (
          <>
            <button type="button" class="button" onClick={() => run(false)}>
              Run ({credits} {credits === 1 ? 'credit' : 'credits'})
            </button>
            {local ? (
              <button type="button" class="button" onClick={() => run(true)}>
                Compare with service
              </button>
            ) : null}
          </>
        )}
      </div>
      {apiKey.value === undefined ? <KeyCard /> : null}
      {problem.value === '' ? null : <p role="alert">{problem.value}</p>}
      {answer && ran.value ? (
        <div
          class={asking.busy.value || ran.value.question !== question ? 'answer dimmed' : 'answer'}
          aria-busy={asking.busy.value}
        >
          {ran.value.question === question ? null : <p class="muted">The input has changed. Run the request again.</p>}
          {ran.value.same ? <SameNumbers {...ran.value.same} /> : null}
          <Failed answer={answer} again={() => run(false)} />
          {answer.failure ? null : (
            <>
              <p class="muted">
                {answer.status} in {answer.milliseconds} ms, {answer.credits ?? '0'} credits
              </p>
              <Code label="Response" text={JSON.stringify(answer.body, null, 2)} />
            </>
          )}
        </div>
      ) : null}
    </>
  );
};

const close = (): void => {
  drawerOpen.value = false;
};

const Written = ({ calls }: { calls: ViewCalls }) => {
  if (calls === 'failed') return <PartProblem />;
  if (calls === 'loading') return <Loading height="120px" />;
  return calls.length === 0 ? <p class="muted">This view shows its own requests.</p> : <Body calls={calls} />;
};

/** The call behind the view: how it is written, what it answers, and whether the page computes the same. */
export const Drawer = ({ view }: { view: View }) => {
  const calls = view.calls();
  return (
    <aside class="drawer" aria-label="Code">
      <div class="drawer-head">
        <h2>Code for this view</h2>
        <IconButton icon="close" name="Close the code" onClick={close} />
      </div>
      <Written calls={calls} />
    </aside>
  );
};
