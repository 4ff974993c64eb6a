import { shown, values } from './model.ts';
import { boundedBy } from './titles.ts';

const percent = (share: number): string => `${(100 * share).toPrecision(3)} %`;

/** How much was found, and of how much. */
export const Sum = () => {
  const body = (shown.value?.answer.body ?? {}) as Readonly<Record<string, unknown>>;
  const { matched, scanned, hit_rate: rate, reachable } = body;
  const limit = reachable as { field: string; max: number } | undefined;
  const count = shown.value?.records.length ?? 0;
  const withColor = values.value.near === undefined ? '' : ' with such a colour';
  return (
    <p class="muted" role="status">
      {typeof matched === 'number'
        ? `${matched.toLocaleString('en')} in the collection, ${count} shown`
        : `${count} shown`}
      {typeof scanned === 'number' && typeof rate === 'number'
        ? `; ${percent(rate)} of the last ${scanned.toLocaleString('en')} scanned match`
        : ''}
      {limit ? `. No palette${withColor} has ${boundedBy(limit.field)} above ${limit.max}.` : ''}
    </p>
  );
};
