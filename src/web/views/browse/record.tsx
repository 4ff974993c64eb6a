import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rgb } from '../../../color/rgb.ts';
import { Code } from '../../parts/code.tsx';
import { Failed } from '../../parts/failure.tsx';
import { IconButton } from '../../parts/icon.tsx';
import { Swatch } from '../../parts/swatch.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { navigate } from '../../state/navigation.ts';
import { asJson, type Comparison, compare } from '../../state/same.ts';
import { colorsOf, Look } from './look.tsx';
import { type BrowsedRecord, closeRecord, fetching, fetchRecord, finding, inputs, recordIn } from './model.ts';

const CAN_RECOMPUTE: readonly string[] = ['palettes', 'contrast'];
const MOST_SWATCHES = 24;
const bare = (hex: string): string => hex.slice(1);

/** Derives the record again in this page and compares every value. */
const Recompute = ({ record }: { record: BrowsedRecord }) => {
  const found = useSignal<Comparison | undefined>(undefined);
  const problem = useSignal('');
  const { recompute, index } = record;
  const run = async (): Promise<void> => {
    try {
      const { RECOMPUTED } = await import('./recompute.ts');
      const derived = RECOMPUTED[inputs.get('in')]!(Number(index), { apca: 'apca' in record });
      const names = Object.keys(derived);
      // Words beside the record are not part of it.
      const same = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
      found.value = compare(asJson(derived), same);
    } catch {
      problem.value = 'The source of the collection could not be loaded. Try again.';
    }
  };
  return (
    <div class="recompute">
      <h3>Derived, not stored</h3>
      {typeof recompute === 'string' ? <p class="muted note">{recompute}</p> : null}
      {CAN_RECOMPUTE.includes(inputs.get('in')) ? (
        <button type="button" class="button quiet" onClick={run}>
          Recompute in this page
        </button>
      ) : null}
      {found.value ? (
        <p role="status">
          <Verdict
            passes={found.value.differences.length === 0}
            word={
              found.value.differences.length === 0
                ? `The same: ${found.value.values} of ${found.value.values} values`
                : `${found.value.differences.length} of ${found.value.values} values differ`
            }
          />
        </p>
      ) : null}
      {problem.value === '' ? null : <p role="alert">{problem.value}</p>}
    </div>
  );
};

/** A record with what can be done with its colours; whole, also how it is derived. */
const Open = ({ record, isWhole }: { record: BrowsedRecord; isWhole: boolean }) => {
  const colors = colorsOf(record);
  const [first = '#000000', second] = colors;
  return (
    <>
      <Look record={record} />
      <div class="row">
        {colors.slice(0, MOST_SWATCHES).map((hex, i) => (
          <Swatch
            // biome-ignore lint/suspicious/noArrayIndexKey: colours have no identity but their place
            key={i}
            id={`record-${i}`}
            name={`Colour ${i + 1}`}
            color={rgb(hex)}
          />
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            navigate(
              '/contrast',
              second && colors.length === 2
                ? `#fg=${bare(first)}&bg=${bare(second)}`
                : `#pal=${colors.map(bare).join('~')}`,
            )
          }
        >
          Open in Contrast
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => navigate('/vision', `#pal=${colors.slice(0, 12).map(bare).join('~')}`)}
        >
          Open in Vision
        </button>
      </div>
      {isWhole ? (
        <>
          <Recompute key={String(record.id)} record={record} />
          <details>
            <summary>The whole record</summary>
            <Code label="The record" text={JSON.stringify(record, null, 2)} />
          </details>
        </>
      ) : null}
    </>
  );
};

/** One record of the collection, asked for by its id. */
export const RecordCard = ({ listed }: { listed: BrowsedRecord | undefined }) => {
  const id = inputs.get('id');
  const { busy, answer } = fetching;
  const got = answer.value && !answer.value.failure ? recordIn(answer.value) : undefined;
  const whole = String(got?.id) === id ? got : undefined;
  useEffect(() => {
    document.getElementById('record-title')?.focus();
    // What was answered for this record is nothing of the next.
    return fetching.clear;
  }, []);
  const credits = finding.value?.credits ?? 1;
  return (
    <section class="card record" aria-labelledby="record-title">
      <div class="card-head">
        <h2 id="record-title" tabIndex={-1}>
          Record {id}
        </h2>
        <IconButton icon="close" name="Close the record" onClick={closeRecord} />
      </div>
      {listed && !whole ? <Open record={listed} isWhole={false} /> : null}
      {whole ? <Open record={whole} isWhole /> : null}
      {whole ? null : (
        <button type="button" class="button" disabled={busy.value} onClick={fetchRecord}>
          Read it whole ({credits} {credits === 1 ? 'credit' : 'credits'})
        </button>
      )}
      {answer.value?.failure ? <Failed answer={answer.value} again={fetchRecord} /> : null}
    </section>
  );
};
