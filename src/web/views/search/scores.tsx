import { SCORE_IDS } from '../../../personalize/vocabulary/intents.ts';
import { SCORES } from '../../../personalize/vocabulary/scores.ts';
import type { Scored } from './model.ts';

const nameOf = (id: string): string => id.replaceAll('_', ' ');
const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  return value === null ? 'none' : String(value);
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
    <details class="why">
      <summary>Why {scored.total.toFixed(1)}, and why not 100</summary>
      <dl>
        {SCORE_IDS.map((id) => {
          const { score, weight, ...terms } = scored.breakdown[id];
          return (
            <div key={id}>
              <dt>
                {nameOf(id)} <b>{Number(score).toFixed(1)}</b>{' '}
                <span class="muted">of 100, weight {(100 * Number(weight)).toFixed(0)} %</span>
              </dt>
              <dd>
                <p class="muted note">{SCORES.find((one) => one.id === id)?.measures.replaceAll('`', '')}</p>
                <p class="terms">
                  {Object.entries(terms).map(([name, value]) => (
                    <span key={name}>
                      {nameOf(name)} <b>{shown(value)}</b>
                    </span>
                  ))}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  </>
);
