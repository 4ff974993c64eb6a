import { computed } from '@preact/signals';
import { type ComparedPlace, compareReports, countPlaces } from '../../../analyzer/formats/compare.ts';
import type { Place } from '../../../analyzer/render/model.ts';
import { SEVERITY_NAMES } from '../../../analyzer/render/words.ts';
import { IconButton } from '../../parts/icon.tsx';
import { earlier, opened } from './model.ts';

/** What changed from the earlier report to the open one; undefined where there is none to compare with. */
export const comparison = computed(() =>
  opened.value && earlier.value ? compareReports(earlier.value.report, opened.value.report) : undefined,
);

/** A place by its source or, where the report does not quote it, by its line. */
const PlaceName = ({ place: { snippet, where, value, line, column } }: { place: Place }) => {
  const text = snippet || where || value;
  return text ? <code>{text}</code> : <span class="muted">{`line ${line}, column ${column}`}</span>;
};

const Places = ({
  title,
  places,
  open = false,
}: {
  title: string;
  places: readonly ComparedPlace[];
  open?: boolean;
}) =>
  places.length === 0 ? (
    <p class="muted">{title}: none</p>
  ) : (
    <details open={open}>
      <summary>
        {title}: {countPlaces(places)}
      </summary>
      <ul class="changed">
        {places.map(({ id, fingerprint, count, title: name, severity, place }) => (
          <li key={`${id} ${fingerprint}`}>
            <span class={`severity ${severity}`}>{SEVERITY_NAMES[severity]}</span> {name}{' '}
            {count > 1 ? `(${count}) ` : ''}
            {place ? <PlaceName place={place} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );

const compareNoMore = (): void => {
  earlier.value = undefined;
};

/** What changed since an earlier report. */
export const Changes = () => {
  if (!comparison.value) return null;
  const { new: added, fixed, unchanged, unknown, scores, sameChecks } = comparison.value;
  return (
    <section class="card" aria-labelledby="changes-title">
      <div class="card-head">
        <h2 id="changes-title">Since {earlier.value?.file || 'the audit before'}</h2>
        <IconButton icon="close" name="Compare no more" onClick={compareNoMore} />
      </div>
      <p class="changes-sum">
        <b>{countPlaces(added)}</b> new, <b>{countPlaces(fixed)}</b> fixed, <b>{countPlaces(unchanged)}</b> unchanged
        {unknown.length ? `, ${countPlaces(unknown)} not looked at this time` : ''}
      </p>
      {sameChecks ? null : (
        <p class="muted">
          The reports were made by different versions of the checks. New findings may come from new checks, and scores
          cannot be compared.
        </p>
      )}
      {sameChecks ? (
        <p class="muted">
          {scores
            .filter(({ before, after }) => before !== after)
            .map(
              ({ category, before, after }) => `${category} ${before ?? 'not measured'} → ${after ?? 'not measured'}`,
            )
            .join(', ') || 'No score changed.'}
        </p>
      ) : null}
      <Places title="New" places={added} open />
      <Places title="Fixed" places={fixed} open />
      <Places title="Unchanged" places={unchanged} />
      <Places title="Not checked this time" places={unknown} />
    </section>
  );
};
