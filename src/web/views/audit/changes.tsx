import type { ComparedPlace } from '../../../analyzer/formats/compare.ts';
import { SEVERITY_NAMES } from '../../../analyzer/render/words.ts';
import { IconButton } from '../../parts/icon.tsx';
import { comparison, earlier } from './model.ts';

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
        {title}: {places.length}
      </summary>
      <ul class="changed">
        {places.map(({ fingerprint, title: name, severity, place }) => (
          <li key={fingerprint}>
            <span class={`severity ${severity}`}>{SEVERITY_NAMES[severity]}</span> {name}{' '}
            {place ? <code>{place.snippet || place.where || place.value}</code> : null}
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
        <b>{added.length}</b> new, <b>{fixed.length}</b> fixed, <b>{unchanged.length}</b> unchanged
        {unknown.length ? `, ${unknown.length} not looked at this time` : ''}
      </p>
      {sameChecks ? null : (
        <p class="muted">
          The two were not made by the same checks: a new finding may be a new check, and scores do not compare.
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
      <Places title="Not looked at this time" places={unknown} />
    </section>
  );
};
