import { SCORE_IDS, type ScoreId } from '../../../personalize/vocabulary/intents.ts';
import { SCORES } from '../../../personalize/vocabulary/scores.ts';
import type { Scored } from './model.ts';

const plain = (text: string): string => text.replaceAll('`', '');
/** The words of a member; `pairs_from_4_5` counts those from 4.5 on. */
const nameOf = (id: string): string => id.replace(/(\d)_(?=\d)/g, '$1.').replaceAll('_', ' ');
const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  return value === null ? 'none' : String(value);
};

/** What one score brings of what it could, what it measures, and the terms it is made of. */
const Why = ({ id, breakdown }: { id: ScoreId; breakdown: Scored['breakdown'][ScoreId] }) => {
  const { score, weight, ...terms } = breakdown;
  const { measures = '', formula = '', source = '' } = SCORES.find((one) => one.id === id) ?? {};
  const most = 100 * Number(weight);
  return (
    <div>
      <dt>
        {nameOf(id)} <b>{((most * Number(score)) / 100).toFixed(1)}</b>{' '}
        <span class="muted">
          of {most.toFixed(1)} points: {Number(score).toFixed(1)} of 100 at a weight of {most.toFixed(0)} %
        </span>
      </dt>
      <dd>
        <p class="muted note">{plain(measures)}</p>
        <p class="terms">
          {Object.entries(terms).map(([name, value]) => (
            <span key={name}>
              {nameOf(name)} <b>{shown(value)}</b>
            </span>
          ))}
        </p>
        <details class="formula" data-print="folded">
          <summary>Formula and source</summary>
          <p class="note">{plain(formula)}</p>
          <p class="muted note">{plain(source)}</p>
        </details>
      </dd>
    </div>
  );
};

/** Six scores: each bar as wide as its weight, as full as its score. Opened they name the terms behind each. */
export const Scores = ({ scored }: { scored: Scored }) => (
  <>
    <span class="score-bars" aria-hidden="true">
      {SCORE_IDS.map((id) => (
        <span key={id} class="score" style={{ flexGrow: Number(scored.breakdown[id].weight) }}>
          <span class="score-name">
            {nameOf(id)} <b>{Math.round(scored.scores[id])}</b>
          </span>
          <span class="score-fill">
            <span style={{ width: `${scored.scores[id]}%` }} />
          </span>
        </span>
      ))}
    </span>
    <details class="why" data-print="folded">
      <summary>
        Why {scored.total.toFixed(1)}, and why not 100
        <span class="off-screen">{'rank' in scored ? ` (palette ${scored.rank})` : ' (your palette)'}</span>
      </summary>
      <p class="muted note">
        The total is the weighted sum of six scores. The purpose and the two sliders set the weights.
      </p>
      <dl>
        {SCORE_IDS.map((id) => (
          <Why key={id} id={id} breakdown={scored.breakdown[id]} />
        ))}
      </dl>
    </details>
  </>
);
