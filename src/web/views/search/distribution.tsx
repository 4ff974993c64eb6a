import { axisOf } from './axis.ts';
import { reasonForFew, totalsText } from './counts.ts';
import { mine, type SearchAnswer } from './model.ts';

/** Where the totals lie: those that are kept, what the search began with, and one's own palette. */
export const Distribution = ({ answer }: { answer: SearchAnswer }) => {
  const { sweep, palettes, seed } = answer;
  const totals = palettes.map(({ total }) => total);
  const few = reasonForFew(answer.brief, totals.length);
  const ownTotal = mine.value?.total;
  const leftOut = sweep.cut.next_score;
  const others = [
    { kind: 'median', name: `median of ${sweep.sampled} sampled`, at: sweep.median_before_refinement },
    ...(leftOut === null ? [] : [{ kind: 'left-out', name: 'best not shown', at: leftOut }]),
    ...(ownTotal === undefined ? [] : [{ kind: 'own', name: 'yours', at: ownTotal }]),
  ];
  const { low, high, ticks } = axisOf([...totals, ...others.map(({ at }) => at)]);
  const left = (total: number): string => `${(100 * (total - low)) / (high - low)}%`;
  return (
    <figure class="card distribution">
      <div class="totals" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} class="totals-tick" style={{ left: left(tick) }}>
            {tick}
          </span>
        ))}
        {others.map(({ kind, at }) => (
          <span key={kind} class={`total-mark ${kind}`} style={{ left: left(at) }} />
        ))}
        {totals.map((total, i) => (
          // Totals have no identity but their rank.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rank is what stays
          <span key={i} class="total-mark kept" style={{ left: left(total) }} />
        ))}
      </div>
      <figcaption class="note">
        <ul class="legend">
          <li>
            <span class="total-mark kept" /> {totalsText(totals)}
          </li>
          {others.map(({ kind, name, at }) => (
            <li key={kind}>
              <span class={`total-mark ${kind}`} /> {name} {at.toFixed(1)}
            </li>
          ))}
        </ul>
        {few === undefined ? null : <p>{few}</p>}
        <p class="muted">
          {sweep.sampled.toLocaleString('en')} palettes sampled, {sweep.survivors.toLocaleString('en')} unlike each
          other, {sweep.refined} refined, {sweep.kept} shown. The same brief and seed {seed} find the same palettes.
        </p>
      </figcaption>
    </figure>
  );
};
