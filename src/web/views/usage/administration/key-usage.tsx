import { useSignal, useSignalEffect } from '@preact/signals';
import { Failed } from '../../../parts/failure.tsx';
import { LoadingLine } from '../../../parts/loading.tsx';
import type { Answer } from '../../../state/api.ts';
import { DayFigures } from '../days.tsx';
import type { Day } from '../model.ts';
import type { Source } from '../source.ts';

const DAYS = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
] as const;
const DAY_MS = 86_400_000;
const dateBefore = (days: number): string => new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** What a key has used, as a chart and as tables. */
export const KeyUsage = ({ source }: { source: Source }) => {
  const answer = useSignal<Answer | undefined>(undefined);
  const days = useSignal(30);
  const load = async (): Promise<void> => {
    answer.value = await source.read('usage.history', { since: dateBefore(days.value) });
  };
  useSignalEffect(() => void load());
  const { days: shown = [] } = (answer.value?.body ?? {}) as { days?: readonly Day[] };
  return (
    <section class="card days" aria-labelledby="key-usage-title">
      <div class="card-head">
        <h2 id="key-usage-title">Usage</h2>
        <label class="inline">
          Last{' '}
          <select
            value={days.value}
            onChange={({ currentTarget }) => {
              days.value = Number(currentTarget.value);
            }}
          >
            {DAYS.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {answer.value ? <Failed answer={answer.value} again={load} /> : <LoadingLine />}
      {answer.value && !answer.value.failure && shown.length === 0 ? (
        <p class="account-empty">No request in this time. Its first request appears here by day and by endpoint.</p>
      ) : null}
      {shown.length === 0 || answer.value?.failure ? null : <DayFigures days={shown} />}
    </section>
  );
};
