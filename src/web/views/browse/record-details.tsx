import { useSignal } from '@preact/signals';
import { Code } from '../../parts/code.tsx';
import { Failed } from '../../parts/failure.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { asJson, type Comparison, compareValues } from '../../state/compare-values.ts';
import { copyText } from '../../state/copy.ts';
import { apiKey } from '../../state/key.ts';
import { type BrowsedRecord, fetching, fetchRecord, finding, opened } from './model.ts';
import { RecordMembers } from './record-members.tsx';

/** Asks the service for the same record, and compares every value with the one that is derived here. */
const CompareWithService = ({ record }: { record: BrowsedRecord }) => {
  const found = useSignal<Comparison | undefined>(undefined);
  const { busy, answer } = fetching;
  const credits = finding.value.credits;
  const run = async (): Promise<void> => {
    const theirs = await fetchRecord();
    if (theirs) found.value = compareValues(asJson(record), theirs);
  };
  if (apiKey.value === undefined)
    return <p class="muted note">With a key, the service derives it as well and every value is compared.</p>;
  return (
    <>
      <button type="button" class="button quiet" disabled={busy.value} onClick={run}>
        Compare with service ({credits} {credits === 1 ? 'credit' : 'credits'})
      </button>
      {found.value ? (
        <p role="status">
          <Verdict
            passes={found.value.differences.length === 0}
            word={
              found.value.differences.length === 0
                ? `All ${found.value.values} values match`
                : `${found.value.differences.length} of ${found.value.values} values differ`
            }
          />
        </p>
      ) : null}
      {answer.value?.failure ? <Failed answer={answer.value} again={run} /> : null}
    </>
  );
};

/** What a record is made of, how it is derived, and the whole of it as JSON. */
export const RecordDetails = ({ record }: { record: BrowsedRecord }) => {
  const { recompute, cite } = opened.value.value!;
  const said = typeof record.recompute === 'string' ? record.recompute : recompute;
  return (
    <>
      <RecordMembers record={record} />
      <div class="recompute">
        <h3>Computed in this page, not stored</h3>
        {said === undefined ? null : <p class="muted note">{said}</p>}
        {cite === undefined ? null : (
          <p class="muted note">
            Cite as: {cite}{' '}
            <button type="button" class="link-button" onClick={() => copyText(cite, 'how it is cited')}>
              Copy
            </button>
          </p>
        )}
        <CompareWithService record={record} />
      </div>
      <details>
        <summary>As JSON</summary>
        <Code label="The record" text={JSON.stringify(record, null, 2)} />
      </details>
    </>
  );
};
