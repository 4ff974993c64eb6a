import { useEffect, useRef } from 'preact/hooks';
import { LoadProblem } from '../../parts/failure.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { tellReaders } from '../../state/announce.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import { loadProblem, loadReference, operations, reference } from './document.ts';
import { GuideHits } from './guides.tsx';
import { choose, chosen, inputs } from './model.ts';
import { OperationCard } from './operation.tsx';
import style from './reference.css';
import { found } from './search.ts';

adoptStyle(style);

const open = (id: string): void => {
  choose(id);
  document.getElementById('operation-title')?.focus();
};

const List = () => {
  const groups = reference.value!.openapi.tags.map((tag) => ({
    ...tag,
    rows: found.value.filter(({ operation }) => operation.group === tag.name),
  }));
  const searched = inputs.get('q').trim() !== '';
  // What is searched is in the order of where it was found; else in groups.
  const shown = searched ? [{ name: '', description: '', rows: found.value }] : groups;
  return (
    <nav class="operations" aria-label="Operations">
      {shown
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, description, rows }) => (
          <section key={name} aria-label={name || 'Found'}>
            {name === '' ? null : (
              <h2 title={description}>
                {name} <span class="muted">{rows.length}</span>
              </h2>
            )}
            <ul>
              {rows.map(({ operation: { id, method, path, summary }, where }) => (
                <li key={id}>
                  <a
                    href={`/v1/docs#op=${id}`}
                    aria-current={chosen.value?.id === id ? 'true' : undefined}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      open(id);
                    }}
                  >
                    <span class="operation-name">
                      <span class="method">{method}</span> {path.replace(/^\/v1\/?/, '') || 'index'}
                    </span>
                    <span class="muted">
                      {summary}
                      {where === '' || where === 'name' ? '' : ` (in its ${where})`}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
};

const Search = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <search>
      <div class="field">
        <label for="reference-search">Search names, words and members (/)</label>
        <input
          ref={field}
          id="reference-search"
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder="oklch, contrast, min_ratio …"
          value={inputs.get('q')}
          onInput={(event) => {
            inputs.set('q', event.currentTarget.value);
            tellReaders(`${found.value.length} of ${operations.value.length} operations`);
          }}
          onChange={() => inputs.settle()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.isComposing) return;
            const [first] = found.value;
            if (first) open(first.operation.id);
          }}
        />
        <p class="muted note">
          {found.value.length} of {operations.value.length} operations
        </p>
      </div>
    </search>
  );
};

/** A link may name an operation that this version has not. */
const Missing = () => {
  const wanted = inputs.get('op');
  if (wanted === '' || chosen.value?.id === wanted) return null;
  return (
    <p class="field-why" role="status">
      This version has no operation <code>{wanted}</code>; the first is shown.
    </p>
  );
};

const Loaded = () => (
  <div class="reference">
    <div class="reference-side">
      <Search />
      <Missing />
      <GuideHits />
      {found.value.length === 0 ? (
        <p>
          No matching operations.{' '}
          <button type="button" class="link-button" onClick={() => inputs.choose('q', '')}>
            Show all
          </button>
        </p>
      ) : (
        <List />
      )}
    </div>
    {chosen.value ? <OperationCard key={chosen.value.id} operation={chosen.value} /> : null}
  </div>
);

const Main = () => {
  useEffect(() => void loadReference(), []);
  return (
    <>
      <h1 tabIndex={-1}>Reference</h1>
      <p class="muted reference-lead">
        Every operation as REST, typed client and GraphQL. Also as <a href="/v1/openapi.yaml">OpenAPI 3.0.3</a>,{' '}
        <a href="/v1/catalog">catalogue</a>, <a href="/llms.txt">llms.txt</a>, <a href="/v1/graphql">GraphiQL</a>.
      </p>
      {reference.value ? <Loaded /> : null}
      {!reference.value && loadProblem.value === '' ? <LoadingLine className="loading" /> : null}
      <LoadProblem text={loadProblem.value} alone again={loadReference} />
    </>
  );
};

export const view: View = {
  Main,
  inputs,
  calls: () => [],
  exports: () => [],
  take: () => 'The reference does not use colours. Put them into the fields of an operation.',
};
