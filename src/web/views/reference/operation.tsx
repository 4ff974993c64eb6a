import { useSignal } from '@preact/signals';
import { Code } from '../../parts/code.tsx';
import { LanguageChoice } from '../../parts/language-choice.tsx';
import { Words } from '../../parts/words.tsx';
import { copyText } from '../../state/copy.ts';
import { answerOf, exampleAnswer, type Operation, resolvedResponse } from './document.ts';
import { Fields } from './fields.tsx';
import { Members } from './members.tsx';
import { inputOf, isEdited, reset } from './model.ts';
import { Run } from './run.tsx';
import { SAMPLE_LANGUAGES, SAMPLES, type SampleLanguage } from './samples.ts';

const ACCESS = { public: 'no key', key: 'API key', admin: 'admin key' } as const;

const Samples = ({ operation }: { operation: Operation }) => {
  const language = useSignal<SampleLanguage>('curl');
  const text = SAMPLES[language.value](location.origin, operation, inputOf(operation));
  return (
    <section aria-labelledby="samples-title" class="samples">
      <div class="card-head">
        <h3 id="samples-title">Request</h3>
        <LanguageChoice name="sample-language" className="small" languages={SAMPLE_LANGUAGES} chosen={language} />
        <button type="button" class="button quiet" onClick={() => copyText(text, 'the request')}>
          Copy
        </button>
      </div>
      <Code label={`Request in ${language.value}`} text={text} />
    </section>
  );
};

const Answer = ({ operation }: { operation: Operation }) => {
  const example = exampleAnswer(operation);
  const schema = answerOf(operation)?.schema;
  const others = operation.produces.filter((type) => type !== 'application/json');
  return (
    <section aria-labelledby="answer-title">
      <h3 id="answer-title">Response</h3>
      {others.length === 0 ? null : (
        <p class="muted">
          {schema ? 'Also as ' : 'As '}
          {others.join(', ')}
          {schema ? ', by Accept or a parameter.' : '.'}
        </p>
      )}
      {example ? (
        <>
          <p class="muted">
            {example.real
              ? 'The response to the example above.'
              : 'Response structure with sample values. Run the request to see real ones.'}
          </p>
          <Code label="Example response" text={JSON.stringify(example.value, null, 2)} />
        </>
      ) : null}
      {schema ? (
        <details>
          <summary>Response fields</summary>
          <Members schema={schema} />
        </details>
      ) : null}
    </section>
  );
};

const Errors = ({ operation }: { operation: Operation }) => (
  <section aria-labelledby="errors-title">
    <h3 id="errors-title">Errors</h3>
    <dl class="errors">
      {Object.entries(operation.responses)
        .filter(([status]) => !status.startsWith('2'))
        .map(([status, response]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <Words text={resolvedResponse(response).description ?? ''} />
            </dd>
          </div>
        ))}
    </dl>
  </section>
);

/** Everything about one operation, and a place to run it. */
export const OperationCard = ({ operation }: { operation: Operation }) => {
  const { method, path, procedure, summary, description, access, credits } = operation;
  return (
    <article class="card operation" aria-labelledby="operation-title">
      <div>
        <h2 id="operation-title" tabIndex={-1}>
          {summary}
        </h2>
        <p class="operation-path">
          <span class="method">{method}</span> <code>{path}</code>
        </p>
        <p class="muted operation-facts">
          <code>{procedure}</code>
          <span>{credits === 1 ? '1 credit' : `${credits} credits`}</span>
          <span>{ACCESS[access]}</span>
        </p>
      </div>
      {description === undefined ? null : <Words text={description} />}
      <section aria-labelledby="input-title">
        <div class="card-head">
          <h3 id="input-title">Parameters</h3>
          {isEdited(operation) ? (
            <button type="button" class="button quiet" onClick={() => reset(operation)}>
              Reset to example
            </button>
          ) : null}
        </div>
        <Fields operation={operation} />
      </section>
      <Samples operation={operation} />
      <Run operation={operation} />
      <Answer operation={operation} />
      <Errors operation={operation} />
    </article>
  );
};
