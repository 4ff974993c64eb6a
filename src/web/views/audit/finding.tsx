import type { Place, ShownFinding } from '../../../analyzer/render/model.ts';
import { counted, meaningOf, SEVERITY_NAMES } from '../../../analyzer/render/words.ts';
import { colorsNamedIn } from '../../state/found-colors.ts';
import { navigate } from '../../state/navigation.ts';
import { ChangeLines } from './change.tsx';

/** Where a fault is; two colours that are named there can be taken to the contrast view. */
const PlaceRow = ({ place }: { place: Place }) => {
  const { where, line, column, snippet, value, changes } = place;
  const [first, second] = colorsNamedIn(value);
  return (
    <li>
      {snippet === '' ? null : <code class="snippet">{snippet}</code>}
      <p class="muted place">
        {where === '' ? null : <code>{where}</code>}
        {line === null ? null : (
          <span>
            line {line}
            {column === null ? '' : `, column ${column}`}
          </span>
        )}
        {value === '' ? null : <span>{value}</span>}
        {first && second ? (
          <button
            type="button"
            class="link-button"
            onClick={() =>
              navigate('/contrast', `#fg=${encodeURIComponent(first.text)}&bg=${encodeURIComponent(second.text)}`)
            }
          >
            Open in Contrast
          </button>
        ) : null}
      </p>
      {changes?.map((change) => (
        <ChangeLines key={change.says} change={change} />
      ))}
    </li>
  );
};

/** A check that failed: what was found, how it is fixed, by which rule, and where. */
export const Finding = ({ finding }: { finding: ShownFinding }) => {
  const { id, title, severity, area, message, fix, help, count, total, places } = finding;
  const meaning = meaningOf(finding);
  return (
    <li class="finding">
      <div class="finding-head">
        <h3>{title}</h3>
        <span class={`severity ${severity}`}>{SEVERITY_NAMES[severity]}</span>
      </div>
      <p>{message}</p>
      {fix === '' ? null : (
        <p>
          <b>Fix:</b> {fix}
        </p>
      )}
      <p class="muted finding-foot">
        {meaning === '' ? null : <span>{meaning}</span>}
        <span>{area}</span>
        <code>{id}</code>
        {total > 1 ? (
          <span>
            {count} of {counted(total, 'place')}
          </span>
        ) : null}
        {help === null ? null : (
          <a href={help} target="_blank" rel="noreferrer noopener">
            The rule<span class="off-screen"> of {title} (opens in a new tab)</span>
          </a>
        )}
      </p>
      {places.length === 0 ? null : (
        <details open={places.length <= 2}>
          <summary>
            {counted(places.length, 'place')}
            <span class="off-screen"> of {title}</span>
          </summary>
          <ul class="places">
            {places.map((place, i) => (
              // Places have no identity but their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is what stays
              <PlaceRow key={i} place={place} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};
